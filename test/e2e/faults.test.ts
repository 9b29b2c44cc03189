import { readFileSync } from 'node:fs';
import { measure } from '../../bench/faults/measure.ts';
import { pointsOf } from '../../bench/faults/points.ts';
import { pressOnce, runUndisturbed, stateAtEnd } from '../../bench/faults/run-case.ts';
import { SCENARIOS, type Scenario } from '../../bench/faults/scenarios.ts';
import { digestOfWorld } from '../../bench/faults/world.ts';
import type { World } from '../../local/google/world/world.ts';

// CONTRIBUTING.md “A round, exactly once”: whatever fails, the next action finishes what was begun. `npm run faults` runs all cases;
// here are some of each kind, chosen by a seed.

/**
 * Two single faults run in each of these, and so many pairs. An award stands for all actions that make one commit and write
 * files.
 */
const SAMPLED = {
  'setUp, by code': 1,
  'newGame, the first, by code': 1,
  'abandonWork, of a new match': 1,
  takeOver: 0,
  resolveRound: 1,
  undoRound: 0,
  renewForms: 1,
  award: 1,
  deliverOutbox: 0,
  onSubmission: 1,
  restoreResponses: 0,
  'onClock, a round that is due': 0,
  'substitute, by another player': 1,
  finishHandOvers: 0,
  closeMatch: 0,
  bringBack: 0,
  rehearse: 0,
  resolveRehearsal: 0,
};

const code = readFileSync('dist/Code.js', 'utf8');

test.each(Object.entries(SAMPLED))('after faults in %s all is as without them', (title, pairs) => {
  const scenario = SCENARIOS.find((one) => one.title === title);
  if (!scenario) throw new Error(`There is no action ${title}.`);
  const { differences, cases } = measure(code, scenario, { seed: 'test', singles: 2, pairs });
  expect(differences).toEqual([]);
  expect(Object.values(cases).reduce((sum, count) => sum + count, 0)).toBe(2 + pairs);
});

test('a killed script leaves the state before the call at which it ends', () => {
  const undisturbed = runUndisturbed(code, SCENARIOS.find(({ title }) => title === 'award') as Scenario);
  const all = pointsOf(undisturbed.run).filter(({ way }) => way === 'the script ends');
  const left = all.map((point) => stateAtEnd(undisturbed, point) as World);
  // One call after each change that the run makes is enough: between two changes only the clock goes on.
  const changes = left.map((world) => digestOfWorld({ ...world, offset: 0 }));
  const ends = all.filter((_, i) => changes.indexOf(changes[i] as string) === i);
  const differing = ends.filter((point) => {
    const { host } = pressOnce(undisturbed, [point]).steps;
    return digestOfWorld(host.world) !== digestOfWorld(stateAtEnd(undisturbed, point) as World);
  });
  expect([all.length > 20, ends.length > 4, differing]).toEqual([true, true, []]);
});
