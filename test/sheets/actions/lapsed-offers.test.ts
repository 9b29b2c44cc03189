import { amendOrder } from '../../../src/sheets/actions/amend.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { readCurrentMatch } from '../../../src/sheets/actions/current-match.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { substitute } from '../../../src/sheets/actions/substitute.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { sendReceipts } from '../../../src/sheets/delivery/receipts.ts';
import { tradeLines } from '../../../src/sheets/pages/lines/trade-lines.ts';
import { whyRound } from '../../../src/sheets/panel-api/rounds.ts';
import { emailOf } from '../../players.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { act, actAndDeliver, begin, madeOnce, NAMES, offer, resolve, rowOf } from '../season.ts';

/** The lines of a player's newest page that say something of offers. */
function told(memory: Memory, name: string): readonly string[] {
  const { players } = memory.book().season;
  const file = players.find((person) => person.name === name)?.file;
  const own = memory.pageWrites.filter((pageWrite) => pageWrite.file === file);
  const lines =
    own.length === 0
      ? []
      : cellsOf(own[own.length - 1]!.grid)
          .flat()
          .map(String);
  return lines.flatMap((text) => text.split('\n')).filter((text) => /lapsed|withdrew|Lapsed/.test(text));
}

function withdraw(memory: Memory, name: string, to: string): void {
  memory.respond(rowOf(memory).tradesTab, {
    'Email Address': emailOf(name),
    'Or withdraw an offer': 'Withdraw my offer to this player',
    'With whom?': to,
  });
}

/** The host gives a player garnets. */
function giveGarnets(memory: Memory, player: string, garnets: number): void {
  actAndDeliver(memory, award, { player, garnets, bellflowers: 0, tokensOfLife: 0, why: 'A prize' });
}

/** Ann has three garnets. She offers Ben two for a card, and withdraws what she offered Cleo. */
const offered = madeOnce((): Memory => {
  const memory = begin();
  giveGarnets(memory, 'Ann', 3);
  offer(memory, 'Ann', 'Ben', '2 garnets', '1 point token');
  offer(memory, 'Ann', 'Cleo', '1 garnet', '1 point token');
  memory.time += 1000;
  withdraw(memory, 'Ann', 'Cleo');
  return memory;
});

const OWN =
  'Your offer to Ben lapsed (2 garnets for 1 point token): it was not agreed before the round ended.';
const WITHDRAWN = 'You withdrew your offer to Cleo (1 garnet for 1 point token).';
const TO_BEN =
  'The offer of Ann to you lapsed (2 garnets for 1 point token): it was not agreed before the round ended.';
const TO_CLEO = 'Ann withdrew the offer to you (1 garnet for 1 point token).';
const marked = (...lines: readonly string[]) => lines.map((text) => `✗ ${text}`);

describe('H2 an offer that comes after the deadline', () => {
  const DEADLINE = '2026-01-10T13:00:00Z';
  const late = madeOnce((): Memory => {
    const memory = begin({ deadline: DEADLINE });
    giveGarnets(memory, 'Ann', 3);
    memory.time = Date.parse(DEADLINE) + 1000;
    offer(memory, 'Ann', 'Ben', '2 garnets', '');
    withdraw(memory, 'Ann', 'Cleo');
    offer(memory, 'Dan', 'Cleo', 'the moon', '');
    return memory;
  });
  const lines = (memory: Memory, name: string) => {
    const { trading } = readCurrentMatch(memory.book(), 1, memory.ports);
    return tradeLines(name, trading).map(({ text }) => text);
  };

  test('is told to both sides at once; what is no offer is told to its sender alone', () => {
    const memory = late();
    const taken = expect.stringMatching(
      /✗ Your response to the trade form does not count \(.* UTC\): The response came after the deadline\./,
    );
    expect(lines(memory, 'Ann')).toEqual([
      '✗ Your offer to Ben does not count (you give Ben 2 garnets): The response came after the deadline.',
      taken,
    ]);
    expect(lines(memory, 'Ben')).toEqual([
      '✗ An offer from Ann to you does not count (Ann gives you 2 garnets): The response came after the deadline.',
    ]);
    expect(lines(memory, 'Cleo')).toEqual([]);
    expect(lines(memory, 'Dan')).toEqual([taken]);
    expect(sendReceipts(memory.ports, 1)).toBe(3);
  });

  test('stays with its round for both sides, and for nobody else', () => {
    const memory = late();
    resolve(memory);
    expect(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => told(memory, name))).toEqual([
      ['✗ Your offer to Ben lapsed (2 garnets for nothing): it came too late.'],
      ['✗ The offer of Ann to you lapsed (2 garnets for nothing): it came too late.'],
      [],
      [],
    ]);
    expect(memory.fault()).toBe('');
  });

  test('H24 is told as late, too, where the host ends the match', () => {
    const memory = late();
    act(memory, endEarly, 1, 0, 'without outcome');
    expect(told(memory, 'Ben')).toEqual([
      '✗ The offer of Ann to you lapsed (2 garnets for nothing): it came too late.',
    ]);
  });
});

describe('H2 an offer that lapses with its round', () => {
  test('is told to both sides with the reason, and to nobody else', () => {
    const memory = offered();
    resolve(memory);
    expect(NAMES.map((name) => told(memory, name))).toEqual([
      [...marked(OWN), `↩ ${WITHDRAWN}`],
      marked(TO_BEN),
      [`↩ ${TO_CLEO}`],
      [],
    ]);
    const spectators = memory.pageWrites.filter(({ file }) => file === memory.book().season.spectatorFile);
    expect(spectators.length).toBeGreaterThan(0);
    expect(spectators.map(({ grid }) => cellsOf(grid).flat().join()).join()).not.toContain('lapsed');
    expect(memory.fault()).toBe('');
  });

  test('is told once, and stays in the history of its round', () => {
    const memory = offered();
    resolve(memory);
    resolve(memory);
    expect(told(memory, 'Ben')).toEqual(marked(TO_BEN));
    const why = (viewer: string) =>
      whyRound(memory.ports, 1, 1, viewer)
        .filter(({ ruling }) => ruling === 'H2')
        .map(({ text }) => text);
    expect(why('Cleo')).toEqual([TO_CLEO]);
    expect(why('Dan')).toEqual([]);
    expect(why('public')).toEqual([]);
    expect(why('host')).toEqual([
      'The offer of Ann to Ben lapsed (2 garnets for 1 point token): it was not agreed before the round ended.',
      'Ann withdrew the offer to Cleo (1 garnet for 1 point token).',
    ]);
  });

  test('is open again when the round is undone', () => {
    const memory = offered();
    resolve(memory);
    act(memory, undoRound, 1, 1);
    expect(memory.playback().rounds).toEqual([]);
    expect(told(memory, 'Ben')).toEqual([]);
    expect(readCurrentMatch(memory.book(), 1, memory.ports).trading).toMatchObject({
      open: [{ to: 'Ben' }],
      withdrawn: [{ to: 'Cleo' }],
    });
  });

  test('says to its giver alone that they do not hold it any more', () => {
    const memory = begin();
    offer(memory, 'Ann', 'Ben', '1 point token', '1 garnet');
    offer(memory, 'Ann', 'Dan', '1 point token', '');
    resolve(memory);
    expect(told(memory, 'Ann')).toEqual(
      marked(
        'Your offer to Ben lapsed (1 point token for 1 garnet): it was not agreed, and you did not have everything that you offered.',
      ),
    );
    expect(told(memory, 'Ben')).toEqual(
      marked(
        'The offer of Ann to you lapsed (1 point token for 1 garnet): it was not agreed before the round ended.',
      ),
    );
  });

  test('H23 bears the names that its sides have now', () => {
    const memory = offered();
    resolve(memory);
    const { id } = memory.playback().started.players[0]!;
    const asked = { player: id, person: 'other', by: '', name: 'Zoe', email: 'zoe@example.com' } as const;
    act(memory, substitute, asked);
    resolve(memory);
    expect(told(memory, 'Cleo')).toEqual([`↩ ${TO_CLEO.replace(/Ann/g, 'Zoe')}`]);
  });

  test('leaves no trace in the entry of a round without one', () => {
    const memory = begin();
    resolve(memory);
    const { entries } = memory.book().log;
    expect(entries[entries.length - 1]?.data).not.toHaveProperty('lapsed');
  });
});

describe('H2 an offer that the rules forbid', () => {
  test('stays with its round for its sender alone; what is no offer does not', () => {
    const memory = begin();
    offer(memory, 'Ann', 'Ben', 'number card 1', '1 garnet');
    offer(memory, 'Cleo', 'Dan', 'the moon', '');
    resolve(memory);
    expect(NAMES.map((name) => told(memory, name))).toEqual([
      ['✗ Your offer to Ben lapsed (number card 1 for 1 garnet): the rules did not allow it.'],
      [],
      [],
      [],
    ]);
    expect(memory.fault()).toBe('');
  });
});

describe('H2 an offer that is withdrawn', () => {
  test('is told to both sides while the round is open', () => {
    const memory = offered();
    expect(sendReceipts(memory.ports, 1)).toBe(3);
    expect(told(memory, 'Ann')).toContain('↩ You withdrew your offer to Cleo: 1 garnet for 1 point token.');
    expect(told(memory, 'Cleo')).toEqual(['↩ Ann withdrew this offer to you: 1 garnet for 1 point token.']);
  });
});

describe('H24 when the host ends the match', () => {
  test('both sides read of open offers and agreed trades that they lapsed; and they stand again when it goes on', () => {
    const memory = offered();
    offer(memory, 'Dan', 'Ben', '1 point token', '');
    act(memory, endEarly, 1, 0, 'without outcome');
    expect(told(memory, 'Ben')).toEqual(
      marked(
        'The offer of Dan to you lapsed (1 point token for nothing): the host ended the match.',
        'The offer of Ann to you lapsed (2 garnets for 1 point token): the host ended the match.',
      ),
    );
    expect(told(memory, 'Cleo')).toEqual([`↩ ${TO_CLEO}`]);
    expect(told(memory, 'Dan')).toHaveLength(1);
    act(memory, endEarly, 1, 0, 'go on');
    expect(told(memory, 'Dan')).toEqual([]);
    expect(memory.playback().lapsed).toBeUndefined();
    resolve(memory);
    expect(told(memory, 'Ben')).toEqual(marked(TO_BEN));
  });

  test('H20 they read it still when a round before is corrected', () => {
    const memory = begin();
    resolve(memory);
    offer(memory, 'Dan', 'Ben', '1 point token', '1 point token');
    act(memory, endEarly, 1, 1, 'without outcome');
    const ended = told(memory, 'Ben');
    expect(ended).toHaveLength(1);
    const answers = { card: '3' };
    act(memory, amendOrder, { match: 1, round: 1, player: 'Ben', does: 'enter', answers, rounds: 1 });
    expect(told(memory, 'Ben')).toEqual(ended);
  });

  test('it ends though the responses cannot be read', () => {
    const memory = offered();
    memory.tabs.delete(rowOf(memory).tradesTab);
    act(memory, endEarly, 1, 0, 'without outcome');
    expect(rowOf(memory).over).toBe(true);
    expect(told(memory, 'Ben')).toEqual([]);
  });
});
