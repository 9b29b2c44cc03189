import { type Content, drawTable, type Grid, legend, PALETTE, section } from '../../draw.ts';
import { markCell, roundColumns, seatWords } from './draw-scorers.ts';
import { CARDS, type Info, pointsOf, ROUNDS, type SoulmatePosition, soulmatesOf } from './position.ts';
import type { PlayedView } from './view.ts';

/** The host has a wide screen. */
const WIDTH = 780;

/** The host’s board: the pairs, everything that was played, all points, all hands. */
export function drawPairs({ seats: sitting }: Info, position: SoulmatePosition): Grid {
  const { round, seats, plays } = position;
  const points = pointsOf(position);
  const mates = soulmatesOf(seats);
  const byPair = seats.flatMap((_, seat) =>
    seat < (mates[seat] as number) ? [seat, mates[seat] as number] : [],
  );
  const playCell = (seat: number, r: number): Content => {
    const play = plays[r * seats.length + seat];
    const other = plays[r * seats.length + (mates[seat] as number)];
    if (!play || !other) return markCell(undefined);
    const mark = play.points > 0 ? `★ ${play.points}` : other.points > 0 ? '·' : 'tie';
    return markCell(play.points > 0, `${shortly(play)}\n${mark}`);
  };
  return section(
    `All secrets: ${round} of ${ROUNDS} rounds`,
    drawTable<number>(
      [
        {
          head: 'pair',
          cell: (seat) => `♥ ${seats[seat]?.pair}`,
          style: { bold: true, ink: PALETTE.warn },
        },
        {
          head: 'Player · meadow',
          cell: (seat) => seatWords(seats[seat]?.player ?? '', sitting[seat]?.meadow),
          style: { bold: true },
        },
        ...roundColumns<number>(playCell),
        { head: 'points', cell: (seat) => points[seat] ?? 0, style: { bold: true, size: 12 } },
        ...CARDS.kinds.map((card) => ({
          head: `card ${card}`,
          cell: (seat: number) => seats[seat]?.[CARDS.column(card)] ?? 0,
        })),
        { head: '●', cell: (seat) => seats[seat]?.pointTokens ?? 0 },
      ],
      byPair,
      {
        width: WIDTH,
        rowStyle: (_, i) => ({ fill: i % 4 < 2 ? PALETTE.warnPaper : PALETTE.paper }),
      },
    ),
    legend([
      ['3+2●', 'is card 3 with 2 garnets added and a point token; under it ★ and the points it got, or tie'],
      ['♥', 'a pair of soulmates'],
      ['On the right', 'what is still held: cards numbered 1, 2, 3, and point tokens ●'],
    ]),
  );
}

/** “3+2●”: card 3 with 2 garnets and a point token. */
function shortly({ card, garnets, token }: PlayedView): string {
  return `${card}${garnets > 0 ? `+${garnets}` : ''}${token ? '●' : ''}`;
}
