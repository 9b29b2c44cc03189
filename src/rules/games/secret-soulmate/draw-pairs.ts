import {
  type Content,
  drawTable,
  type Grid,
  PAGE,
  PALETTE,
  section,
  stack,
  type TableColumn,
} from '../../draw.ts';
import { plural } from '../../kit.ts';
import { seatWords } from './draw-scorers.ts';
import { CARDS, type Info, pointsOf, ROUNDS, type SoulmatePosition, soulmatesOf } from './position.ts';
import { inWords } from './view.ts';

/** The width of a player’s column: all pairs stand alike. */
const HALF = 155;

/** The host’s board: each pair with what both have played, their points, and what they still hold. */
export function drawPairs({ seats: sitting }: Info, position: SoulmatePosition): Grid {
  const { round, seats, plays } = position;
  const points = pointsOf(position);
  const mates = soulmatesOf(seats);
  const rounds = Array.from({ length: round }, (_, r) => r);
  const columnOf = (seat: number): TableColumn<number> => {
    const { player, pointTokens } = seats[seat]!;
    const cards = CARDS.list(seats[seat]!).join(', ');
    return {
      head: `♥ ${seatWords(player, sitting[seat]?.meadow)}`,
      headStyle: { ink: PALETTE.warn, fill: PALETTE.warnPaper },
      style: { size: 9 },
      least: HALF,
      cell: (r) => playCell(position, r * seats.length + seat, r * seats.length + mates[seat]!),
      foot: [
        `${plural(points[seat]!, 'point')} so far`,
        `holds ${cards ? `cards ${cards}` : 'no card'}`,
        plural(pointTokens, 'point token'),
      ].join('\n'),
    };
  };
  const pairs = seats.flatMap((_, seat) =>
    seat < mates[seat]!
      ? [
          drawTable<number>(
            [
              { head: 'Rd', cell: (r) => r + 1, style: { bold: true }, least: PAGE - 2 * HALF },
              columnOf(seat),
              columnOf(mates[seat]!),
            ],
            rounds,
          ),
        ]
      : [],
  );
  return section(
    `All secrets: ${plays.length > 0 ? `${round} of ${ROUNDS} rounds` : 'the pairs'}`,
    stack(pairs),
  );
}

/** What one of a pair played, and what it brought. */
function playCell({ plays }: SoulmatePosition, mine: number, theirs: number): Content {
  const [play, other] = [plays[mine], plays[theirs]];
  if (!play || !other) return '';
  if (play.points > 0)
    return {
      text: `${inWords(play)}\n★ ${plural(play.points, 'point')}`,
      style: { fill: PALETTE.gold, bold: true },
    };
  return `${inWords(play)}\n${other.points > 0 ? 'nothing' : 'a tie'}`;
}
