import type { PrivateTold, PublicTold } from '../game.ts';
import { even, type Grid } from '../grid.ts';
import type { Table } from '../table.ts';
import type { Options } from './options.ts';
import type { NinePosition } from './position.ts';
import type { PickingNine } from './vocabulary.ts';

export function drawPublic(_table: Table<Options>, _told: PublicTold<PickingNine>): Grid {
  return even(0, 13, 22, 52, []);
}
export function drawPrivate(table: Table<Options>, _seat: number, told: PrivateTold<PickingNine>): Grid {
  return drawPublic(table, told);
}
export function drawHost(
  table: Table<Options>,
  _position: NinePosition,
  told: PublicTold<PickingNine>,
): Grid {
  return drawPublic(table, told);
}
