import type { SeatingRule } from '../../../src/rules/declare/seating.ts';
import { pick, type Random, shuffled } from './random.ts';

const COLOURS = ['white', 'blue', 'black', 'red', 'green'];
/** No match of the tests has more players, so that all of them stay quick. */
const MOST = 12;

/** The meadows of players who may sit down by a rule: how many there are and where they sit by random. */
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
