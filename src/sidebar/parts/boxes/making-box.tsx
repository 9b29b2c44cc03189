import { useEffect, useRef } from 'preact/hooks';
import type { PanelState } from '../../../sheets/panel-api/panel.ts';
import { JobProgress } from './job-progress.tsx';

/** The progress of a match that is being made. */
export function MakingBox({ job }: { readonly job: PanelState['job'] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [job]);
  return (
    <div class="box calm" ref={box}>
      {job && <JobProgress job={job} />}
      <p class="small">Files and forms are being made: this takes a minute or two. Keep the panel open.</p>
    </div>
  );
}
