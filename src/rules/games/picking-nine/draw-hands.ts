import { beside, stack } from '../../board/arrange.ts';
import { tallCell } from '../../board/fields.ts';
import { type Grid, PALETTE, type Style } from '../../board/grid.ts';
import { outcomeSigns } from '../../board/outcome.ts';
import { legend, notes } from '../../board/page.ts';
import { PAGE, rows } from '../../board/rows.ts';
import { HEAD } from '../../board/table.ts';
import { gap, tiles } from '../../board/tiles.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { PublicSeen } from '../../game.ts';
import { cardTile, EDGE, type Mark } from './draw-tile.ts';
import { bestQuattro, missingColours } from './quattro.ts';
import type { PublicView } from './view.ts';
import { type Card, faceOf, ROUNDS } from './vocabulary.ts';

/** Explains the word quattro to a player. */
export const QUATTRO =
  'A quattro is four cards, all colours and all numbers different; it scores their sum. Gray is a colour too.';

const NAME = 90;
const TILE = 40;
const SUM = PAGE - NAME - ROUNDS * TILE;
const EACH = Array.from({ length: ROUNDS }, (_, round) => round);

/** A seat's cards in the order received, from the public views. */
function handOf(name: string, { public: views }: PublicSeen<PublicView>): readonly Card[] {
  return views.flatMap(({ picks }) => picks?.[name] ?? []);
}

/** Who took which card in which round, the best quattro of each, and the bans below. */
export function drawHands({ names }: MatchInfo<unknown>, seen: PublicSeen<PublicView>): readonly Grid[] {
  if (seen.public.length < 2) return [];
  const middle: Style = { ...HEAD, align: 'center' };
  const heads = [
    { content: 'Player', style: HEAD },
    ...EACH.map((round) => ({ content: `rd ${round + 1}`, style: middle })),
    { content: seen.outcome ? 'Best quattro' : 'Best quattro so far', style: middle },
  ];
  const hands = names.map((name) => drawHand(name, handOf(name, seen), seen));
  const signs = legend([
    ['✓', 'counts for the quattro'],
    ['Struck through:', 'left out of it'],
    ['✕', 'banned'],
  ]);
  return [
    stack(
      [
        rows([NAME, ...EACH.map(() => TILE), SUM], [heads]),
        ...hands,
        drawBans(seen),
        seen.outcome ? signs : notes(QUATTRO),
      ],
      0,
    ),
  ];
}

function drawHand(name: string, hand: readonly Card[], { outcome }: PublicSeen<PublicView>): Grid {
  const best = bestQuattro(hand);
  const markOf = (card: Card): Mark => {
    if (!outcome || best.score === 0) return 'plain';
    return best.cards.includes(card) ? 'kept' : 'out';
  };
  const isWinner = outcome?.winners.includes(name) ?? false;
  const isCandidate = outcome?.candidates.includes(name) ?? false;
  const style: Style = {
    ...EDGE,
    fill: isWinner ? PALETTE.gold : isCandidate ? PALETTE.warnPaper : PALETTE.paper,
  };
  const cards = tiles(
    EACH.map((round) => (hand[round] ? cardTile(hand[round], markOf(hand[round])) : gap())),
    { size: TILE },
  );
  return beside([
    tallCell(`${outcome ? outcomeSigns(outcome, name) : ''}${name}`, NAME, cards.heights, {
      ...style,
      bold: true,
    }),
    cards,
    tallCell(sumWords(hand, outcome !== undefined), SUM, cards.heights, {
      ...style,
      align: 'center',
      size: 9,
      bold: best.score > 0,
    }),
  ]);
}

/** The best quattro of a hand: its sum, or what it lacks. */
function sumWords(hand: readonly Card[], isOver: boolean): string {
  const { cards, score } = bestQuattro(hand);
  if (score > 0) return `${score}\n${cards.map((card) => faceOf(card).number).join(' + ')}`;
  return isOver ? '0\nno quattro' : `lacks ${missingColours(hand).join(', ')}`;
}

function drawBans({ public: views }: PublicSeen<PublicView>): Grid {
  const rounds = views.slice(1);
  const bans = tiles(
    EACH.map((round) => {
      const banned = rounds[round]?.banned;
      return banned ? cardTile(banned, 'banned') : gap(rounds[round] ? 'none' : '·');
    }),
    { size: TILE },
  );
  return beside([tallCell('✕ banned', NAME, bans.heights, { bold: true, ink: PALETTE.soft }), bans]);
}
