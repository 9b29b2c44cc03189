import { drawFacts, type Grid, latest, notes, section, stack, tiles } from '../../draw.ts';
import { joined } from '../../kit.ts';
import { drawDeck } from './draw-deck.ts';
import { drawHands } from './draw-hands.ts';
import { cardTile } from './draw-tile.ts';
import type { Nine } from './order.ts';
import type { Info, NinePosition } from './position.ts';
import type { Seen } from './view.ts';
import { type Card, DEAL_COLUMNS, inCardOrder, ROUNDS } from './vocabulary.ts';

/** Explains to a player what a quattro is. */
const QUATTRO =
  'A quattro is four cards with four different colours and four different numbers. It scores the sum of its numbers. Gray is a colour too.';

export const draw: Nine['draw'] = {
  public: (info, seen) => drawBoard(info, seen),
  private: (info, _seat, seen) => {
    const { cards } = latest(seen.private);
    const hand = drawFacts([['oldest card first', cards.length > 0 ? drawCards(cards) : 'none']]);
    return stack([section('Your cards', hand), drawBoard(info, seen)]);
  },
  host: (info, position, seen) => drawBoard(info, seen, drawComing(position)),
};

/** Draws the cards on the table in the coming round, everybody's cards, and the place of every card. */
function drawBoard(info: Info, seen: Seen, secrets: readonly Grid[] = []): Grid {
  return stack([...drawTableCards(seen), ...drawHands(info, seen), ...secrets, drawDeck(info, seen)]);
}

function drawTableCards({ public: views, outcome }: Seen): readonly Grid[] {
  if (outcome) return [];
  const round = views.length;
  const list = joined(views[0]?.tieBreak ?? []);
  const was = round === 1 ? 'The list is' : 'At the start the list was';
  const words = `If numbers are equal, the tie-break list decides who picks first. ${was}: ${list}. Each tie changes the list, and no player sees how.`;
  const cards = drawCards(inCardOrder(latest(views).table));
  return [section(`On the table in round ${round} of ${ROUNDS}`, cards, notes(QUATTRO, words))];
}

function drawCards(cards: readonly Card[], most = 5): Grid {
  return tiles(
    cards.map((card) => cardTile(card)),
    { most },
  );
}

/** Draws the cards of later rounds, which only the host knows. The story tells the host all numbers and tie-breaks. */
function drawComing({ round, deals }: NinePosition): readonly Grid[] {
  const coming = deals.slice(round + 1).map((deal) => {
    const cards = DEAL_COLUMNS.map((column) => deal[column]);
    return [`round ${deal.round}`, drawCards(cards, 4)] as const;
  });
  return coming.length > 0 ? [section('Only hosts see this: later deals', drawFacts(coming))] : [];
}
