import { replay } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { type AmendRequest, amendOrder } from '../../../src/sheets/actions/amend.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { acceptEdit } from '../../../src/sheets/actions/edit.ts';
import { acceptLate } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { exportMatch } from '../../../src/sheets/actions/verify.ts';
import { announceMatch } from '../../../src/sheets/delivery/announcement.ts';
import { renewForms } from '../../../src/sheets/delivery/renew-forms.ts';
import { replayOf } from '../../../src/sheets/log/playback/seen.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { amendForm, tryAmendment } from '../../../src/sheets/panel-api/host-hand.ts';
import { whyRound } from '../../../src/sheets/panel-api/rounds.ts';
import { balancesOf } from '../../../src/sheets/workbook/ledger-tab.ts';
import { FIRST_MATCH_TAB } from '../../../src/sheets/workbook/season.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import { emailOf, POLAR_ROSTER } from '../../players.ts';
import { withoutHead } from '../end-state.ts';
import type { Memory } from '../memory-ports.ts';
import {
  act,
  begin,
  cellUnder,
  endWithVote,
  madeOnce,
  makeMatch,
  makeSeason,
  NAMES,
  problemOf,
  resolve,
  rowOf,
  send,
} from '../season.ts';

const requestFor = (memory: Memory, more: Partial<AmendRequest> = {}): AmendRequest => ({
  match: 1,
  round: 1,
  player: 'Ben',
  does: 'enter',
  answers: { card: '3' },
  rounds: rowOf(memory).round,
  ...more,
});
const correct = (memory: Memory, more: Partial<AmendRequest> = {}) => {
  memory.time += 1000;
  return act(memory, amendOrder, requestFor(memory, more));
};
/** Plays rounds where everybody sends the same card. */
const playRounds = (memory: Memory, count: number, card = 1) => {
  for (let i = 0; i < count; i++) {
    for (const name of NAMES) send(memory, name, { 'Number card': card });
    resolve(memory);
  }
};
/** A season after such rounds. */
const played = madeOnce((count: number, card?: number) => {
  const memory = begin();
  playRounds(memory, count, card);
  return memory;
});

/** The record replays to the same as the log, the ledger has the purses, and Verify finds nothing. */
function expectSound(memory: Memory): void {
  const playback = memory.playback();
  const record = memory.record();
  expect(replay(GAMES, record)).toEqual(replayOf(playback));
  expect(memory.fault()).toBe('');
  const balances = balancesOf(memory.book().ledger);
  expect(NAMES.map((name) => balances.get(name)?.garnets ?? 0)).toEqual(
    playback.match.purses.map(({ garnets }) => garnets),
  );
  const match = memory.match();
  expect(match).toMatchObject({ problem: null, edited: [], round: playback.rounds.length });
}

describe('H20 a corrected order of a resolved round', () => {
  test('is played again with the later rounds as they were, and record, log and ledger agree', () => {
    const memory = played(3);
    const before = memory.playback();
    correct(memory);
    const after = memory.playback();
    expect(after.rounds.map(({ input }) => input.orders.Ben)).toEqual([
      { card: 3 },
      { card: 1 },
      { card: 1 },
    ]);
    expect(after.rounds[0]?.input.sources.Ben).toMatchObject({ byHost: true, sender: 'the host, for Ben' });
    expect(after.rounds.map(({ entry }) => entry)).toEqual(before.rounds.map(({ entry }) => entry));
    expect(after.match.position).not.toEqual(before.match.position);
    expectSound(memory);
    resolve(memory);
    expectSound(memory);
  });

  test('gives the match as if it had been sent like that', () => {
    const memory = played(3);
    correct(memory);
    const other = begin();
    for (const name of NAMES) send(other, name, { 'Number card': name === 'Ben' ? 3 : 1 });
    resolve(other);
    playRounds(other, 2);
    expect(memory.playback().match.position).toEqual(other.playback().match.position);
  });

  test('H9 draws the chance of the rounds that are played again from their own streams', () => {
    const memory = begin({ options: { defaultCard: 'random' } });
    for (let i = 0; i < 3; i++) resolve(memory);
    const drawn = memory.playback().privateViews.map((views) => (views[1] as { cards: unknown }).cards);
    correct(memory, { player: 'Ann', answers: { garnets: '1' }, round: 2 });
    expect(memory.playback().privateViews.map((views) => (views[1] as { cards: unknown }).cards)).toEqual(
      drawn,
    );
    expectSound(memory);
  });

  test('is said on every page, in the panel, the announcement and an exported match; whose it was, to the player and the host alone', () => {
    const memory = played(2);
    memory.pageWrites.splice(0);
    correct(memory);
    const words = (what: string) =>
      `The host corrected round 1 (${what}). This and all later rounds were played again.`;
    for (const name of [...NAMES, ''])
      expect([name, memory.page(name)]).toEqual([
        name,
        expect.stringContaining(words(name === 'Ben' ? 'your order' : 'an order')),
      ]);
    expect(memory.page()).toContain(
      'An order of round 1 was corrected, and this and all later rounds were played again.',
    );
    expect(announceMatch(memory.ports, 1).plain).toContain(words('an order'));
    expect(memory.match().editNote).toBe(words('the order of Ben'));
    const shownIn = (shows: 'public' | 'everything') => {
      const { verdict, shown } = checkFile(exportMatch(memory.book(), 1, shows));
      expect([shows, verdict]).toEqual([shows, 'fits']);
      return shown;
    };
    expect(shownIn('public')?.edited('public')).toBe(words('an order'));
    const whole = shownIn('everything');
    expect((['public', 0, 1, 'host'] as const).map((viewer) => whole?.edited(viewer))).toEqual(
      ['an order', 'an order', 'your order', 'the order of Ben'].map(words),
    );
  });

  test('no page but that of the player tells which of two orders was corrected, when neither changes anything public', () => {
    const pages = ['Ben', 'Cleo'].map((player) => {
      const memory = played(1);
      memory.pageWrites.splice(0);
      // The default is the same card, so the position stays as it was.
      correct(memory, { player, does: 'remove', answers: {} });
      const { players, spectatorFile } = memory.book().season;
      return ['Ann', 'Dan', ''].map((name) => {
        const file = players.find((one) => one.name === name)?.file ?? spectatorFile;
        const page = withoutHead(memory.page(name));
        return [memory.pageWrites.filter((pageWrite) => pageWrite.file === file).length, page];
      });
    });
    expect(pages[0]).toEqual(pages[1]);
  });

  test('names several orders without their number for each player', () => {
    const memory = played(1);
    correct(memory);
    correct(memory, { player: 'Ann' });
    expect(memory.page()).toContain('(orders)');
    expect(memory.page('Ben')).toContain('(orders, including yours)');
    expect(memory.page('Cleo')).toContain('(orders)');
  });

  test('deletes an order: the default stands for it, and later responses are no late ones', () => {
    const memory = played(1, 3);
    correct(memory, { does: 'remove', answers: {} });
    expect(memory.playback().rounds[0]?.input.orders).not.toHaveProperty('Ben');
    expect(memory.match().late).toEqual([]);
    expectSound(memory);
  });

  test('H4 counts again when its round is undone, and the round before it undoes it', () => {
    const memory = played(3);
    correct(memory, { round: 2 });
    act(memory, undoRound, 1, 3);
    expectSound(memory);
    act(memory, undoRound, 1, 2);
    const seat = () => memory.match().seats.find(({ name }) => name === 'Ben');
    expect(seat()).toMatchObject({ byHost: 'entered', answers: ['Number card: 3'] });
    expect(memory.match().editNote).toBe('');
    act(memory, undoRound, 1, 1);
    expect(seat()).toMatchObject({ byHost: '', answers: ['Number card: 1'] });
  });

  test('X3 an order of a later round that does not fit any more is refused by the rules, and the preview names it', () => {
    const memory = begin();
    for (const name of NAMES) send(memory, name, { 'Number card': 1 });
    resolve(memory);
    playRounds(memory, 2, 3);
    resolve(memory);
    send(memory, 'Ben', { 'Number card': 3 });
    resolve(memory);
    const { rounds } = tryAmendment(memory.ports, requestFor(memory));
    expect(rounds.flatMap(({ refused }) => refused)).toEqual([expect.stringMatching(/^Ben, Number card: /)]);
    correct(memory);
    expect(memory.playback().rounds.flatMap(({ refused }) => refused)).toHaveLength(1);
    expectSound(memory);
  });

  test('after the end judges the outcome and its payments again', () => {
    const changes: boolean[] = [];
    for (const round of [1, 2]) {
      const memory = endWithVote(1);
      const before = memory.playback().match;
      const form = amendForm(memory.ports, 1, round, 'Ann');
      const card = form.fields.find(({ key }) => key === 'card')?.value === '3' ? '1' : '3';
      const corrected = { player: 'Ann', round, answers: { card } };
      const preview = tryAmendment(memory.ports, requestFor(memory, corrected));
      correct(memory, corrected);
      const after = memory.playback().match;
      changes.push(preview.standing !== '');
      expect(preview.standing === '').toBe(
        JSON.stringify([before.outcome?.winners, before.outcome?.candidates]) ===
          JSON.stringify([after.outcome?.winners, after.outcome?.candidates]),
      );
      expect(rowOf(memory)).toMatchObject({ over: true, deadline: '' });
      expectSound(memory);
    }
    expect(changes).toEqual([false, true]);
  });
});

describe('H20 a correction that ends a match earlier', () => {
  const names = POLAR_ROSTER.map(({ name }) => name);
  const start = madeOnce((): Memory => {
    const memory = makeSeason(POLAR_ROSTER);
    makeMatch(memory, { game: 'polar-power', players: names, options: { pointsToEnd: 1 } });
    for (let i = 0; i < 3; i++) resolve(memory);
    return memory;
  });
  /** The first mail of a player that ends the match. */
  const ending = (memory: Memory) => {
    const player = names[0] as string;
    const [field] = amendForm(memory.ports, 1, 1, player).fields.filter(({ choices }) => choices.length > 2);
    const found = (field?.choices ?? [])
      .slice(1)
      .map((choice) => requestFor(memory, { player, answers: { [field?.key ?? '']: choice } }))
      .find((request) => tryAmendment(memory.ports, request).standing !== '');
    if (!found) throw new Error('No mail ends the match.');
    return found;
  };

  test('drops the later rounds, and closes the forms', () => {
    const memory = start();
    const request = ending(memory);
    const { fallen, standing } = tryAmendment(memory.ports, request);
    expect(fallen).toEqual([2, 3]);
    expect(standing).toMatch(/^Round 4 is open. → The match is over after 1 round. Winners: /);
    act(memory, amendOrder, request);
    expect(rowOf(memory)).toMatchObject({ over: true, round: 1, deadline: '' });
    renewForms(memory.ports);
    expect(memory.closed).toHaveLength(2);
    expect(memory.fault()).toBe('');
  });

  test('and another one that lets it go on: at the round after those that were played', () => {
    const memory = start();
    const request = ending(memory);
    act(memory, amendOrder, request);
    memory.time += 1000;
    act(memory, amendOrder, { ...request, does: 'remove', answers: {}, rounds: 1 });
    expect(rowOf(memory)).toMatchObject({ over: false, round: 1 });
    for (const whose of ['', names[1]])
      expect(memory.page(whose)).toContain(
        'The match was over and now continues. The outcome shown before is void.',
      );
    renewForms(memory.ports);
    expect(memory.closed).toEqual([]);
    memory.time += 1000;
    send(memory, names[1] as string, { 'Stamps to buy': 0 });
    expect(memory.match().seats[1]?.receivedAt).not.toBe('');
    resolve(memory);
    expect(memory.fault()).toBe('');
  });
});

describe('a preview of a correction', () => {
  test('names wrong lines of the story and changed boards, and writes nothing', () => {
    const memory = played(2);
    const tabs = [...memory.tabs.values()];
    const preview = tryAmendment(memory.ports, requestFor(memory));
    expect([...memory.tabs.values()]).toEqual(tabs);
    expect(preview.rounds.map(({ round }) => round)).toContain(1);
    expect(preview.rounds[0]?.boards).toContain('Ben');
    expect(preview.rounds[0]?.wrong.length).toBeGreaterThan(0);
    expect(preview.rounds[0]?.told.length).toBeGreaterThan(0);
    expect(preview.position).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Ben: card \d \S+ → \S+/)]),
    );
    expect(preview).toMatchObject({ fallen: [], standing: '' });
  });

  test('H23 names who had the place then', () => {
    const memory = played(2);
    handOverPlace(memory.ports, {
      player: 'Ben',
      person: 'other',
      by: '',
      name: 'Kim',
      email: emailOf('Kim'),
    });
    const request = { ...requestFor(memory), player: 'Kim' };
    expect(amendForm(memory.ports, 1, 1, 'Kim').playedBy).toBe('Ben');
    expect(amendForm(memory.ports, 1, 1, 'Ann').playedBy).toBe('');
    const { rounds } = tryAmendment(memory.ports, request);
    expect(rounds[0]?.boards).toContain('Kim (then Ben)');
    expect(rounds[0]?.boards).not.toContain('Kim');
  });

  test('has the form of that round with what counted in it', () => {
    const memory = begin();
    send(memory, 'Ben', { 'Number card': 2 });
    resolve(memory);
    const form = amendForm(memory.ports, 1, 1, 'Ben');
    expect(form.fields.find(({ key }) => key === 'card')?.value).toBe('2');
    expect(form.byHost).toBe('');
    correct(memory);
    expect(amendForm(memory.ports, 1, 1, 'Ben')).toMatchObject({ byHost: 'entered' });
  });
});

describe('H20 X2 an order that came too late for its round', () => {
  const HOUR = 3_600_000;
  /** Ben sends the second and third card after the deadline of round 1; the second one is played in the rounds after, if any. */
  const withLate = madeOnce((rounds: number) => {
    const memory = begin({ deadline: new Date(Date.parse('2026-01-10T13:00:00Z')).toISOString() });
    send(memory, 'Ben', { 'Number card': 1 });
    memory.time += 30 * HOUR;
    send(memory, 'Ben', { 'Number card': 2 });
    send(memory, 'Ben', { 'Number card': 3 });
    resolve(memory);
    playRounds(memory, rounds - 1);
    return memory;
  });
  const lateOf = (memory: Memory, player = 'Ben', round = 1) => {
    const { late } = amendForm(memory.ports, 1, round, player);
    return late?.fields.find(({ key }) => key === 'card')?.value;
  };

  test.each([1, 2, 4])('is there to begin a correction with, the newest one, after round %i', (rounds) => {
    const memory = withLate(rounds);
    expect(lateOf(memory)).toBe('3');
    expect(amendForm(memory.ports, 1, 1, 'Ben').late?.at).toBe('2026-01-11T18:00:00.003Z');
    expect(lateOf(memory, 'Ann')).toBeUndefined();
    if (rounds > 1) expect(lateOf(memory, 'Ben', 2)).toBeUndefined();
    correct(memory);
    expect(lateOf(memory)).toBeUndefined();
    expectSound(memory);
  });

  test('is not offered where it counts in the round after', () => {
    const memory = withLate(1);
    act(memory, acceptLate, 1, [memory.match().late[0]?.id ?? '']);
    expect(lateOf(memory)).toBeUndefined();
    resolve(memory);
    expect(lateOf(memory)).toBeUndefined();
  });

  test('is there after the end, too, and the order can be corrected without the tab of the responses', () => {
    const memory = withLate(1);
    while (!resolve(memory).over);
    expect(lateOf(memory)).toBe('3');
    memory.tabs.delete(rowOf(memory).formTab);
    expect(lateOf(memory)).toBeUndefined();
    correct(memory);
  });
});

describe('a correction is refused', () => {
  test.each<[string, Partial<AmendRequest>, string]>([
    ['of a round that was not resolved', { round: 7 }, 'Round 7 has not been resolved.'],
    ['of somebody else', { player: 'Zoe' }, 'Zoe does not play in this match.'],
    ['by an answer that the form would not take', { answers: { card: '9' } }, 'Number card: “9” is not'],
    ['that changes nothing', { answers: { card: '1' } }, 'The order of Ben for round 1 would stay the same.'],
    ['of a match that went on', { rounds: 1 }, 'The match is now at round 3.'],
  ])('%s', (_, more, what) => {
    const memory = played(2);
    expect(problemOf(() => correct(memory, more)).what).toContain(what);
    expectSound(memory);
  });

  test('H5 of a round before a position that was changed by hand, and not of one after it', () => {
    const memory = played(1);
    memory.type(FIRST_MATCH_TAB + 1, ...cellUnder(memory, 'seats', 'pointTokens'), 9);
    expect(problemOf(() => correct(memory)).code).toBe('edited');
    act(memory, acceptEdit, 1);
    playRounds(memory, 1, 2);
    expect(problemOf(() => correct(memory))).toMatchObject({
      what: expect.stringContaining('the position after round 1 was changed by hand'),
      todo: expect.stringContaining('Undo that round first'),
    });
    expect(memory.match().editedAfter).toBe(1);
    correct(memory, { round: 2 });
    const record = memory.record();
    expect(replay(GAMES, record)).toEqual(replayOf(memory.playback()));
  });

  test('X10 where a purse would fall below nothing', () => {
    const memory = begin();
    const fine = (garnets: number) => ({
      player: 'Ben',
      garnets,
      bellflowers: 0,
      tokensOfLife: 0,
      why: 'x',
    });
    act(memory, award, fine(5));
    playRounds(memory, 1);
    act(memory, award, fine(-5));
    playRounds(memory, 1);
    const { what } = problemOf(() => correct(memory, { answers: { card: '3', garnets: '3' } }));
    expect(what).toMatch(/cannot be corrected|is spent or given on/);
    expectSound(memory);
  });
});

describe('H21 several rounds are undone', () => {
  test('from one to the last, with what happened in them, in one entry', () => {
    const memory = played(1);
    const then = memory.playback().match;
    playRounds(memory, 3);
    expect(problemOf(() => act(memory, undoRound, 1, 2, 3)).code).toBe('stale');
    act(memory, undoRound, 1, 2, 4);
    expect(memory.playback().match.position).toEqual(then.position);
    expectSound(memory);
    expect(memory.page()).toContain('Rounds 2 to 4 were undone.');
    resolve(memory);
    expect(memory.playback().rounds[1]?.input.orders).toEqual(
      Object.fromEntries(NAMES.map((name) => [name, { card: 1 }])),
    );
  });
});

test('H20 a round is explained to each reader without the name of whose order was corrected', () => {
  const memory = makeSeason();
  makeMatch(memory);
  playRounds(memory, 1);
  correct(memory);
  const first = (viewer: string) => {
    const [line] = whyRound(memory.ports, 1, 1, viewer);
    return [line?.to, line?.text];
  };
  const words = (what: string) =>
    `The host corrected round 1 (${what}). This and all later rounds were played again.`;
  expect(first('host')).toEqual(['host', words('the order of Ben')]);
  expect(first('Ben')).toEqual(['Ben', words('your order')]);
  // Lines for everyone are marked.
  for (const viewer of ['public', ...NAMES.filter((name) => name !== 'Ben')])
    expect([viewer, first(viewer)]).toEqual([viewer, ['public', words('an order')]]);
});
