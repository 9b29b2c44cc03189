import { openRecord } from '../../../src/rules/play/record.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { setDeadline } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { orderHead, tradeHead } from '../../../src/sheets/delivery/form-head.ts';
import { renewForms } from '../../../src/sheets/delivery/renew-forms.ts';
import { recordedRoster } from '../../players.ts';
import { act, begin, endWithVote, resolve, rowOf } from '../season.ts';

describe('the head of an order form', () => {
  const memory = begin();
  const { match } = memory.playback();
  const head = (deadline: string, identity: 'code' | 'email' = 'code') =>
    orderHead({ title: 'Match', round: 2, deadline, over: false }, match, identity);

  test('ends with the link to the rules, where the host gave one', () => {
    const named = { title: 'Match', round: 2, deadline: '', over: false };
    const lines = (rules?: string) =>
      orderHead(named, match, 'code', undefined, rules).description.split('\n');
    expect(lines('https://rules').slice(-2, -1)).toEqual(['The rules: https://rules']);
    expect(lines().join()).not.toContain('rules');
  });

  test('X2 tells senders that it may have come too late, with the grace if there is some', () => {
    expect(head('2026-11-21T15:00:00.000Z').confirmation).toMatch(
      /^Received\. After the deadline, an order counts only if the host accepts it\. If the next round is open by then, the order counts for that round\. Your page/,
    );
    const { info } = match;
    const withGrace = { ...match, info: { ...info, options: { ...info.options, graceMinutes: 5 } } };
    const named = { title: 'Match', round: 2, deadline: '', over: false };
    expect(orderHead(named, withGrace, 'code').confirmation).toContain(
      'After the deadline and 5 minutes of grace, an order counts',
    );
    // It is the same in all rounds, so that a renewal writes one text less.
    expect(head('').confirmation).toBe(head('2026-11-21T15:00:00.000Z').confirmation);
  });

  test('X5 the trade form says after sending that an offer after the deadline does not count', () => {
    expect(
      tradeHead({ title: 'Match', round: 2, deadline: '', over: false }, 'email').confirmation,
    ).toContain('After the deadline an offer does not count.');
  });

  test('names the round and the deadline, in the trade form too', () => {
    const named = { title: 'Match', round: 2, deadline: '2026-11-21T15:00:00.000Z', over: false };
    expect(tradeHead(named, 'code').title).toBe(
      'Match — trade form for round 3, until Sat 21 Nov 2026, 15:00 UTC',
    );
    expect(head('2026-11-21T15:00:00.000Z').title).toBe(
      'Match — orders for round 3, until Sat 21 Nov 2026, 15:00 UTC',
    );
    expect(head('').title).toBe('Match — orders for round 3, until the host closes it');
    const paused = { title: 'Match', round: 2, deadline: '', over: false, isPaused: true };
    expect(orderHead(paused, match, 'code').title).toBe(
      'Match — orders for round 3, while the match is paused',
    );
    const over = { title: 'Match', round: 3, deadline: '', over: true };
    expect(orderHead(over, match, 'code').title).toBe(
      'Match — orders (the match is over, and your own file shows the end)',
    );
  });

  test('has the limits that everybody knows', () => {
    expect(head('').description.split('\n')).toEqual([
      expect.stringContaining('Send one card'),
      'Without an order: your lowest card is played, without garnets or a point token.',
      'Your page shows what happened and what you hold.',
      'The newest order counts.',
      'Do not change the code.',
    ]);
    expect(head('', 'email').description).not.toContain('code');
  });

  test('begins with how many of each thing may be sent, in every game', () => {
    const first = GAMES.map((game): [id: string, line: string] => {
      const { seating, id } = game;
      const players = recordedRoster(seating.rule);
      const { match } = openRecord(GAMES, {
        format: 1,
        game: id,
        options: {},
        players,
        seed: 'any',
        rounds: [],
      });
      const named = { title: 'Match', round: 0, deadline: '', over: false };
      const [line = ''] = orderHead(named, match, 'code').description.split('\n');
      return [id, line];
    });
    for (const [, line] of first) expect(line).toMatch(/^Send [^.].*[^.]\.$/);
    expect(Object.fromEntries(first)).toMatchObject({
      'polar-power': 'Send up to 5 mails. Each mail needs a postcard, a coil and a stamp.',
      'picking-nine': 'Send a number, up to 7 cards (best first), and a ban.',
      'secret-soulmate': 'Send one card, any number of your garnets, and at most one point token.',
      'the-mvp': 'Send bids of at least 1 chip on the cards listed below.',
      'not-flower-field':
        'Send six different cells. Three are for your own colour, and one is for each other colour.',
    });
  });

  test('says after sending what to check', () => {
    expect(head('', 'code').confirmation).toMatch(/after a few minutes, check the deadline and your code/);
    expect(head('', 'email').confirmation).toMatch(/check the deadline and your account/);
  });
});

describe('the title of an order form', () => {
  test('is all that a round and a new deadline change in it', () => {
    const memory = begin();
    resolve(memory);
    renewForms(memory.ports);
    act(memory, setDeadline, 1, 1, '2030-01-02T15:00:00.000Z');
    renewForms(memory.ports);
    const { form, trades } = rowOf(memory);
    expect(memory.renewed.map(([id, , head]) => [id, head])).toEqual([
      [form, { title: expect.stringContaining('orders for round 2, until ') }],
      [trades, { title: expect.stringContaining('trade form for round 2, until ') }],
      [form, { title: expect.stringContaining('orders for round 2, until Wed 2 Jan 2030, 15:00 UTC') }],
      [trades, { title: expect.stringContaining('form for round 2, until Wed 2 Jan 2030, 15:00 UTC') }],
    ]);
  });

  test('H4 says of a closed form that the match is over, and names the round again when its last one is undone', () => {
    const memory = endWithVote(1);
    renewForms(memory.ports);
    const { form, round } = rowOf(memory);
    const titles = () => memory.renewed.filter(([id]) => id === form).map(([, , { title }]) => title);
    expect(titles().at(-1)).toMatch(/ \(the match is over, and your own file shows the end\)$/);
    act(memory, undoRound, 1, round);
    renewForms(memory.ports);
    expect(titles().at(-1)).toContain(`orders for round ${round}, until `);
  });
});
