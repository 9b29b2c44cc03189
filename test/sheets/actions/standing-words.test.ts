import { standingWords } from '../../../src/sheets/actions/amend-news.ts';
import type { Playback } from '../../../src/sheets/log/playback/playback.ts';

/** A match after one round, with these winners and tokens in seat order. */
function after(winners: readonly number[], tokensOfLife: readonly number[]): Playback {
  const earnings = tokensOfLife.map((tokens, seat) => ({
    seat,
    tokensOfLife: tokens,
    garnets: 0,
    bellflowers: 0,
  }));
  const outcome = { winners, candidates: [], scores: [1, 1], earnings, lines: [] };
  const match = { info: { names: ['Ann', 'Ben'] }, outcome };
  return { match, rounds: [{}] } as never;
}

test.each<[string, readonly number[], readonly number[], string]>([
  ['a tie that pays no token', [0, 1], [0, 0], 'Top score: Ann and Ben.'],
  ['a tie that pays tokens', [0, 1], [1, 1], 'Winners: Ann and Ben.'],
  ['one winner', [1], [0, 0], 'Winners: Ben.'],
])('X7 the news of a correction name the winners: %s', (_, winners, tokens, words) => {
  const news = standingWords(after(winners, tokens));
  expect(news).toContain(`The match is over after 1 round. ${words}`);
});
