import type { Grid } from '../../../src/rules/board/grid.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import type { Substitution } from '../../../src/sheets/actions/substitute.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { addPlayers } from '../../../src/sheets/commit/add-players.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { finishHandOvers, handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { beginGame } from '../../../src/sheets/matches/new-game.ts';
import { shareAgain } from '../../../src/sheets/matches/share.ts';
import { previewRound } from '../../../src/sheets/panel-api/rounds.ts';
import type { Ports } from '../../../src/sheets/ports.ts';
import { emailOf } from '../../players.ts';
import type { Memory } from '../memory-ports.ts';
import {
  act,
  begin,
  endWithVote,
  madeOnce,
  makeMatch,
  makeSeason,
  NAMES,
  problemOf,
  requestFor,
  resolve,
  resolveAs,
  rowOf,
  send,
  typePlayer,
} from '../season.ts';

// H23: only an entry of the log changes the player, address, code and file of a place.

const SUE: Substitution = { player: 'Ann', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' };

const personOf = (memory: Memory, id: string) =>
  memory.book().season.players.find((person) => person.id === id);
const seatOf = (memory: Memory, seat = 0) => memory.match().seats[seat];

/** A season with personal codes and a match. */
const beginWithCodes = madeOnce(() => {
  const memory = makeSeason(undefined, 'code');
  makeMatch(memory);
  return memory;
});

/** Somebody sends the order form with a code. */
function sendByCode(memory: Memory, code: string, garnets: string): void {
  memory.respond(rowOf(memory).formTab, { 'Your personal code': code, 'Garnets to add': garnets });
}

describe('the old file', () => {
  /** Hands Ann’s place over, while Drive refuses to bin files so many times. Gives the messages, and the place of the file at each write. */
  function handedOver(refusals: number) {
    const memory = beginWithCodes();
    const old = personOf(memory, 'Ann')?.file ?? '';
    const isThere = () => [...memory.files.values()].includes(old);
    const wasThere: boolean[] = [];
    const told: string[] = [];
    const { workbook, files } = memory.ports;
    let left = refusals;
    const ports: Ports = {
      ...memory.ports,
      tell: (note) => void told.push(note),
      workbook: {
        ...workbook,
        commit(writes) {
          wasThere.push(isThere());
          workbook.commit(writes);
        },
      },
      files: {
        ...files,
        discard(ids) {
          if (left-- > 0) throw new Error('Service unavailable');
          files.discard(ids);
        },
      },
    };
    handOverPlace(ports, SUE);
    return { told, wasThere, isThere: isThere() };
  }

  test('is in the bin before the log says that the place has a new one: a script that ends there has done it', () => {
    expect(handedOver(0)).toEqual({ told: [], wasThere: [true, false, false], isThere: false });
  });

  test('is put there once more in the end, and the host is told where that fails, too', () => {
    expect(handedOver(1)).toEqual({ told: [], wasThere: [true, true, true], isThere: false });
    expect(handedOver(2)).toMatchObject({
      told: [expect.stringMatching(/did not move an old file to Drive’s bin/)],
      isThere: true,
    });
  });
});

test('H40 who gave a place away can be added to the roster again, and plays in a later match beside the substitute', () => {
  const memory = begin();
  handOverPlace(memory.ports, SUE);
  expect(addPlayers(memory.ports, 'Ann\tann@example.com').added).toEqual(['Ann']);
  act(memory, endEarly, 1, 0, 'without outcome');
  const { players } = memory.panel().season!;
  expect(players.map(({ name, key }) => [name, key])).toEqual([
    ['Sue', 'Ann'],
    ...NAMES.slice(1).map((name) => [name, name]),
    ['Ann', 'Ann (2)'],
  ]);
  const keys = ['Sue', 'Ann', 'Ben', 'Cleo'].map(
    (name) => players.find((one) => one.name === name)?.key as string,
  );
  makeMatch(memory, { players: keys, seed: 'the seed of a second match' });
  expect(memory.panel().matches[1]?.seats.map(({ name }) => name)).toEqual(['Sue', 'Ann', 'Ben', 'Cleo']);
  expect(memory.fault()).toBe('');
});

test.each(['other', 'same'] as const)(
  'H23 a file that is handed over after the end names its reader (%s person), and the name that the match keeps',
  (person) => {
    const memory = endWithVote(1);
    const before = memory.pageWrites.length;
    handOverPlace(memory.ports, { ...SUE, person });
    const file = personOf(memory, 'Ann')?.file;
    const own = memory.pageWrites.slice(before).filter((pageWrite) => pageWrite.file === file);
    const textOf = (grid?: Grid) => grid?.cells.map(({ text }) => text).join('\n');
    expect(own.length).toBeGreaterThan(0);
    for (const { cover } of own) expect(textOf(cover)).toContain('Sue’s private file');
    expect(textOf(own[0]?.grid)).toContain(
      'Sue. Only you and the hosts can open this page. In this match, your place is called Ann.',
    );
  },
);

test('H23 in a new file the match that is open comes to the front, before one that is over', () => {
  const memory = begin();
  makeMatch(memory, { seed: 'the seed of a second match' });
  act(memory, endEarly, 2, 0, 'without outcome');
  const before = memory.pageWrites.length;
  handOverPlace(memory.ports, SUE);
  const file = personOf(memory, 'Ann')?.file;
  const own = memory.pageWrites.slice(before).filter((pageWrite) => pageWrite.file === file);
  // Each new tab is put before the others.
  expect(own.map(({ title, isNew }) => [title, isNew])).toEqual([
    ['Secret Soulmate 2', true],
    ['Secret Soulmate', true],
  ]);
});

describe('a substitute', () => {
  const memory = beginWithCodes();
  const old = personOf(memory, 'Ann');
  sendByCode(memory, old?.code ?? '', '1');
  const before = memory.pageWrites.length;
  const answer = handOverPlace(memory.ports, SUE);
  const now = personOf(memory, 'Ann');

  test('has a file and a code of their own, and the old file is nobody’s', () => {
    expect(answer).toMatchObject({ handed: [{ name: 'Sue', access: 'account' }], problems: [], failed: [] });
    expect(now).toMatchObject({ id: 'Ann', name: 'Sue', email: 'sue@example.com', access: 'account' });
    expect(now?.file).not.toBe(old?.file);
    expect(now?.code).not.toBe(old?.code);
    expect(memory.readers.get(now?.file ?? '')).toBe('sue@example.com');
    expect(memory.readers.has(old?.file ?? '')).toBe(false);
    expect([...memory.files.values()]).not.toContain(old?.file);
  });

  test('finds the page of the match in the new file, and the old one is not written any more', () => {
    const files = memory.pageWrites.slice(before).map(({ file }) => file);
    expect(files).toContain(now?.file);
    expect(files).not.toContain(old?.file);
    expect(memory.pageWrites.find(({ file }) => file === now?.file)?.isNew).toBe(true);
  });

  test('the order that was sent before stands, and shows who sent it', () => {
    expect(seatOf(memory)).toMatchObject({ answers: ['Garnets to add: 1'], sentBy: 'Ann' });
  });

  test('the old code does not count any more; what the new one sends replaces the order', () => {
    sendByCode(memory, old?.code ?? '', '2');
    expect(seatOf(memory)?.answers).toEqual(['Garnets to add: 1']);
    expect(memory.match().unknownSenders).toHaveLength(1);
    sendByCode(memory, now?.code ?? '', '3');
    expect(seatOf(memory)).toMatchObject({ answers: ['Garnets to add: 3'], sentBy: '' });
  });

  test('has the purse of the place, also when rounds before the change are undone', () => {
    resolve(memory);
    act(memory, undoRound, 1, 1);
    expect(seatOf(memory)?.answers).toEqual(['Garnets to add: 3']);
    expect(memory.fault()).toBe('');
    expect(memory.panel().ledgerEdited).toEqual([]);
  });
});

describe('the address of the same player', () => {
  const moved: Substitution = { ...SUE, person: 'same', name: 'Ann', email: 'ann@new.example' };

  test('is changed in the file that only an account could open', () => {
    const memory = begin();
    const { file = '' } = personOf(memory, 'Ann') ?? {};
    expect(handOverPlace(memory.ports, moved).problems).toEqual([]);
    expect(personOf(memory, 'Ann')).toMatchObject({ file, email: 'ann@new.example', access: 'account' });
    expect(memory.readers.get(file)).toBe('ann@new.example');
  });

  test('that Google refuses never opens the file by its link', () => {
    const memory = begin();
    memory.unknownAddresses = ['ann@new.example'];
    const { file = '' } = personOf(memory, 'Ann') ?? {};
    expect(handOverPlace(memory.ports, moved).problems).toEqual([
      'Ann’s file: Google refuses to share the file with ann@new.example.',
    ]);
    expect(memory.readers.has(file)).toBe(false);
    expect(shareAgain(memory.ports).byLink).toEqual([]);
    expect(memory.readers.has(file)).toBe(false);
  });

  test('replaces a file that opened by its link: the old link shows nothing', () => {
    const memory = makeSeason(undefined, 'code');
    typePlayer(memory, 0, { email: '' });
    makeMatch(memory);
    const { file = '' } = personOf(memory, 'Ann') ?? {};
    expect(memory.readers.get(file)).toBe('');
    const { handed } = handOverPlace(memory.ports, { ...SUE, email: '' });
    expect(handed).toMatchObject([{ name: 'Sue', access: 'link' }]);
    expect(memory.readers.has(file)).toBe(false);
    expect(personOf(memory, 'Ann')?.file).not.toBe(file);
  });

  test('of the season with accounts: the old one does not count after the change', () => {
    const memory = begin();
    handOverPlace(memory.ports, moved);
    send(memory, 'Ann', { 'Garnets to add': '1' });
    expect(seatOf(memory)?.receivedAt).toBe('');
    expect(memory.match().unknownSenders).toMatchObject([{ claimed: emailOf('Ann') }]);
  });

  test('H23 what the new player sent before the place was theirs does not count: the order of the old one stands', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Garnets to add': '1' });
    send(memory, 'Sue', { 'Garnets to add': '2' });
    handOverPlace(memory.ports, SUE);
    expect(seatOf(memory)).toMatchObject({ name: 'Sue', sentBy: 'Ann', answers: ['Garnets to add: 1'] });
    // Orders that a player sent while the place was another's do not count when that player gets it back.
    send(memory, 'Ann', { 'Garnets to add': '3' });
    handOverPlace(memory.ports, { ...SUE, name: 'Ann', email: 'ann@example.com' });
    expect(seatOf(memory)).toMatchObject({ name: 'Ann', answers: ['Garnets to add: 1'] });
    send(memory, 'Ann', { 'Garnets to add': '4' });
    expect(seatOf(memory)?.answers).toEqual(['Garnets to add: 4']);
  });

  test('H19 H23 sent nothing yet, whatever the old player sent, until an order of the new one comes', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Garnets to add': '1' });
    resolve(memory);
    const hasSent = () => memory.match().seats.map((seat) => seat.hasSent);
    expect(hasSent()).toEqual([true, false, false, false]);
    handOverPlace(memory.ports, SUE);
    expect(hasSent()?.[0]).toBe(false);
    send(memory, 'Sue', { 'Garnets to add': '2' });
    expect(hasSent()?.[0]).toBe(true);
    resolve(memory);
    expect(hasSent()).toEqual([true, false, false, false]);
  });

  test('H23 stays, and the file is called by the new name; a script that ends there changes nothing else', () => {
    const memory = begin();
    const { file = '' } = personOf(memory, 'Ann') ?? {};
    const renamed: Substitution = { ...SUE, person: 'same', name: 'Anne', email: emailOf('Ann') };
    const rename = () => {
      throw new Error('Service unavailable');
    };
    const broken = { ...memory.ports, files: { ...memory.ports.files, rename } };
    expect(() => handOverPlace(broken, renamed)).toThrow();
    expect(personOf(memory, 'Ann')?.name).toBe('Ann');
    handOverPlace(memory.ports, renamed);
    const called = () => [...memory.files].find(([, id]) => id === file)?.[0];
    expect(called()).toBe('Anne — private');
    handOverPlace(memory.ports, { ...renamed, name: 'Anna', email: 'anna@example.com' });
    expect([called(), personOf(memory, 'Ann')?.file]).toEqual(['Anna — private', file]);
    memory.counts();
    handOverPlace(memory.ports, { ...renamed, name: 'Anna', email: 'ann@example.com' });
    expect(memory.counts()).not.toHaveProperty('rename');
  });

  test('and a name that was mistyped leave file and code alone', () => {
    const memory = beginWithCodes();
    const { file, code } = personOf(memory, 'Ann') ?? {};
    memory.counts();
    handOverPlace(memory.ports, { ...SUE, person: 'same', name: 'Anne', email: emailOf('Ann') });
    expect(personOf(memory, 'Ann')).toMatchObject({ name: 'Anne', file, code });
    expect(memory.counts()).not.toHaveProperty('share');
  });
});

describe('H23 a private file that Drive does not show', () => {
  const fileOf = (memory: Memory, name: string) => personOf(memory, name)?.file ?? '';

  test('was deleted for good where this account made it: its player gets a new one, with the page of the match', () => {
    const memory = begin();
    const old = fileOf(memory, 'Ann');
    memory.hidden = [old];
    const before = memory.pageWrites.length;
    expect(shareAgain(memory.ports)).toEqual({ byLink: [], made: ['Ann'], problems: [] });
    expect(fileOf(memory, 'Ann')).not.toBe(old);
    expect(memory.readers.get(fileOf(memory, 'Ann'))).toBe(emailOf('Ann'));
    const files = memory.pageWrites.slice(before).map(({ file }) => file);
    expect(files).toContain(fileOf(memory, 'Ann'));
    expect(files).not.toContain(old);
    expect(shareAgain(memory.ports)).toEqual({ byLink: [], made: [], problems: [] });
  });

  test('is made again at the next look, after the script was ended', () => {
    const memory = begin();
    const old = fileOf(memory, 'Ann');
    memory.hidden = [old];
    const make = () => {
      throw new Error('The script was ended');
    };
    expect(() => shareAgain({ ...memory.ports, files: { ...memory.ports.files, make } })).toThrow();
    expect(memory.panel().handingOver).toEqual(['Ann']);
    expect(finishHandOvers(memory.ports)).toMatchObject({ handed: [{ name: 'Ann', access: 'account' }] });
    expect(fileOf(memory, 'Ann')).not.toBe(old);
  });

  test('goes to the substitute as a new one', () => {
    const memory = begin();
    memory.hidden = [fileOf(memory, 'Ann')];
    expect(handOverPlace(memory.ports, SUE)).toMatchObject({ handed: [{ name: 'Sue' }], problems: [] });
  });

  test('G109 is left alone where the Cloud project was changed, and the panel says that, once', () => {
    const memory = begin();
    const { spectatorFile } = memory.book().season;
    memory.hidden = [spectatorFile, ...NAMES.map((name) => fileOf(memory, name))];
    const spreadsheets = {
      ...memory.ports.spreadsheets,
      look: () => ({ tabs: [], isInBin: false }),
    };
    const ports = { ...memory.ports, spreadsheets };
    const words = /^Drive hides from this script the files .* a change of the script’s Cloud project\./;
    const { made, problems } = shareAgain(ports);
    expect([made, problems]).toEqual([[], [expect.stringMatching(words)]]);
    const refused = problemOf(() => handOverPlace(ports, SUE));
    expect(refused.what).toMatch(words);
    expect(refused.todo).toMatch(/^Rounds continue, but no player can get a new file\./);
  });

  test('G81 is left alone where Drive shows none of the files that this account made', () => {
    const memory = begin();
    const { spectatorFile } = memory.book().season;
    memory.hidden = [spectatorFile, ...NAMES.map((name) => fileOf(memory, name))];
    const { made, problems } = shareAgain(memory.ports);
    expect([made, problems.length]).toEqual([[], NAMES.length + 1]);
    expect(problems[0]).toMatch(/^Ann’s file: Drive does not show it to this script\./);
  });

  test('G81 is left alone where another account made it, which is named', () => {
    const memory = begin();
    const old = fileOf(memory, 'Ann');
    memory.hidden = [old];
    expect(shareAgain({ ...memory.ports, who: () => 'second@example.com' })).toMatchObject({
      made: [],
      problems: ['Ann’s file: hidden. Let host@example.com press this.'],
    });
    expect(fileOf(memory, 'Ann')).toBe(old);
  });
});

describe('what is typed into the Season tab', () => {
  test('names and addresses are named with their cells, and count only once the host says what is meant', () => {
    const memory = begin();
    typePlayer(memory, 0, { email: emailOf('Ben') });
    typePlayer(memory, 1, { email: emailOf('Ann') });
    expect(shareAgain(memory.ports)).toEqual({ byLink: [], made: [], problems: [] });
    expect(NAMES.map((name) => memory.readers.get(personOf(memory, name)?.file ?? ''))).toEqual(
      NAMES.map(emailOf),
    );
    expect(memory.panel().differences).toMatchObject([
      { text: 'ann@example.com → ben@example.com', player: { id: 'Ann', email: 'ben@example.com' } },
      { text: 'ben@example.com → ann@example.com', player: { id: 'Ben' } },
    ]);
    // An action that writes the roster leaves what is typed there.
    resolve(memory);
    expect(memory.panel().differences).toHaveLength(2);
  });

  test('an id that was typed gives nobody the place of another', () => {
    const memory = begin();
    typePlayer(memory, 1, { id: 'Ann' });
    typePlayer(memory, 0, { id: 'Ben' });
    shareAgain(memory.ports);
    expect(memory.readers.get(personOf(memory, 'Ann')?.file ?? '')).toBe(emailOf('Ann'));
  });
});

describe('a player of the roster', () => {
  const names = [...NAMES, 'Eve'];

  function withEve(): Memory {
    const memory = makeSeason(names);
    makeMatch(memory, { players: NAMES });
    act(memory, award, { player: 'Eve', garnets: 3, bellflowers: 0, tokensOfLife: 0, why: 'a minigame' });
    return memory;
  }

  test('takes over a second place with its purse, and never in a match of their own', () => {
    const memory = withEve();
    handOverPlace(memory.ports, { ...SUE, by: 'Eve' });
    expect(personOf(memory, 'Ann')).toMatchObject({ name: 'Eve (for Ann)', email: emailOf('Eve') });
    expect(seatOf(memory)?.name).toBe('Eve (for Ann)');
    send(memory, 'Eve', { 'Garnets to add': '1' });
    expect(seatOf(memory)?.receivedAt).not.toBe('');
    const both = ['Ann', 'Eve', 'Ben', 'Cleo'];
    expect(
      problemOf(() => makeMatch(memory, { players: both, seed: 'the seed of another match' })).what,
    ).toBe('Eve (for Ann) and Eve are the same person.');
    expect(problemOf(() => handOverPlace(memory.ports, { ...SUE, player: 'Cleo', by: 'Ben' })).what).toMatch(
      /^Ben already plays in Secret Soulmate/,
    );
  });
});

test('H23 nobody takes the name under which another stands in a match that is over, though the roster has it no more', () => {
  const memory = endWithVote(1);
  act(memory, undoRound, 1, 9);
  handOverPlace(memory.ports, SUE);
  resolve(memory);
  handOverPlace(memory.ports, { ...SUE, name: 'Tom', email: 'tom@example.com' });
  const asSue = { ...SUE, player: 'Ben', email: 'other-sue@example.com' };
  expect(problemOf(() => handOverPlace(memory.ports, asSue)).what).toBe(
    'Sue already plays in Secret Soulmate.',
  );
  handOverPlace(memory.ports, { ...asSue, name: 'Susan' });
  expect(personOf(memory, 'Ben')?.name).toBe('Susan');
});

describe('what cannot be done stops before anything is changed', () => {
  const memory = begin();
  const refused = (asked: Partial<Substitution>) =>
    problemOf(() => handOverPlace(memory.ports, { ...SUE, ...asked })).what;

  test.each<[string, Partial<Substitution>, RegExp]>([
    ['nobody', { player: 'Zoe' }, /^Zoe has no place/],
    ['a name of the roster', { name: 'Ben' }, /^There is already a player named Ben/],
    ['a name in other letters', { name: 'BEN' }, /^The names Ben and BEN differ only in capitals/],
    [
      'a look-alike letter',
      { name: 'B\u0435n' },
      /differ only in letters or signs that look alike \(“\u0435” in one/,
    ],
    ['an unseen space', { name: 'Be\u200bn' }, /differ only in spaces, or in invisible signs/],
    ['an address of the roster', { email: emailOf('Ben') }, /^Ben already has the address/],
    ['no address', { email: '' }, /is not an email address/],
    ['a line break', { name: 'Sue\nBen' }, /a line break/],
    ['nothing new', { person: 'same', name: 'Ann', email: 'Ann@Example.com' }, /already/],
    ['the same name for another', { name: 'Ann' }, /is already the name of this place/],
    ['a player of the match', { by: 'Ben' }, /already plays in Secret Soulmate/],
  ])('%s', (_what, asked, words) => {
    memory.counts();
    expect(refused(asked)).toMatch(words);
    expect(memory.counts()).not.toHaveProperty('commit');
  });

  test('G81 a file of another host’s account', () => {
    memory.hidden = [personOf(memory, 'Ann')?.file ?? ''];
    const ports = { ...memory.ports, who: () => 'second@example.com' };
    memory.counts();
    expect(problemOf(() => handOverPlace(ports, SUE)).what).toMatch(
      /^Ann’s file was made by the account of host@example\.com/,
    );
    expect(memory.counts()).toEqual({ read: 1, hidden: 1, whereabouts: 1 });
  });
});

test('H23 a new match that is refused finishes no hand-over', () => {
  const memory = beginWithCodes();
  const refusing = {
    ...memory.ports.files,
    close: (files: readonly string[]) => files.map(() => 'no answer'),
  };
  expect(problemOf(() => handOverPlace({ ...memory.ports, files: refusing }, SUE)).what).toContain(
    'No answer',
  );
  const before = memory.entries().length;
  expect(problemOf(() => beginGame(memory.ports, requestFor({ players: ['Sue', 'Nobody'] }))).safe).toBe(
    'Nothing was changed.',
  );
  expect(memory.entries()).toHaveLength(before);
});

test('H23 who is missing, and whose purse changes, is told by the new name', () => {
  const timing = { ...USUAL_TIMING, auto: 'deadline', missing: 'host' } as const;
  const memory = begin({ deadline: '2026-01-20T15:00:00.000Z', timing });
  handOverPlace(memory.ports, SUE);
  const request = { match: 1, round: 0, early: true };
  expect(problemOf(() => resolveAs(memory, { ...request, complete: true })).what).toMatch(/from Sue, Ben/);
  expect(memory.match().clock.waitsFor).toEqual(['Sue', 'Ben', 'Cleo', 'Dan']);
  act(memory, award, { player: 'Ann', garnets: 3, bellflowers: 0, tokensOfLife: 0, why: 'a gift' });
  send(memory, 'Sue', { 'Garnets to add': '2' });
  expect(previewRound(memory.ports, { ...request, complete: false }).purses).toEqual(['Sue: −2 garnets']);
});
