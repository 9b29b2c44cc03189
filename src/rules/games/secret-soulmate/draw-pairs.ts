import type { TableColumn } from '../../draw.ts';
import { type Content, drawTable, type Grid, PAGE, PALETTE, section, stack } from '../../draw.ts';
import { plural } from '../../kit.ts';
import { seatWords } from './draw-scorers.ts';
import type { SoulmatePosition } from './position.ts';
import { CARDS, type Info, type Play, pairsOf, playsOf, pointsOf, ROUNDS } from './position.ts';
import { inWords } from './view.ts';

/** Width in pixels of a player’s column, equal for all pairs. */
const HALF = 155;

/** Draws the host’s board. For each pair it shows the plays, points and remaining cards of both players. */
export function drawPairs({ seats: sitting }: Info, position: SoulmatePosition): Grid {
  const { round, seats } = position;
  const points = pointsOf(position);
  const columnOf = (seat: number, mate: number): TableColumn<Play> => {
    const hand = seats[seat]!;
    const cards = CARDS.list(hand).join(', ');
    const theirs = playsOf(position, mate);
    return {
      head: `♥ ${seatWords(sitting[seat]!)}`,
      headStyle: { ink: PALETTE.warn, fill: PALETTE.warnPaper },
      style: { size: 9 },
      least: HALF,
      cell: (_, r) => playCell(playsOf(position, seat)[r]!, theirs[r]!),
      foot: [
        `${plural(points[seat]!, 'point')} so far`,
        `holds ${cards ? `cards ${cards}` : 'no card'}`,
        plural(hand.pointTokens, 'point token'),
      ].join('\n'),
    };
  };
  const rounds: TableColumn<Play> = {
    head: round > 0 ? 'Rd' : '',
    cell: (play) => play.round,
    style: { bold: true },
    least: PAGE - 2 * HALF,
  };
  const pairs = pairsOf(seats).map(([a, b]) =>
    drawTable([rounds, columnOf(a, b), columnOf(b, a)], playsOf(position, a)),
  );
  const title = `Only hosts see this: ${round > 0 ? `${round} of ${ROUNDS} rounds` : 'the pairs before round 1'}`;
  return section(title, stack(pairs));
}

/** Makes the cell for one player's play: the play and its points. */
function playCell(play: Play, other: Play): Content {
  if (play.points === 0) return `${inWords(play)}\n${other.points > 0 ? 'nothing' : 'a tie'}`;
  const text = `${inWords(play)}\n★ ${plural(play.points, 'point')}`;
  return { text, style: { fill: PALETTE.gold, bold: true } };
}
