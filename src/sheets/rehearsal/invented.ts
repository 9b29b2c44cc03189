import { playersOf } from '../../rules/declare/seating.ts';
import type { AnyGame } from '../../rules/game.ts';
import type { Person } from '../workbook/tabs/season.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jun'];
const MEADOWS = ['red', 'green', 'blue', 'white', 'black'];
/** Players of a game for any number of them. */
const USUAL = 4;

/** Players for a rehearsal, as many as a game seats at least, in meadows as it wants them. */
export function inventPlayers({ seating: { rule } }: AnyGame): readonly Person[] {
  const { meadows, teams } = rule;
  const [least, most] = playersOf(rule);
  const groups = meadows ?? MEADOWS.slice(0, teams ?? 0);
  return Array.from({ length: Math.max(least, Math.min(USUAL, most)) }, (_, i) => {
    const name = NAMES[i] ?? `Player ${i + 1}`;
    const meadow = groups[i % groups.length] ?? '';
    return { id: name, name, email: '', meadow, file: '', code: '', access: '' };
  });
}
