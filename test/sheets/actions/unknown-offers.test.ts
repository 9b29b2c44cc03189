import { award } from '../../../src/sheets/actions/award.ts';
import { nameSender } from '../../../src/sheets/actions/name-sender.ts';
import { wakeUp } from '../../../src/sheets/delivery/turn.ts';
import { ROWS_OF_SENDER } from '../../../src/sheets/responses/row-budget.ts';
import { emailOf } from '../../players.ts';
import { offerAnswers } from '../../trades.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, madeOnce, NAMES, offer, problemOf, resolve, rowOf } from '../season.ts';

const OTHER = 'ben.at.work@example.com';
const UNKNOWN = 'A response to the trade form came for this round from an unknown account.';

/** An unknown account writes to the trade form: two bellflowers for one garnet of Ann. */
const offerAs = (memory: Memory, more: Readonly<Record<string, string>> = {}) => {
  memory.time += 1000;
  memory.respond(rowOf(memory).tradesTab, {
    'Email Address': OTHER,
    'With whom?': 'Ann',
    ...offerAnswers('2 bellflowers', '1 garnet'),
    ...more,
  });
};
const say = (
  memory: Memory,
  response = memory.match().unknownSenders[0]?.id,
  player = 'Ben',
  remember = false,
) => {
  memory.time += 1000;
  act(memory, nameSender, { match: 1, response: response ?? '', player, remember });
};
const ignore = (memory: Memory, response: string) => {
  memory.time += 1000;
  act(memory, nameSender, { match: 1, response, player: '', ignored: true, remember: false });
};

/** Ann has a garnet, and Ben two bellflowers. */
const begun = madeOnce((deadline: string = '') => {
  const memory = begin({ deadline });
  const prize = { tokensOfLife: 0, why: 'A prize' };
  act(memory, award, { player: 'Ann', garnets: 1, bellflowers: 0, ...prize });
  act(memory, award, { player: 'Ben', garnets: 0, bellflowers: 2, ...prize });
  return memory;
});

describe('H18 a response to the trade form from an unknown account', () => {
  test('is shown to the host, and mentioned without its content to all who have sent no offer since', () => {
    const memory = begun();
    offer(memory, 'Dan', 'Cleo', '1 garnet', '1 bellflower');
    offerAs(memory);
    const answers = [
      'With whom?: Ann',
      'I give: Bellflowers',
      'I give: how many? (empty means one): 2',
      'I get: Garnets',
      'I get: how many? (empty means one): 1',
    ];
    expect(memory.match().unknownSenders).toMatchObject([
      { claimed: OTHER, isOffer: true, ignored: false, answers },
    ]);
    wakeUp(memory.ports);
    for (const name of NAMES) expect(memory.page(name)).toContain(UNKNOWN);
    expect(NAMES.map((name) => memory.page(name)).join()).not.toMatch(/ben.at.work|2 bellflowers for/);
    offer(memory, 'Dan', 'Cleo', '2 garnets', '1 bellflower');
    wakeUp(memory.ports);
    expect(memory.page('Dan')).not.toContain(UNKNOWN);
  });

  test('is that of the player whom the host names, and both sides read it at once', () => {
    const memory = begun();
    offerAs(memory);
    wakeUp(memory.ports);
    say(memory);
    expect(memory.match()).toMatchObject({
      unknownSenders: [],
      trades: { open: 1, assigned: [{ name: 'Ben' }] },
    });
    expect(memory.page('Ben')).toContain('Your offer to Ann is open. You give 2 bellflowers');
    expect(memory.page('Ann')).toContain('Ben offers you 2 bellflowers for 1 garnet');
    for (const name of NAMES) expect(memory.page(name)).not.toContain(UNKNOWN);
    offer(memory, 'Ann', 'Ben', '1 garnet', '2 bellflowers');
    wakeUp(memory.ports);
    expect(memory.page('Ben')).toContain('✓ Agreed');
    resolve(memory);
    const [round] = memory.playback().rounds;
    expect(round?.input.trades).toMatchObject([{ from: 'Ben', to: 'Ann' }]);
    expect(round?.input.offers).toHaveLength(2);
    expect(memory.fault()).toBe('');
  });

  test('stands at its own time: later withdrawals of the player count', () => {
    const memory = begun();
    offerAs(memory);
    memory.time += 1000;
    memory.respond(rowOf(memory).tradesTab, {
      'Email Address': emailOf('Ben'),
      'Or withdraw an offer': 'Withdraw my offer to this player',
      'With whom?': 'Ann',
    });
    expect(memory.match().trades).toMatchObject({
      open: 0,
      refused: [expect.stringMatching(/no such open offer/)],
    });
    say(memory);
    expect(memory.match().trades).toMatchObject({ open: 0, refused: [], assigned: [{ name: 'Ben' }] });
    expect(memory.page('Ben')).toContain('You withdrew your offer to Ann');
  });

  test('X2 does not count if it came after the deadline, and both sides read that', () => {
    const memory = begun('2026-01-11T12:00:00Z');
    memory.time = Date.parse('2026-01-11T13:00:00Z');
    offerAs(memory);
    say(memory);
    expect(memory.match().trades).toMatchObject({
      open: 0,
      refused: [expect.stringMatching(/Ben: The response came after the deadline\./)],
    });
    for (const name of ['Ann', 'Ben'])
      expect(memory.page(name)).toContain('The response came after the deadline.');
  });

  test('is nobody’s again when the host takes it back', () => {
    const memory = begun();
    offerAs(memory);
    say(memory);
    say(memory, memory.match().trades.assigned[0]?.id, '');
    expect(memory.match()).toMatchObject({ unknownSenders: [{}], trades: { open: 0, assigned: [] } });
    for (const name of ['Ann', 'Ben']) {
      expect(memory.page(name)).not.toContain('2 bellflowers for 1 garnet');
      expect(memory.page(name)).toContain(UNKNOWN);
    }
  });

  test('is ignored, and asked about again', () => {
    const memory = begun();
    offerAs(memory);
    wakeUp(memory.ports);
    const id = memory.match().unknownSenders[0]?.id ?? '';
    ignore(memory, id);
    expect(memory.match().unknownSenders).toMatchObject([{ ignored: true }]);
    for (const name of NAMES) expect(memory.page(name)).not.toContain(UNKNOWN);
    expect(problemOf(() => ignore(memory, id)).code).toBe('stale');
    say(memory, id, '');
    expect(memory.match().unknownSenders).toMatchObject([{ ignored: false }]);
    expect(memory.page('Cleo')).toContain(UNKNOWN);
  });

  test('leaves nothing to the next response but the pages that it concerns: the time of a write must not tell who moved', () => {
    const memory = begun();
    const written = () => {
      memory.pageWrites.length = 0;
      wakeUp(memory.ports);
      const { players } = memory.book().season;
      return memory.pageWrites.map(({ file }) => players.find((one) => one.file === file)?.name).sort();
    };
    offerAs(memory);
    expect(written()).toEqual(NAMES);
    say(memory);
    expect(written()).toEqual([]);
    offer(memory, 'Dan', 'Cleo', '1 garnet', '1 bellflower');
    expect(written()).toEqual(['Cleo', 'Dan']);
  });

  test('H12 is counted among those that are read of its player, and can be taken back where it is not read', () => {
    const memory = begun();
    for (let i = 1; i < ROWS_OF_SENDER; i++) offer(memory, 'Ben', 'Ann', `${i} bellflowers`, '1 point token');
    offerAs(memory);
    offer(memory, 'Ben', 'Ann', '1 bellflower', '2 garnets');
    const tooMany = expect.stringContaining(
      `Only the first ${ROWS_OF_SENDER} responses of a round to the trade form are read`,
    );
    expect(memory.match().trades.refused).not.toContainEqual(tooMany);
    say(memory);
    expect(memory.match().trades.refused).toContainEqual(tooMany);
    offerAs(memory);
    say(memory);
    const { assigned, refused } = memory.match().trades;
    expect(refused.join()).toContain('2 more responses came');
    expect(assigned).toHaveLength(2);
    say(memory, assigned[1]?.id, '');
    expect(memory.match().unknownSenders).toHaveLength(1);
  });

  test('comes with all orders from there, where the host has the account remembered', () => {
    const memory = begun();
    memory.time += 1000;
    memory.respond(rowOf(memory).formTab, { 'Email Address': OTHER, 'Number card': 3 });
    offerAs(memory);
    expect(memory.match().unknownSenders.map(({ isOffer }) => isOffer)).toEqual([false, true]);
    say(memory, memory.match().unknownSenders[1]?.id, 'Ben', true);
    expect(memory.match()).toMatchObject({ unknownSenders: [], trades: { open: 1 } });
    expect(memory.match().seats.find(({ name }) => name === 'Ben')?.named).toMatchObject({ claimed: OTHER });
    expect(memory.page('Ben')).toContain('The host said that it is yours');
  });

  test('H6 that a round was resolved without is said to have been nobody’s then', () => {
    const memory = begun();
    offerAs(memory);
    resolve(memory);
    offerAs(memory);
    say(memory, memory.match().unknownSenders[0]?.id, 'Ben', true);
    expect(memory.page('Ben')).toContain(
      'but the host assigned it to its sender after that round was resolved',
    );
  });
});
