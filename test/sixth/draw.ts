import { own } from '../../src/rules/base/json.ts';
import { stack } from '../../src/rules/board/arrange.ts';
import { block, even, type Grid, PALETTE, type Style } from '../../src/rules/board/grid.ts';
import type { Table } from '../../src/rules/declare/table.ts';
import type { PrivateTold, PublicTold } from '../../src/rules/game.ts';
import type { RockPaperScissors } from './kinds.ts';
import type { Options } from './options.ts';
import type { RockPosition } from './position.ts';
import { SIGNS, THROWS } from './vocabulary.ts';

const HEAD: Style = { bold: true, ink: PALETTE.soft, align: 'center' };
const CELL: Style = { align: 'center', ink: PALETTE.ink };
const WIDTH = 64;

/** Points by player, then how many threw what, a row a round. */
export function drawPublic({ names }: Table<Options>, told: PublicTold<RockPaperScissors>): Grid {
  const { points } = told.public[told.public.length - 1]!;
  const scores = [['Player', '', 'Points'], ...names.map((name) => [name, '', own(points, name) as number])];
  const rounds = told.public
    .slice(1)
    .map(({ thrown }, i) => [i + 1, ...THROWS.map((kind) => thrown?.[kind] ?? 0)]);
  return stack([
    drawRows(scores),
    drawRows([['Round', ...THROWS.map((kind) => `${SIGNS[kind]} ${kind}`)], ...rounds]),
  ]);
}

/** What the player holds, above the public board. */
export function drawPrivate(
  table: Table<Options>,
  _seat: number,
  told: PrivateTold<RockPaperScissors>,
): Grid {
  const { throws } = told.private[told.private.length - 1]!;
  const held = THROWS.map((kind) => throws.filter((one) => one === kind).length);
  return stack([
    drawRows([
      ['You hold', ...THROWS.map((kind) => `${SIGNS[kind]} ${kind}`)],
      ['', ...held],
    ]),
    drawPublic(table, told),
  ]);
}

/** Everybody’s hand and last throw, above the public board. */
export function drawHost(
  table: Table<Options>,
  { seats }: RockPosition,
  told: PublicTold<RockPaperScissors>,
): Grid {
  const rows = seats.map(({ player, rock, paper, scissors, thrown }) => [
    player,
    rock,
    paper,
    scissors,
    thrown || '–',
  ]);
  return stack([drawRows([['Player', ...THROWS, 'thrown'], ...rows]), drawPublic(table, told)]);
}

function drawRows(rows: readonly (readonly (string | number)[])[]): Grid {
  const cells = block(0, 0, rows, (row) => (row === 0 ? HEAD : CELL));
  return even(rows.length, 5, 22, WIDTH, cells);
}
