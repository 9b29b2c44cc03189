import type { Known } from '../../../rules/declare/column.ts';
import { knownOf } from '../../../rules/declare/knowledge.ts';
import type { Position, Row } from '../../../rules/declare/position.ts';
import { columnsOf, type PositionDeclaration } from '../../../rules/declare/tables.ts';
import { positionDifferences } from './position-words.ts';

/** A cell that the host changed, in words, and the player who alone may know it; nobody's where everyone may. */
export interface SeenChange {
  readonly words: string;
  readonly of?: string;
}

/**
 * What of a change of the position somebody beside the host may know, by who may know the columns, before it and after it (H5). Of
 * other cells not even that they changed.
 */
export function seenChanges(
  declaration: PositionDeclaration | undefined,
  before: Position,
  after: Position,
): readonly SeenChange[] {
  if (!declaration) return [];
  return positionDifferences({ ...before }, { ...after }).flatMap(({ path, words }): SeenChange[] => {
    const knowers = [before, after].map((position) => knowerOf(declaration, position, path));
    if (knowers.includes(undefined)) return [];
    const [of = EVERYONE, ...others] = knowers.filter((one) => one !== EVERYONE);
    if (of === EVERYONE) return [{ words }];
    return others.every((one) => one === of) ? [{ words, of }] : [];
  });
}

const EVERYONE = Symbol('everyone');

/** Who may know a cell, and what names its row: everyone, one player by name, or undefined for nobody but the host. */
function knowerOf(
  declaration: PositionDeclaration,
  position: Position,
  path: string,
): typeof EVERYONE | string | undefined {
  const [, table = '', row, column = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const at = Number(row ?? 0);
  const { known } = declaration.tables[table] ?? { known: 'host' as Known };
  const columns = table === '' ? declaration.scalars : columnsOf(declaration, table);
  const line = (position as unknown as Readonly<Record<string, readonly Row[]>>)[table]?.[at];
  const [first = path] = Object.keys(line ?? {});
  const shown = table === '' ? [path] : [first, column, ...(line?.player === undefined ? [] : ['player'])];
  const all = shown.map((name) => columns[name] && knownOf(columns[name], known, position, at));
  if (all.every((one) => one === 'everyone')) return EVERYONE;
  const isOwn = all.every((one) => one === 'everyone' || one === 'owner');
  return isOwn && typeof line?.player === 'string' ? line.player : undefined;
}
