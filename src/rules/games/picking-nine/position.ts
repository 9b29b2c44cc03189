import type { PositionOf, RowIn } from '../../data.ts';
import { count, declarePosition, each, fixedTable, oneOf, table } from '../../data.ts';
import type { Chance, DealPart, MatchInfo, OptionsOf, Problem, Purse } from '../../kit.ts';
import { byName, choiceOption, different, perIndex, problemsIn, readEach, wholeOption } from '../../kit.ts';
import {
  CARDS,
  type Card,
  DEAL_COLUMNS,
  DEALT,
  DECK,
  GRAY,
  HAND_COLUMNS,
  HIGHEST_PRIORITY,
  PLAYERS,
  ROUND_NUMBERS,
  ROUNDS,
} from './vocabulary.ts';

export const POSITION = declarePosition({
  scalars: {
    /** Card that was banned in the last round. */
    banned: oneOf(['', ...CARDS], { known: 'everyone' }),
  },
  tables: {
    seats: table('everyone', {
      /** Place in the tie-break list for the coming round. 1 is the top. The list at the start is public (N12). */
      place: count({ least: 1, most: PLAYERS, known: 'host', publicFrom: ({ round }) => round === 0 }),
      /**
       * Number that the player sent in the last round, or 0 if the player sent none. `turn` is the player's place in the
       * order of picking (1 to 6), or 0 at the start.
       */
      number: count({ most: HIGHEST_PRIORITY, known: 'owner' }),
      turn: count({ most: PLAYERS, known: 'host' }),
      /** The player's cards, one column for each round. */
      ...each(HAND_COLUMNS, oneOf(['', ...CARDS])),
    }),
    /** The eight cards dealt in each round, in the order of the deal. */
    deals: fixedTable(
      'round',
      ROUND_NUMBERS,
      'host',
      each(DEAL_COLUMNS, oneOf(DECK, { publicFrom: ({ round }, row) => row <= round })),
    ),
  },
});

export type NinePosition = PositionOf<typeof POSITION>;
export type Hand = RowIn<typeof POSITION, 'seats'>;

/** Checks the tie-break list and the cards. Each card is held at most once and dealt once. No card is held before it is dealt. */
export function check({ round, seats, deals }: NinePosition): readonly Problem[] {
  return problemsIn((expect) => {
    const dealt: Card[] = [];
    deals.forEach((deal, i) => {
      for (const column of DEAL_COLUMNS) {
        const card = deal[column];
        expect(!dealt.includes(card), `deals[${i}].${column}`, `${card} is dealt already`);
        dealt.push(card);
      }
    });
    const shown = [...dealt.slice(0, DEALT * round), GRAY];
    const held: Card[] = [];
    const problemOf = (card: Card | '', ofRound: number) => {
      if (ofRound > round) return card && `expected nothing: round ${ofRound} has not been played`;
      if (!card) return `expected the card of round ${ofRound}`;
      if (held.includes(card)) return `${card} is held already`;
      return shown.includes(card) ? '' : `${card} is yet to be dealt`;
    };
    seats.forEach((hand, i) => {
      const isFirst = seats.findIndex(({ place }) => place === hand.place) === i;
      expect(isFirst, `seats[${i}].place`, `place ${hand.place} is taken by a row above`);
      HAND_COLUMNS.forEach((column, c) => {
        const card = hand[column];
        const problem = problemOf(card, c + 1);
        expect(!problem, `seats[${i}].${column}`, problem);
        if (card) held.push(card);
      });
    });
  });
}

/** Parts of a deal that a host may give: the cards of each round, and the names in tie-break order. Each part must be complete. */
export const DEAL = {
  keys: {
    deals: {
      help: 'The eight cards of each round. Every coloured card comes once. Gray 0 is always there.',
      input: { kind: 'lists', lists: ROUND_NUMBERS.map((r) => `Round ${r}`), length: DEALT, choices: DECK },
    },
    tieBreak: {
      help: 'The tie-break list, beginning at its top.',
      usual: 'the player with the most garnets is first',
      input: { kind: 'order' },
    },
  } satisfies Record<string, DealPart>,
  read({ names }: Info, given: Record<string, unknown>) {
    const card = different(DECK, 'a card from red-1 to yellow-10');
    return {
      deals: perIndex(ROUNDS, 'deals', given, 'deals', (deal, path) =>
        readEach(DEALT, 'cards', deal, path, card),
      ),
      tieBreak: perIndex(PLAYERS, 'names', given, 'tieBreak', different(names, 'the name of a player')),
    };
  },
};

/**
 * Makes the cells of the first position. The host may give the deals and the tie-break list. Otherwise the cards are drawn, and the
 * tie-break list follows garnets, then seat order (N8, N14).
 */
export function start(
  { names }: Info,
  { deals, tieBreak }: ReturnType<typeof DEAL.read>,
  chance: Chance,
  purses: readonly Purse[],
) {
  const cards = deals?.flat() ?? chance('deals').shuffle(DECK);
  const garnetsOf = (name: string) => purses[names.indexOf(name)]!.garnets;
  const list = tieBreak ?? [...names].sort((a, b) => garnetsOf(b) - garnetsOf(a));
  return {
    seats: names.map((player) => ({ place: list.indexOf(player) + 1 })),
    deals: ROUND_NUMBERS.map((r) => byName(DEAL_COLUMNS, cards.slice(DEALT * (r - 1), DEALT * r))),
  };
}

/** Gives the cards on the table for the coming round, in the order of the deal. Gray 0 comes last until a player has it. [] at the end. */
export function tableOf({ round, deals, seats }: NinePosition): readonly Card[] {
  const row = deals[round];
  if (!row) return [];
  const cards = DEAL_COLUMNS.map((column) => row[column]);
  return seats.some((hand) => cardsOf(hand).includes(GRAY)) ? cards : [...cards, GRAY];
}

/** Lists a player's cards in the order in which the player got them. */
export function cardsOf(hand: Hand): Card[] {
  return HAND_COLUMNS.flatMap((column) => hand[column] || []);
}

/** Lists the seats in the order of the tie-break list. */
export function tieBreakOf(seats: readonly Hand[]): readonly number[] {
  return [...seats.keys()].sort((a, b) => seats[a]!.place - seats[b]!.place);
}

export function tieBreakNames(seats: readonly Hand[]): readonly string[] {
  return tieBreakOf(seats).map((seat) => seats[seat]!.player);
}

export const OPTIONS = {
  leftover: choiceOption(['lowest', 'highest'], {
    label: 'Card for a player whose wanted cards are all gone',
    help: 'The player gets the card with the lowest or the highest number that is left. Cards with the same number count in this order: red, green, blue, yellow.',
    ruling: 'N4',
  }),
  winnerGarnets: wholeOption(7, 0, {
    label: 'Garnets for the sole winner',
    help: 'The sole winner also gets a Token of Life. If several players tie for the best quattro, nobody gets anything.',
    ruling: 'N13',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
export type Info = MatchInfo<Options>;
