import type { Known } from '../../../rules/declare/column.ts';
import { knownOf } from '../../../rules/declare/knowledge.ts';
import type { Position, Row } from '../../../rules/declare/position.ts';
import { columnsOf, type PositionDeclaration } from '../../../rules/declare/tables.ts';
import { positionDifferences } from './position-words.ts';

/** Words about a cell that the host changed. `by` says who besides the host may know of the change. */
export interface SeenChange {
  readonly words: string;
  readonly by: 'everyone' | 'nobody' | { readonly player: string };
}

/**
 * Lists the changed cells of a position. Only a viewer who might know the cell both before and after the change may read
 * about it (H5). All other viewers do not even learn that the cell changed.
 */
export function seenChanges(
  declaration: PositionDeclaration | undefined,
  before: Position,
  after: Position,
): readonly SeenChange[] {
  return positionDifferences({ ...before }, { ...after }).map(({ path, words }) => {
    const knowers = [before, after].map((position) =>
      declaration ? knowerOf(declaration, position, path) : undefined,
    );
    return { words, by: knowerOfBoth(knowers) };
  });
}

function knowerOfBoth(knowers: readonly ReturnType<typeof knowerOf>[]): SeenChange['by'] {
  const [player = EVERYONE, ...others] = knowers.filter((one) => one !== EVERYONE);
  if (knowers.includes(undefined) || others.some((one) => one !== player)) return 'nobody';
  return player === EVERYONE ? 'everyone' : { player };
}

const EVERYONE = Symbol('everyone');

/**
 * Says who may know both a cell and the name of the cell's row: everyone, or the player with this name. Undefined if
 * only the host may know the cell.
 */
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
