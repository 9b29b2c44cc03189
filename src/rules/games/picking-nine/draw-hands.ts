import type { Grid, Style } from '../../draw.ts';
import { beside, gap, HEAD, legend, outcomeSigns, PAGE, PALETTE, rows, stack, tiles } from '../../draw.ts';
import { cardTile, EDGE } from './draw-tile.ts';
import type { Info } from './position.ts';
import { bestQuattro, completionWords, goneCards, sumWords } from './quattro.ts';
import { handOf, type Seen } from './view.ts';
import { type Card, ROUND_NUMBERS, ROUNDS } from './vocabulary.ts';

const TILE = 40;
/** Width that remains for a player's name and best quattro, beside the tiles of the rounds. */
const NAME = PAGE - ROUNDS * TILE;
const MIDDLE: Style = { ...HEAD, align: 'center' };

/** Draws the cards that each player took, round by round. Under each name is the player's best quattro. */
export function drawHands({ names }: Info, seen: Seen): readonly Grid[] {
  const { public: views, outcome } = seen;
  if (views.length < 2) return [];
  const rounds = ROUND_NUMBERS.map((round) => ({ content: `rd ${round}`, style: MIDDLE }));
  const title = outcome ? 'Player, best quattro' : 'Player, best quattro so far';
  const heads = rows([NAME, ...rounds.map(() => TILE)], [[{ content: title, style: HEAD }, ...rounds]]);
  const signs = legend([
    ['✓', 'part of the quattro'],
    ['( )', 'not part of the quattro'],
  ]);
  const hands = names.map((name) => drawHand(name, seen));
  return [stack([heads, ...hands, ...(outcome ? [signs] : [])], 0)];
}

/** Draws a player's cards in the order in which the player got them. */
function drawHand(name: string, { public: views, outcome }: Seen): Grid {
  const hand = handOf(views, name);
  const { cards, score } = bestQuattro(hand);
  const markOf = (card: Card) => (cards.includes(card) ? 'kept' : 'out');
  const taken = ROUND_NUMBERS.map((round) => {
    const card = hand[round - 1];
    return card ? cardTile(card, outcome && score > 0 ? markOf(card) : 'plain') : gap();
  });
  const drawn = tiles(taken, { size: TILE });
  const lack = outcome ? '0: no quattro' : completionWords(hand, goneCards(views));
  const quattro = score > 0 ? `${score} = ${sumWords(cards)}` : lack;
  const end = outcome?.candidates.includes(name) ? PALETTE.warnPaper : PALETTE.paper;
  const look: Style = { ...EDGE, fill: outcome?.winners.includes(name) ? PALETTE.gold : end };
  const signs = outcome ? outcomeSigns(outcome, name) : '';
  const small: Style = { ...look, size: 9, vertical: 'top', bold: score > 0 };
  const texts = rows(
    [NAME],
    [[{ content: `${signs}${name}`, style: { ...look, bold: true } }], [{ content: quattro, style: small }]],
    (row) => drawn.heights[row]!,
  );
  return beside([texts, { ...drawn, heights: texts.heights }]);
}
