import { award } from '../../../src/sheets/actions/award.ts';
import { closeMatch } from '../../../src/sheets/actions/close.ts';
import { eliminate } from '../../../src/sheets/actions/eliminate.ts';
import { setDeadline } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { playerCover } from '../../../src/sheets/pages/player-cover.ts';
import { seasonPage } from '../../../src/sheets/pages/season-page.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { cutTexts, tooWide } from '../../rules/law/faults/fit.ts';
import { bringBack, close, earlySeason, playedSeason } from '../matches/archive/closed-season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, cellUnder, resolve, send } from '../season.ts';

const GIFT = { garnets: 0, bellflowers: 0, tokensOfLife: 0, why: 'a secret errand' };

/** The spectators’ first tab, as it was written last: the texts of each row. */
function seasonTab({ pageWrites, ports }: Memory): string[] {
  const { spectatorFile } = openBook(ports).season;
  const cells = pageWrites.filter(({ file }) => file === spectatorFile).at(-1)?.cover?.cells ?? [];
  const rows = new Map<number, string[]>();
  for (const { row, text } of cells) rows.set(row, [...(rows.get(row) ?? []), String(text)]);
  return [...rows].sort(([a], [b]) => a - b).map(([, texts]) => texts.join(' | '));
}

test('H28 the standings have everyone’s Tokens of Life, the most first, and nothing else', () => {
  const memory = begin();
  act(memory, award, { player: 'Cleo', ...GIFT, garnets: 9, tokensOfLife: 2 });
  const tab = seasonTab(memory);
  const at = tab.indexOf(' | Player | Tokens of Life');
  expect(tab.slice(at, at + 5)).toEqual([
    ' | Player | Tokens of Life',
    '1. | Cleo | 2',
    '2. | Ann | 0',
    '2. | Ben | 0',
    '2. | Dan | 0',
  ]);
  expect(tab.join('\n')).not.toContain('secret errand');
});

test('H28 cells that were typed over change no standing', () => {
  const memory = begin();
  act(memory, award, { player: 'Cleo', ...GIFT, tokensOfLife: 2 });
  memory.type(TABS.ledger.sheetId, 1, 4, 7);
  resolve(memory);
  expect(seasonTab(memory)).toContain('1. | Cleo | 2');
});

test('H28 rows of the roster that were sorted change no order', () => {
  const memory = begin();
  const players = () => seasonTab(memory).filter((line) => / \| \d+$/.test(line));
  const before = players();
  const [top] = cellUnder(memory, 'players', 'name', TABS.season.sheetId);
  const tab = memory.tabs.get(TABS.season.sheetId)!;
  const cells = [...tab.cells];
  [cells[top], cells[top + 3]] = [cells[top + 3]!, cells[top]!];
  memory.tabs.set(TABS.season.sheetId, { ...tab, cells });
  resolve(memory);
  expect(players()).toEqual(before);
});

test('H28 garnets and bellflowers only if the host chose so, and without those of a match that is not over', () => {
  const memory = begin();
  act(memory, award, { player: 'Cleo', ...GIFT, garnets: 9 });
  const cells = memory.tabs.get(TABS.season.sheetId)?.cells ?? [];
  const row = cells.findIndex(([name]) => name === 'Spectators see');
  memory.type(TABS.season.sheetId, row, 1, 'Tokens of Life, garnets and bellflowers');
  send(memory, 'Cleo', { 'Number card': 3, 'Garnets to add': 2 });
  resolve(memory);
  const { players } = memory.panel().season!;
  expect(players.find(({ name }) => name === 'Cleo')?.garnets).toBe(7);
  const tab = seasonTab(memory);
  expect(tab).toContain(' | Player | Tokens of Life | garnets | bellflowers');
  expect(tab).toContain('1. | Cleo | 0 | 9 | 0');
});

test('H28 matches under way with the next deadline, and matches that are over with their end', () => {
  const memory = playedSeason();
  act(memory, setDeadline, 2, 2, '2027-01-01T00:00:00Z');
  const tab = seasonTab(memory).join('\n');
  expect(tab).toContain('Orders count until Fri 1 Jan 2027, 00:00 UTC for Not Flower Field 2, round 3.');
  expect(tab).toMatch(
    /Open matches\nNot Flower Field 2\nRound 3: orders count until .*\nFinished matches\nNot Flower Field\nEnded after 3 rounds\.\n★ Winner: \w+\.\n▼ Elimination Candidate: \w+\./,
  );
});

test('H28 a closed match stays listed with its end; an undone one is open again', () => {
  const memory = playedSeason();
  act(memory, setDeadline, 2, 2, '2027-01-01T00:00:00Z');
  const [, end] = /(★ .*\n▼ .*)/.exec(seasonTab(memory).join('\n')) ?? [];
  close(memory);
  expect(seasonTab(memory).join('\n')).toContain(`Ended after 3 rounds. The match is closed.\n${end}`);
  bringBack(memory);
  act(memory, undoRound, 1, 3);
  const tab = seasonTab(memory).join('\n');
  expect(tab).not.toContain('Finished matches');
  expect(tab).toContain('Not Flower Field\nRound 3 is open');
});

test('H28 a closed match that is not in the archive yet says that no choice was noted', () => {
  const memory = earlySeason();
  act(memory, closeMatch, 1);
  act(memory, setDeadline, 2, 2, '2027-01-01T00:00:00Z');
  expect(seasonTab(memory).join('\n')).toContain('No choice was noted before the match was closed.');
});

test('the season’s page and a player’s first tab fit a phone, and cut no text, be there great amounts or many entries', () => {
  const memory = earlySeason();
  const cells = memory.tabs.get(TABS.season.sheetId)?.cells ?? [];
  const row = cells.findIndex(([name]) => name === 'Spectators see');
  memory.type(TABS.season.sheetId, row, 1, 'Tokens of Life, garnets and bellflowers');
  const why = 'the third Death Match of the season, against somebody';
  const gift = { garnets: 12_345, bellflowers: 12_345, tokensOfLife: 12, kind: 'death match', why } as const;
  for (let i = 0; i < 12; i++) act(memory, award, { player: 'Cleo', ...gift });
  act(memory, eliminate, { player: 'Cleo', out: true, why: 'lost the Death Match' });
  const book = memory.book();
  const cleo = book.season.players.find(({ name }) => name === 'Cleo')!;
  for (const grid of [seasonPage(book), playerCover(book, cleo)]) {
    expect([...tooWide(grid), ...cutTexts(grid)]).toEqual([]);
    expect(grid.cells.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Words', 'Purse', 'Token of Life', 'Elimination Candidate']),
    );
  }
});

test.each([
  ['lost the Death Match', ': lost the Death Match'],
  ['', '.'],
])('a player who is out reads it on the first tab, with what the host noted: “%s”', (why, end) => {
  const memory = begin();
  act(memory, eliminate, { player: 'Cleo', out: true, why });
  const book = memory.book();
  const cleo = book.season.players.find(({ name }) => name === 'Cleo')!;
  const texts = playerCover(book, cleo).cells.map(({ text }) => String(text));
  expect(texts).toContain(`You have been out of the season since Sat 10 Jan 2026, 12:00 UTC${end}`);
});

test('of many matches that are over the last are told in full, the older ones in a line each, and the rest are counted', () => {
  const book = openBook(earlySeason().ports);
  const archived = Array.from({ length: 50 }, (_, i) => archiveEntry(i + 10));
  const log = { ...book.log, entries: [...book.log.entries, ...archived] } as typeof book.log;
  const texts = seasonPage({ ...book, log }).cells.map(({ text }) => String(text));
  expect(texts.filter((text) => text.startsWith('★'))).toHaveLength(8);
  expect(texts.filter((text) => /^Match \d+: /.test(text))).toHaveLength(30);
  expect(texts).toContain('13 earlier matches not shown');
});

/** The entry of a match in the archive. */
function archiveEntry(match: number) {
  const row = { game: 'polar-power', title: `Match ${match}`, round: 3 };
  const data = { match, row, players: ['Ann'], winners: ['Ann'], candidates: ['Ben'], purses: [] };
  const place = { number: 1000 + match, time: '2026-01-01T00:00:00Z', hash: '' };
  return { what: 'archive', match: 0, round: 0, ...place, data };
}
