import { stack } from '../../board/arrange.ts';
import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import type { Table } from '../../declare/table.ts';
import type { PublicTold } from '../../game.ts';
import type { PickingNine } from './kinds.ts';
import { bestQuattro, missingColours } from './quattro.ts';
import { COLUMNS, gap, LABEL, label, type Mark, notes, TILE_HEIGHTS, tile, WIDTH } from './tile.ts';
import { type Card, faceOf, ROUNDS } from './vocabulary.ts';

/** What a quattro is, for who has never heard of one. */
export const QUATTRO =
  'A quattro is four cards, all colours and all numbers different; it scores their sum. Gray is a colour too.';

const SUM_AT = LABEL + ROUNDS;
const END_AT = SUM_AT + 3;
const HEAD: Style = { bold: true, size: 9, ink: PALETTE.soft, align: 'center', vertical: 'middle' };

/** A seat's cards in the order received, from what everyone was told. */
export function handOf(name: string, { public: views }: PublicTold<PickingNine>): readonly Card[] {
  return views.flatMap(({ picks }) => picks?.[name] ?? []);
}

/** Who took which card in which round, the bans below, the best quattro of each and, at the end, what it brought. */
export function drawHands({ names }: Table<unknown>, told: PublicTold<PickingNine>): readonly Grid[] {
  if (told.public.length < 2) return [];
  const cells: Placed[] = [
    { row: 0, column: 0, columns: LABEL, text: 'Player', style: { ...HEAD, align: 'left' } },
    ...Array.from(
      { length: ROUNDS },
      (_, r): Placed => ({ row: 0, column: LABEL + r, text: `rd ${r + 1}`, style: HEAD }),
    ),
    {
      row: 0,
      column: SUM_AT,
      columns: 3,
      text: told.outcome ? 'Best quattro' : 'Best quattro so far',
      style: HEAD,
    },
  ];
  names.forEach((name, seat) => {
    cells.push(...drawHand(1 + 2 * seat, name, handOf(name, told), told));
  });
  cells.push(...drawBans(1 + 2 * names.length, told));
  const heights = [22, ...names.flatMap(() => TILE_HEIGHTS), ...TILE_HEIGHTS];
  const legend = told.outcome
    ? '✓ counts for the quattro; struck through: left out of it. ✕ banned.'
    : QUATTRO;
  return [stack([{ widths: Array(COLUMNS).fill(WIDTH), heights, cells }, notes([legend])], 0)];
}

function drawHand(
  row: number,
  name: string,
  hand: readonly Card[],
  told: PublicTold<PickingNine>,
): readonly Placed[] {
  const { outcome } = told;
  const { cards, score } = bestQuattro(hand);
  const markOf = (card: Card): Mark =>
    !outcome || cards.length === 0 ? 'plain' : cards.includes(card) ? 'kept' : 'out';
  const isWinner = outcome?.winners.includes(name) ?? false;
  const isCandidate = outcome?.candidates.includes(name) ?? false;
  const sum = cards.map((card) => faceOf(card).number).join(' + ');
  const end = [isWinner ? '★ top score' : '', isCandidate ? '▼ candidate' : ''].filter(Boolean).join('\n');
  const fill = isWinner ? PALETTE.gold : isCandidate ? PALETTE.warnPaper : undefined;
  const style: Style = { vertical: 'middle', align: 'center', wrap: true, ...(fill ? { fill } : {}) };
  return [
    label(row, name, fill ? { fill } : {}),
    ...slots(row, (r) => hand[r], markOf),
    {
      row,
      column: SUM_AT,
      columns: 3,
      text: score > 0 ? score : outcome ? 0 : '–',
      style: { ...style, bold: true, size: 14, vertical: 'bottom' },
    },
    {
      row: row + 1,
      column: SUM_AT,
      columns: 3,
      text: score > 0 ? sum : outcome ? 'no quattro' : `lacks ${missingColours(hand).join(', ')}`,
      style: { ...style, size: 8, ink: PALETTE.soft, vertical: 'top' },
    },
    ...(outcome
      ? [{ row, column: END_AT, rows: 2, columns: 2, text: end, style: { ...style, bold: true, size: 9 } }]
      : []),
  ];
}

function drawBans(row: number, { public: views }: PublicTold<PickingNine>): readonly Placed[] {
  const bans = views.slice(1).map(({ banned }) => banned ?? undefined);
  return [
    label(row, '✕ banned', { ink: PALETTE.soft }),
    ...slots(
      row,
      (r) => bans[r],
      () => 'banned',
      (r) => (r < bans.length ? 'none' : '·'),
    ),
  ];
}

function slots(
  row: number,
  cardOf: (r: number) => Card | undefined,
  markOf: (card: Card) => Mark,
  emptyOf: (r: number) => string = () => '·',
): readonly Placed[] {
  return Array.from({ length: ROUNDS }, (_, r) => {
    const card = cardOf(r);
    return card ? tile(row, LABEL + r, card, markOf(card)) : [gap(row, LABEL + r, emptyOf(r))];
  }).flat();
}
