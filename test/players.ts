import { makeChance } from '../src/rules/base/chance.ts';
import type { SeatingRule } from '../src/rules/declare/seating.ts';
import type { AnyGame } from '../src/rules/game.ts';
import type { Answers, Question } from '../src/rules/order/question.ts';
import { allViews } from '../src/rules/play/match.ts';
import { matchOf } from '../src/rules/play/replay.ts';
import { rehearseSeat } from '../src/rules/play/shown/seat-form.ts';
import { RECORD_GAMES } from '../src/rules/registry.ts';

/** A row of the roster as a host types it; '' is no meadow. */
export interface RosterEntry {
  readonly name: string;
  readonly meadow: string;
}

/** The address of a player of the tests. */
export function emailOf(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z0-9]/g, '-')}@example.com`;
}

/** Players who sit in these meadows. */
export function roster(...meadows: readonly string[]): RosterEntry[] {
  const names = 'Ann Ben Cleo Dan Eve Finn Gus Hana Ivo Jun'.split(' ');
  return meadows.map((meadow, i) => ({ name: names[i] as string, meadow }));
}

/** Four players of one meadow. */
export const FOUR = roster('red', 'red', 'red', 'red');
export const NAMES = FOUR.map(({ name }) => name);

export const POLAR_ROSTER = roster(
  ...['white', 'blue', 'black', 'red', 'green'].flatMap((meadow) => [meadow, meadow]),
);

/** Random numbers that are the same in every run. */
export function makeRandom(seed: string): (n: number) => number {
  const stream = makeChance(seed)('rehearsal');
  return (n) => stream.below(n);
}

/** The sensible answers of a player, with their questions. */
export interface Rehearsed {
  readonly questions: readonly Question[];
  readonly answers: Answers;
}

/** Sensible answers of every player of an exported record’s match in its next round, by name. */
export function rehearse(
  exported: string,
  random: (n: number) => number,
  games: readonly AnyGame[] = RECORD_GAMES,
): ReadonlyMap<string, Rehearsed> {
  const match = matchOf(games, JSON.parse(exported));
  const { game, info } = match;
  const seen = allViews(match);
  const questions = game.form.questions(info, seen.public as never);
  return new Map(
    info.names.map((name, seat) => [name, { questions, answers: rehearseSeat(match, seen, seat, random) }]),
  );
}

/** As few players as the game allows, but four where four are allowed. */
export function rosterFor({ players, meadows, teams }: SeatingRule): readonly RosterEntry[] {
  const [least, most] = typeof players === 'number' ? [players, players] : players;
  const names = meadows ?? ['red', 'green', 'blue', 'white', 'black'].slice(0, teams ?? 0);
  const count = Math.max(least, Math.min(4, most));
  return roster(...Array.from({ length: count }, (_, i) => names[i % names.length] ?? ''));
}

/** The same players as a record names them: without a meadow if they have none. */
export function recordedRoster(
  rule: SeatingRule,
): readonly { readonly name: string; readonly meadow?: string }[] {
  return rosterFor(rule).map(({ name, meadow }) => (meadow ? { name, meadow } : { name }));
}
