import type { SeatingRule } from '../../../src/rules/declare/seating.ts';
import { pick, type Random, shuffled } from './random.ts';

const COLOURS = ['white', 'blue', 'black', 'red', 'green'];
/** The most players of a match in tests, so that the tests stay quick. */
const MOST = 12;

/** Random meadows that a seating rule accepts, one per player. */
export function randomMeadows(
  { players, even = false, meadows, teams }: SeatingRule,
  random: Random,
): (string | undefined)[] {
  const [least, most] = typeof players === 'number' ? [players, players] : players;
  const step = even ? 2 : 1;
  const choices = Math.floor((Math.max(least, Math.min(most, MOST)) - least) / step) + 1;
  const count = least + step * random(choices);
  const names = meadows ?? (teams ? shuffled(random, COLOURS).slice(0, teams) : undefined);
  if (names)
    return shuffled(
      random,
      Array.from({ length: count }, (_, i) => names[i % names.length]),
    );
  if (random(4) === 0) return Array(count).fill(undefined);
  const some = COLOURS.slice(0, 1 + random(COLOURS.length));
  return Array.from({ length: count }, () => (random(8) === 0 ? undefined : pick(random, some)));
}
