import { own } from '../../base/json.ts';
import type { Column, Columns, Known } from '../../declare/column.ts';
import { knownOf, tablesOf } from '../../declare/knowledge.ts';
import type { OutcomeView } from '../../declare/outcome.ts';
import { type Match, outcomeOf } from '../match.ts';

/** The parts that every outcome has: places, points and payments. */
export const PRIZES: readonly string[] = [
  'scores',
  'winners',
  'candidates',
  'vote',
  'tokensOfLife',
  'garnets',
  'bellflowers',
] satisfies (keyof OutcomeView)[];

/**
 * Tells a host everything that the end of a match shows to everyone, beside points and prizes. [] before the end. The
 * list follows from the outcome and the columns, so it is complete. A part for which the game has no words appears with
 * its own name.
 */
export function revealedBy(match: Match): readonly string[] {
  const words = revealedNames(match).map((name) => own(match.game.reveals, name) ?? name);
  return [...new Set(words)].filter((word) => word !== '');
}

/** Lists the names of the outcome's parts, and of the columns that become public at the end. */
export function revealedNames(match: Match): readonly string[] {
  const outcome = outcomeOf(match);
  if (!outcome) return [];
  const { reveal, ...rest } = outcome;
  const parts = Object.keys(rest).filter((name) => !PRIZES.includes(name));
  return [...Object.keys(reveal as object), ...parts, ...columnsOfEnd(match)];
}

/** Lists the columns and single values of the position that become public at the end. */
function columnsOfEnd({ game: { declaration }, position }: Match): string[] {
  if (!declaration) return [];
  const isPublic = (column: Column, known: Known, over: boolean, row: number) =>
    knownOf(column, known, { ...position, over }, row) === 'everyone';
  const gained = (columns: Columns, known: Known, rows: number) =>
    Object.keys(columns).filter((name) => {
      const column = columns[name] as Column;
      return Array.from({ length: rows }, (_, row) => row).some(
        (row) => !isPublic(column, known, false, row) && isPublic(column, known, true, row),
      );
    });
  return [
    ...gained(declaration.scalars, 'everyone', 1),
    ...tablesOf(declaration, position).flatMap(({ columns, known, rows }) =>
      gained(columns, known, rows.length),
    ),
  ];
}
