import {
  count,
  declarePosition,
  each,
  fixedTable,
  flag,
  oneOf,
  type PositionOf,
  playerName,
  type RowIn,
  table,
  text,
} from '../../data.ts';
import {
  type Chance,
  type DealPart,
  different,
  meadowsOf,
  type Position,
  perKey,
  problemsIn,
} from '../../kit.ts';
import { COVERS, statusesOf } from './layout.ts';
import type { Info } from './options.ts';
import { BIDS, CARDS, PLACE_AT, PLACES } from './vocabulary.ts';

/** The position: the pattern with all bids, everybody’s chips, and the information that players bought. */
export const POSITION = declarePosition({
  tables: {
    seats: table('owner', { chips: count() }),
    cards: fixedTable('place', PLACES, 'everyone', {
      /** The card at the place. Only players who bought information on a hidden card know the card. */
      card: oneOf(CARDS, { known: 'partly', publicFrom: isUncovered }),
      /** Name of the team that flags or claimed the card. The total bid of this team is public (M9). */
      flag: text(),
      claimed: flag(),
      /** Bid of each seat on the card. A claim does not remove the bids. */
      ...each(BIDS, count({ known: 'partly' })),
    }),
    /** Information that each player bought, in the order of buying (M8). */
    learned: table('owner', {
      player: playerName({ known: 'partly' }),
      place: oneOf(PLACES),
      card: oneOf(CARDS),
    }),
  },
});

export type MvpPosition = PositionOf<typeof POSITION>;
export type CardRow = RowIn<typeof POSITION, 'cards'>;
export type Lesson = RowIn<typeof POSITION, 'learned'>;

function isUncovered(position: Position, at: number): boolean {
  return statusesOf((position as unknown as MvpPosition).cards)[at] !== 'hidden';
}

/** Checks that every card has one place, that each flag is the name of a team, and that bought information is true. */
export const check = ({ cards, learned }: MvpPosition, { seats }: Info) =>
  problemsIn((expect) => {
    const teams = [...meadowsOf(seats).keys()];
    cards.forEach(({ card, flag: team, claimed }, at) => {
      const first = cards.findIndex((row) => row.card === card);
      expect(first === at, `cards[${at}].card`, `${card} lies at an earlier place already`);
      const isTeam = ['', ...teams].includes(team);
      expect(isTeam, `cards[${at}].flag`, `expected ${teams.join(', ')} or nothing`);
      if (!claimed) return;
      expect(team !== '', `cards[${at}].flag`, 'a claimed card needs the team that claimed it');
      const isFree = !COVERS[at]?.some((cover) => cards[cover]?.claimed === false);
      expect(isFree, `cards[${at}].claimed`, 'another card still covers this card and is not claimed');
    });
    learned.forEach(({ place, card }, i) => {
      const lies = cards[PLACE_AT.get(place)!]?.card;
      expect(lies === card, `learned[${i}].card`, `another card lies at ${place}`);
    });
  });

/** The part of a deal that a host may give: the cards at all 24 places, each card once. */
export const DEAL = {
  keys: {
    pattern: {
      help: 'The card at each place from A to X. Every card comes once.',
      input: { kind: 'per-place', places: PLACES, choices: CARDS },
    } satisfies DealPart,
  },
  read: (_info: Info, given: Record<string, unknown>) =>
    perKey(PLACES, 'place', given, 'pattern', different(CARDS, 'a card such as apple-3')),
};

/** Deals the pattern, and gives each player chips. */
export function start({ names, options }: Info, deal: ReturnType<typeof DEAL.read>, chance: Chance) {
  const pattern = deal ?? chance('pattern').shuffle(CARDS);
  return {
    seats: names.map(() => ({ chips: options.startingChips })),
    cards: pattern.map((card) => ({ card })),
  };
}
