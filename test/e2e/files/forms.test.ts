import type { Host } from '../../../local/host/host.ts';
import { openRecord } from '../../../src/rules/play/record.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { CODE_TITLE } from '../../../src/sheets/responses/columns.ts';
import { makeRandom } from '../../players.ts';
import { TABLES } from '../../tables.ts';
import { begun, empty } from '../made-once.ts';
import {
  ask,
  fileOf,
  HOST,
  hostOf,
  makeMatch,
  playOut,
  problemOf,
  rehearsal,
  replayOf,
  requestFor,
  resolve,
  rowOf,
  stateOf,
  submit,
  tryAsk,
} from '../season.ts';
import { firstMatch } from './first-match.ts';

// Forms on the account of an ordinary host, where the Forms REST API cannot be switched on (docs/google.md).

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

function itemsOf(host: Host, form: string) {
  const file = host.world.files[form];
  if (file?.kind !== 'form') throw new Error('no form');
  return file.form.items;
}

/** The order form’s questions as they should be for the open round, and as they are. */
function compare(host: Host): [expected: unknown, found: unknown] {
  const { game, info } = openRecord(GAMES, JSON.parse(ask(host, 'exportRecord', 1))).match;
  const { rounds, start } = replayOf(host, 1);
  const told = (rounds[rounds.length - 1] ?? start).public;
  const items = itemsOf(host, rowOf(host, 1).form);
  const expected = game.form.questions(info, told as never).map(({ title, help = '', input }) => {
    const choices = 'choices' in input ? input.choices : [];
    return [title, help, choices.length === 0 && 'choices' in input ? 1 : choices];
  });
  const found = items
    .slice(1)
    .map(({ title, help, choices }, i) => [title, help, expected[i]?.[2] === 1 ? 1 : choices]);
  return [expected, found];
}

describe.each(TABLES)('the order form of $game', ({ game }) => {
  test('asks for the open round when it is made and when it is renewed, behind the question for the code, and Google’s Forms API is never called', () => {
    const { host } = firstMatch(game);
    const random = makeRandom(game);
    const expectFresh = () => {
      const [expected, found] = compare(host);
      expect(found).toEqual(expected);
      const [code] = itemsOf(host, rowOf(host, 1).form);
      expect(code?.title).toBe(CODE_TITLE);
      // H8 no formula, and at most 100 characters (H12).
      const pattern = (code?.validation as { pattern?: string } | undefined)?.pattern ?? '';
      expect(
        ['aB3-D', '=1', '+1', '@a', 'x'.repeat(100), 'x'.repeat(101)].map((text) =>
          new RegExp(pattern).test(text),
        ),
      ).toEqual([true, false, false, false, true, false]);
    };
    expectFresh();
    for (const [name, answers] of rehearsal(host, 1, random)) submit(host, 1, name, answers);
    expect(resolve(host, 1).value).toMatchObject({ ok: true, value: { failed: [] } });
    const renewed = host.call(HOST, 'renewForms');
    expect(renewed.value).toMatchObject({ ok: true, value: { failed: [] } });
    const requests = renewed.calls.list.flatMap((one) => one.requests ?? []);
    // The day’s look at the form asks Drive who may respond, and whether the form is in the bin (H43).
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['get', expect.stringMatching(/www\.googleapis\.com\/drive\/v3\/files\/[\w-]+\/permissions/)],
      ['get', expect.stringMatching(/\/files\/[\w-]+\?fields=trashed$/)],
    ]);
    expect(stateOf(host).outbox).toEqual([]);
    expectFresh();
  });
});

test('M8 the order form of The MVP ends before questions that nobody can answer any more, until an undo', () => {
  const { host } = firstMatch('the-mvp');
  const names = stateOf(host).matches[0]?.seats.map(({ name }) => name) ?? [];
  const asked = () => {
    expect(ask(host, 'renewForms').failed).toEqual([]);
    const items = itemsOf(host, rowOf(host, 1).form);
    const end = items.findIndex(({ goTo }) => goTo === 'SUBMIT');
    const [seen, skipped] = end < 0 ? [items, []] : [items.slice(0, end), items.slice(end + 1)];
    return [seen, skipped].map((list) => list.map(({ title }) => title));
  };
  const [code, all] = [CODE_TITLE, ['Bids', 'Chips to buy', 'Look at these places', 'Look for these cards']];
  const columns = () => {
    const file = host.world.files[rowOf(host, 1).form];
    return file?.kind === 'form' && { ...file.form.destination?.columns };
  };
  const before = columns();
  for (const row of ['UVWX', 'PQRST', 'JKLMNO']) {
    expect(asked()).toEqual([[code, ...all], []]);
    submit(host, 1, names[0] as string, { Bids: [...row].map((place) => `${place} 1`).join(' ') });
    for (let i = 0; i < 2; i++) expect(resolve(host, 1).value).toMatchObject({ ok: true });
  }
  expect(asked()).toEqual([[code, ...all.slice(0, 2)], all.slice(2)]);
  expect(columns()).toEqual(before);
  // The host’s form for an order by hand asks for the same.
  expect(ask(host, 'orderForm', 1, names[0] as string).fields).toHaveLength(2);
  ask(host, 'undoRound', 1, rowOf(host, 1).round, rowOf(host, 1).round);
  expect(asked()).toEqual([[code, ...all], []]);
});

test('a season with personal codes needs no Forms API, and is resolved to the end', () => {
  const host = hostOf({ state: empty('code').snapshot(), keepsScript: false });
  makeMatch(host, 'not-flower-field', NAMES, { options: { rounds: 1 } });
  playOut(host, 1, makeRandom('codes'));
  expect(rowOf(host, 1).over).toBe(true);
  expect(host.submitForm('ann@example.com', rowOf(host, 1).form, {})).toMatchObject({ recorded: false });
  expect(stateOf(host).outbox).toEqual([]);
});

describe('verified emails', () => {
  test.each([
    ['Google’s answer', {}, 0],
    ['the form, where the answer does not have it', { formsUnsaid: true }, 2],
  ])('are read back from %s', (_, switches, reads) => {
    const host = hostOf({ state: empty('email').snapshot(), switches });
    const { calls } = host.call(HOST, 'newGame', [requestFor('secret-soulmate', NAMES)]);
    const asked = calls.list.flatMap(({ requests = [] }) =>
      requests.filter(({ url }) => /v1.forms/.test(url)),
    );
    expect(asked.filter(({ method }) => method === 'get')).toHaveLength(reads);
    expect(asked.filter(({ method }) => method === 'post')).toHaveLength(2);
    expect(rowOf(host, 1).round).toBe(0);
  });

  test('that Google does not keep stop a new match before anybody gets its form', () => {
    const host = hostOf({ state: empty('email').snapshot(), switches: { verifiedIgnored: true } });
    const answer = tryAsk(host, 'newGame', requestFor('secret-soulmate', NAMES));
    expect(problemOf(answer)).toContain('does not verify email addresses (DO_NOT_COLLECT)');
    expect(stateOf(host).matches).toEqual([]);
  });

  test('stop a new match with the reason, when the Forms API was switched off since', () => {
    const state = empty('email').snapshot();
    const host = hostOf({ state, switches: { formsApi: false } });
    const request = requestFor('secret-soulmate', NAMES);
    expect(problemOf(tryAsk(host, 'newGame', request))).toContain('not switched on for this script');
    const again = hostOf({ state: host.snapshot(), switches: { formsApi: true } });
    expect(ask(again, 'continueWork').finished).toBe(true);
  });
});

describe('a question that the host has taken out of the form', () => {
  test('is named; the round and the other forms are not held up', () => {
    const host = begun('code');
    resolve(host, 1);
    ask(host, 'undoRound', 1, 1, 1);
    const { form } = rowOf(host, 1);
    const note = JSON.stringify({ shape: '', parts: [], head: {} });
    host.world.properties[host.world.activeWorkbook as string]![`form ${form}`] = note;
    const items = itemsOf(host, form);
    const [{ title } = { title: '' }] = items.splice(1, 1);
    expect(ask(host, 'renewForms').failed).toEqual([
      { to: 'order form', error: `The form has lost its question “${title}”.` },
    ]);
    expect(resolve(host, 1).value).toMatchObject({ ok: true, value: { failed: [] } });
    expect(fileOf(host, 'Secret Soulmate — orders').kind).toBe('form');
  });
});
