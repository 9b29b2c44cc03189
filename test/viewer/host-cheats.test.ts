import { amendOrder } from '../../src/sheets/actions/amend.ts';
import { award } from '../../src/sheets/actions/award.ts';
import { closeMatch } from '../../src/sheets/actions/close.ts';
import { acceptEdit } from '../../src/sheets/actions/edit.ts';
import { giveOrder } from '../../src/sheets/actions/host-order.ts';
import { undoRound } from '../../src/sheets/actions/undo.ts';
import { exportMatch } from '../../src/sheets/actions/verify.ts';
import { announceMatch } from '../../src/sheets/delivery/announcement.ts';
import { invitations } from '../../src/sheets/delivery/invite.ts';
import type { Log } from '../../src/sheets/log/audit-log.ts';
import type { Entry } from '../../src/sheets/log/chain.ts';
import { checkLine } from '../../src/sheets/log/check-line.ts';
import { type WholeFile, wholeFile } from '../../src/sheets/log/file/match-file.ts';
import { secretOf } from '../../src/sheets/log/receipts.ts';
import { orderForm } from '../../src/sheets/panel-api/host-hand.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { compareKept } from '../../src/viewer/check/kept-lines.ts';
import { type Verdict, verdictOf } from '../../src/viewer/check/verdict.ts';
import { begunSeason, copy } from '../sheets/exported.ts';
import { endNow } from '../sheets/matches/archive/closed-season.ts';
import type { Memory } from '../sheets/memory-ports.ts';
import { act, cellUnder, makeMatch, makeSeason, resolve, send } from '../sheets/season.ts';
import { TABLES, type TableFor } from '../tables.ts';
import { chained } from './chained.ts';

// A host cheats, and makes all hashes anew, as whoever has the sources can. What players have anyway must notice it.

const SOULMATE = TABLES.find(({ game }) => game === 'secret-soulmate') as TableFor;
const fileOf = (memory: Memory): WholeFile => JSON.parse(exportMatch(memory.book(), 1, 'everything'));

/** The verdict on a file, with a text that a player pastes. */
function verdict(file: object, text = ''): Verdict {
  const result = checkFile(JSON.stringify(file));
  return verdictOf(result, result.proof && compareKept(text, result.proof));
}

/** A closed match in which much happened, and the chat of its players: the invitation and an announcement after each step. */
function honest(): { readonly memory: Memory; readonly chat: readonly string[] } {
  const memory = begunSeason(SOULMATE);
  const chat = [invitations(memory.ports, 1).all];
  const step = (work: () => unknown) => {
    memory.time += 60_000;
    work();
    chat.push(announceMatch(memory.ports, 1).plain);
  };
  send(memory, 'Ann', { 'Number card': 2 });
  send(memory, 'Ben', { 'Number card': 1 });
  step(() => resolve(memory));
  step(() => act(memory, undoRound, 1, 1));
  step(() =>
    act(memory, giveOrder, {
      match: 1,
      round: 1,
      player: 'Ben',
      does: 'remove',
      answers: {},
      seen: orderForm(memory.ports, 1, 'Ben').seen,
    }),
  );
  step(() => resolve(memory));
  step(() => {
    memory.type(920001, ...cellUnder(memory, 'seats', 'pointTokens'), 30);
    act(memory, acceptEdit, 1);
  });
  step(() => act(memory, award, { player: 'Ben', garnets: 3, bellflowers: 0, tokensOfLife: 0, why: '' }));
  step(() => resolve(memory));
  step(() =>
    act(memory, amendOrder, {
      match: 1,
      rounds: 2,
      round: 2,
      player: 'Ann',
      does: 'enter',
      answers: { card: '1' },
    }),
  );
  step(() => endNow(memory, 1));
  step(() => act(memory, closeMatch, 1));
  return { memory, chat };
}

const { memory, chat } = honest();
const file = fileOf(memory);
const CHAT = chat.join('\nBen: nice!\n');

/** The file with other entries, everything that follows from them made anew. */
function forged(entries: readonly Entry[], keepsClosing = false): WholeFile {
  const { log, playback } = chained(entries, secretOf(file.log), keepsClosing);
  return copy(wholeFile({ entries: log } as unknown as Log, playback, file.title));
}

/** The entries with the data of some changed. */
const changed = (what: Entry['what'], change: (data: Record<string, never>) => void) =>
  copy(file.log).map((entry) => {
    if (entry.what === what) change(entry.data as never);
    return entry;
  });
const without = (...left: readonly Entry['what'][]) => file.log.filter(({ what }) => !left.includes(what));
/** The numbers of the entries of a kind. */
const numbersOf = (what: Entry['what']) =>
  file.log.filter((entry) => entry.what === what).map(({ number }) => number);

test('H39 the honest file: by itself it agrees, and with the chat it is proved to its end', () => {
  expect(verdict(file)).toMatchObject({ kind: 'agrees', title: 'All parts of the file fit together' });
  expect(verdict(file, CHAT)).toEqual({
    kind: 'proved',
    title: 'The file fits what you kept',
    lines: [
      `Nothing was changed up to entry ${file.head.number}, after round 2.`,
      'The seed is the one whose fingerprint you kept.',
    ],
  });
  const { checks, shown } = checkFile(JSON.stringify(file));
  expect(checks.map(({ name, result }) => [name, result])).toContainEqual(['The end', 'fits']);
  expect(shown?.acts('host').map((line) => line.replace(/ \([^()]*\)$/, ''))).toEqual([
    'Ann got +2 garnets: A gift.',
    'Round 1 was undone.',
    'The host deleted an order of round 1, for Ben.',
    'The position after round 1 was changed by hand.',
    'Ben got +3 garnets: no reason given.',
    'The order of Ann in round 2 was corrected, and this and all later rounds were played again.',
    'The match was ended early, with the outcome of the standing.',
    'The match was closed.',
  ]);
  expect(JSON.stringify(shown?.acts('public'))).not.toMatch(/A gift|for Ben|order of Ann/);
  // What forges a file changes nothing where nothing is changed.
  expect(forged(file.log)).toEqual(file);
});

describe('H39 the viewer alone notices', () => {
  test.each([
    ['another winner', { winners: ['Dan'] }, 'the winners differ from what was played'],
    ['another purse', { purses: [] }, 'the payments differ from what was played'],
    ['another candidate', { candidates: [] }, 'the Elimination Candidates differ from what was played'],
    ['another record', { record: '0'.repeat(64) }, 'the hash of the record differs from what was played'],
  ])('%s in the closing entry', (_, part, problem) => {
    const entries = changed('close', (data) => Object.assign(data, part));
    const [close] = numbersOf('close');
    expect(verdict(forged(entries, true))).toMatchObject({
      kind: 'differs',
      lines: [`The rounds: entry ${close}: ${problem}.`, expect.anything()],
    });
  });

  const credits = (change: (round: { credits: object; paid?: object[] }) => void) =>
    copy(file.log).map((entry) => {
      if (entry.what === 'resolve' && entry.data.paid) change(entry.data as never);
      return entry;
    });
  test.each<[string, readonly Entry[], RegExp]>([
    [
      'a credit without a source',
      credits((data) => Object.assign(data.credits, { Dan: { garnets: 7 } })),
      /paid: entries paid 0 garnets to Dan, but the credit is 7/,
    ],
    [
      'a credit that its source does not say',
      credits((data) => {
        Object.assign(data, JSON.parse(JSON.stringify(data).replaceAll('"garnets":2', '"garnets":9')));
      }),
      /did not pay Ann/,
    ],
    [
      'a source that no round counts',
      credits((data) => {
        data.credits = {};
        delete data.paid;
      }),
      /the round leaves out what entry \d+ paid Ann/,
    ],
  ])('%s', (_, entries, problem) => {
    const { kind, lines } = verdict(forged(entries));
    expect([kind, lines[0]]).toEqual(['differs', expect.stringMatching(problem)]);
  });
});

test('X11 H39 another seed, and so another deal, is noticed by the fingerprint in the invitation', () => {
  const other = makeSeason(SOULMATE.roster);
  makeMatch(other, {
    game: SOULMATE.game,
    players: SOULMATE.roster.map(({ name }) => name),
    seed: 'another seed of twenty letters',
  });
  resolve(other);
  const dealt = fileOf(other);
  expect(verdict(dealt).kind).toBe('agrees');
  const fingerprint = chat[0]?.split('\n').find((line) => line.startsWith('Fingerprint')) ?? '';
  expect(verdict(dealt, fingerprint)).toMatchObject({
    kind: 'differs',
    lines: [
      'The fingerprint does not fit, because the match was played with another seed.',
      expect.anything(),
    ],
  });
});

test('X11 H39 a deal by hand in the place of the drawn one keeps the seed: the check line of the invitation notices it', () => {
  const entries = changed('new game', (data) => {
    const names = SOULMATE.roster.map(({ name }) => name);
    Object.assign(data, {
      setup: { soulmates: names.flatMap((name, i) => (i % 2 ? [[names[i - 1], name]] : [])) },
    });
  });
  const begun = entries.slice(
    0,
    entries.findIndex(({ what }) => what === 'resolve'),
  );
  const cheat = forged(begun);
  expect(verdict(cheat).kind).toBe('agrees');
  expect(verdict(cheat, chat[0])).toMatchObject({
    kind: 'differs',
    lines: [
      `Entry ${begun.at(-1)?.number} does not fit, because the log was changed after that line was written.`,
      expect.anything(),
    ],
  });
});

describe('H39 any check line of the chat from after it notices', () => {
  const firstResolve = file.log.findIndex(({ what }) => what === 'resolve');
  const undo = file.log.findIndex(({ what }) => what === 'undo');
  const hostAct = file.log.find(({ what }) => what === 'host order');
  const resolves = numbersOf('resolve');

  test.each<[string, readonly Entry[]]>([
    ['an undo that is hidden', file.log.filter((_, i) => i !== firstResolve && i !== undo)],
    ['a correction that is hidden', without('amend')],
    ['a change by hand that is hidden', without('edit')],
    ['an order of the host that is hidden', file.log.filter((entry) => entry !== hostAct)],
    [
      'an order that is changed',
      copy(file.log).map((entry) => {
        if (entry.number === resolves[1])
          Object.assign(entry.data as object, { orders: { Dan: { card: 3 } } });
        return entry;
      }),
    ],
    ['a log that goes on otherwise after it was cut', file.log.slice(0, -2)],
  ])('%s', (_, entries) => {
    const cheat = forged(entries);
    // By itself, such a file agrees: it is as if the match had been played so.
    expect(verdict(cheat)).toMatchObject({ kind: 'agrees' });
    const noticed = verdict(cheat, CHAT);
    expect(noticed.kind).not.toBe('proved');
    // One line is enough, and each announcement of the end has it.
    const last = verdict(cheat, chat.at(-1));
    expect(`${last.kind} ${last.lines.join(' ')}`).toMatch(
      /^differs Entry \d+ does not fit|is newer than this file/,
    );
  });

  test('entries dropped or exchanged: the viewer alone, and a line after them where all was made anew', () => {
    const [one, two] = [file.log[2], file.log[3]] as [Entry, Entry];
    const exchanged = { ...file, log: file.log.map((e) => (e === one ? two : e === two ? one : e)) };
    expect(verdict(exchanged)).toMatchObject({
      kind: 'differs',
      lines: [expect.stringMatching(/^The log: entry/), expect.anything()],
    });
  });

  test('the log that is cut: the line lies after the file, and nothing is green', () => {
    const cut = forged(file.log.slice(0, -1));
    expect(verdict(cut, CHAT)).toMatchObject({ kind: 'agrees' });
    expect(verdict(cut, CHAT).lines.join(' ')).toContain(
      `Entry ${file.head.number} is newer than this file. Ask the host for a newer file.`,
    );
  });

  test('of the chat alone, without a line for the changed part, it says what it does not know', () => {
    const early = checkLine(file.log[0]);
    const cheat = forged(without('edit'));
    expect(verdict(cheat, `${early}\n${chat[0]}`).lines[0]).toMatch(/You kept no line of later entries\.$/);
  });
});
