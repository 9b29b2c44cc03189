import { own } from '../../base/json.ts';
import { stack } from '../../board/arrange.ts';
import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { heightOf } from '../../board/text-size.ts';
import type { Table } from '../../declare/table.ts';
import type { PrivateTold, PublicTold } from '../../game.ts';
import { garnets } from '../../order/reading.ts';
import { drawDeck } from './draw-deck.ts';
import { drawHands, QUATTRO } from './draw-hands.ts';
import type { PickingNine } from './kinds.ts';
import type { Options } from './options.ts';
import { type DealRow, type NinePosition, tieBreakOf } from './position.ts';
import { bestQuattro, missingColours } from './quattro.ts';
import { COLUMNS, heading, LABEL, label, notes, tileRows, WIDTH } from './tile.ts';
import { type Card, DEAL, faceOf, ROUNDS } from './vocabulary.ts';

/** The table of the coming round or how the match ended, everybody's cards, and where every card is. */
export function drawPublic(table: Table<Options>, told: PublicTold<PickingNine>): Grid {
  return stack([drawTable(told), ...drawHands(table, told), drawDeck(table, told)]);
}

/** A player's own cards and what a quattro still lacks, above the public board. */
export function drawPrivate(table: Table<Options>, _seat: number, told: PrivateTold<PickingNine>): Grid {
  const { cards } = told.private[told.private.length - 1]!;
  const mine = stack(
    [
      heading('Your cards'),
      tileRows([{ label: 'in the order received', cards }]),
      notes([sayQuattro(cards, !!told.outcome)]),
    ],
    0,
  );
  return stack([mine, drawPublic(table, told)]);
}

/** The public board with the numbers of the last round, the running tie-break list and the deals to come. */
export function drawHost(table: Table<Options>, position: NinePosition, told: PublicTold<PickingNine>): Grid {
  return stack([
    drawTable(told),
    ...drawHands(table, told),
    drawNumbers(table, position),
    ...drawComing(position),
    drawDeck(table, told),
  ]);
}

function drawTable({ public: views, outcome }: PublicTold<PickingNine>): Grid {
  const { table } = views[views.length - 1]!;
  if (outcome) {
    const [winner] = outcome.winners;
    const paid = (own(outcome.garnets, winner!) as number | undefined) ?? 0;
    const top =
      outcome.winners.length === 1
        ? `★ ${winner} has the best quattro, ${outcome.scores[winner!]}: one Token of Life and ${garnets(paid)}.`
        : `★ ${outcome.winners.join(', ')} tie at the top with ${outcome.scores[winner!]}: neither tokens nor garnets.`;
    const last = `▼ Elimination candidates: ${outcome.candidates.join(', ')}.`;
    return stack([heading('The match is over'), notes([top, last])], 0);
  }
  const round = views.length;
  const list = views[0]!.tieBreak ?? [];
  return stack(
    [
      heading(`On the table in round ${round} of ${ROUNDS}`),
      tileRows([{ label: `${table.length} cards`, cards: table }]),
      notes([
        ...(round === 1 ? [QUATTRO] : []),
        `Tie-break list at the start, top first (how it runs on stays hidden): ${list.join(', ')}.`,
      ]),
    ],
    0,
  );
}

function sayQuattro(cards: readonly Card[], isOver: boolean): string {
  const { cards: four, score } = bestQuattro(cards);
  if (score > 0)
    return `Your best quattro${isOver ? '' : ' so far'}: ${four.map((card) => faceOf(card).number).join(' + ')} = ${score}.`;
  if (isOver) return 'No four of your cards differ in colour and number: no quattro, 0.';
  return `No quattro yet. Colours you do not have: ${missingColours(cards).join(', ')}.`;
}

const HEAD: Style = {
  bold: true,
  size: 9,
  ink: PALETTE.soft,
  align: 'center',
  vertical: 'middle',
  wrap: true,
};

/** What only the host knows of each player: the number, the turn, and the place in the tie-break list. */
function drawNumbers({ names }: Table<Options>, { round, over, seats }: NinePosition): Grid {
  const heads = ['number sent', 'picked as', 'tie-break list now'];
  const line = (row: number, texts: readonly (string | number)[], style: Style): Placed[] =>
    texts.map((text, i) => ({ row, column: LABEL + 2 * i, columns: 2, text, style }));
  const cells = [
    label(0, 'Player', { ...HEAD, align: 'left' }, 1),
    ...line(0, heads, HEAD),
    ...seats.flatMap(({ number, turn, place }, seat) => {
      const fill = seat % 2 ? PALETTE.paper : PALETTE.shade;
      const style: Style = { align: 'center', vertical: 'middle', fill };
      const texts = [round === 0 ? '–' : number || 'none', turn ? `${turn} of ${seats.length}` : '–', place];
      return [label(seat + 1, names[seat]!, { fill }, 1), ...line(seat + 1, texts, style)];
    }),
  ];
  const list = tieBreakOf(seats)
    .map((seat) => names[seat])
    .join(', ');
  return stack(
    [
      heading(`Host only: ${round === 0 ? 'before round 1' : `numbers of round ${round}`}`),
      {
        widths: Array(COLUMNS).fill(WIDTH),
        heights: [34, ...names.map((name) => heightOf(name, LABEL * WIDTH, { bold: true }))],
        cells,
      },
      notes([`Tie-break list ${over ? 'at the end' : `for round ${round + 1}`}, top first: ${list}.`]),
    ],
    0,
  );
}

function drawComing({ round, deals }: NinePosition): readonly Grid[] {
  const coming = deals
    .slice(round + 1)
    .map((row) => ({ label: `round ${row.round}`, cards: cardsOfDeal(row) }));
  return coming.length > 0 ? [stack([heading('Host only: deals to come'), tileRows(coming)], 0)] : [];
}

function cardsOfDeal(row: DealRow): readonly Card[] {
  return DEAL.map((column) => row[column]);
}
