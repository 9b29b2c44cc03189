import { own } from '../../../rules/base/json.ts';
import { capital, joined, signed } from '../../../rules/base/words.ts';
import { outcomeWords, pointsOfEach } from '../../../rules/board/outcome.ts';
import { finish, outcomeOf } from '../../../rules/play/match.ts';
import { recapOf } from '../../../rules/play/shown/recap.ts';
import { standFacts } from '../../../rules/play/shown/standing.ts';
import type { Playback } from './playback.ts';
import { seenBy } from './seen.ts';

type Known = Pick<Playback, 'match' | 'publicViews' | 'vote' | 'opponent'>;

/**
 * The result of the last round for everyone: who won, or what the round gave, and then the points so far; [] before the first round. Points
 * that a game tells with the round are not told twice.
 */
export function publicResults(playback: Known): readonly string[] {
  const { match, publicViews } = playback;
  if (publicViews.length < 2) return [];
  const outcome = outcomeOf(match);
  if (outcome) {
    const points = pointsOfEach(match.info.names, outcome.scores);
    return [...outcomeWords(outcome, playback), `${capital(match.game.score.many)}: ${points}.`];
  }
  const seen = { public: publicViews, private: [] } as never;
  const [fact] = match.game.publicPoints ? [] : standFacts(match, seen);
  return [recapOf(match, seen), ...(fact ? [`${fact[0]}: ${fact[1].split('\n').join(', ')}.`] : [])].filter(
    (words) => words !== '',
  );
}

/** The result of a round for one player; [] where it brought nothing. */
export function ownResults(playback: Playback, seat: number): readonly string[] {
  const words = recapOf(playback.match, seenBy(playback, seat), seat);
  return words === '' ? [] : [words];
}

/**
 * Differences between two states of a match, for a host: the winners at its end, then the points of each player (if the
 * match goes on, those of an end now), and the new places.
 */
export function hostResults(before: Playback, after: Playback): readonly string[] {
  const { names } = after.match.info;
  const outcome = outcomeOf(after.match);
  const [then, now] = [pointsBySeat(before), pointsBySeat(after)];
  const places = [placesBy(then), placesBy(now)] as const;
  const seats = [...names.keys()].sort((a, b) => now[b]! - now[a]!);
  const each = seats.map((seat) => `${names[seat]} ${now[seat]} (${signed(now[seat]! - then[seat]!)})`);
  const moved = seats.flatMap((seat) => {
    const [from, to] = places.map((all) => all[seat]!) as [number, number];
    return from === to || before.rounds.length === 0
      ? []
      : [`${names[seat]} ${to < from ? 'rises' : 'falls'} from place ${from} to ${to}`];
  });
  const when = outcome ? '' : ' if the match ended now';
  return [
    ...(outcome ? outcomeWords(outcome, after) : []),
    `${capital(after.match.game.score.many)}${when}: ${joined(each)}.`,
    ...(moved.length > 0 ? [`${moved.join('; ')}.`] : []),
  ];
}

/** The points by seat; before the end those that the match would have if it ended now. */
function pointsBySeat({ match }: Playback): readonly number[] {
  const outcome = outcomeOf(match) ?? outcomeOf(finish(match));
  return match.info.names.map((name) => own(outcome?.scores ?? {}, name) ?? 0);
}

/** The place of each seat, from 1; equal points share one. */
function placesBy(points: readonly number[]): readonly number[] {
  return points.map((mine) => 1 + points.filter((other) => other > mine).length);
}
