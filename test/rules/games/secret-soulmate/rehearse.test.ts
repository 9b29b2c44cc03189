import { outcomeOf } from '../../../../src/rules/play/match.ts';
import { rehearseRecord } from '../../rehearsal.ts';

/** A whole match of so many simulated players. */
function rehearsed(seed: string, count: number) {
  const player = (_: unknown, i: number) => ({ name: `P${i}`, meadow: `m${i % 2}`, garnets: 3 });
  const players = Array.from({ length: count }, player);
  return rehearseRecord({ format: 1, game: 'secret-soulmate', seed, players, rounds: [] }, seed);
}

test('S9 simulated players end the match in every way it can end, and nothing of theirs is refused', () => {
  const ends = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const { match, refused } = rehearsed(String(i), i % 4 === 0 ? 12 : 4);
    expect(refused).toEqual([]);
    const { winners, vote } = outcomeOf(match)!;
    ends.add(`${Math.min(winners.length, 2)} winners, ${vote ? 'vote' : 'no vote'}`);
  }
  expect([...ends].sort()).toEqual([
    '0 winners, no vote',
    '1 winners, no vote',
    '1 winners, vote',
    '2 winners, no vote',
    '2 winners, vote',
  ]);
});
