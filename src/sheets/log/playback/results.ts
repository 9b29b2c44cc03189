import { own } from '../../../rules/base/json.ts';
import { capital, signed } from '../../../rules/base/words.ts';
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
    return `${name} ${points} (${change === 0 ? 'no change' : signed(change)})`;
  });
  const was = placesOf(before.match, then);
  const moved = [...names]
    .sort((a, b) => own(places, a)! - own(places, b)!)
    .flatMap((name) => {
      const [from, to] = [own(was, name)!, own(places, name)!];
      return from === to || before.rounds.length === 0
        ? []
        : [`${name} ${to < from ? 'rises' : 'falls'} from place ${from} to ${to}`];
    });
  const when = outcome ? '' : ' if the match ended now';
  return [
    ...(outcome ? outcomeWords(outcome, after) : []),
    `${capital(after.match.game.score.many)}${when}: ${each}.`,
    ...(moved.length > 0 ? [`${moved.join('; ')}.`] : []),
  ];
}

/** Gives the outcome of a match. For a running match, gives the outcome that the match would have if it ended now. */
function endOf({ match }: Playback): OutcomeView {
  return outcomeOf(match) ?? (outcomeOf(finish(match)) as OutcomeView);
}
