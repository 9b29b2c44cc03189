import { quote } from '../base/json.ts';
import { unusable } from '../base/unusable.ts';
import { capital, listed, plural } from '../base/words.ts';
import { meadowsOf, type Seat } from './match-info.ts';

/**
 * Requirements of a game for its players. The host reads them as words. A check throws an error at `players…` if a
 * requirement is not met.
 */
export interface Seating {
  readonly rule: SeatingRule;
  readonly words: string;
  check(seats: readonly Seat[]): void;
}

/** Number of players, and their meadows. The host is asked for meadows only with `meadows`, `teams` or `anyMeadows`. */
export interface SeatingRule {
  /** Exact number of players, or the smallest and the greatest number. */
  readonly players: number | readonly [least: number, most: number];
  readonly even?: boolean;
  /** Names of the meadows. All meadows have the same number of players. */
  readonly meadows?: readonly string[];
  /** Number of meadows, which may have any names. All meadows have the same number of players. */
  readonly teams?: number;
  /** True if meadows matter to the rules, but a player may sit in any meadow or in none. */
  readonly anyMeadows?: boolean;
  /**
   * Thing that players begin with. The number of things depends on the size of the player's meadow. `counts[0]` is for a
   * player alone or without a meadow, `counts[1]` for a meadow of two, and so on. The last count also holds for larger
   * meadows.
   */
  readonly begins?: { readonly thing: string; readonly counts: readonly number[] };
}

/** Says whether meadows matter to the rules of a game. */
export function usesMeadows({ meadows, teams, anyMeadows = false }: SeatingRule): boolean {
  return anyMeadows || meadows !== undefined || teams !== undefined;
}

/** Makes a game's `Seating` from its rule: the words for the host, and the check. */
export function seating(rule: SeatingRule): Seating {
  const words = wordsOf(rule);
  return {
    rule,
    words: `${capital(words)}.`,
    check: (seats) => {
      const [least, most] = playersOf(rule);
      if (seats.length < least || seats.length > most || (rule.even && seats.length % 2 === 1))
        unusable('players', `expected ${words}; there are ${seats.length}`);
      if (rule.meadows || rule.teams) checkMeadows(rule, seats, words);
    },
  };
}

/** Gives the smallest and the greatest number of players. */
export function playersOf({ players }: SeatingRule): readonly [number, number] {
  return typeof players === 'number' ? [players, players] : players;
}

function checkMeadows({ meadows, teams }: SeatingRule, seats: readonly Seat[], words: string): void {
  seats.forEach(({ name, meadow }, i) => {
    if (meadow === undefined || (meadows && !meadows.includes(meadow)))
      unusable(
        `players[${i}].meadow`,
        `${name} needs a meadow${meadows ? `: ${meadows.join(', ')}` : ''}; found ${quote(meadow)}`,
      );
  });
  const size = seats.length / (meadows?.length ?? teams ?? 1);
  for (const [meadow, mates] of meadowsOf(seats))
    if (mates.length !== size)
      unusable('players', `${meadow} has ${plural(mates.length, 'player')}; expected ${words}`);
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function wordsOf(rule: SeatingRule): string {
  const [least, most] = playersOf(rule);
  const { even, meadows, teams } = rule;
  const players = least === most ? `${inWords(least)} players` : `${least} to ${most} players`;
  const counted = even ? `an even number of players, ${least} to ${most}` : players;
  if (meadows)
    return `${counted}, ${inWords(least / meadows.length)} in each of the meadows ${listed(meadows)}`;
  return teams ? `${counted} in ${inWords(teams)} meadows of ${inWords(least / teams)}` : counted;
}
