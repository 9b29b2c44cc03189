import { type Match, outcomeOf, type Views } from '../../../src/rules/play/match.ts';

/** A viewer: a seat or everyone. */
export type Viewer = number | 'public';

/** What a viewer has seen, as drawings take it. */
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
