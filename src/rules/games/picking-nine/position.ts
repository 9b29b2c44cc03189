import type { Chance } from '../../base/chance.ts';
import { own, quote } from '../../base/json.ts';
import { unusable } from '../../base/unusable.ts';
import { count, each, oneOf } from '../../declare/column.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { Problem } from '../../declare/position.ts';
import type { Purse } from '../../declare/purse.ts';
import {
  declarePosition,
  fixedTable,
  type PositionOf,
  type RowIn,
  startPosition,
  table,
} from '../../declare/tables.ts';
import type { Options } from './options.ts';
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
  ROUNDS,
} from './vocabulary.ts';

export const POSITION = declarePosition({
  scalars: {
    /** The card banned in the last round. */
    banned: oneOf(['', ...CARDS], { known: 'everyone' }),
  },
  tables: {
    seats: table('everyone', {
      /** Place in the tie-break list for the coming round, 1 at the top; the starting list is public (N12). */
      place: count({ least: 1, most: PLAYERS, known: 'host', publicFrom: ({ round }) => round === 0 }),
      /** The number sent in the last round, 0 for none, and the turn at which the player then picked, 0 at the start. */
      number: count({ most: HIGHEST_PRIORITY, known: 'owner' }),
      turn: count({ most: PLAYERS, known: 'host' }),
      /** The cards by round. */
      ...each(HAND_COLUMNS, oneOf(['', ...CARDS])),
    }),
    /** The eight cards of each round, in dealt order. */
    deals: fixedTable(
      'round',
      [1, 2, 3, 4, 5],
      'host',
      each(DEAL_COLUMNS, oneOf(DECK, { publicFrom: ({ round }, row) => row <= round })),
    ),
  },
});

export type NinePosition = PositionOf<typeof POSITION>;
export type Hand = RowIn<typeof POSITION, 'seats'>;

/** Checks the tie-break list and the cards: each is held once, dealt once, and not held before it is dealt. */
export function check({ round, over, seats, deals }: NinePosition): readonly Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, problem: string) => problems.push({ path, problem });
  if (round > ROUNDS) say('round', `expected at most ${ROUNDS}`);
  if (over !== round >= ROUNDS) say('over', `expected ${round >= ROUNDS} after round ${round}`);
  const dealt = new Map<Card, number>();
  deals.forEach((row, r) => {
    for (const column of DEAL_COLUMNS) {
      const card = row[column];
      if (dealt.has(card)) say(`deals[${r}].${column}`, `${card} is dealt already`);
      else dealt.set(card, r + 1);
    }
  });
  const places = new Set<number>();
  const held = new Set<Card>();
  seats.forEach((hand, i) => {
    if (places.has(hand.place)) say(`seats[${i}].place`, `place ${hand.place} is taken by a row above`);
    places.add(hand.place);
    HAND_COLUMNS.forEach((column, c) => {
      const card = hand[column];
      const problem = problemOfCard(card, c + 1, round, held, dealt);
      if (problem) say(`seats[${i}].${column}`, problem);
      if (card) held.add(card);
    });
  });
  return problems;
}

function problemOfCard(
  card: Card | '',
  ofRound: number,
  round: number,
  held: ReadonlySet<Card>,
  dealt: ReadonlyMap<Card, number>,
): string | undefined {
  if (!card) return ofRound <= round ? `expected the card of round ${ofRound}` : undefined;
  if (ofRound > round) return `expected nothing: round ${ofRound} has not been played`;
  if (held.has(card)) return `${card} is held already`;
  return card !== GRAY && (dealt.get(card) ?? ROUNDS) > round ? `${card} is yet to be dealt` : undefined;
}

/** What a host gave by hand: the cards of each round as dealt, and the seats in tie-break order. */
export interface Deal {
  readonly deals: readonly (readonly Card[])[] | undefined;
  readonly tieBreak: readonly number[] | undefined;
}

/** A deal by hand: each part may be absent, and is complete when it is there. */
export const DEAL = {
  keys: {
    deals: 'Five deals of eight cards, every coloured card once; gray 0 is there by itself.',
    tieBreak: 'All six names, the top of the tie-break list first.',
  },
  read: ({ names }: MatchInfo<Options>, given: Record<string, unknown>): Deal => {
    const deals = own(given, 'deals');
    const tieBreak = own(given, 'tieBreak');
    return {
      deals: deals === undefined ? undefined : readDeals(deals),
      tieBreak: tieBreak === undefined ? undefined : readTieBreak(names, tieBreak),
    };
  },
};

function readDeals(raw: unknown): Card[][] {
  const dealt = new Set<Card>();
  const readCard = (card: unknown, path: string): Card => {
    if (!DECK.includes(card as Card))
      return unusable(path, `expected a card from red-1 to yellow-10, found ${quote(card)}`);
    if (dealt.has(card as Card)) unusable(path, `${card} is dealt already`);
    dealt.add(card as Card);
    return card as Card;
  };
  return listOf(raw, ROUNDS, 'deals', 'setup.deals', (row, path) =>
    listOf(row, DEALT, 'cards', path, readCard),
  );
}

function readTieBreak(names: readonly string[], raw: unknown): number[] {
  const seats = new Set<number>();
  return listOf(raw, PLAYERS, 'names', 'setup.tieBreak', (name, path) => {
    const seat = names.indexOf(name as string);
    if (seat < 0) unusable(path, `no player is named ${quote(name)}`);
    if (seats.has(seat)) unusable(path, `${quote(name)} is in the list already`);
    seats.add(seat);
    return seat;
  });
}

function listOf<T>(
  raw: unknown,
  length: number,
  of: string,
  path: string,
  read: (item: unknown, path: string) => T,
): T[] {
  if (!Array.isArray(raw)) return unusable(path, `expected a list of ${length} ${of}, found ${quote(raw)}`);
  if (raw.length !== length) unusable(path, `expected ${length} ${of}, found ${raw.length}`);
  return raw.map((item, i) => read(item, `${path}[${i}]`));
}

/** The deals, drawn unless given, and the tie-break list: by garnets, then seat order, unless given (N8, N14). */
export function start(
  { names }: MatchInfo<Options>,
  { deals, tieBreak }: Deal,
  chance: Chance,
  purses: readonly Purse[],
): NinePosition {
  const cards = deals ? deals.flat() : chance('deals').shuffle(DECK);
  const list =
    tieBreak ??
    purses.map((_, seat) => seat).sort((a, b) => purses[b]!.garnets - purses[a]!.garnets || a - b);
  return startPosition(POSITION, {
    seats: names.map((player, seat) => ({ player, place: list.indexOf(seat) + 1 })),
    deals: Array.from({ length: ROUNDS }, (_, r) => {
      const row: Record<string, Card> = {};
      DEAL_COLUMNS.forEach((column, c) => {
        row[column] = cards[r * DEALT + c]!;
      });
      return row;
    }),
  });
}

/** The cards on the table for the coming round, in dealt order, gray 0 last while nobody has it; none at the end. */
export function tableOf({ round, deals, seats }: NinePosition): Card[] {
  const row = deals[round];
  if (!row) return [];
  const { card1, card2, card3, card4, card5, card6, card7, card8 } = row;
  const cards = [card1, card2, card3, card4, card5, card6, card7, card8];
  if (!seats.some(holdsGray)) cards.push(GRAY);
  return cards;
}

function holdsGray({ card1, card2, card3, card4, card5 }: Hand): boolean {
  return card1 === GRAY || card2 === GRAY || card3 === GRAY || card4 === GRAY || card5 === GRAY;
}

/** A player's cards in the order received. */
export function cardsOf(hand: Hand): Card[] {
  const cards: Card[] = [];
  for (const column of HAND_COLUMNS) {
    const card = hand[column];
    if (card) cards.push(card);
  }
  return cards;
}

/** The seats in the order of the tie-break list. */
export function tieBreakOf(seats: readonly Hand[]): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < seats.length; seat++) list[seats[seat]!.place - 1] = seat;
  return list;
}
