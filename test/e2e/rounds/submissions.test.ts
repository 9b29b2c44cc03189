import type { Host } from '../../../local/host/host.ts';
import type { MatchState } from '../../../src/sheets/panel-api/panel.ts';
import { CODE_TITLE } from '../../../src/sheets/responses/columns.ts';
import { emailOf, NAMES } from '../../players.ts';
import { begun } from '../made-once.ts';
import { ask, privateFile, resolve, rowOf, spectatorFile, stateOf, submit, withoutHead } from '../season.ts';

const begin = () => begun('email');
const matchOf = (host: Host) => stateOf(host).matches[0] as MatchState;
const seatOf = (host: Host, name: string) => matchOf(host).seats.find((seat) => seat.name === name);
const record = (host: Host) => JSON.parse(ask(host, 'exportRecord', 1));

test('triggers that fire twice, late or not at all change nothing', () => {
  const [twice, late] = [2, 0].map((triggers) => {
    const host = begin();
    submit(host, 1, 'Ann', { 'Number card': '1' }, { triggers });
    if (triggers === 0) host.fireFormSubmit(rowOf(host, 1).form);
    return [withoutHead(host, host.fileText(privateFile(host, 'Ann').id)), matchOf(host).seats[0]?.answers];
  });
  expect(twice).toEqual(late);
});

describe('a season by personal codes', () => {
  const host = begun('code');
  const text = (name: string) => host.fileText(privateFile(host, name).id);
  const linkOf = (name: string) => /https:[^"\s]*viewform\?[^"\s]*/.exec(text(name))?.[0] ?? '';
  const codeOf = (name: string) => /entry\.\d+=([A-Z0-9]+)/.exec(linkOf(name))?.[1] ?? '';

  test('H1 each file, and no other, holds its player’s code, of at least 60 bits, in a link that fills it in', () => {
    const codes = NAMES.map(codeOf);
    expect(new Set(codes).size).toBe(4);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{13,}$/);
    for (const [i, name] of NAMES.entries())
      expect(NAMES.filter((other) => text(other).includes(codes[i] as string))).toEqual([name]);
    expect(codes.some((code) => host.fileText(spectatorFile(host).id).includes(code))).toBe(false);
    expect(text('Ann')).not.toContain('ROUNDKEEPERCODE');
  });

  test('a response with the code counts without any sign-in; a wrong one is an unknown sender’s', () => {
    const { form } = rowOf(host, 1);
    const send = (code: string) =>
      host.submitForm(undefined, form, { [CODE_TITLE]: code, 'Number card': '2' }, { triggers: 1 });
    expect(send(codeOf('Ben')).recorded).toBe(true);
    expect(send('AAAAAAAAAAAAAAAA').recorded).toBe(true);
    expect(send('ben@example.com').recorded).toBe(true);
    expect(host.submitForm(undefined, form, { 'Number card': '2' }).recorded).toBe(false);
    expect(seatOf(host, 'Ben')?.answers).toEqual(['Number card: 2']);
    expect(matchOf(host).unknownSenders).toHaveLength(2);
    resolve(host, 1);
    expect(record(host).rounds[0].orders).toEqual({ Ben: { card: 2 } });
    expect(text('Ben')).toContain('Your round 1');
  });
});

describe('what one player sends', () => {
  test.each([0, 1])('changes no byte of anybody else’s file before the round is over (%i)', (which) => {
    const [one, other] = ['2', '3'].map((card) => {
      const host = begin();
      submit(
        host,
        1,
        NAMES[which] as string,
        { 'Number card': card, 'Garnets to add': card },
        { triggers: 1 },
      );
      const answers = { 'With whom?': NAMES[3] as string, 'I give: how many? (empty means one)': card };
      host.submitForm(emailOf(NAMES[which] as string), rowOf(host, 1).trades, answers, { triggers: 1 });
      return [
        ...NAMES.map((name) => host.fileText(privateFile(host, name).id)),
        host.fileText(spectatorFile(host).id),
      ];
    });
    expect(one?.map((text, i) => text === other?.[i])).toEqual([0, 1, 2, 3, 4].map((i) => i !== which));
  });
});
