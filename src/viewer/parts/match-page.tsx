import { useEffect, useState } from 'preact/hooks';
import type { StoryLine } from '../../sheets/log/playback/story.ts';
import { keyStep } from '../shown/key-step.ts';
import type { Shown, Viewer } from '../shown/shown.ts';
import { Board } from './board.tsx';

/** Shows a match round by round, as one viewer saw it. */
export function MatchPage({ shown }: { readonly shown: Shown }) {
  const [viewer, setViewer] = useState<Viewer>(shown.viewers[0] ?? 'public');
  const [round, setRound] = useState(shown.rounds);
  useArrowKeys((step) => setRound((now) => Math.min(shown.rounds, Math.max(0, now + step))));
  const isPrinted = usePrinting();
  const rounds = isPrinted ? Array.from({ length: shown.rounds + 1 }, (_, i) => i) : [round];
  const who = viewerWords(shown, viewer);
  const edited = shown.edited(viewer);
  return (
    <section class="match">
      <h2>{shown.title}</h2>
      {shown.title !== shown.game && <p class="soft">{shown.game}</p>}
      {edited && <p class="notice">{edited}</p>}
      {shown.substitutes.map((words) => (
        <p class="soft" key={words}>
          {words}
        </p>
      ))}
      <div class="controls">
        <label class="viewer">
          As seen by
          <select
            value={String(viewer)}
            onChange={({ currentTarget }) => setViewer(viewerOf(currentTarget.value))}
          >
            {shown.viewers.map((one) => (
              <option key={one} value={String(one)}>
                {viewerWords(shown, one)}
              </option>
            ))}
          </select>
        </label>
        <RoundPicker round={round} rounds={shown.rounds} onRound={setRound} />
      </div>
      {isPrinted && <p>As seen by {who}.</p>}
      {rounds.map((one) => (
        <div class="stage" key={one}>
          {isPrinted && <h3>{momentWords(one)}</h3>}
          <Board grid={shown.board(viewer, one)} label={`${momentWords(one)}, as ${who} saw it`} />
          <div>
            <HandChanges lines={shown.handChanges(viewer, one)} round={one} />
            <Story lines={shown.story(viewer, one)} round={one} />
            {!isPrinted && <Seed shown={shown} />}
          </div>
        </div>
      ))}
      <Acts lines={shown.acts(viewer)} />
    </section>
  );
}

/** Says whether the page is being printed. A printed page shows all rounds. */
function usePrinting(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const listen = ({ type }: Event) => setPrinted(type === 'beforeprint');
    window.addEventListener('beforeprint', listen);
    window.addEventListener('afterprint', listen);
    return () => {
      window.removeEventListener('beforeprint', listen);
      window.removeEventListener('afterprint', listen);
    };
  }, []);
  return isPrinted;
}

/** Lists the host's acts in the whole match. Resolving a round is left out. */
function Acts({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>Other actions of the host ({lines.length})</summary>
      <ul class="story">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function Seed({ shown: { chance, seed, commitment } }: { readonly shown: Shown }) {
  return (
    <details>
      <summary>Chance</summary>
      <p>{chance}</p>
      {commitment && (
        <dl>
          <dt>Fingerprint of the seed (SHA-256), shown from the start</dt>
          <dd class="hash">{commitment}</dd>
          <dt>Seed</dt>
          <dd class="hash">{seed || 'not revealed yet'}</dd>
        </dl>
      )}
    </details>
  );
}

function viewerOf(value: string): Viewer {
  return value === 'public' || value === 'host' ? value : Number(value);
}

function viewerWords({ names }: Shown, viewer: Viewer): string {
  if (viewer === 'public') return 'everyone';
  return viewer === 'host' ? 'the host' : (names[viewer] as string);
}

/** Calls `onStep` when the left or right arrow key is pressed. The page then goes back or forward by one round. */
function useArrowKeys(onStep: (step: number) => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = keyStep(event as KeyboardEvent & { readonly target: Element });
      if (step !== 0) onStep(step);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

/** Lists the host's changes by hand after a round. */
function HandChanges({ lines, round }: { readonly lines: readonly string[]; readonly round: number }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>The host changed the position by hand {round === 0 ? 'before round 1' : `after round ${round}`}</h3>
      <ul class="story">
        {lines.map((line, i) => (
          <li key={i}>
            {line} <span class="soft">[H5]</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lists the events of a round, each with its ruling. */
function Story({ lines, round }: { readonly lines: readonly StoryLine[]; readonly round: number }) {
  if (round === 0) return null;
  return (
    <>
      <h3>What happened in round {round}, and why</h3>
      {lines.length === 0 && <p class="soft">This reader may know nothing about this round.</p>}
      <ul class="story">
        {lines.map(({ ruling, text }, i) => (
          <li key={i}>
            {text} <span class="soft">[{ruling}]</span>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <p class="soft small">
          The ruling behind each line is in brackets. Roundkeeper’s list of rulings (docs/rulings.md) explains
          it.
        </p>
      )}
    </>
  );
}

/** Says after which round a match is shown. Round 0 is “Before round 1”. */
function momentWords(round: number): string {
  return round === 0 ? 'Before round 1' : `After round ${round}`;
}

interface Props {
  readonly round: number;
  readonly rounds: number;
  onRound(round: number): void;
}

/** Lets the reader choose a round with a slider, or go one round back or forward. */
function RoundPicker({ round, rounds, onRound }: Props) {
  return (
    <div class="rounds">
      <button
        type="button"
        aria-label="One round back"
        disabled={round === 0}
        onClick={() => onRound(round - 1)}
      >
        ◀
      </button>
      <label>
        {momentWords(round)}
        {rounds > 0 && ` of ${rounds}`}
        <input
          type="range"
          min={0}
          max={rounds}
          value={round}
          onInput={({ currentTarget }) => onRound(Number(currentTarget.value))}
        />
      </label>
      <button
        type="button"
        aria-label="One round forward"
        disabled={round === rounds}
        onClick={() => onRound(round + 1)}
      >
        ▶
      </button>
    </div>
  );
}
