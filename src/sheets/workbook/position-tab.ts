import type * as z from 'zod/mini';
import { nameInWords } from '../../rules/base/words.ts';
import type { Grid } from '../../rules/board/grid.ts';
import type { Position } from '../../rules/declare/position.ts';
import type { Tab } from '../ports.ts';
import { type Read, readTables, writeTables } from './read-tables.ts';
import { layoutOf } from './schema.ts';
import { shownWords, type TabWords, withNames, withWords } from './tab-words.ts';

/** Gives the words for a position in a match's tab: “bid 1” for `bid1`. */
function positionWords(shape: z.ZodMiniObject): TabWords {
  const { scalars, tables } = layoutOf(shape);
  const inWords = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, nameInWords(name)]));
  return {
    titles: inWords(tables.map(([name]) => name)),
    values: { ...inWords(scalars.map(([name]) => name)), round: 'rounds played' },
    heads: inWords(tables.flatMap(([, columns]) => columns.map(([column]) => column))),
    choices: {},
  };
}

/** Draws the position of a match, which a host may read and change. */
export function drawPosition(shape: z.ZodMiniObject, position: Position): Grid {
  return withWords(writeTables(shape, position), positionWords(shape));
}

/** Gives a match's tab with the schema's names instead of the host's words, so that addresses of cells can be found. */
export function namedPosition(shape: z.ZodMiniObject, tab: Tab): Tab {
  return withNames(tab, positionWords(shape));
}

/** Reads the position from a match's tab. If cells are faulty, gives the faults in the words of the tab. */
export function readPositionTab(shape: z.ZodMiniObject, tab: Tab): Read<Position> {
  const words = positionWords(shape);
  return readTables<Position>(shape, withNames(tab, words), shownWords(words));
}
