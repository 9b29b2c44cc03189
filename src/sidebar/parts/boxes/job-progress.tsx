import type { PanelState } from '../../../sheets/panel-api/panel.ts';

/** The progress of long work. */
export function JobProgress({ job: { done, of, doing } }: { readonly job: NonNullable<PanelState['job']> }) {
  return (
    <p>
      <progress value={done} max={of} aria-label="Progress" />
      <span class="small">
        {done} of {of} steps done{doing === '' ? '.' : `. Next: ${doing}.`}
      </span>
    </p>
  );
}
