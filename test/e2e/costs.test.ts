import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { measureSeason } from '../../bench/season.ts';

// The costs of each action in a small season: exact calls and bytes, which are the same in every run. Times are not compared.

const FILE = 'test/golden/costs.txt';

const { matches, actions } = measureSeason(readFileSync('dist/Code.js', 'utf8'), {
  players: 4,
  measured: [1, 3],
  live: 2,
  // The two games for four players. A further game changes no figure. At the third match one is closed, and another one open.
  games: ['secret-soulmate', 'not-flower-field'],
  // Further rounds add bytes, and no calls: test/e2e/rounds/match.test.ts has the last round of each game.
  rounds: 1,
});
const at = (action: string, i: number) => actions[action]![i]!;

test('the calls and bytes of each action are unchanged; UPDATE_GOLDEN=1 writes them again', () => {
  const lines = Object.entries(actions).flatMap(([action, all]) =>
    all.map(
      ({ calls, requests, read, written }, i) =>
        `${action}, match ${matches[i]}: ${calls} calls, ${requests} requests, ${read} bytes read, ${written} written\n`,
    ),
  );
  if (process.env.UPDATE_GOLDEN || !existsSync(FILE)) writeFileSync(FILE, lines.join(''));
  // Google's own words have another length in another language.
  const countsOf = (text: string) =>
    process.env.GOOGLE_LANGUAGE ? text.replace(/, \d+ bytes.*/g, '') : text;
  expect(countsOf(lines.join(''))).toBe(countsOf(readFileSync(FILE, 'utf8')));
});

test('a poll without news reads no cell, and a resolve makes four calls in sequence', () => {
  for (const i of [0, 1]) {
    expect(at('poll', i)).toMatchObject({ calls: 0, requests: 0 });
    expect(at('poll', i).read).toBeLessThan(6000);
    expect(at('resolve', i)).toMatchObject({ calls: 4, requests: 5 });
  }
});

test('a submission reads the workbook once for all matches', () => {
  expect(at('submission', 1).calls).toBe(2);
  expect(at('submission', 1).read).toBeLessThan(1.2 * at('open the panel', 1).read);
});

test('Verify reads the archive only once matches are closed, and nothing twice but what every action reads', () => {
  expect(at('verify', 0)).toEqual({ ...at('part of verify', 0) });
  expect(at('verify', 1).read).toBeLessThan(5 * at('open the panel', 1).read);
});
