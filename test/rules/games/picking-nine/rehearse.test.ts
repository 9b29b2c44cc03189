import { outcomeOf } from '../../../../src/rules/play/match.ts';
import { rehearseRecord } from '../../rehearsal.ts';
import { record } from './build.ts';

test('N11 N13 simulated players send nothing bad, and their matches end every way: alone at the top, tied, three candidates', () => {
  const matches = Array.from({ length: 24 }, (_, i) =>
    rehearseRecord(record({ seed: `rehearsal ${i + 1}` }), String(i)),
  );
  expect(matches.flatMap(({ refused }) => refused)).toEqual([]);
  const outcomes = matches.map(({ match }) => outcomeOf(match)!);
  const count = (is: (outcome: (typeof outcomes)[number]) => boolean) => outcomes.filter(is).length;
  expect(count(({ winners }) => winners.length === 1)).toBeGreaterThan(12);
  expect(count(({ winners }) => winners.length > 1)).toBeGreaterThan(1);
  expect(count(({ candidates }) => candidates.length === 2)).toBeGreaterThan(12);
  expect(count(({ candidates }) => candidates.length > 2)).toBeGreaterThan(1);
});
