import type { Grid, Style } from '../../draw.ts';
import {
  beside,
  gap,
  HEAD,
  legend,
  notes,
  outcomeSigns,
  PAGE,
  PALETTE,
  rows,
  stack,
  tallCell,
  tiles,
} from '../../draw.ts';
import { cardTile, EDGE } from './draw-tile.ts';
import type { Info } from './options.ts';
import { bestQuattro, completionWords, goneCards, sumWords } from './quattro.ts';
import type { Seen } from './view.ts';
import { type Card, ROUND_NUMBERS, ROUNDS } from './vocabulary.ts';

/** Explains the word quattro to a player. */
export const QUATTRO =
  'A quattro is four cards, all colours and all numbers different; it scores their sum. Gray is a colour too.';

const TILE = 40;
/** The player, and under the name the best quattro. */
const NAME = PAGE - ROUNDS * TILE;

/** Who took which card in which round, the best quattro of each under the name, and the bans below. */
export function drawHands({ names }: Info, seen: Seen): readonly Grid[] {
  if (seen.public.length < 2) return [];
  const middle: Style = { ...HEAD, align: 'center' };
  const heads = [
    { content: seen.outcome ? 'Player, best quattro' : 'Player, best quattro so far', style: HEAD },
    ...ROUND_NUMBERS.map((round) => ({ content: `rd ${round}`, style: middle })),
  ];
  const signs = legend([
    ['✓', 'counts for the quattro'],
    ['( )', 'left out of it'],
    ['✕', 'banned'],
  ]);
  return [
    stack(
      [
        rows([NAME, ...ROUND_NUMBERS.map(() => TILE)], [heads]),
        ...names.map((name) => drawHand(name, seen)),
        drawBans(seen),
        seen.outcome ? signs : notes(QUATTRO),
      ],
      0,
    ),
  ];
}

/** A player's cards in the order received, from the public views. */
function drawHand(name: string, { public: views, outcome }: Seen): Grid {
  const hand = views.flatMap(({ picks }) => picks?.[name] ?? []);
  const best = bestQuattro(hand);
  const markOf = (card: Card) => {
    if (!outcome || best.score === 0) return 'plain';
    return best.cards.includes(card) ? 'kept' : 'out';
  };
  const cards = tiles(
    ROUND_NUMBERS.map((_, i) => (hand[i] ? cardTile(hand[i], markOf(hand[i])) : gap())),
    { size: TILE },
  );
  const signs = outcome ? outcomeSigns(outcome, name) : '';
  const fill = signs.startsWith('★') ? PALETTE.gold : signs ? PALETTE.warnPaper : PALETTE.paper;
  const lack = outcome ? '0: no quattro' : completionWords(hand, goneCards(views));
  const quattro = best.score > 0 ? `${best.score} = ${sumWords(best)}` : lack;
  const look: Style = { ...EDGE, fill };
  const texts = rows(
    [NAME],
    [
      [{ content: `${signs}${name}`, style: { ...look, bold: true } }],
      [{ content: quattro, style: { ...look, size: 9, vertical: 'top', bold: best.score > 0 } }],
    ],
    (row) => cards.heights[row] as number,
  );
  return beside([texts, { ...cards, heights: texts.heights }]);
}

function drawBans({ public: views }: Seen): Grid {
  const bans = tiles(
    ROUND_NUMBERS.map((round) => {
      const view = views[round];
      return view?.banned ? cardTile(view.banned, 'banned') : gap(view ? 'none' : '·');
    }),
    { size: TILE },
  );
  return beside([tallCell('✕ banned', NAME, bans.heights, { bold: true, ink: PALETTE.soft }), bans]);
}
