import type { MatchState, StoryLine } from '../../sheets/panel-api/panel.ts';
import { readerWords } from '../logic/story-words.ts';

interface Props {
  readonly lines: readonly string[];
  /** The title above them, as a heading of this rank. */
  readonly title?: string;
  readonly head?: 'h2' | 'h3' | 'h4';
}

/** Lines below their title; nothing without lines. */
export function Lines({ lines, title, head: Head = 'h2' }: Props) {
  if (lines.length === 0) return null;
  return (
    <>
      {title && <Head>{title}</Head>}
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Lines folded away below their title; nothing without lines. */
export function FoldedLines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <div class="inside">
        <Lines lines={lines} />
      </div>
    </details>
  );
}

/** The happenings of a round: each line with its readers and its ruling. */
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

/** Says on a page that shows results of a match that its position was changed by hand. */
export function EditNote({ match: { editNote } }: { readonly match: Pick<MatchState, 'editNote'> }) {
  return editNote === '' ? null : <p class="box calm">{editNote}</p>;
}
