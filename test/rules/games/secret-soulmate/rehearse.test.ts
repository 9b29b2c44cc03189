import type { Json } from '../../../../src/rules/base/json.ts';
import { allViews, type Match, outcomeOf, playRound } from '../../../../src/rules/play/match.ts';
import { openRecord, readRound } from '../../../../src/rules/play/record.ts';
import { rehearseSeat } from '../../../../src/rules/play/shown/seat-form.ts';
import { GAMES } from '../../../../src/rules/registry.ts';

/** A whole match of simulated players; the same number gives the same match. */
function rehearsed(start: number, count: number) {
  let state = start + 1;
  const random = (n: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
  const players = Array.from({ length: count }, (_, i) => ({
    name: `P${i}`,
    meadow: `m${i % 2}`,
    garnets: 3,
  }));
  const record = { format: 1, game: 'secret-soulmate', seed: String(start), players, rounds: [] };
  let match: Match = openRecord(GAMES, record).match;
  const refused: unknown[] = [];
  while (!match.position.over) {
    const seen = allViews(match);
    const orders: Record<string, Json> = {};
    match.info.names.forEach((name, seat) => {
      const answers = rehearseSeat(match, seen, seat, random);
      orders[name] = match.game.form.read(match.info, seen.public as never, answers);
    });
    const round = playRound(match, readRound(match, { orders }, 'round'));
    match = round.match;
    refused.push(...round.refused);
  }
  return { outcome: outcomeOf(match)!, refused };
}

test('S9 simulated players end the match in every way it can end, and nothing of theirs is refused', () => {
  const ends = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const { outcome, refused } = rehearsed(i, i % 4 === 0 ? 12 : 4);
    expect(refused).toEqual([]);
    ends.add(`${Math.min(outcome.winners.length, 2)} winners, ${outcome.vote ? 'vote' : 'no vote'}`);
  }
  expect([...ends].sort()).toEqual([
    '0 winners, no vote',
    '1 winners, no vote',
    '1 winners, vote',
    '2 winners, no vote',
    '2 winners, vote',
  ]);
});
