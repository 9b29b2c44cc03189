import type { StoryLine } from '../../../sheets/panel-api/panel.ts';

/** The readers of a line of a story, in words. */
function reader(to: string): string {
  if (to === 'public') return 'Told to everyone';
  return to === 'host' ? 'Told to hosts alone' : `Told to ${to} alone`;
}

/** What happened in a round: each line with its readers and its ruling. */
export function Story({ lines }: { readonly lines: readonly StoryLine[] }) {
  if (lines.length === 0) return <p class="soft">Nothing happened.</p>;
  return (
    <ol class="story">
      {lines.map(({ to, ruling, text }, i) => (
        <li key={i}>
          {text}
          <span class="soft small">
            {reader(to)}
            {ruling !== '' && ` · ruling ${ruling}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
