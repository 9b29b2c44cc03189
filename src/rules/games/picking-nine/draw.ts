import { drawFacts, drawTable, type Grid, latest, notes, section, stack, tiles } from '../../draw.ts';
import { joined } from '../../kit.ts';
import { drawDeck } from './draw-deck.ts';
import { drawHands, QUATTRO } from './draw-hands.ts';
import { cardTile } from './draw-tile.ts';
import type { Nine } from './order.ts';
import type { Hand, Info, NinePosition } from './position.ts';
import type { Seen } from './view.ts';
import { type Card, DEAL_COLUMNS, inCardOrder, ROUNDS } from './vocabulary.ts';

export const draw: Nine['draw'] = {
  public: (info, seen) => drawBoard(info, seen),
  private: (info, _seat, seen) => {
    const { cards } = latest(seen.private);
    const hand = drawFacts([['oldest card first', cards.length > 0 ? drawCards(cards) : 'none']]);
    return stack([section('Your cards', hand), drawBoard(info, seen)]);
  },
  /** Draws the public board. For the host, adds the last round's numbers, the present tie-break list, and the deals to come. */
  host: (info, position, seen) => drawBoard(info, seen, [drawNumbers(position), ...drawComing(position)]),
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
  const print = notes(...(round === 1 ? [QUATTRO] : []), words);
  const cards = drawCards(inCardOrder(latest(views).table));
  return [section(`On the table in round ${round} of ${ROUNDS}`, cards, print)];
}

function drawCards(cards: readonly Card[], most = 5): Grid {
  return tiles(
    cards.map((card) => cardTile(card)),
    { most },
  );
}

/** Draws facts about each player that only the host knows: the number, and the places in the order of picking and in the tie-break list. */
function drawNumbers({ round, seats }: NinePosition): Grid {
  const sent = (number: number) => (round === 0 ? '–' : number || 'none');
  const style = { align: 'center' } as const;
  return section(
    `Only hosts see this: ${round === 0 ? 'before round 1' : `numbers of round ${round}`}`,
    drawTable<Hand>(
      [
        { head: 'Player', cell: ({ player }) => player, style: { bold: true } },
        { head: 'number sent', cell: ({ number }) => sent(number), style },
        { head: 'picked as', cell: ({ turn }) => (turn ? `${turn} of ${seats.length}` : '–'), style },
        { head: 'tie-break list now', cell: ({ place }) => place },
      ],
      seats,
    ),
  );
}

function drawComing({ round, deals }: NinePosition): readonly Grid[] {
  const coming = deals.slice(round + 1).map((deal) => {
    const cards = DEAL_COLUMNS.map((column) => deal[column]);
    return [`round ${deal.round}`, drawCards(cards, 4)] as const;
  });
  return coming.length > 0 ? [section('Only hosts see this: later deals', drawFacts(coming))] : [];
}
