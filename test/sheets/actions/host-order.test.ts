import { giveOrder, type HandRequest } from '../../../src/sheets/actions/host-order.ts';
import { acceptLate } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { orderForm, tryOrder } from '../../../src/sheets/panel-api/host-hand.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, endWithVote, problemOf, resolve, rowOf, send } from '../season.ts';

const requestFor = (memory: Memory, more: Partial<HandRequest> = {}): HandRequest => ({
  match: 1,
  round: rowOf(memory).round + 1,
  player: 'Ben',
  does: 'enter',
  answers: { card: '2' },
  seen: orderForm(memory.ports, 1, more.player ?? 'Ben').seen,
  ...more,
});
const give = (memory: Memory, more: Partial<HandRequest> = {}) => {
  memory.time += 1000;
  return act(memory, giveOrder, requestFor(memory, more));
};
const sendLater = (memory: Memory, name: string, card: number) => {
  memory.time += 1000;
  send(memory, name, { 'Number card': card });
};
const lastResolve = (memory: Memory) => {
  const { rounds } = memory.playback();
  return rounds[rounds.length - 1]?.input;
};

describe('H16 an order that the host enters', () => {
  test('counts, is in the log with its sender, and is marked for host, player and everyone', () => {
    const memory = begin();
    give(memory);
    expect(memory.seat('Ben')).toMatchObject({ byHost: 'entered', answers: ['Number card: 2'] });
    expect(memory.page('Ben')).toContain('✓ The host entered your order.\nNumber card: 2');
    expect(memory.page()).toContain('The host entered an order in round 1.');
    expect(memory.page()).not.toContain('Number card:');
    resolve(memory);
    expect(lastResolve(memory)?.orders.Ben).toEqual({ card: 2 });
    expect(lastResolve(memory)?.sources.Ben).toMatchObject({
      sender: 'the host, for Ben',
      byHost: true,
      answers: { 'Number card': '2' },
    });
    expect(memory.page('Ben')).toContain('The host entered for you, ');
    expect(memory.fault()).toBe('');
    expect(memory.record().rounds[0].orders.Ben).toEqual({ card: 2 });
  });

  test('X1 stands for what the player sent before, and gives way to what the player sends after', () => {
    const memory = begin();
    sendLater(memory, 'Ben', 1);
    give(memory, { answers: { card: '3' } });
    expect(memory.seat('Ben').answers).toEqual(['Number card: 3']);
    expect(memory.page('Ben')).toContain('✓ The host entered your order.');
    expect(memory.page('Ben')).toMatch(/^Entered .* UTC\. It replaced the order of .* UTC\./m);
    sendLater(memory, 'Ben', 2);
    expect(memory.seat('Ben')).toMatchObject({ byHost: '', answers: ['Number card: 2'] });
  });

  test('may come after the deadline, and a later response of the player is late then', () => {
    const memory = begin({ deadline: '2026-01-11T12:00:00Z' });
    memory.time = Date.parse('2026-01-11T13:00:00Z');
    give(memory);
    sendLater(memory, 'Ben', 1);
    expect(memory.seat('Ben')).toMatchObject({ byHost: 'entered', answers: ['Number card: 2'] });
    expect(memory.match().late).toHaveLength(1);
  });

  test('X2 gives way to a late response that the host accepts after it, and not to one accepted before', () => {
    const memory = begin({ deadline: '2026-01-11T12:00:00Z' });
    memory.time = Date.parse('2026-01-11T13:00:00Z');
    sendLater(memory, 'Ben', 1);
    const [late] = memory.match().late;
    give(memory);
    act(memory, acceptLate, 1, [late?.id ?? '']);
    expect(memory.seat('Ben')).toMatchObject({ byHost: '', answers: ['Number card: 1'] });
    give(memory, { answers: { card: '3' } });
    expect(memory.seat('Ben')).toMatchObject({ byHost: 'entered', answers: ['Number card: 3'] });
  });

  test('H4 counts again when its round is undone, and falls away with the round before', () => {
    const memory = begin();
    resolve(memory);
    give(memory);
    resolve(memory);
    act(memory, undoRound, 1, 2);
    expect(memory.seat('Ben')).toMatchObject({ byHost: 'entered' });
    act(memory, undoRound, 1, 1);
    resolve(memory);
    expect(memory.seat('Ben')).toMatchObject({ byHost: '', receivedAt: '' });
  });

  test('leaves no response of the player behind as late, when the round is resolved', () => {
    const memory = begin();
    sendLater(memory, 'Ben', 1);
    give(memory);
    resolve(memory);
    expect(memory.match().late).toEqual([]);
  });
});

describe('H16 an order that the host deletes', () => {
  test('leaves the player with nothing, until the player sends again', () => {
    const memory = begin();
    sendLater(memory, 'Ben', 3);
    give(memory, { does: 'remove', answers: {} });
    expect(memory.seat('Ben')).toMatchObject({ byHost: 'deleted', receivedAt: '' });
    expect(memory.page('Ben')).toContain('The host deleted your order for round 1,');
    expect(memory.page()).toContain('The host deleted an order of round 1.');
    sendLater(memory, 'Ben', 2);
    expect(memory.seat('Ben')).toMatchObject({ byHost: '', answers: ['Number card: 2'] });
  });

  test('is no order in the record, and does not come back as a late one', () => {
    const memory = begin();
    sendLater(memory, 'Ben', 3);
    give(memory, { does: 'remove', answers: {} });
    resolve(memory);
    expect(lastResolve(memory)?.orders).toEqual({});
    expect(memory.page('Ben')).toContain('The host deleted your order.');
    expect(memory.match().late).toEqual([]);
    expect(memory.fault()).toBe('');
  });

  test('can be given back: what the player sent counts again', () => {
    const memory = begin();
    sendLater(memory, 'Ben', 3);
    give(memory, { does: 'remove', answers: {} });
    give(memory, { does: 'withdraw', answers: {} });
    expect(memory.seat('Ben')).toMatchObject({ byHost: '', answers: ['Number card: 3'] });
    expect(memory.page('Ben')).toContain('✓ Your order counts.');
  });
});

describe('the form that the host fills in', () => {
  test('has the questions of the open round, with what counts now', () => {
    const memory = begin();
    sendLater(memory, 'Ben', 3);
    const { fields, byHost } = orderForm(memory.ports, 1, 'Ben');
    expect(byHost).toBe('');
    expect(fields.find(({ key }) => key === 'card')).toEqual({
      key: 'card',
      label: 'Number card',
      help: expect.any(String),
      kind: 'choice',
      choices: ['1', '2', '3'],
      value: '3',
    });
  });

  test.each([
    [{ card: '4' }, 'Number card: “4” is not among the choices.'],
    [{ garnets: 'some' }, 'Garnets to add: The answer must be a whole number from 0, in at most 9 digits.'],
    [{ garnets: '-1' }, 'Garnets to add: The answer must be a whole number from 0, in at most 9 digits.'],
    [{ secret: '1' }, 'secret: The form has no such question.'],
  ])('takes no more than the form: %j', (answers, what) => {
    const memory = begin();
    const before = [...memory.tabs.values()];
    for (const work of [give, (_: Memory) => tryOrder(memory.ports, requestFor(memory, { answers }))])
      expect(problemOf(() => work(memory, { answers })).what).toBe(what);
    expect([...memory.tabs.values()]).toEqual(before);
  });

  test('X3 says before it counts what would be refused, by the rules and the trades', () => {
    const memory = begin();
    const request = requestFor(memory, { answers: { card: '2', garnets: '5' } });
    expect(tryOrder(memory.ports, request)).toMatchObject({
      answers: ['Number card: 2', 'Garnets to add: 5'],
      refused: [expect.stringContaining('Garnets to add')],
    });
    expect(memory.seat('Ben').receivedAt).toBe('');
  });

  test('is refused where the order, the round or the player is another by now', () => {
    const memory = begin();
    const request = requestFor(memory);
    sendLater(memory, 'Ben', 1);
    expect(problemOf(() => act(memory, giveOrder, request)).code).toBe('stale');
    expect(problemOf(() => act(memory, giveOrder, requestFor(memory, { round: 2 }))).code).toBe('stale');
    expect(problemOf(() => act(memory, giveOrder, { ...request, player: 'Zoe' })).what).toContain('Zoe');
    for (const does of ['withdraw', 'remove'] as const)
      expect(problemOf(() => act(memory, giveOrder, requestFor(memory, { player: 'Ann', does }))).what).toBe(
        'Ann has no order to delete.',
      );
    const over = endWithVote(1);
    expect(problemOf(() => act(over, giveOrder, request)).what).toContain('is over');
  });
});
