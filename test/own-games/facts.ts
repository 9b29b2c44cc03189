import type { Column } from '../../src/rules/games/own-game/column.ts';
import type { Match } from '../../src/rules/play/match.ts';
import type { GameFacts } from '../rules/law/facts.ts';
import { pick, type Random } from '../rules/law/random.ts';
import { readOf } from './definitions.ts';

/** Facts for the laws about a game described by a host: its rulings and its set-up. */
export const facts: GameFacts = {
  ruling: randomRuling,
  // A game with one question has no other.
  together: ['answers.question'],
};

const TEXTS = ['', 'wolf', 'sheep', 'night', 'day', 'x', '=1+1', '1/2', 'Ann'];

/** A value that a column or a fact may have; numbers of columns in conditions come up often. */
export function randomValue(
  { kind, trade }: Column,
  names: readonly string[],
  random: Random,
): number | string {
  if (kind === 'number') return random(5) - (trade ? 0 : 1);
  return pick(random, kind === 'player' ? ['', ...names] : TEXTS);
}

/** Possible rulings of a host in the next round. */
export function randomRuling({ game, info, position }: Match, random: Random): object {
  const { names } = info;
  const { columns, facts: all, lastRound, questions } = readOf(game);
  const values = (entries: readonly Column[]) =>
    Object.fromEntries(
      entries.flatMap((one) => {
        if (random(3) > 0) return [];
        const asked = questions.find(({ when }) => when && [when.column, when.fact].includes(one.id));
        const is = asked?.when?.is;
        const fits = typeof is === (one.kind === 'number' ? 'number' : 'string') && one.kind !== 'player';
        const value = fits && random(2) === 0 ? is : undefined;
        return [[one.id, value ?? randomValue(one, names, random)]];
      }),
    );
  const some = () => names.filter(() => random(3) === 0);
  const over = random(lastRound === undefined ? 4 : 12) === 0;
  const isLast = over || position.round + 1 === lastRound;
  const part = (key: string, value: object) => (random(4) > 0 ? { [key]: value } : {});
  return {
    ...part('columns', Object.fromEntries(some().map((name) => [name, values(columns)]))),
    ...part('facts', values(all)),
    ...part('say', {
      ...(random(2) === 0 ? { everyone: 'The host speaks' } : {}),
      to: Object.fromEntries(some().map((name) => [name, `To you, ${name}!`])),
    }),
    ...part('credits', Object.fromEntries(some().map((name) => [name, { garnets: random(3) }]))),
    ...(random(2) === 0 || over ? { over } : {}),
    ...(isLast && random(2) === 0 ? { outcome: { winners: some(), ...part('candidates', some()) } } : {}),
  };
}
