import { listed, plural } from '../../../rules/base/words.ts';
import type { HandEdit, Playback, PlayedRound } from './playback.ts';
import type { SeenChange } from './seen-changes.ts';

/** Reader of a text: the public, the host, or the player with this name. */
export type Reader = 'public' | 'host' | { readonly player: string | undefined };

type Rounds = { readonly rounds: readonly Pick<PlayedRound, 'round' | 'amended'>[] };

/**
 * Makes the notice on every page about the host's changes: a take-over, an early end, positions changed by hand, and
 * corrected rounds. '' if the host changed nothing.
 * Only the host and the player of a corrected order read whose order was corrected (H20). `viewer` has the player's name
 * in the match.
 */
export function editWords(
  playback: Pick<Playback, 'edits' | 'isEnded' | 'judgement' | 'taken'> & Rounds,
  viewer: Reader,
): string {
  const { edits, rounds } = playback;
  // Rounds before a change by hand cannot be corrected, so the corrections of these rounds came before the change.
  const lastEdit = Math.max(0, ...edits.map(({ after }) => after));
  const before = rounds.filter(({ round }) => round <= lastEdit);
  const since = rounds.filter(({ round }) => round > lastEdit);
  return [
    takenWords(playback),
    endWords(playback),
    ...amendmentWords({ rounds: before }, viewer),
    positionWords(playback, viewer),
    ...amendmentWords({ rounds: since }, viewer),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/** Says that the match began elsewhere; '' if the match began in this season (H31). */
function takenWords({ taken }: Pick<Playback, 'taken'>): string {
  return taken
    ? `The match began elsewhere, and was taken over from a match file ${whenTaken(taken.rounds)}.`
    : '';
}

/** Puts the number of rounds before a take-over into words, such as “after 3 rounds”. */
export function whenTaken(rounds: number): string {
  return rounds === 0 ? 'before its first round' : `after ${plural(rounds, 'round')}`;
}

function endWords({ isEnded, judgement, rounds }: Pick<Playback, 'isEnded' | 'judgement'> & Rounds): string {
  if (!isEnded) return '';
  const when = rounds.length === 0 ? 'before its first round' : `early, after round ${rounds.length}`;
  const what = judgement
    ? 'the standing at that time decided the winners, the Elimination Candidates and the payments'
    : 'there are no winners, and nothing is paid for the end';
  return `The host ended the match ${when}: ${what}.`;
}

/** Lists the host's corrections of resolved rounds, with one sentence for each round (H20, H34). */
function amendmentWords({ rounds }: Rounds, viewer: Reader): readonly string[] {
  return rounds
    .filter(({ amended }) => amended.length > 0)
    .map(({ round, amended }) => {
      // Only the two sides of a trade read who traded.
      const what = [
        ...orderWords(
          amended.flatMap(({ player }) => player ?? []),
          viewer,
        ),
        ...(amended.some((one) => one.what === 'trades') ? ['trades'] : []),
        ...(amended.some((one) => one.what === 'ruling') ? ['the ruling'] : []),
      ];
      return `The host corrected round ${round} (${what.join('; ')}). This and all later rounds were played again.`;
    });
}

/**
 * Tells a reader whose orders of a round the host corrected. Hides the names of other players. Otherwise a reader could
 * compare both results, and find out what a named player sent.
 */
function orderWords(players: readonly string[], viewer: Reader): readonly string[] {
  if (players.length === 0) return [];
  if (viewer === 'host') return [`the order of ${listed([...new Set(players)])}`];
  const isOwn = (player: string) => viewer !== 'public' && player === viewer.player;
  if (players.every(isOwn)) return ['your order'];
  if (players.some(isOwn)) return ['orders, including yours'];
  return [players.length === 1 ? 'an order' : 'orders'];
}

function positionWords({ edits }: Pick<Playback, 'edits'>, viewer: Reader): string {
  if (edits.length === 0) return '';
  const first = edits
    .filter(({ after }) => after === 0)
    .map((edit) => `before round 1${seenWords(edit, viewer)}`);
  const rounds = edits
    .filter(({ after }) => after > 0)
    .map((edit) => `${edit.after}${seenWords(edit, viewer)}`);
  const times = [
    ...first,
    ...(rounds.length > 0 ? [`after ${rounds.length === 1 ? 'round' : 'rounds'} ${listed(rounds)}`] : []),
  ];
  const reports =
    rounds.length === 0 ? '' : ' Reports of earlier rounds describe the position before the change.';
  return `The host changed the position by hand ${listed(times)}.${reports}`;
}

/** Largest number of cells that a sentence names. */
const MOST_CELLS = 3;

function mayKnow(by: SeenChange['by'], viewer: Reader): boolean {
  if (viewer === 'host' || by === 'everyone') return true;
  return by !== 'nobody' && viewer !== 'public' && viewer.player === by.player;
}

/** Lists the changed cells that the viewer may know, in brackets. '' if there are none. */
function seenWords({ seen = [] }: HandEdit, viewer: Reader): string {
  const cells = seen.filter(({ by }) => mayKnow(by, viewer)).map(({ words }) => words);
  if (cells.length === 0) return '';
  const more = cells.length > MOST_CELLS ? [`${cells.length - MOST_CELLS} more`] : [];
  return ` (${[...cells.slice(0, MOST_CELLS), ...more].join('; ')})`;
}
