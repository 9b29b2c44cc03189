import type { Host } from '../../../local/host/host.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { CODE_TITLE } from '../../../src/sheets/responses/columns.ts';
import { FOUR, makeRandom, NAMES } from '../../players.ts';
import { madeOnce } from '../made-once.ts';
import {
  ask,
  HOST,
  makeMatch,
  makeSeason,
  rehearsal,
  resolve,
  rowOf,
  sendOrders,
  stateOf,
  submit,
} from '../season.ts';

const formOf = (host: Host, kind: 'form' | 'trades' = 'form') => {
  const file = host.world.files[rowOf(host, 1)[kind]];
  if (file?.kind !== 'form') throw new Error('no form');
  return file;
};

const HOUR = 3_600_000;

const warnings = (host: Host) => stateOf(host).warnings;
const check = (host: Host) => ask(host, 'checkForms', 1);

const begun = (identity: 'code' | 'email') =>
  madeOnce(() => {
    const host = makeSeason(FOUR, identity, { hasQuotas: false });
    makeMatch(host, 'secret-soulmate', NAMES);
    return host;
  });
const byCode = begun('code');
const byEmail = begun('email');

const ORDERS = 'The order form of Secret Soulmate';

describe('H43 a form that somebody changed', () => {
  test('and nobody did: nothing is said, and nothing written', () => {
    for (const host of [byCode(), byEmail()]) {
      const before = JSON.stringify(host.world.files);
      expect(check(host)).toEqual([]);
      expect(warnings(host)).toEqual([]);
      expect(JSON.stringify(host.world.files)).toBe(before);
    }
  });

  test.each([
    ['accepting', false, true, 'was closed, so nobody could send a response. The form is open again.'],
    ['published', false, true, 'was closed, so nobody could send a response. The form is open again.'],
    ['allowEdits', true, false, 'let players edit their responses. Roundkeeper has switched that off again.'],
    [
      'summary',
      true,
      false,
      'showed everybody’s answers to each player who sent a response. Roundkeeper has switched that off again.',
    ],
    [
      'once',
      true,
      false,
      'took only one response from each player. Roundkeeper has switched that off again.',
    ],
    [
      'emails',
      'RESPONDER_INPUT',
      'DO_NOT_COLLECT',
      'asked for an email address as well as the code. Roundkeeper has switched that off again.',
    ],
  ] as const)('has %s put back', (setting, changed, right, words) => {
    const host = byCode();
    const { form } = formOf(host);
    Object.assign(form, { [setting]: changed }, setting === 'published' ? { accepting: false } : {});
    expect(check(host)).toEqual([expect.stringContaining(`${ORDERS} ${words}`)]);
    expect(formOf(host).form).toMatchObject({ [setting]: right, accepting: true });
    expect(warnings(host)).toEqual([expect.stringContaining(words)]);
    // Repairs stay named for a day.
    host.passTime(12 * 3_600_000);
    expect(check(host)).toHaveLength(1);
    host.passTime(13 * 3_600_000);
    expect(check(host)).toEqual([]);
  });

  test('and closed is opened, and the host is told of it before a resolve without an order', () => {
    const host = byCode();
    submit(host, 1, 'Ann', { 'Number card': '1' });
    const closedForm = () => ask(host, 'getState', 1).matches[0]?.closedForm;
    expect(closedForm()).toBe('');
    formOf(host).form.accepting = false;
    // Reading the panel does not look at the form.
    expect(stateOf(host).matches[0]?.closedForm).toBe('');
    expect(closedForm()).toContain(
      `${ORDERS} was closed, so nobody could send a response. The form is open again.`,
    );
    expect(formOf(host).form.accepting).toBe(true);
    // The host reads it at the next press of the round, too.
    expect(closedForm()).toContain('was closed');
    for (const name of NAMES.slice(1)) submit(host, 1, name, { 'Number card': '1' });
    formOf(host).form.accepting = false;
    // Nobody is missing.
    expect(closedForm()).toBe('');
  });

  test('verifies addresses again, and says whose orders to doubt', () => {
    const host = byEmail();
    formOf(host).form.emails = 'RESPONDER_INPUT';
    expect(check(host)).toEqual([
      `${ORDERS} accepted any typed address. Now the form verifies addresses again. Ask your players whether they sent the last orders.`,
    ]);
    expect(formOf(host).form.emails).toBe('VERIFIED');
  });

  test('is named where Google refuses the repair', () => {
    const host = byEmail();
    formOf(host).form.emails = 'RESPONDER_INPUT';
    host.world.switches = { ...host.world.switches, verifiedIgnored: true };
    const words = `${ORDERS} accepted any typed address. In the form’s settings, choose “Collect email addresses: Verified”.`;
    expect(check(host)).toEqual([expect.stringContaining(words)]);
    host.passTime(25 * 3_600_000);
    expect(check(host)).toEqual([expect.stringContaining(words)]);
    host.world.switches = { ...host.world.switches, verifiedIgnored: false };
    expect(check(host)).toEqual([expect.stringContaining('Now the form verifies addresses again.')]);
  });

  test('lets everyone with the link respond again', () => {
    const host = byCode();
    const file = formOf(host, 'trades');
    const isForAll = ({ type }: { readonly type: string }) => type === 'anyone';
    file.permissions.splice(file.permissions.findIndex(isForAll), 1);
    expect(check(host)).toEqual([expect.stringContaining('did not let everyone with the link respond.')]);
    expect(formOf(host, 'trades').permissions.some(isForAll)).toBe(true);
  });

  test('has its questions put back, as far as that is safe, and the rest is named', () => {
    const host = byCode();
    const { items } = formOf(host).form;
    const [code, first] = items;
    const list = formOf(host, 'trades').form.items.find(({ kind }) => kind === 'list');
    const choices = [...list!.choices];
    code!.required = false;
    first!.required = true;
    list!.choices = ['x'];
    const last = items.pop();
    expect(check(host)).toEqual([
      `${ORDERS} took responses without “${CODE_TITLE}”. The answer is required again.`,
      `${ORDERS} demanded an answer to “${first!.title}”. The answer is optional again.`,
      `${ORDERS} no longer has the question “${last!.title}”. If somebody changed only the title of the question, change it back. Otherwise enter answers for the players, or end the match early and make it again.`,
      `The trade form of Secret Soulmate had wrong choices under “${list!.title}”. The right choices are back.`,
    ]);
    expect(formOf(host).form.items.map(({ required }) => required)).toEqual(
      formOf(host).form.items.map(({ title }) => title === CODE_TITLE),
    );
    expect(formOf(host, 'trades').form.items.find(({ kind }) => kind === 'list')!.choices).toEqual(choices);
  });

  test('and whose questions exchanged their titles is named, because answers are read under the former ones', () => {
    const host = byCode();
    const { items } = formOf(host).form;
    const [garnets, tokens] = ['Garnets to add', 'Point tokens to buy'].map((title) =>
      items.find((item) => item.title === title),
    );
    [garnets!.title, tokens!.title] = [tokens!.title, garnets!.title];
    const words = `${ORDERS} asks “Garnets to add” and “Point tokens to buy” in another order. If somebody exchanged their titles, change the titles back: answers are read under the former titles. Otherwise move the questions back.`;
    expect(check(host)).toEqual([words]);
    expect(warnings(host)).toEqual([words]);
    [garnets!.title, tokens!.title] = [tokens!.title, garnets!.title];
    expect(check(host)).toEqual([]);
  });

  test('is found by the renewal after a round, too, before players are locked out of the next one', () => {
    const host = byCode();
    sendOrders(host, 1, makeRandom('closed'));
    expect(resolve(host, 1).value).toMatchObject({ ok: true });
    formOf(host).form.accepting = false;
    expect(ask(host, 'renewForms').failed).toEqual([]);
    expect(formOf(host).form.accepting).toBe(true);
    expect(warnings(host)).toEqual([
      expect.stringContaining(`${ORDERS} was closed, so nobody could send a response.`),
    ]);
  });

  test('has all of it read by the first renewal of a day, and its settings alone by the next ones', () => {
    const host = byCode();
    const random = makeRandom('twice');
    const played = () => {
      sendOrders(host, 1, random);
      expect(resolve(host, 1).value).toMatchObject({ ok: true });
      const { calls } = host.call(HOST, 'renewForms');
      const count = (name: string) => calls.list.filter((one) => one.name.endsWith(name)).length;
      return ['Form.isAcceptingResponses', 'Form.canEditResponse', '.isRequired', 'fetchAll'].map(count);
    };
    const questions = formOf(host).form.items.length;
    expect(played()).toEqual([1, 1, questions, 1]);
    formOf(host).form.allowEdits = true;
    expect(played()).toEqual([1, 1, 0, 0]);
    expect(formOf(host).form.allowEdits).toBe(false);
    expect(warnings(host)).toEqual([expect.stringContaining('let players edit their responses.')]);
    host.passTime(21 * 3_600_000);
    expect(played()).toEqual([1, 1, questions, 1]);
  });

  const REOPENED = `${ORDERS} was closed, so nobody could send a response. The form is open again.`;
  const OPENED = `${ORDERS} did not let everyone with the link respond. Now everyone with the link can respond again.`;
  const GONE = `${ORDERS} is in Drive’s bin, deleted, or not shared with this account. Open Drive, and restore or share the form.`;
  test.each<[string, (host: Host) => void, string]>([
    ['closed', (host) => (formOf(host).form.accepting = false), REOPENED],
    [
      'open to nobody',
      (host) => {
        const file = formOf(host);
        file.permissions = file.permissions.filter(({ type }) => type !== 'anyone');
      },
      OPENED,
    ],
    ['in the bin', (host) => host.trashFile(rowOf(host, 1).form), GONE],
    ['deleted for good', (host) => host.deleteFile(rowOf(host, 1).form), GONE],
  ])(
    'and is %s at the deadline keeps a round from resolving without those who could not send',
    (_, act, words) => {
      const host = makeSeason(FOUR, 'code', { hasQuotas: false });
      const deadline = new Date(host.clock.now() + 2 * HOUR).toISOString();
      const timing = { ...USUAL_TIMING, auto: 'deadline', wait: 5, tell: true } as const;
      makeMatch(host, 'secret-soulmate', NAMES, { deadline, timing });
      for (const [name, answers] of [...rehearsal(host, 1, makeRandom('locked out'))].slice(0, 2))
        submit(host, 1, name, answers, { triggers: 1 });
      act(host);
      host.passTime(4 * HOUR);
      expect(rowOf(host, 1).round).toBe(0);
      expect(stateOf(host).matches[0]?.clock.problem?.what).toBe(
        `${words} Ask your players whether somebody could not send a response. The round waits for you. Set a later deadline, or resolve the round.`,
      );
      if (words === GONE) return;
      expect(formOf(host).form.accepting).toBe(true);
      // A later deadline, which everyone can keep: then the rules' default replaces a missing order.
      const later = new Date(host.clock.now() + 2 * HOUR).toISOString();
      ask(host, 'setDeadline', 1, 0, later);
      host.passTime(4 * HOUR);
      expect(rowOf(host, 1).round).toBe(1);
    },
  );

  test('stays closed once its match is over', () => {
    const host = byCode();
    ask(host, 'endEarly', 1, 0, 'without outcome');
    ask(host, 'renewForms');
    expect(formOf(host).form.accepting).toBe(false);
    expect(check(host)).toEqual([]);
    expect(formOf(host).form.accepting).toBe(false);
  });
});
