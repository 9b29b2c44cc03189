import type { Answers, OwnForm } from '../../order/question.ts';
import type { Refusal, RefusalCheck } from '../../order/refusal.ts';
import { judgeOrder, type Match, type Views } from '../match.ts';

/** Makes a function that gives the refusals in a seat’s receipt for some answers. `seen` holds the views so far. */
export function refusalsFor(match: Match, seen: Views, seat: number): RefusalCheck {
  const { game, info } = match;
  return (answers) => {
    const refused: Refusal[] = [];
    judgeOrder(match, seat, game.form.read(info, seen.public, answers), refused);
    return refused;
  };
}

/** Gives the notes on the form for one seat. The keys are the ids of the questions. */
export function ownFormOf(match: Match, seen: Views, seat: number): OwnForm {
  const { game, info } = match;
  const own = seen.private[info.names[seat] as string];
  return game.form.own(info, seen.public, own, seat, refusalsFor(match, seen, seat));
}

/** Makes the answers of a simulated player. `random(n)` gives a number from 0 to n − 1. */
export function rehearseSeat(
  match: Match,
  seen: Views,
  seat: number,
  random: (n: number) => number,
): Answers {
  const { game, info } = match;
  const own = { public: seen.public, private: seen.private[info.names[seat] as string] };
  return game.rehearse(info, seat, own, random, refusalsFor(match, seen, seat));
}
