import { block, even, type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { type Combination, combinationsOf, pointsOf } from './combination.ts';
import {
  brief,
  COLUMNS,
  clip,
  type Field,
  lines,
  SUIT_STYLES,
  suitOf,
  teamInk,
  WIDTH,
} from './draw-parts.ts';
import { SIGNS } from './form.ts';
import type { PublicView } from './view.ts';
import { PLACES, RANKS, SUITS } from './vocabulary.ts';

/** The cards a team claimed. */
export function claimedBy({ cards }: PublicView, team: string): string[] {
  return PLACES.flatMap((place) => {
    const { status, flag, card } = cards[place]!;
    return status === 'claimed' && flag === team ? [card as string] : [];
  });
}

interface Held {
  readonly team: string;
  readonly held: readonly string[];
  readonly combinations: readonly Combination[];
}

function handsOf(teams: readonly string[], view: PublicView): Held[] {
  return teams.map((team) => {
    const held = claimedBy(view, team);
    return { team, held, combinations: combinationsOf(held) };
  });
}

/** Both teams’ cards by suit and rank: a row of neighbours is a run, a column of three or four a set. */
export function drawHands(names: readonly string[], view: PublicView): Grid {
  const cells: Placed[] = [];
  handsOf(names, view).forEach(({ team, held, combinations }, side) => {
    const left = side === 0 ? 0 : 8;
    const ink = teamInk(names, team);
    cells.push({
      row: 0,
      column: left,
      columns: 6,
      text: `${clip(team, 14)}: ${points(pointsOf(combinations))}`,
      style: { fill: ink.fill, ink: ink.ink, bold: true, size: 10, align: 'center', vertical: 'middle' },
    });
    cells.push(...drawHand(view, team, left, held, combinations));
  });
  const middle: Style = { align: 'center', vertical: 'middle', size: 9 };
  cells.push({ row: 0, column: 6, columns: 2, text: 'claimed', style: { ...middle, ink: PALETTE.soft } });
  SUITS.forEach((suit, i) => {
    cells.push({
      row: 1 + i,
      column: 6,
      columns: 2,
      text: `${SIGNS[suit]} ${suit}`,
      style: { ...middle, ...SUIT_STYLES[suit], bold: true, size: 8 },
    });
  });
  cells.push({ row: 5, column: 6, columns: 2, text: 'sets', style: { ...middle, ink: PALETTE.soft } });
  const grid = even(6, COLUMNS, 28, WIDTH, cells);
  return { ...grid, heights: [30, 28, 28, 28, 28, 20] };
}

function drawHand(
  { cards }: PublicView,
  team: string,
  left: number,
  held: readonly string[],
  combinations: readonly Combination[],
): Placed[] {
  const flagged = new Set(
    PLACES.filter((place) => cards[place]!.status === 'exposed' && cards[place]!.flag === team).map(
      (place) => cards[place]!.card,
    ),
  );
  const scoring = new Set(combinations.flatMap((combination) => combination.cards));
  const texts = SUITS.map((suit) =>
    RANKS.map((rank) => {
      const card = `${suit}-${rank}`;
      return held.includes(card) ? brief(card) : flagged.has(card) ? `⚑${rank}` : rank;
    }),
  );
  const styleOf = (row: number, column: number): Style => {
    const card = `${SUITS[row]}-${RANKS[column]}`;
    const base: Style = { align: 'center', vertical: 'middle', size: 9 };
    if (!held.includes(card))
      return {
        ...base,
        ink: PALETTE.soft,
        fill: PALETTE.shade,
        border: {
          style: flagged.has(card) ? 'dashed' : 'thin',
          colour: flagged.has(card) ? PALETTE.soft : '#e4e7eb',
        },
      };
    const isScoring = scoring.has(card);
    return {
      ...base,
      ...SUIT_STYLES[suitOf(card)],
      bold: isScoring,
      border: { style: isScoring ? 'medium' : 'thin', colour: isScoring ? PALETTE.ink : PALETTE.line },
    };
  };
  const sets = RANKS.map((rank) => {
    const set = combinations.find(({ kind, cards: of }) => kind === 'set' && of[0]!.endsWith(`-${rank}`));
    return set ? `+${set.cards.length * set.each}` : '';
  });
  return [
    ...block(1, left, texts, styleOf),
    ...block(5, left, [sets], { align: 'center', vertical: 'middle', size: 9, bold: true }),
  ];
}

/** Every set and run of both teams in words, side by side. */
export function drawCombinations(names: readonly string[], view: PublicView): Grid {
  const hands = handsOf(names, view);
  const most = Math.max(...hands.map(({ combinations }) => combinations.length));
  const rows: Field[][] = [];
  for (let i = 0; i < most; i++)
    rows.push([
      ...describe(names, hands[0]!.team, hands[0]!.combinations[i]),
      ['', 2],
      ...describe(names, hands[1]!.team, hands[1]!.combinations[i]),
    ]);
  return lines(rows);
}

function describe(names: readonly string[], team: string, combination: Combination | undefined): Field[] {
  if (!combination) return [['', 6]];
  const { kind, cards, each } = combination;
  const what =
    kind === 'set'
      ? `set of ${cards[0]!.slice(-1)}s: ${cards.length} cards × ${each}`
      : `run ${brief(cards[0]!)}–${cards[cards.length - 1]!.slice(-1)}: ${cards.length} cards × ${each}`;
  const fill = teamInk(names, team).paper;
  return [
    [what, 5, { fill }],
    [cards.length * each, 1, { fill, bold: true, align: 'right' }],
  ];
}

/** “1 point”, “3 points”. */
export function points(count: number): string {
  return `${count} point${count === 1 ? '' : 's'}`;
}
