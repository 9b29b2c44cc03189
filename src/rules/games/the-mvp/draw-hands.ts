import {
  beside,
  drawTable,
  type Grid,
  notes,
  PALETTE,
  type RowCell,
  rows,
  type Style,
  shortened,
  type TableColumn,
} from '../../draw.ts';
import { plural } from '../../kit.ts';
import { type Combination, combinationsOf, pointsOf } from './combination.ts';
import { brief, coloursOf, SUIT_STYLES } from './draw-colours.ts';
import { cardsOf, type PublicView } from './view.ts';
import { PLACES, RANKS, SIGNS, SUITS, type Suit } from './vocabulary.ts';

const CELL = 25;
const SIDE = CELL * RANKS.length;
const MIDDLE = 40;
/** Gives the height of a row in pixels. The rows are the teams' titles, the numbers, one row for each suit, and the sets. */
const heightOf = (row: number) => [28, 22, ...SUITS.map(() => 31)][row] ?? 26;
const CENTRE: Style = { align: 'center', size: 9 };
const TITLE: Style = { bold: true, align: 'center' };
const PLAIN: Style = { border: { style: 'thin', colour: PALETTE.line } };
const SCORING: Style = { bold: true, border: { style: 'medium', colour: PALETTE.ink } };
const EMPTY: Style = {
  ...CENTRE,
  ink: PALETTE.soft,
  fill: PALETTE.shade,
  border: { style: 'thin', colour: '#e4e7eb' },
};

/**
 * Draws both teams’ cards. Each suit has a row, and each rank has a column. Neighbours in a row are a run. Three or four
 * cards in a column are a set.
 */
export function drawHands(teams: readonly [string, string], view: PublicView): Grid {
  const suits = SUITS.map((suit) => [
    { content: `${SIGNS[suit]}\n${suit}`, style: { ...CENTRE, ...SUIT_STYLES[suit], size: 8, bold: true } },
  ]);
  const word = (content: string) => [{ content, style: { ...CENTRE, ink: PALETTE.soft } }];
  const middle = rows([MIDDLE], [word(''), word(''), ...suits, word('sets')], heightOf);
  return beside([drawHand(teams, teams[0], view), middle, drawHand(teams, teams[1], view)]);
}

function drawHand(teams: readonly string[], team: string, view: PublicView): Grid {
  const held = cardsOf(view, team, 'claimed');
  const flagged = cardsOf(view, team, 'exposed');
  const combinations = combinationsOf(held);
  const scoring = combinations.flatMap(({ cards }) => cards);
  const name = shortened(team, SIDE - 70, TITLE);
  const { fill, ink } = coloursOf(teams, team);
  const cellOf = (suit: Suit, rank: number): RowCell => {
    const card = `${suit}-${rank}`;
    if (!held.includes(card)) return { content: flagged.includes(card) ? '⚑' : '·', style: EMPTY };
    const edge = scoring.includes(card) ? SCORING : PLAIN;
    return { content: rank, style: { ...CENTRE, ...SUIT_STYLES[suit], ...edge } };
  };
  const setOf = (rank: number): RowCell => {
    const set = combinations.find(({ kind, cards }) => kind === 'set' && cards[0]?.endsWith(`-${rank}`));
    const content = set ? `+${set.cards.length * set.each}` : '';
    return { content, style: { ...CENTRE, size: 8, bold: true } };
  };
  const content = `${name}: ${plural(pointsOf(combinations), 'point')}`;
  return rows(
    RANKS.map(() => CELL),
    [
      [{ content, columns: RANKS.length, style: { ...TITLE, fill, ink } }],
      RANKS.map((rank) => ({ content: rank, style: { ...CENTRE, size: 8, ink: PALETTE.soft } })),
      ...SUITS.map((suit) => RANKS.map((rank) => cellOf(suit, rank))),
      RANKS.map(setOf),
    ],
    heightOf,
  );
}

/** Player who controls each claimed card, which the end reveals. The keys are places. */
export type Controllers = Readonly<Record<string, string | null>>;

/** Draws every set and run of both teams. At the end the drawing also says which player scores each card. */
export function drawCombinations(
  teams: readonly string[],
  view: PublicView,
  controllers: Controllers | undefined,
): readonly Grid[] {
  const list = teams.flatMap((team) =>
    combinationsOf(cardsOf(view, team, 'claimed')).map((combination) => ({ team, ...combination })),
  );
  if (list.length === 0) return controllers ? [notes('No team made a set or a run.')] : [];
  const controllerOf = (card: string) =>
    controllers?.[PLACES.find((place) => view.cards[place]?.card === card)!] ?? 'nobody';
  const shares = (cards: readonly string[]) => cards.map((card) => `${brief(card)} ${controllerOf(card)}`);
  const scored: TableColumn<Combination> = {
    head: 'who gets the points of each card',
    cell: ({ cards }) => shares(cards).join(', '),
  };
  return [
    drawTable(
      [
        { head: 'Team', cell: ({ team }) => team },
        { head: 'set or run', cell: combinationWords },
        {
          head: 'points',
          cell: ({ cards: { length }, each }) => `${length}\u00a0×\u00a0${each}\u00a0=\u00a0${length * each}`,
        },
        ...(controllers ? [scored] : []),
      ],
      list,
      { rowStyle: ({ team }) => ({ size: 9, fill: coloursOf(teams, team).paper }) },
    ),
  ];
}

function combinationWords({ kind, cards }: Combination): string {
  const [first, last] = [cards[0]!, cards[cards.length - 1]!];
  return kind === 'set' ? `set of ${first.slice(-1)}s` : `run ${brief(first)}–${last.slice(-1)}`;
}

const HELD_SIGNS = [
  ['A number', 'claimed card'],
  ['⚑', 'flagged card'],
] as const;
const SCORING_SIGNS = [
  ['In a frame', 'card that scores in a set or a run'],
  ['+', 'points of a set'],
] as const;

/** Lists the signs of the teams’ cards. The signs of sets and runs are left out until a team has one. */
export function signsOfTheHands(teams: readonly string[], view: PublicView) {
  const scores = teams.some((team) => combinationsOf(cardsOf(view, team, 'claimed')).length > 0);
  return scores ? [...HELD_SIGNS, ...SCORING_SIGNS] : HELD_SIGNS;
}
