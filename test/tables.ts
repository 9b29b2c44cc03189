import type { SeatingRule } from '../src/rules/declare/seating.ts';
import { GAMES } from '../src/rules/registry.ts';
import { type RosterEntry, roster } from './players.ts';
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

/** As few players as may sit down, though four where that is allowed. */
function rosterFor({ players, meadows, teams }: SeatingRule): readonly RosterEntry[] {
  const [least, most] = typeof players === 'number' ? [players, players] : players;
  const names = meadows ?? ['red', 'green', 'blue', 'white', 'black'].slice(0, teams ?? 0);
  const count = Math.max(least, Math.min(4, most));
  return roster(...Array.from({ length: count }, (_, i) => names[i % names.length] ?? ''));
}
