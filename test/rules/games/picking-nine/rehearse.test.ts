import type { OutcomeView } from '../../../../src/rules/declare/outcome.ts';
import { pickingNine } from '../../../../src/rules/games/picking-nine/index.ts';
import { allViews, type Match, outcomeOf, playRound } from '../../../../src/rules/play/match.ts';
import { openRecord } from '../../../../src/rules/play/record.ts';
import { rehearseSeat } from '../../../../src/rules/play/shown/seat-form.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { NAMES, record } from './build.ts';

const { form, questions } = { ...pickingNine, ...pickingNine.form };

/** A match of simulated players, with every refused line. */
function pretend(seed: number): { readonly outcome: OutcomeView; readonly refused: number } {
  let state = seed;
  const random = (n: number) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
  let match: Match = openRecord(GAMES, record({ seed: `rehearsal ${seed}` })).match;
  let refused = 0;
  while (!match.position.over) {
    // biome-ignore lint/suspicious/noExplicitAny: views of any game
    const seen = allViews(match) as any;
    const orders = NAMES.map((_, seat) => {
      const answers = rehearseSeat(match, seen, seat, random);
      const ids = questions(match.info, seen.public).map(({ id }) => id);
      for (const id of Object.keys(answers)) expect(ids).toContain(id.split(':')[0]);
      return form.read(match.info, seen.public, answers);
    });
    const played = playRound(match, { credits: [], trades: [], orders });
    refused += played.refused.length;
    match = played.match;
  }
  return { outcome: outcomeOf(match)!, refused };
}

test('N11 N13 simulated players send nothing bad, and their matches end every way: alone at the top, tied, three candidates', () => {
  const matches = Array.from({ length: 24 }, (_, i) => pretend(i + 1));
  expect(matches.reduce((sum, { refused }) => sum + refused, 0)).toBe(0);
  const count = (is: (outcome: OutcomeView) => boolean) =>
    matches.filter(({ outcome }) => is(outcome)).length;
  expect(count(({ winners }) => winners.length === 1)).toBeGreaterThan(12);
  expect(count(({ winners }) => winners.length > 1)).toBeGreaterThan(1);
  expect(count(({ candidates }) => candidates.length === 2)).toBeGreaterThan(12);
  expect(count(({ candidates }) => candidates.length > 2)).toBeGreaterThan(1);
});
