import type { StoryLine } from '../../../sheets/panel-api/panel.ts';
import { readerWords } from '../../logic/story-words.ts';

/** What happened in a round: each line with its readers and its ruling. */
export function Story({ lines }: { readonly lines: readonly StoryLine[] }) {
  if (lines.length === 0) return <p class="soft">Nothing happened.</p>;
  return (
    <ol class="story">
      {lines.map(({ to, ruling, text }, i) => (
        <li key={i}>
          {text}
          <span class="soft small">
            {readerWords(to)}
            {ruling !== '' && ` · ruling ${ruling}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
