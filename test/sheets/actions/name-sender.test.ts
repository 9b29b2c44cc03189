import { nameSender } from '../../../src/sheets/actions/name-sender.ts';
import { acceptLate, pauseMatch } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { wakeUp } from '../../../src/sheets/delivery/turn.ts';
import { digestOfSender } from '../../../src/sheets/log/senders.ts';
import { CODE_TITLE } from '../../../src/sheets/responses/columns.ts';
import { withNamedSenders } from '../../../src/sheets/responses/named-senders.ts';

import type { Submission } from '../../../src/sheets/responses/submission.ts';
import type { Person } from '../../../src/sheets/workbook/season.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import {
  act,
  begin,
  makeMatch,
  makeSeason,
  pageWriteTo,
  problemOf,
  resolve,
  resolveAs,
  rowOf,
  send,
} from '../season.ts';

const OTHER = 'ben.at.work@example.com';

const sendAs = (memory: Memory, email: string, card: number) => {
  memory.time += 1000;
  memory.respond(rowOf(memory).formTab, { 'Email Address': email, 'Number card': card });
};
const say = (memory: Memory, response: string | undefined, player = 'Ben', remember = false) => {
  memory.time += 1000;
  return act(memory, nameSender, { match: 1, response: response ?? '', player, remember });
};
const ignore = (memory: Memory, response: string | undefined, remember = false) => {
  memory.time += 1000;
  const request = { match: 1, response: response ?? '', player: '', ignored: true, remember };
  return act(memory, nameSender, request);
};

describe('X2 a late order', () => {
  /** Ann’s order came an hour after the deadline. */
  const late = () => {
    const memory = begin({ deadline: '2026-01-11T12:00:00Z' });
    for (const name of ['Ben', 'Cleo', 'Dan']) send(memory, name, { 'Number card': 1 });
    memory.time = Date.parse('2026-01-11T13:00:00Z');
    send(memory, 'Ann', { 'Number card': 2 });
    wakeUp(memory.ports);
    return memory;
  };
  const [first, isIgnored] = [
    (memory: Memory) => memory.match().late[0]?.id,
    (memory: Memory) => memory.match().late.map(({ ignored }) => ignored),
  ];
  const annReads = (memory: Memory) => memory.page('Ann');

  test('is ignored: its player reads that it does not count, and nobody else reads when it came', () => {
    const memory = late();
    expect(annReads(memory)).toContain('It does not count unless the host accepts it.');
    memory.pageWrites.length = 0;
    ignore(memory, first(memory));
    expect(isIgnored(memory)).toEqual([true]);
    expect(annReads(memory)).toContain('The host did not accept it, so it does not count.');
    for (const name of ['Ben', 'Cleo', 'Dan'])
      expect(pageWriteTo(memory, `${name}’s private file`)).toEqual([]);
    expect(problemOf(() => ignore(memory, first(memory))).code).toBe('stale');
    const complete = { match: 1, round: 0, early: true, complete: true };
    // The missing order is still asked about.
    expect(problemOf(() => resolveAs(memory, complete)).what).toBe('No order has come from Ann.');
    resolve(memory);
    expect(annReads(memory)).toContain('The host ignores it for round 2. Send a new order.');
    expect(memory.page()).toContain('A late order of Ann in round 1 was ignored and does not count.');
    expect(memory.fault()).toBe('');
  });

  test('that was ignored is asked about again, or accepted after all', () => {
    const memory = late();
    ignore(memory, first(memory));
    say(memory, first(memory), '');
    expect(isIgnored(memory)).toEqual([false]);
    expect(annReads(memory)).toContain('It does not count unless the host accepts it.');
    ignore(memory, first(memory));
    memory.time += 1000;
    act(memory, acceptLate, 1, [first(memory) as string]);
    expect(memory.seat('Ann')).toMatchObject({ answers: ['Number card: 2'], isAccepted: true });
    expect(memory.match().late).toEqual([]);
  });

  test('that was ignored does not count where the match pauses or its deadline moves (H26)', () => {
    const memory = late();
    ignore(memory, first(memory));
    memory.time += 1000;
    act(memory, pauseMatch, 1);
    expect(isIgnored(memory)).toEqual([true]);
    expect(memory.seat('Ann').receivedAt).toBe('');
    say(memory, first(memory), '');
    expect(memory.seat('Ann').answers).toEqual(['Number card: 2']);
  });

  test('of an unknown sender is ignored as that of the player to whom the host gave it', () => {
    const memory = late();
    sendAs(memory, OTHER, 3);
    say(memory, memory.match().unknownSenders[0]?.id);
    const id = memory.match().late.find(({ name }) => name === 'Ben')?.id;
    ignore(memory, id);
    expect(memory.match().late.find((one) => one.id === id)).toMatchObject({ name: 'Ben', ignored: true });
    expect(memory.match().unknownSenders).toEqual([]);
  });
});

describe('H18 a response from an unknown account', () => {
  test('counts once the host says whose it is, and all who may know are told at once', () => {
    const memory = begin();
    sendAs(memory, OTHER, 3);
    expect(memory.seat('Ben').receivedAt).toBe('');
    expect(memory.match().unknownSenders).toMatchObject([{ claimed: OTHER, answers: ['Number card: 3'] }]);
    say(memory, memory.match().unknownSenders[0]?.id);
    expect(memory.match().unknownSenders).toEqual([]);
    expect(memory.seat('Ben')).toMatchObject({
      answers: ['Number card: 3'],
      named: { claimed: OTHER },
    });
    expect(memory.page('Ben')).toContain('The host said that it is yours');
    const forAll = memory.page();
    expect(forAll).toContain('A response of round 1 from an unknown sender was assigned to Ben.');
    expect(forAll).not.toContain(OTHER);
    resolve(memory);
    const { rounds } = memory.playback();
    expect(rounds[0]?.input.orders.Ben).toEqual({ card: 3 });
    expect(rounds[0]?.input.sources.Ben?.sender).toBe(OTHER);
    expect(memory.fault()).toBe('');
  });

  test('leaves nothing to the next response but the file of its sender: the time of a write must not tell who moved', () => {
    const memory = begin();
    sendAs(memory, OTHER, 3);
    const wakeUpFiles = () => {
      memory.pageWrites.length = 0;
      wakeUp(memory.ports);
      return memory.pageWrites.map(
        ({ grid }) =>
          cellsOf(grid)
            .flat()
            .join(' ')
            .match(/(\w+)\. Only you and the hosts can open/)?.[1],
      );
    };
    // All who have sent nothing are told that something came.
    expect(wakeUpFiles()).toHaveLength(4);
    const [unknownSender] = memory.match().unknownSenders;
    say(memory, unknownSender?.id);
    expect(memory.pageWrites.length).toBeGreaterThan(4);
    send(memory, 'Dan', { 'Number card': 1 });
    expect(wakeUpFiles()).toEqual(['Dan']);
    say(memory, unknownSender?.id, '');
    expect(memory.pageWrites.length).toBeGreaterThan(1);
    send(memory, 'Ann', { 'Number card': 1 });
    expect(wakeUpFiles()).toEqual(['Ann']);
  });

  test('is for that response alone, unless the host has it remembered', () => {
    const memory = begin();
    sendAs(memory, OTHER, 3);
    say(memory, memory.match().unknownSenders[0]?.id);
    sendAs(memory, OTHER, 2);
    expect(memory.seat('Ben').answers).toEqual(['Number card: 3']);
    say(memory, memory.match().unknownSenders[0]?.id, 'Ben', true);
    resolve(memory);
    sendAs(memory, OTHER.toUpperCase(), 1);
    expect(memory.seat('Ben')).toMatchObject({ answers: ['Number card: 1'], named: {} });
  });

  test('X1 counts by its own time: a newer one of the player stays', () => {
    const memory = begin();
    sendAs(memory, OTHER, 3);
    memory.time += 1000;
    send(memory, 'Ben', { 'Number card': 1 });
    say(memory, memory.match().unknownSenders[0]?.id);
    expect(memory.seat('Ben')).toMatchObject({ answers: ['Number card: 1'], named: null });
  });

  test('X2 is late if it came after the deadline', () => {
    const memory = begin({ deadline: '2026-01-11T12:00:00Z' });
    memory.time = Date.parse('2026-01-11T13:00:00Z');
    sendAs(memory, OTHER, 3);
    say(memory, memory.match().unknownSenders[0]?.id);
    expect(memory.seat('Ben').receivedAt).toBe('');
    expect(memory.match().late).toMatchObject([{ name: 'Ben' }]);
    expect(memory.page('Ben')).toContain('came too late for round 1');
  });

  test('is nobody’s again when the host takes it back, with all that was remembered', () => {
    const memory = begin();
    sendAs(memory, OTHER, 3);
    say(memory, memory.match().unknownSenders[0]?.id, 'Ben', true);
    say(memory, memory.seat('Ben').named?.id, '');
    expect(memory.seat('Ben').receivedAt).toBe('');
    expect(memory.page('Ben')).not.toContain('Number card: 3');
    sendAs(memory, OTHER, 2);
    expect(memory.match().unknownSenders).toHaveLength(2);
  });

  test('is told to whoever has sent nothing since, until it is ignored', () => {
    const memory = begin();
    const asks = () => memory.page('Ann').includes('an unknown account');
    send(memory, 'Ann', { 'Number card': 1 });
    wakeUp(memory.ports);
    expect(asks()).toBe(false);
    sendAs(memory, OTHER, 3);
    wakeUp(memory.ports);
    expect(asks()).toBe(true);
    ignore(memory, memory.match().unknownSenders[0]?.id);
    expect(asks()).toBe(false);
  });

  test('that is nobody’s is ignored, with all that comes from there, until the host asks about it again or says whose it is', () => {
    const memory = begin();
    const pages = () => pageWriteTo(memory, 'This file is for spectators').length;
    sendAs(memory, OTHER, 3);
    const id = memory.match().unknownSenders[0]?.id;
    ignore(memory, id, true);
    expect(pages()).toBeGreaterThan(0);
    expect(memory.page()).toContain('from an unknown sender was ignored');
    sendAs(memory, OTHER, 2);
    expect(memory.match().unknownSenders).toMatchObject([{ ignored: true }, { ignored: true }]);
    expect(problemOf(() => ignore(memory, id)).code).toBe('stale');
    say(memory, id, '');
    expect(memory.match().unknownSenders).toMatchObject([{ ignored: false }, { ignored: false }]);
    ignore(memory, id);
    expect(memory.match().unknownSenders).toMatchObject([{ ignored: true }, { ignored: false }]);
    expect(memory.seat('Ben').receivedAt).toBe('');
    say(memory, id, 'Ben');
    expect(memory.seat('Ben').answers).toEqual(['Number card: 3']);
    expect(memory.fault()).toBe('');
  });

  test('H4 stays named when a round is undone', () => {
    const memory = begin();
    resolve(memory);
    sendAs(memory, OTHER, 3);
    say(memory, memory.match().unknownSenders[0]?.id, 'Ben', true);
    act(memory, undoRound, 1, 1);
    sendAs(memory, OTHER, 2);
    expect(memory.seat('Ben')).toMatchObject({ answers: ['Number card: 2'], named: {} });
  });

  test('cannot be taken from a player of the match, and is refused when it is gone', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    sendAs(memory, OTHER, 3);
    const id = memory.match().unknownSenders[0]?.id;
    expect(problemOf(() => say(memory, 'c0ffee')).code).toBe('stale');
    expect(problemOf(() => say(memory, id, 'Zoe')).what).toContain('Zoe');
    expect(problemOf(() => say(memory, id, '')).code).toBe('stale');
    expect(memory.seat('Ann')).toMatchObject({ answers: ['Number card: 1'], named: null });
  });

  test('of somebody on the roster who does not play here can be ignored', () => {
    const memory = begin();
    const zoe = { ...memory.book().season.players[0], id: 'zoe' } as Person;
    const set = withNamedSenders(
      [{ id: 'c0ffee', claimed: '', person: zoe } as unknown as Submission],
      [{ response: 'c0ffee', at: 0 }],
      [],
    );
    expect(set).toMatchObject([{ person: zoe, isIgnored: true }]);
  });

  test('without any account or code is named for itself alone', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    sendAs(memory, '', 3);
    const id = memory.match().unknownSenders[0]?.id;
    expect(problemOf(() => say(memory, id, 'Ben', true)).what).toContain('no account and no code');
    say(memory, id);
    expect(memory.seat('Ben').answers).toEqual(['Number card: 3']);
  });
});

test('H18 what comes from the account of a player of the match is theirs, whatever was said of it before', () => {
  const people = [{ id: 'ann' }, { id: 'ben' }] as unknown as Person[];
  const senders = [{ response: 'c0ffee', at: 0, player: 'ben', sender: digestOfSender('ann@example.com') }];
  const named = (person: Person | undefined) =>
    withNamedSenders(
      [{ id: 'c0ffee', claimed: 'Ann@example.com', ...(person ? { person } : {}) } as unknown as Submission],
      senders,
      people,
    ).map((one) => one.person?.id);
  expect(named(people[0])).toEqual(['ann']);
  expect(named({ id: 'zoe' } as unknown as Person)).toEqual(['ben']);
  expect(named(undefined)).toEqual(['ben']);
});

describe('H18 all that comes from somewhere, in a season by code', () => {
  const sent = (code: string) => {
    const memory = makeSeason(undefined, 'code');
    makeMatch(memory);
    memory.time += 1000;
    memory.respond(rowOf(memory).formTab, { [CODE_TITLE]: code, 'Number card': 1 });
    return memory;
  };
  const unknown = (memory: Memory) => memory.match().unknownSenders[0];

  test.each(['Ben', 'a-b-c', '1234567890123456', 'ABCDEFGHJKMNPQR'])(
    'is not remembered by “%s”, which anybody can type, and may be said of it alone',
    (code) => {
      const memory = sent(code);
      expect(unknown(memory)).toMatchObject({ claimed: code, canRemember: false });
      expect(problemOf(() => say(memory, unknown(memory)?.id, 'Ben', true))).toMatchObject({
        what: `“${code}” is not a personal code: anybody can type it.`,
        todo: 'Assign only this response.',
      });
      say(memory, unknown(memory)?.id);
      expect(memory.seat('Ben').answers).toEqual(['Number card: 1']);
    },
  );

  test('is remembered by a text of the shape of a code', () => {
    const memory = sent('abcd-efgh-jkmn-pqrs');
    expect(unknown(memory)?.canRemember).toBe(true);
    say(memory, unknown(memory)?.id, 'Ben', true);
    expect(memory.seat('Ben').answers).toEqual(['Number card: 1']);
  });
});
