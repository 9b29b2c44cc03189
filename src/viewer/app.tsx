import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LARGEST_FILE } from '../sheets/log/file/read-file.ts';
import { checkFile } from './check/check-file.ts';
import { compareKept } from './check/kept-lines.ts';
import { type Result, unusableFile } from './check/result.ts';
import { verdictOf } from './check/verdict.ts';
import { Checks } from './parts/checks.tsx';
import { Chooser } from './parts/chooser.tsx';
import { Fair } from './parts/fair.tsx';
import { KeptBox } from './parts/kept.tsx';
import { MatchPage } from './parts/match-page.tsx';
import { Verdict } from './parts/verdict.tsx';

/**
 * The file on the page. `turn` counts the opened files. With a new `turn`, the page shows a file from the beginning,
 * even if the last file had the same name.
 */
interface Opened {
  readonly name: string;
  readonly turn: number;
  readonly result: Result | undefined;
}

/** Shows the whole page: a box to open a file, the verdict on the file, and the match round by round. */
export function App({ enclosed }: { readonly enclosed: string }) {
  const [{ name, turn, result }, setOpened] = useState<Opened>(() => ({
    name: '',
    turn: 0,
    result: enclosed === '' ? undefined : checkFile(enclosed),
  }));
  // Kept lines are also compared with the next file.
  const [text, setText] = useState('');
  const last = useRef(0);
  const open = async (file: File) => {
    const turn = ++last.current;
    const checked =
      file.size > LARGEST_FILE
        ? unusableFile(
            `This file has ${Math.round(file.size / 1e6)} MB. An exported match is far smaller. Choose another file.`,
          )
        : checkFile(await file.text());
    // Another file was opened while this one was read.
    if (turn === last.current) setOpened({ name: file.name, turn, result: checked });
  };
  // Runs before the page is painted, so that the result of the last file never stands beside the text of this file.
  const kept = result?.proof && compareKept(text, result.proof);
  const verdict = result && verdictOf(result, kept);
  useLayoutEffect(() => {
    if (verdict) document.body.dataset.verdict = verdict.kind;
    else delete document.body.dataset.verdict;
  }, [verdict?.kind]);
  return (
    <>
      <Chooser onFile={open} hasFile={result !== undefined} />
      {!result && <Fair />}
      {result && verdict && (
        <>
          {turn === 0 && <Enclosed text={enclosed} />}
          <Verdict of={verdict} file={name} />
          {kept && <KeptBox text={text} kept={kept} onText={setText} />}
          {result.shown && <MatchPage key={turn} shown={result.shown} />}
          {result.checks.length > 0 && <Checks result={result} />}
          <Fair />
        </>
      )}
    </>
  );
}

/** Says that the match came with the page. Offers the match as a file, which can be checked elsewhere. */
function Enclosed({ text }: { readonly text: string }) {
  return (
    <p class="soft enclosed">
      The person who sent you this match also sent you the page that checks it. If you do not trust them, save{' '}
      <a download="match.json" href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}>
        the match as a file
      </a>{' '}
      and open it with this page from another source.
    </p>
  );
}
