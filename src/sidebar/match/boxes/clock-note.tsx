import { useState } from 'preact/hooks';
import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { timeWords } from '../../logic/clock.ts';
import { bySelfLines, clockLines } from '../../logic/clock-lines.ts';
import { unreachedWords, unsentWords } from '../../logic/match-words.ts';
import { Button } from '../../parts/button.tsx';
import { useSession } from '../../session/session.ts';
import { GoOn } from './go-on.tsx';

interface Props {
  readonly match: MatchState;
  /** Opens the page with the deadline. */
  onDeadline(): void;
}

/** What happens by itself in a match, that it is paused, and why a round did not resolve by itself. */
export function ClockNote({ match, onDeadline }: Props) {
  const session = useSession();
  const { clock, edited } = match;
  const unreached = unreachedWords(match);
  // If cells were changed by hand, their box says it.
  const byItself = edited.length > 0 ? [] : clockLines(clock, session.now());
  const lines = [...byItself, ...(unreached === '' ? [] : [unreached])];
  return (
    <>
      {clock.pausedSince !== '' && (
        <section class="box warn" aria-label="Paused">
          <p>Paused since {timeWords(clock.pausedSince)}. Nothing resolves by itself, and nothing is due.</p>
          <GoOn match={match} />
        </section>
      )}
      {clock.problem && (
        <section class="box warn" role="alert">
          <p>
            {clock.problem.of === 'reminder'
              ? unsentWords(match)
              : `This round did not resolve by itself (${timeWords(clock.problem.at)}): ${clock.problem.what}`}
          </p>
          {clock.problem.of === 'resolve' && (
            <div class="buttons">
              <Button onPress={onDeadline}>Change the deadline</Button>
            </div>
          )}
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

/** A note that the last round was resolved automatically; highlighted until the host has read it, if something was missing. */
export function BySelfNote({ match: { clock, round } }: { readonly match: MatchState }) {
  /** The round of which the host has read it. */
  const [read, setRead] = useState(0);
  const lines = bySelfLines(clock, round);
  if (lines.length === 0) return null;
  if (lines.length === 1 || read === round) return <p class="soft small">{lines[0]}</p>;
  return (
    <section class="box warn" aria-label="Resolved by itself">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div class="buttons">
        <Button kind="quiet" isFree onPress={() => setRead(round)}>
          I have read it
        </Button>
      </div>
    </section>
  );
}
