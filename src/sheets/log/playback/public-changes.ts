import type { Known } from '../../../rules/declare/column.ts';
import { knownOf } from '../../../rules/declare/knowledge.ts';
import type { Position, Row } from '../../../rules/declare/position.ts';
import { columnsOf, type PositionDeclaration } from '../../../rules/declare/tables.ts';
import { positionDifferences } from './position-words.ts';

/**
 * What of a change of the position everyone may know, in words: the cells that everyone sees before it and after it, by who may
 * know the columns (H5). Of other cells not even that they changed.
 */
export function publicChanges(
  declaration: PositionDeclaration | undefined,
  before: Position,
  after: Position,
): readonly string[] {
  if (!declaration) return [];
  return positionDifferences({ ...before }, { ...after })
    .filter(({ path }) => isPublic(declaration, before, path) && isPublic(declaration, after, path))
    .map(({ words }) => words);
}

/** May everyone know a cell, and what names its row? */
function isPublic(declaration: PositionDeclaration, position: Position, path: string): boolean {
  const [, table = '', row, column = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const at = Number(row ?? 0);
  const { known } = declaration.tables[table] ?? { known: 'host' as Known };
  const columns = table === '' ? declaration.scalars : columnsOf(declaration, table);
  const line = (position as unknown as Readonly<Record<string, readonly Row[]>>)[table]?.[at] ?? {};
  const [first = column] = Object.keys(line);
  const shown = table === '' ? [path] : [first, column, ...('player' in line ? ['player'] : [])];
  return shown.every((name) => {
    const one = columns[name];
    return one !== undefined && knownOf(one, known, position, at) === 'everyone';
  });
}
