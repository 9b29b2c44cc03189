import { GAMES } from '../src/rules/registry.ts';
import { type RosterEntry, rosterFor } from './players.ts';
import { FACTS, type Online } from './rules/law/facts.ts';

/** A game with a roster that may play it, and two deals that differ only in what some may not know. */
export interface TableFor extends Online {
  readonly game: string;
  readonly roster: readonly RosterEntry[];
}

/** One table for each game. */
export const TABLES: readonly TableFor[] = GAMES.map(({ id, seating }) => ({
  game: id,
  roster: rosterFor(seating.rule),
  ...FACTS[id]?.online,
}));
