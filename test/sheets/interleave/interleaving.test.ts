import { type INSIDE, runInterleaving } from '../../../bench/interleaving/run.ts';
import { allPresses } from '../presses/presses.ts';
import { ARRIVALS, makeDisturbed } from './response.ts';

// A small part of `npm run interleave`; INTERLEAVING_SEED takes another part.
const SEED = Number(process.env.INTERLEAVING_SEED ?? 19);
const SHARE = 0.0005;

test('two panels and responses at once lose nothing, do nothing twice, and write no file for nothing', () => {
  const rows = runInterleaving(SHARE, SEED);
  expect(rows.flatMap(({ faults }) => faults.map((fault) => fault.slice(0, 300)))).toEqual([]);
  const trials = (inside: (typeof INSIDE)[number]) => rows.reduce((sum, row) => sum + row.trials[inside], 0);
  expect(trials('another press')).toBeGreaterThan(10);
});

test('H21 an order for a round that is being undone is told on its player’s page', () => {
  for (const press of allPresses().filter(({ title }) => title === 'undoRound')) {
    const { steps, tryAt } = makeDisturbed(press);
    for (let step = 1; step <= steps; step++)
      for (const arrival of ARRIVALS)
        expect([step, arrival, tryAt(step, arrival)]).toEqual([step, arrival, '']);
  }
});
