import { commitmentOf } from '../../../src/rules/base/chance.ts';
import { chanceWords } from '../../../src/sheets/log/chance-words.ts';
import { loadJob } from '../../../src/sheets/matches/job.ts';
import { beginGame } from '../../../src/sheets/matches/new-game.ts';
import { seasonPage } from '../../../src/sheets/pages/season-page.ts';
import type { Memory } from '../memory-ports.ts';
import { begin, giveUp, makeMatch, makeSeason, problemOf, requestFor } from '../season.ts';

const TYPED = 'twenty characters or more';
const started = (memory: Memory, match = 1) => memory.playback(match).started;
const page = (memory: Memory, sheetId: number) => {
  const pageWrite = memory.pageWrites
    .filter(({ sheetId: tab, file }) => tab === sheetId && /spectators/.test(file))
    .at(-1);
  return pageWrite?.grid.cells.map(({ text }) => String(text)).join('\n') ?? '';
};

describe('H9 where the chance of a match comes from is said on its pages', () => {
  test.each([
    ['', '', 'All chance comes from a seed that Roundkeeper drew before the match.'],
    [TYPED, '', 'All chance comes from a seed that the host typed before the match.'],
    [
      '',
      JSON.stringify({
        soulmates: [
          ['Ann', 'Ben'],
          ['Cleo', 'Dan'],
        ],
      }),
      'The host dealt by hand: soulmates. All other chance comes from a seed that Roundkeeper drew before the match.',
    ],
  ])('%#', (seed, setup, words) => {
    const memory = begin({ seed, setup });
    expect(chanceWords(started(memory))).toBe(words);
    expect(page(memory, 920001)).toContain(words);
  });
});

describe('H9 a typed seed', () => {
  const tried = (memory: Memory, seed: string) =>
    problemOf(() => beginGame(memory.ports, requestFor({ seed }))).what;

  test('of 19 characters is refused, and nothing is made', () => {
    const memory = makeSeason();
    expect(tried(memory, 'x'.repeat(19))).toBe(
      'The seed has 19 characters. Somebody could find a short seed from its fingerprint.',
    );
    expect(loadJob(memory.ports)).toBeUndefined();
  });

  test.each([
    ['a space at its end', `${TYPED} `],
    ['two spaces side by side', 'the seed  of this match'],
    ['an unseen sign', `${TYPED}\u200b`],
    ['a sign that turns the direction of writing', `\u202e${TYPED}`],
    ['a no-break space', 'the seed\u00a0of this match'],
  ])('with %s is refused: nobody could type it again to check its fingerprint (X11)', (_, seed) => {
    const memory = makeSeason();
    expect(tried(memory, seed)).toMatch(
      /^The seed has fewer than 8 different characters, or has invisible characters or double spaces/,
    );
    expect(loadJob(memory.ports)).toBeUndefined();
  });

  test.each(['x'.repeat(20), 'abababababababababab', '1234567123456712345671'])(
    'of a few characters again and again is refused: %s',
    (seed) => {
      expect(tried(makeSeason(), seed)).toMatch(/^The seed has fewer than 8 different characters, or/);
    },
  );

  test('of an earlier match is refused', () => {
    expect(tried(begin({ seed: TYPED }), TYPED)).toMatch(/^This seed was used before/);
  });

  test('of a match that was given up is refused too', () => {
    const memory = begin();
    giveUp(memory, TYPED);
    expect(tried(memory, TYPED)).toMatch(/^This seed was used before/);
  });
});

test('H9 a match that is given up leaves its commitment in the log and on the spectators’ page, once', () => {
  const memory = begin();
  giveUp(memory, TYPED);
  const entries = memory.entries().filter(({ what }) => what === 'abandon');
  const commitment = commitmentOf(TYPED);
  expect(entries.map(({ data }) => data)).toEqual([
    { title: 'Secret Soulmate 2', game: 'secret-soulmate', commitment },
  ]);
  const book = memory.book();
  const cover = memory.pageWrites.filter(({ file }) => file === book.season.spectatorFile).at(-1)?.cover;
  expect(cover).toEqual(seasonPage(book));
  expect(JSON.stringify(cover)).toContain(commitment);
  makeMatch(memory, { seed: 'yet another seed for it' });
  expect(memory.entries().filter(({ what }) => what === 'abandon')).toHaveLength(1);
});
