import { runTampering, tabOf } from '../../bench/tampering/run.ts';
import { IN_TURN } from './tamper/trial.ts';

// A small part of `npm run tamper`, each change of another kind; TAMPER_SEED takes another part.
const SEED = Number(process.env.TAMPER_SEED ?? 3);
const SHARE = 0.0012;

test('H14 H15 no change by hand leaks, pays, loses or publishes anything: it is named, refused or harmless', () => {
  const tried = runTampering(SHARE, SEED);
  const wrong = tried.flatMap(({ tampering, trial: { faults } }) =>
    faults.map((fault) => `${tabOf(tampering)}, ${tampering.kind}, ${tampering.where}: ${fault}`),
  );
  expect(wrong.map((line) => line.slice(0, 300))).toEqual([]);
  expect(tried.length).toBeGreaterThan(5);
  expect(new Set(tried.map(({ tampering }) => tampering.kind)).size).toBe(tried.length);
  expect(tried.some(({ trial }) => trial.outcome === 'refused')).toBe(true);
  expect(IN_TURN.length).toBeGreaterThan(7);
});
