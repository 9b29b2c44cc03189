import type { Chance } from '../../base/chance.ts';
import { own, quote } from '../../base/json.ts';
import { unusable } from '../../base/unusable.ts';
import type { Purse } from '../../declare/purse.ts';
import type { Seat, Table } from '../../declare/table.ts';
import type { Options } from './options.ts';
import type { DealRow, NinePosition } from './position.ts';
import { type Card, DEAL, DEALT, DECK, isCard, PLAYERS, ROUNDS } from './vocabulary.ts';

/** What a host gave by hand: the forty cards as dealt, eight a round, and the seats in tie-break order. */
export interface Deal {
  readonly cards?: readonly Card[];
  readonly tieBreak?: readonly number[];
}

export const DEAL_KEYS = {
  deals: 'Five deals of eight cards, every coloured card once; gray 0 is there by itself.',
  tieBreak: 'All six names, the top of the tie-break list first.',
};

/** Six players (N14). */
export function checkSeats(seats: readonly Seat[]): void {
  if (seats.length !== PLAYERS)
    unusable('players', `Picking Nine Possibilities takes six players; there are ${seats.length}`);
}

/** Reads deals and a tie-break list given by hand; each may be absent, and is complete when it is there. */
export function readDeal({ names }: Table<Options>, setup: Record<string, unknown>): Deal {
  const deals = own(setup, 'deals');
  const tieBreak = own(setup, 'tieBreak');
  return {
    ...(deals === undefined ? {} : { cards: readDeals(deals) }),
    ...(tieBreak === undefined ? {} : { tieBreak: readTieBreak(names, tieBreak) }),
  };
}

function readDeals(raw: unknown): readonly Card[] {
  const cards: Card[] = [];
  const rows = readList('setup.deals', raw, ROUNDS, 'deals');
  for (let r = 0; r < ROUNDS; r++) {
    const row = readList(`setup.deals[${r}]`, rows[r], DEALT, 'cards');
    for (let c = 0; c < DEALT; c++) {
      const card = row[c];
      const path = `setup.deals[${r}][${c}]`;
      if (!isCard(card) || !DECK.includes(card))
        return unusable(path, `expected a card from red-1 to yellow-10, found ${quote(card)}`);
      if (cards.includes(card)) unusable(path, `${card} is dealt already`);
      cards.push(card);
    }
  }
  return cards;
}

function readTieBreak(names: readonly string[], raw: unknown): readonly number[] {
  const seats: number[] = [];
  const list = readList('setup.tieBreak', raw, PLAYERS, 'names');
  for (let i = 0; i < PLAYERS; i++) {
    const seat = names.indexOf(list[i] as string);
    if (seat < 0) unusable(`setup.tieBreak[${i}]`, `no player is named ${quote(list[i])}`);
    if (seats.includes(seat)) unusable(`setup.tieBreak[${i}]`, `${quote(list[i])} is in the list already`);
    seats.push(seat);
  }
  return seats;
}

function readList(path: string, raw: unknown, length: number, of: string): readonly unknown[] {
  if (!Array.isArray(raw)) return unusable(path, `expected a list of ${length} ${of}, found ${quote(raw)}`);
  if (raw.length !== length) unusable(path, `expected ${length} ${of}, found ${raw.length}`);
  return raw;
}

/** The deals, drawn unless given, and the tie-break list: by garnets, then seat order, unless given (N8, N14). */
export function setup(
  { names }: Table<Options>,
  deal: Deal,
  chance: Chance,
  purses: readonly Purse[],
): NinePosition {
  const cards = deal.cards ?? chance('deals').shuffle(DECK);
  const list = deal.tieBreak ?? listByGarnets(purses);
  return {
    round: 0,
    over: false,
    banned: '',
    seats: names.map((player, seat) => ({
      player,
      place: list.indexOf(seat) + 1,
      number: 0,
      turn: 0,
      card1: '',
      card2: '',
      card3: '',
      card4: '',
      card5: '',
    })),
    deals: Array.from({ length: ROUNDS }, (_, r) => dealRow(r + 1, cards.slice(r * DEALT, (r + 1) * DEALT))),
  };
}

function listByGarnets(purses: readonly Purse[]): readonly number[] {
  return purses.map((_, seat) => seat).sort((a, b) => purses[b]!.garnets - purses[a]!.garnets || a - b);
}

function dealRow(round: number, cards: readonly Card[]): DealRow {
  const row: Record<string, Card | number> = { round };
  for (let c = 0; c < DEALT; c++) row[DEAL[c]!] = cards[c]!;
  return row as DealRow;
}
