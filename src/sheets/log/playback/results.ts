import { own } from '../../../rules/base/json.ts';
import { capital, listed, signed } from '../../../rules/base/words.ts';
import { outcomeWords } from '../../../rules/board/outcome.ts';
import type { OutcomeView } from '../../../rules/declare/outcome.ts';
import { finish, outcomeOf } from '../../../rules/play/match.ts';
import { outcomeList, placesOf, pointsOf } from '../../../rules/play/shown/ending.ts';
import { recapOf } from '../../../rules/play/shown/recap.ts';
import { standFacts } from '../../../rules/play/shown/standing.ts';
import type { Playback } from './playback.ts';
import { seenBy } from './seen.ts';

type Known = Pick<Playback, 'match' | 'publicViews' | 'vote' | 'opponent'>;

/**
 * Gives the result of the last round for everyone; [] before the first round. First come the winners or a recap, and
 * then the points so far. Leaves out points that the recap names.
 */
export function publicResults(playback: Known): readonly string[] {
  const { match, publicViews } = playback;
  if (publicViews.length < 2) return [];
  const outcome = outcomeOf(match);
  if (outcome) {
    const points = outcomeList(match, outcome, (name) => `${name} ${pointsOf(outcome, name)}`);
    return [...outcomeWords(outcome, playback), `${capital(match.game.score.many)}: ${points}.`];
  }
  const seen = { public: publicViews, private: [] } as never;
  const [fact] = match.game.publicPoints ? [] : standFacts(match, seen);
  return [recapOf(match, seen), ...(fact ? [`${fact[0]}: ${fact[1].split('\n').join(', ')}.`] : [])].filter(
    (words) => words !== '',
  );
}

/** Gives the result of the last round for one player; [] if there is no result. */
export function ownResults(playback: Playback, seat: number): readonly string[] {
  const words = recapOf(playback.match, seenBy(playback, seat), seat);
  return words === '' ? [] : [words];
}

/**
 * Lists for the host what changed between two states of a match: winners if the match ended, each player's points, and
 * new places. For a running match, gives the points that players would have if the match ended now.
 */
export function hostResults(before: Playback, after: Playback): readonly string[] {
  const { names } = after.match.info;
  const outcome = outcomeOf(after.match);
  const [then, now] = [endOf(before), endOf(after)];
  const places = placesOf(after.match, now);
  const each = outcomeList(after.match, now, (name) => {
    const points = pointsOf(now, name);
    const change = points - pointsOf(then, name);
    return change === 0 ? `${name} ${points}` : `${name} ${points} (${signed(change)})`;
  });
  const moved = before.rounds.length === 0 ? [] : moves(names, placesOf(before.match, then), places);
  const when = outcome ? '' : ' if the match ended now';
  return [
    ...(outcome ? outcomeWords(outcome, after) : []),
    `${capital(after.match.game.score.many)}${when}: ${each}.`,
    ...(moved.length > 0 ? [`${moved.join('; ')}.`] : []),
  ];
}

/** Says who rises or falls, with one part for all players with the same old and new place. */
function moves(
  names: readonly string[],
  was: Readonly<Record<string, number>>,
  places: Readonly<Record<string, number>>,
): readonly string[] {
  const movers = new Map<string, string[]>();
  for (const name of [...names].sort((a, b) => own(places, a)! - own(places, b)!)) {
    const [from, to] = [own(was, name)!, own(places, name)!];
    const key = `from place ${from} to ${to}`;
    if (from !== to) movers.set(key, [...(movers.get(key) ?? []), name]);
  }
  return [...movers].map(([way, who]) => {
    const [first] = who as [string];
    const verb = own(places, first)! < own(was, first)! ? 'rise' : 'fall';
    return `${listed(who)} ${verb}${who.length === 1 ? 's' : ''} ${way}`;
  });
}

/** Gives the outcome of a match. For a running match, gives the outcome that the match would have if it ended now. */
function endOf({ match }: Playback): OutcomeView {
  return outcomeOf(match) ?? (outcomeOf(finish(match)) as OutcomeView);
}
