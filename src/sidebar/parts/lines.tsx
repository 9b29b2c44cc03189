import type { MatchState, StoryLine } from '../../sheets/panel-api/panel.ts';
import { readerWords } from '../logic/story-words.ts';

interface Props {
  readonly lines: readonly string[];
  /** Title above the lines. `head` gives the level of the heading. */
  readonly title?: string;
  readonly head?: 'h2' | 'h3' | 'h4';
}

/** List of lines below a title. Shows nothing if there are no lines. */
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

/** Folded list of lines with a title. Shows nothing if there are no lines. */
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

/** Lists the events of a round in order. A caption names readers and ruling once for all events in a row that share them. */
export function Story({ lines }: { readonly lines: readonly StoryLine[] }) {
  if (lines.length === 0) return <p class="soft">Nothing happened.</p>;
  const isFirst = ({ to, ruling }: StoryLine, i: number) =>
    to !== lines[i - 1]?.to || ruling !== lines[i - 1]?.ruling;
  return (
    <ol class="story">
      {lines.map((line, i) => (
        <li key={i}>
          {isFirst(line, i) && (
            <span class="soft small">
              {readerWords(line.to)}
              {line.ruling !== '' && ` · ruling ${line.ruling}`}
            </span>
          )}
          {line.text}
        </li>
      ))}
    </ol>
  );
}

/** Note above the results of a match. Says that the host changed the match's position by hand. */
export function EditNote({ match: { editNote } }: { readonly match: Pick<MatchState, 'editNote'> }) {
  return editNote === '' ? null : <p class="box calm">{editNote}</p>;
}
