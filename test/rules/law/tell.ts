import { type Match, outcomeOf, type Told } from '../../../src/rules/play/match.ts';

/** A viewer: a seat or everyone. */
export type Viewer = number | 'public';

/** What a viewer has been told, in the shape that drawings take. */
export function toldTo(viewer: Viewer, match: Match, told: readonly Told[]) {
  const outcome = outcomeOf(match);
  const everyone = { public: told.map((one) => one.public), ...(outcome ? { outcome } : {}) };
  if (viewer === 'public') return everyone;
  const name = match.table.names[viewer] as string;
  return { ...everyone, private: told.map((one) => one.private[name] as object) };
}

/** The drawing that a viewer is given. */
export function drawFor(viewer: Viewer, match: Match, told: readonly Told[]) {
  const { draw } = match.game;
  return viewer === 'public'
    ? draw.public(match.table, toldTo(viewer, match, told))
    : draw.private(match.table, viewer, toldTo(viewer, match, told) as never);
}
