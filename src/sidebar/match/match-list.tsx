import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { deadlineStatus } from '../logic/clock.ts';
import { inOrder, waitsWords } from '../logic/match-words.ts';
import { withoutOrder } from '../logic/seat-words.ts';
import { signOf } from '../parts/page.tsx';
import { useSession } from '../session/session.ts';

interface Props {
  readonly matches: readonly MatchState[];
  /** Number of the match that the panel shows. */
  readonly shown: number;
  onChoose(number: number): void;
}

/**
 * Lists the matches. Each match is a button that shows the match, with the number of orders, the time left, and the
 * decisions that wait for the host.
 */
export function MatchList({ matches, shown, onChoose }: Props) {
  const { now } = useSession();
  if (matches.length < 2) return null;
  return (
    <nav aria-label="Matches">
      <ul class="matches">
        {inOrder(matches).map((match) => (
          <li key={match.number}>
            <button
              type="button"
              aria-current={match.number === shown}
              onClick={() => match.number !== shown && onChoose(match.number)}
            >
              <strong class={`sign-of ${signOf(match.number)}`}>{match.title}</strong>{' '}
              <span class="small">{lineOf(match, now())}</span>{' '}
              {waitsWords(match) !== '' && <span class="small late">{waitsWords(match)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Describes a match in one line: “Round 2 · 9 of 10 orders · 3 h left”. */
function lineOf(
  { over, closed, round, seats, problem, deadline, graceMinutes }: MatchState,
  now: number,
): string {
  if (closed) return 'Closed';
  if (over) return 'Over';
  if (problem) return `Round ${round + 1}`;
  const sent = seats.length - withoutOrder(seats).length;
  return `Round ${round + 1} · ${sent} of ${seats.length} orders · ${deadlineStatus(deadline, graceMinutes, now).words}`;
}
