import { type Match, outcomeOf, type Views } from '../../../src/rules/play/match.ts';

/** A viewer: a seat or everyone. */
export type Viewer = number | 'public';

/** Each player is looked at in every third round, and with LAW_RUNS in each. */
const TURNS = !process.env.LAW_RUNS ? 3 : 1;

/** The viewers checked in this round: everyone, and a third of the players, in turn. */
export function viewersIn({ info, position }: Match): Viewer[] {
  return ['public', ...[...info.names.keys()].filter((seat) => isTurnOf(seat, position.round))];
}

/** Is it a seat's turn in a round, or with seat 0 the round's? */
export function isTurnOf(seat: number, round: number): boolean {
  return (seat + round) % TURNS === 0;
}

/** The views of a viewer, as drawings take them. */
export function seenBy(viewer: Viewer, match: Match, seen: readonly Views[]) {
  const outcome = outcomeOf(match);
  const hints = Object.keys(match.game.hints);
  const everyone = { public: seen.map((one) => one.public), hints, ...(outcome ? { outcome } : {}) };
  if (viewer === 'public') return everyone;
  const name = match.info.names[viewer] as string;
  return { ...everyone, private: seen.map((one) => one.private[name] as object) };
}

/** The drawing for a viewer. */
export function drawFor(viewer: Viewer, match: Match, seen: readonly Views[]) {
  const { draw } = match.game;
  return viewer === 'public'
    ? draw.public(match.info, seenBy(viewer, match, seen))
    : draw.private(match.info, viewer, seenBy(viewer, match, seen) as never);
}
