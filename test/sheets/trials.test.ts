import { beyond } from '../../bench/trials/bounds.ts';
import { fuzzAnswers } from '../../bench/trials/fuzz-answers.ts';
import { fuzzCalls } from '../../bench/trials/fuzz-calls.ts';
import { leakTrials, SECRETS } from '../../bench/trials/leaks.ts';
import { tables } from '../../bench/trials/tables.ts';
import { makeRandom } from '../rules/law/random.ts';

// A small part of `npm run trials`; SHARE=50 is half of it, TRIAL_SEED another part.
const SEED = Number(process.env.TRIAL_SEED ?? 1);
const SHARE = Number(process.env.SHARE ?? 1);

const TABLES = tables();

/** The secrets of each game: one of them in turn, so that each is compared in one game at least. `npm run trials` compares all. */
const secretsFor = (nth: number) =>
  SHARE > 1 ? SECRETS : SECRETS.filter((_, i) => i === nth % SECRETS.length);

describe.each(TABLES.map((table, nth) => [table.game, table, nth] as const))('%s', (_game, table, nth) => {
  test('H12 arbitrary answers stop nothing, and nothing grows by them', () => {
    const { faults, sizes, answers } = fuzzAnswers(table, 200 * SHARE, makeRandom(SEED));
    expect([...faults, ...beyond(sizes)]).toEqual([]);
    expect(answers).toBeGreaterThanOrEqual(200 * SHARE);
  });

  test('H2 X10 a viewer’s files are the same to the byte, whatever others hold, order, deal and offer', () => {
    const { differing, compared } = leakTrials(table, SHARE, makeRandom(SEED), secretsFor(nth));
    expect(differing).toEqual([]);
    for (const secret of secretsFor(nth)) expect(compared[secret]).toBeGreaterThan(0);
  });
});

test('arbitrary calls of every button are done or refused with a reason, and a refusal changes nothing', () => {
  const trials = fuzzCalls(100 * SHARE, makeRandom(SEED));
  expect(trials.flatMap(({ faults }) => faults)).toEqual([]);
  expect(trials.every(({ calls, done, refused }) => calls > 0 && calls === done + refused)).toBe(true);
});
