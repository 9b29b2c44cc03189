import { useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { bySelfLines, clockLines, SOON } from '../logic/clock-lines.ts';
import { unreachedWords, unsentWords } from '../logic/match-words.ts';
import { deadlineAfterPause } from '../logic/next-deadline.ts';
import { Button, ButtonRow } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

/** Note about the automatic actions of a match. Also shows a pause, and the reason why a round did not resolve automatically. */
export function ClockNote({ match, onDeadline }: { readonly match: MatchState; onDeadline(): void }) {
  const session = useSession();
  const { clock, edited } = match;
  const unreached = unreachedWords(match);
  // If cells were changed by hand, the box about these cells says when the round resolves.
  const byItself = edited.length > 0 ? [] : clockLines(clock, session.now());
  const lines = [...byItself, ...(unreached === '' ? [] : [unreached])];
  return (
    <>
      {clock.pausedSince !== '' && (
        <section class="box calm" aria-label="Paused">
          <p>
            Paused since {timeWords(clock.pausedSince)}. Until the match resumes, no round resolves
            automatically and no deadline applies.
          </p>
          <Resume match={match} />
        </section>
      )}
      {clock.problem && (
        <section class="box warn" role="alert">
          <p>
            {clock.problem.of === 'reminder'
              ? unsentWords(match)
              : `This round did not resolve automatically (${timeWords(clock.problem.at)}): ${clock.problem.what}`}
          </p>
          {clock.problem.of === 'resolve' && <ButtonRow onPress={onDeadline}>Change the deadline</ButtonRow>}
        </section>
      )}
      {lines.map((line) => (
        <p class="soft small" key={line}>
          {line}
        </p>
      ))}
    </>
  );
}

/** Shows that the last round resolved automatically. If orders were missing, the note is highlighted until the host has read it. */
export function BySelfNote({ match: { clock, round } }: { readonly match: MatchState }) {
  /** Number of the round whose note the host has read. */
  const [read, setRead] = useState(0);
  const lines = bySelfLines(clock, round);
  if (lines.length === 0) return null;
  if (lines.length === 1 || read === round) return <p class="soft small">{lines[0]}</p>;
  return (
    <section class="box warn" aria-label="Resolved automatically">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ButtonRow kind="quiet" isFree onPress={() => setRead(round)}>
        I have read this
      </ButtonRow>
    </section>
  );
}

/** Resumes a paused match. If the open round would resolve at once, the host can also resume without automatic rounds. */
export function Resume({ match, onDone }: { readonly match: MatchState; onDone?(): void }) {
  const { number, round, clock } = match;
  const { now } = useSession();
  const action = useAction<'resume' | 'setTiming'>('writes');
  const left = Date.parse(clock.afterPause) - now();
  const isSoon = left <= SOON;
  const due = deadlineAfterPause(clock, now());
  const resume = async (isByHand: boolean) => {
    const answer = await action.work('Resuming', async (call) => {
      // The timing is set before the match resumes, because the open round may resolve at once.
      const set = isByHand && (await call('setTiming', number, { ...clock.timing, auto: 'off' }));
      return set && !set.ok ? set : call('resume', number);
    });
    if (answer?.ok) onDone?.();
  };
  return (
    <>
      {due !== undefined && !isSoon && (
        <p class="small">
          If you resume now, round {round + 1} is due {timeWords(new Date(due).toISOString())}.
        </p>
      )}
      {isSoon && (
        <p>
          All orders are there: when you resume the match, the round resolves automatically{' '}
          {left > 0 ? `at ${timeWords(clock.afterPause)}, or at once if this time has passed` : 'in a moment'}
          . “Resume, but resolve by hand” switches automatic rounds off until you switch them on again.
        </p>
      )}
      <Report of={action} />
      <div class="buttons">
        {isSoon && <Button onPress={() => void resume(true)}>Resume, but resolve by hand</Button>}
        <Button onPress={() => void resume(false)}>Resume the match</Button>
      </div>
    </>
  );
}
