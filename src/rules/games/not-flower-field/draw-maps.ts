import { beside, type Grid, HEAD, legend, PALETTE, rows, section, stack } from '../../draw.ts';
import { BLACK, type Board, seatsIn } from './cell.ts';
import type { AccountLine } from './configuration.ts';
import { drawCells, drawNumbers, INK, type Mark, NUMBERS, SLIM, WIDE } from './draw-field.ts';
import type { Player } from './view.ts';
import { PLACES, SIDE } from './vocabulary.ts';

const EMPTY = { fill: PALETTE.paper, ink: PALETTE.soft };
/** Look of cells that no single colour fills: ink on paper. */
const MIXED = { ...EMPTY, ink: PALETTE.ink };

/** Draws the colours that were added between two boards. If a cell turned black, its new colours stay secret. */
export function drawNews(board: Board, before: Board, players: readonly Player[], round: number): Grid {
  const markOf = (at: number): Mark => {
    const [old, now] = [before[at]!, board[at]!];
    if (old === now) return { text: now === BLACK ? '■' : '·', style: EMPTY };
    if (now === BLACK) return { text: 'black', style: INK };
    const came = seatsIn(now & ~old).map((seat) => players[seat]!);
    const { fill, ink } = came.length === 1 ? came[0]! : MIXED;
    return { text: came.map(({ sign }) => sign).join(' + '), style: { fill, ink, bold: true } };
  };
  const signs = legend([
    ['·', 'no new colour'],
    ['■', 'already black before'],
    ['black:', 'turned black in this round'],
  ]);
  const map = beside([drawNumbers(WIDE), drawCells(WIDE, (at) => [markOf(at)])]);
  return section(`New in round ${round}`, map, signs);
}

/** Draws four fields, one per player. The number in a cell says how many of the player's patterns use this cell. */
export function drawScoringCells(
  account: readonly AccountLine[],
  board: Board,
  players: readonly Player[],
): Grid {
  const headOf = ({ name, colour, fill, ink }: Player) => ({
    content: `${name} · ${colour}`,
    style: { ...HEAD, fill, ink },
  });
  const mapOf = ({ sign, fill, ink }: Player, seat: number) => {
    const lines = account.filter((line) => line.seat === seat);
    const scoring = lines.flatMap(({ configurations }) => configurations.flatMap(({ cells }) => cells));
    return drawCells(SLIM, (at) => {
      const count = scoring.filter((place) => place === PLACES[at]).length;
      const isOwn = seatsIn(board[at]!).includes(seat);
      // Black and empty cells of a pattern are not painted.
      const paint = isOwn ? { fill, ink } : MIXED;
      if (count > 0) return [{ text: count, style: { ...paint, bold: true } }];
      return [{ text: board[at] === BLACK ? '■' : isOwn ? sign : '·', style: EMPTY }];
    });
  };
  const heads = players.map(headOf);
  const maps = players.map(mapOf);
  const pairs = [0, 2].map((at) => {
    const side = SLIM.width * SIDE;
    const titles = rows([side, NUMBERS, side], [[heads[at]!, { content: '' }, heads[at + 1]!]]);
    return stack([titles, beside([maps[at]!, drawNumbers(SLIM), maps[at + 1]!])], 0);
  });
  const signs = legend([
    ['A number:', 'number of the player’s patterns with this cell'],
    ['A letter:', 'a cell of the player’s colour that is in no pattern'],
    ['■', 'black'],
  ]);
  return section('Cells that score', stack(pairs), signs);
}
