import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import { emailOf } from '../../players.ts';
import {
  ask,
  fileOf,
  makeSeason,
  privateFile,
  problemOf,
  rowOf,
  spectatorFile,
  stateOf,
  submit,
  tryAsk,
} from '../season.ts';
import { ownMatch, ruledCell, ruleRound, typeRuling } from './season.ts';

// One season with an auction by formulas, through everything that a host can do to a match. Each test goes on where the one before ended.

const host = ownMatch('auction-night', ['Ann', 'Ben', 'Cat']);
host.addPeople([{ name: 'Sue', email: 'sue@example.com' }]);

const record = (match = 1) => JSON.parse(ask(host, 'exportRecord', match));
const rulings = () => record().rounds.map(({ ruling }: { ruling: unknown }) => ruling);
const column = (head: string, names = ['Ann', 'Ben', 'Cat']) =>
  names.map((name) => ruledCell(host, head, name));
const textOf = (name: string) => JSON.stringify(privateFile(host, name));
const worth = () => Number(ruledCell(host, 'B4', ''));

function bid(bids: Readonly<Record<string, string>>): void {
  for (const [name, amount] of Object.entries(bids)) submit(host, 1, name, { 'Your bid': amount });
}

function finish(name: 'closeMatch' | 'bringBack'): void {
  let progress = name === 'closeMatch' ? ask(host, name, 1) : ask(host, name, 1);
  while (!progress.finished) progress = ask(host, 'continueWork');
}

/** The form of what was ruled in a round, with other answers. */
function asked(round: number, player: string, answers: Readonly<Record<string, string>>) {
  const { fields } = ask(host, 'amendForm', 1, round, player, true);
  const was = Object.fromEntries(fields.map(({ key, value }) => [key, value]));
  const { round: rounds } = rowOf(host, 1);
  return { match: 1, round, rounds, player, does: 'rule' as const, answers: { ...was, ...answers } };
}

test('O2 two rounds by formulas: Ann pays 7 and 8 of her 20 coins', () => {
  bid({ Ann: '7', Ben: '5', Cat: '3' });
  ruleRound(host);
  bid({ Ann: '8', Ben: '5', Cat: '3' });
  ruleRound(host);
  expect(column('Coins')).toEqual([5, 20, 20]);
});

test('O7 a corrected ruling shows what follows: whose page changes, and what was ruled later on the same value', () => {
  const request = asked(1, 'Ann', { 'next:coins': '15' });
  expect(ask(host, 'tryAmendment', request)).toMatchObject({
    rounds: [
      { round: 1, boards: ['Ann'] },
      { round: 2, boards: ['Ann'] },
    ],
    again: [
      'Formulas rule rounds 1 and 2 again. Values that you typed then count again.',
      'After round 1: Ann, Coins: 13 → 15.',
      'After round 2: Ann, Coins: 5 → 7.',
    ],
    stays: [],
  });
  const before = rulings();
  ask(host, 'amendOrder', request);
  expect(rulings()).toEqual([
    { ...before[0], columns: { Ann: { ...before[0].columns.Ann, coins: 15 } } },
    { ...before[1], columns: { Ann: { ...before[1].columns.Ann, coins: 7 } } },
  ]);
  expect(column('Coins')).toEqual([7, 20, 20]);
  expect(textOf('Ann')).toContain(
    'The host corrected round 1 (the ruling). This and all later rounds were played again',
  );
  expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 2 });
});

test('O7 what cannot be ruled names its field, and nothing is changed', () => {
  const wrong = (player: string, answers: Readonly<Record<string, string>>) =>
    problemOf(tryAsk(host, 'amendOrder', asked(1, player, answers)));
  expect(wrong('Ann', { 'next:coins': '-3' })).toBe(
    'Coins: expected a whole number from 0 to 1000000000, found -3.',
  );
  expect(wrong('Ann', { 'next:coins': 'many' })).toContain('Coins: The answer must be a whole number');
  expect(wrong('', { winners: 'Cat' })).toContain(
    'Winners (if you choose the players yourself): winners and candidates can be named',
  );
  expect(wrong('Ann', {})).toBe('The ruling of round 1 would stay the same.');
  expect(wrong('', { winners: 'Zoe' })).toContain('“Zoe” is not among the choices.');
});

test('H20 O7 a corrected order: the formulas rule by it', () => {
  const request = {
    match: 1,
    round: 2,
    rounds: 2,
    player: 'Ben',
    does: 'enter',
    answers: { yourBid: '9' },
  } as const;
  const { stays, ruled } = ask(host, 'tryAmendment', request);
  expect(stays).toEqual([]);
  ask(host, 'amendOrder', { ...request, ruled });
  expect(column('Coins')).toEqual([15, 11, 20]);
});

test('H21 O7 undone, and resolved again: the ruling is the same', () => {
  ask(host, 'undoRound', 1, 2, 2);
  expect(column('Coins')).toEqual([15, 20, 20]);
  const lot = worth();
  ruleRound(host);
  expect(rulings()[1]).toEqual({
    columns: { Ben: { coins: 11, points: lot } },
    facts: { lastPrice: 9 },
  });
});

test('O4 X5 coins that are given before the round are there when it is ruled', () => {
  const gift = { 'With whom?': 'Cat', 'I give': 'Coins', 'I give: how many? (empty means one)': '6' };
  host.submitForm(emailOf('Ann'), rowOf(host, 1).trades, gift, { triggers: 1 });
  bid({ Cat: '25' });
  const lot = worth();
  ruleRound(host);
  // Cat has 26 coins after the gift.
  expect(rulings()[2]).toEqual({ columns: { Cat: { coins: 1, points: lot } }, facts: { lastPrice: 25 } });
  expect(column('Coins')).toEqual([9, 11, 1]);
});

test('X2 H26 a late bid counts once it is accepted, and a paused match takes its time', () => {
  ask(host, 'setDeadline', 1, 3, new Date(host.clock.now() + 3_600_000).toISOString());
  host.passTime(2 * 3_600_000);
  bid({ Ann: '2' });
  const late = stateOf(host).matches[0]?.late.map(({ id }) => id) ?? [];
  expect(late).toHaveLength(1);
  ask(host, 'acceptLate', 1, late);
  ask(host, 'setTiming', 1, { ...USUAL_TIMING, auto: 'deadline' });
  ask(host, 'pauseMatch', 1);
  host.passTime(24 * 3_600_000);
  expect(rowOf(host, 1).round).toBe(3);
  ask(host, 'resume', 1);
  ask(host, 'setTiming', 1, USUAL_TIMING);
  const lot = worth();
  ruleRound(host);
  expect(rulings()[3]).toMatchObject({ columns: { Ann: { coins: 7 } } });
  expect(ruledCell(host, 'Points', 'Ann')).toBe(rulings()[0].columns.Ann.points + lot);
});

test('H23 a substitute and a new title stand in the tab, and the formulas rule on', () => {
  ask(host, 'substitute', { player: 'Ben', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' });
  ask(host, 'renameMatch', 1, 'The long night');
  expect(column('Coins', ['Ann', 'Sue', 'Cat'])).toEqual([7, 11, 1]);
  host.submitForm('sue@example.com', rowOf(host, 1).form, { 'Your bid': '3' }, { triggers: 1 });
  expect(stateOf(host).matches[0]?.problem).toBeNull();
});

test('H24 an early end by the standing, taken back, and the last round', () => {
  ask(host, 'endEarly', 1, 4, 'by standing');
  expect(stateOf(host).matches[0]).toMatchObject({ over: true });
  ask(host, 'endEarly', 1, 4, 'go on');
  const lot = worth();
  typeRuling(host, 'Garnets to add', 'Ann', '3');
  expect(ruleRound(host)).toMatchObject({ round: 5, over: true });
  expect(rulings()[4]).toMatchObject({ columns: { Ben: { coins: 8 } } });
  expect(lot).toBeGreaterThan(0);
});

test('S10 announcement, standings and statement name the match and its players as they are now', () => {
  expect(ask(host, 'announcement', 1).plain).toContain('The long night');
  expect(ask(host, 'announcement', 1).plain).not.toContain('Coins');
  expect(JSON.stringify(stateOf(host).season)).toContain('Sue');
  expect(JSON.stringify(spectatorFile(host))).toContain('The host ruled this round');
  const ann = stateOf(host).season?.players.find(({ name }) => name === 'Ann');
  expect(ask(host, 'statement', ann?.id ?? '')).toMatchObject([
    { why: 'The long night', change: expect.stringContaining('3 garnets') },
  ]);
});

const folder = mkdtempSync(join(tmpdir(), 'own-season-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('H10 S17 O8 closed, exported, and checked: by the viewer, and by the verifier of the documents', () => {
  finish('closeMatch');
  const file = ask(host, 'exportMatch', 1, 'everything');
  expect(checkFile(file).checks.filter(({ result }) => !['fits', 'none'].includes(result))).toEqual([]);
  const path = join(folder, 'match.json');
  writeFileSync(path, file);
  const verified = JSON.parse(execFileSync('node', ['docs/verify-match.mjs', path], { encoding: 'utf8' }));
  expect(verified).toMatchObject({ rounds: 5, problems: [] });
  expect(() => fileOf(host, 'This round')).toThrow();
  const marks = (viewer: 'public' | 'host' | number) =>
    checkFile(file)
      .shown?.story(viewer, 1)
      .flatMap(({ ruling, text }) => (ruling === 'O8' ? text : []));
  expect(marks('host')).toEqual(
    expect.arrayContaining([
      'Last price: 7, by formula.',
      'Ann, Coins: 15, typed.',
      expect.stringMatching(/^The formula from this round on, next:points: =/),
    ]),
  );
  expect(marks(0)).toContain('Ann, Coins: 15, typed.');
  for (const viewer of ['public', 1] as const) expect(marks(viewer)?.join(' ')).not.toContain('Coins');
});

test('H11 brought back with its tab, its formulas and its rulings', () => {
  finish('bringBack');
  ask(host, 'undoRound', 1, 5, 5);
  expect(column('Coins', ['Ann', 'Sue', 'Cat'])).toEqual([7, 11, 1]);
  expect(ruledCell(host, 'New: Coins', 'Ann')).toMatch(/^=/);
  ruleRound(host);
  expect(ask(host, 'verify')).toMatchObject({ fault: '' });
});

test('H31 taken over in another season: the record goes on, and its last round is typed', () => {
  const whole = record();
  const text = JSON.stringify({ ...whole, rounds: whole.rounds.slice(0, 4) });
  const players = ['Ann', 'Ben', 'Cat'];
  const other = makeSeason(players.map((name) => ({ name, meadow: '' })));
  let progress = ask(other, 'takeOver', { record: text, players, purses: 'season', deadline: '' });
  while (!progress.finished) progress = ask(other, 'continueWork');
  expect(rowOf(other, 1)).toMatchObject({ round: 4, over: false });
  expect(ruledCell(other, 'Coins', 'Ben')).toBe(11);
  typeRuling(other, 'New: Points', 'Cat', '50');
  expect(ruleRound(other)).toMatchObject({ over: true });
  expect(JSON.parse(ask(other, 'exportRecord', 1)).rounds).toEqual([
    ...whole.rounds.slice(0, 4),
    { orders: {}, ruling: { columns: { Cat: { points: 50 } } } },
  ]);
  expect(stateOf(other).matches[0]?.outcome?.winners).toEqual(['Cat']);
});
