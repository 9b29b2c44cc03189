import { drawFacts, drawTable, type Grid, latest, notes, section, stack, tiles } from '../../draw.ts';
import type { Drawings } from '../../kit.ts';
import { drawDeck } from './draw-deck.ts';
import { drawHands, QUATTRO } from './draw-hands.ts';
import { cardTile } from './draw-tile.ts';
import type { Info, OPTIONS } from './options.ts';
import { type Hand, type NinePosition, type POSITION, tieBreakOf } from './position.ts';
import { bestQuattro, completionWords, goneCards, sumWords } from './quattro.ts';
import type { Seen, VIEWS } from './view.ts';
import { type Card, DEAL_COLUMNS, DEALT, inCardOrder, ROUNDS } from './vocabulary.ts';

export const draw: Drawings<typeof OPTIONS, typeof POSITION, typeof VIEWS> = {
  public: drawPublic,
  /** A player's own cards and what a quattro still lacks, above the public board. */
  private: (info, _seat, seen) => {
    const { cards } = latest(seen.private);
    const hand = cards.length > 0 ? drawCards(cards) : 'none';
    const mine = drawFacts([['in the order received', hand]]);
    const words = notes(quattroWords(cards, seen));
    return stack([section('Your cards', mine, words), drawPublic(info, seen)]);
  },
  /** The public board with the numbers of the last round, the running tie-break list and the deals to come. */
  host: (info, position, seen) =>
    stack([
      ...drawTableCards(seen),
      ...drawHands(info, seen),
      drawNumbers(info, position),
      ...drawComing(position),
      drawDeck(info, seen),
    ]),
};

/** The table of the coming round, everybody's cards, and where every card is. */
function drawPublic(info: Info, seen: Seen): Grid {
  return stack([...drawTableCards(seen), ...drawHands(info, seen), drawDeck(info, seen)]);
}

function drawTableCards({ public: views, outcome }: Seen): readonly Grid[] {
  if (outcome) return [];
  const { table } = latest(views);
  const round = views.length;
  const list = (views[0]?.tieBreak ?? []).join(', ');
  const [was, since] =
    round === 1
      ? ['is', 'each tie will change it']
      : ['was at the start', 'each tie since then has changed it'];
  const words = `Of players who send the same number, a list decides who picks first. It ${was} ${list}; ${since}, hidden from all.`;
  const print = notes(...(round === 1 ? [QUATTRO] : []), words);
  return [section(`On the table in round ${round} of ${ROUNDS}`, drawCards(inCardOrder(table)), print)];
}

/** Cards in a line, or in two of about the same length. */
function drawCards(cards: readonly Card[], inLine = DEALT): Grid {
  const most = Math.ceil(cards.length / Math.ceil(cards.length / inLine)) || 1;
  return tiles(
    cards.map((card) => cardTile(card)),
    { most },
  );
}

function quattroWords(cards: readonly Card[], { public: views, outcome }: Seen): string {
  const isOver = outcome !== undefined;
  const best = bestQuattro(cards);
  if (best.score > 0)
    return `Your best quattro${isOver ? '' : ' so far'}: ${sumWords(best)} = ${best.score}.`;
  if (isOver) return 'No four of your cards differ in colour and number: no quattro, 0.';
  return cards.length === 0
    ? 'No quattro yet.'
    : `No quattro yet. For one: ${completionWords(cards, goneCards(views))}.`;
}

/** What only the host knows of each player: the number, the turn, and the place in the tie-break list. */
function drawNumbers({ names }: Info, { round, over, seats }: NinePosition): Grid {
  const list = tieBreakOf(seats).map((seat) => names[seat]);
  const sent = (number: number) => (round === 0 ? '–' : number || 'none');
  const style = { align: 'center' } as const;
  return section(
    `Host only: ${round === 0 ? 'before round 1' : `numbers of round ${round}`}`,
    drawTable<Hand>(
      [
        { head: 'Player', cell: ({ player }) => player, style: { bold: true } },
        { head: 'number sent', cell: ({ number }) => sent(number), style },
        { head: 'picked as', cell: ({ turn }) => (turn ? `${turn} of ${seats.length}` : '–'), style },
        { head: 'tie-break list now', cell: ({ place }) => place },
      ],
      seats,
    ),
    notes(`Tie-break list ${over ? 'at the end' : `for round ${round + 1}`}, top first: ${list.join(', ')}.`),
  );
}

function drawComing({ round, deals }: NinePosition): readonly Grid[] {
  const coming = deals.slice(round + 1).map((deal) => {
    const cards = DEAL_COLUMNS.map((column) => deal[column]);
    return [`round ${deal.round}`, drawCards(cards, DEALT / 2)] as const;
  });
  return coming.length > 0 ? [section('Host only: deals to come', drawFacts(coming))] : [];
}
