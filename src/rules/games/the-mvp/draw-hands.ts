import {
  beside,
  drawTable,
  type Grid,
  legend,
  notes,
  PALETTE,
  pale,
  type RowCell,
  rows,
  type Style,
  shortened,
  stack,
} from '../../draw.ts';
import { plural } from '../../kit.ts';
import { combinationsOf, pointsOf } from './combination.ts';
import { paintOf } from './teams.ts';
import { cardsOf, type PublicView } from './view.ts';
import { brief, PLACES, RANKS, SIGNS, SUIT_STYLES, SUITS } from './vocabulary.ts';

const CELL = 25;
const SIDE = CELL * RANKS.length;
const MIDDLE = 40;
/** Gives the height of a row in pixels. The rows are the teams' titles, the numbers, one row for each suit, and the sets. */
const heightOf = (row: number) => [28, 22, ...SUITS.map(() => 31)][row] ?? 26;
const CENTRE: Style = { align: 'center', size: 9 };
const SOFT: Style = { ...CENTRE, ink: PALETTE.soft };
const TITLE: Style = { bold: true, align: 'center' };
const PLAIN: Style = { border: { style: 'thin', colour: PALETTE.line } };
const SCORING: Style = { bold: true, border: { style: 'medium', colour: PALETTE.ink } };
const EMPTY: Style = { ...SOFT, fill: PALETTE.shade, border: { style: 'thin', colour: '#e4e7eb' } };

/**
 * Draws both teams’ cards. Each suit has a row, and each rank has a column. Neighbours in a row are a run. Three or four
 * cards in a column are a set.
 */
export function drawHands(teams: readonly string[], view: PublicView): Grid {
  const word = (content: string, style: Style = SOFT) => [{ content, style }];
  const suits = SUITS.map((suit) =>
    word(`${SIGNS[suit]}\n${suit}`, { ...CENTRE, ...SUIT_STYLES[suit], size: 8, bold: true }),
  );
  const middle = rows([MIDDLE], [word(''), word(''), ...suits, word('sets')], heightOf);
  const [left, right] = teams.map((team) => drawHand(teams, team, view));
  const scores = teams.some((team) => combinationsOf(cardsOf(view, team, 'claimed')).length > 0);
  const signs = legend([
    ['A number:', 'claimed card'],
    ['⚑', 'flagged card'],
    ...(scores ? SIGNS_OF_SCORES : []),
  ]);
  return stack([beside([left!, middle, right!]), signs], 0);
}

const SIGNS_OF_SCORES = [
  ['In a frame:', 'card that scores in a set or a run'],
  ['+', 'points of a set'],
] as const;

function drawHand(teams: readonly string[], team: string, view: PublicView): Grid {
  const held = cardsOf(view, team, 'claimed');
  const flagged = cardsOf(view, team, 'exposed');
  const combinations = combinationsOf(held);
  const scoring = combinations.flatMap(({ cards }) => cards);
  const { fill, ink } = paintOf(teams, team);
  const name = shortened(team, SIDE - 70, TITLE);
  const title = `${name}: ${plural(pointsOf(combinations), 'point')}`;
  return rows(
    RANKS.map(() => CELL),
    [
      [{ content: title, columns: RANKS.length, style: { ...TITLE, fill, ink } }],
      RANKS.map((rank) => ({ content: rank, style: { ...SOFT, size: 8 } })),
      ...SUITS.map((suit) =>
        RANKS.map((rank): RowCell => {
          const card = `${suit}-${rank}`;
          if (!held.includes(card)) return { content: flagged.includes(card) ? '⚑' : '·', style: EMPTY };
          const edge = scoring.includes(card) ? SCORING : PLAIN;
          return { content: rank, style: { ...CENTRE, ...SUIT_STYLES[suit], ...edge } };
        }),
      ),
      RANKS.map((rank) => {
        const set = combinations.find(({ kind, cards }) => kind === 'set' && cards[0]!.endsWith(`${rank}`));
        const content = set ? `+${set.cards.length * set.each}` : '';
        return { content, style: { ...CENTRE, size: 8, bold: true } };
      }),
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
  const shareOf = (card: string) => {
    const place = PLACES.find((one) => view.cards[one]!.card === card)!;
    return `${brief(card)} ${controllers?.[place] ?? 'nobody'}`;
  };
  return [
    drawTable(
      [
        { head: 'Team', cell: ({ team }) => team },
        {
          head: 'set or run',
          cell: ({ kind, cards }) => {
            const [first, last] = [cards[0]!, cards[cards.length - 1]!.slice(-1)];
            return kind === 'set' ? `set of ${last}s` : `run ${brief(first)}–${last}`;
          },
        },
        {
          head: 'points',
          cell: ({ cards: { length }, each }) => `${length}\u00a0×\u00a0${each}\u00a0=\u00a0${length * each}`,
        },
        ...(controllers
          ? [
              {
                head: 'who gets the points of each card',
                cell: ({ cards }: (typeof list)[0]) => cards.map(shareOf).join(', '),
              },
            ]
          : []),
      ],
      list,
      { rowStyle: ({ team }) => ({ size: 9, fill: pale(paintOf(teams, team).fill) }) },
    ),
  ];
}
