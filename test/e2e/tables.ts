import type { NewGameRequest } from '../../src/sheets/panel-api/panel.ts';
import { POLAR_ROSTER, type RosterEntry } from './season.ts';

/** A game with a roster that may play it, and two deals that differ only in what some may not know. */
export interface TableFor {
  readonly game: string;
  readonly roster: readonly RosterEntry[];
  readonly options?: NewGameRequest['options'];
  /** `knows`: who may see the difference. */
  readonly deals?: { readonly one: object; readonly other: object; readonly knows: readonly string[] };
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

const seats = (count: number, meadows: readonly string[]): RosterEntry[] =>
  NAMES.slice(0, count).map((name, i) => ({ name, meadow: meadows[i % meadows.length] as string }));

const polarity = (white: string) =>
  Object.fromEntries(
    POLAR_ROSTER.map(({ name, meadow }, i) => [
      name,
      (i % 2 === 0) === (meadow === 'white' ? white === '+' : true) ? '+' : '-',
    ]),
  );

const cards = (suits: readonly string[], ranks: number): string[] =>
  suits.flatMap((suit) => Array.from({ length: ranks }, (_, i) => `${suit}-${i + 1}`));

/** All 24 cards in order, or with the two hidden ones at A and B changed places. */
const pattern = (isSwapped: boolean) => {
  const laid = cards(['apple', 'lemon', 'pear', 'grape'], 6);
  if (isSwapped) laid.splice(0, 2, laid[1] as string, laid[0] as string);
  return Object.fromEntries(laid.map((card, i) => [String.fromCharCode(65 + i), card]));
};

/** The deals of five rounds, with the last two as they are or changed places. */
const deals = (isSwapped: boolean) => {
  const all = cards(['red', 'green', 'blue', 'yellow'], 10);
  const rounds = Array.from({ length: 5 }, (_, i) => all.slice(8 * i, 8 * i + 8));
  return isSwapped ? [...rounds.slice(0, 3), rounds[4], rounds[3]] : rounds;
};

/** One table for each game. */
export const TABLES: readonly TableFor[] = [
  {
    game: 'polar-power',
    roster: POLAR_ROSTER,
    options: { lastRound: 4 },
    deals: { one: { polarity: polarity('+') }, other: { polarity: polarity('-') }, knows: ['Ann', 'Ben'] },
  },
  {
    game: 'secret-soulmate',
    roster: seats(6, ['red', 'blue', 'red', 'blue', 'green', '']),
    deals: {
      one: {
        soulmates: [
          ['Ann', 'Ben'],
          ['Cleo', 'Dan'],
          ['Eve', 'Finn'],
        ],
      },
      other: {
        soulmates: [
          ['Ann', 'Cleo'],
          ['Ben', 'Dan'],
          ['Eve', 'Finn'],
        ],
      },
      knows: [],
    },
  },
  {
    game: 'the-mvp',
    roster: seats(6, ['red', 'green']),
    options: { lastRound: 7 },
    deals: { one: { pattern: pattern(false) }, other: { pattern: pattern(true) }, knows: [] },
  },
  { game: 'not-flower-field', roster: seats(4, ['']) },
  {
    game: 'picking-nine',
    roster: seats(6, ['']),
    deals: { one: { deals: deals(false) }, other: { deals: deals(true) }, knows: [] },
  },
];
