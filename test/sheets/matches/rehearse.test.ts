import { GAMES } from '../../../src/rules/registry.ts';
import { readPlan, readRehearsal } from '../../../src/sheets/matches/rehearsal-note.ts';
import { openRehearsal } from '../../../src/sheets/matches/rehearse.ts';
import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS, type CallName } from '../../../src/sheets/panel-api/calls.ts';
import type { Answer, RehearsalView } from '../../../src/sheets/panel-api/panel.ts';
import type { Ports } from '../../../src/sheets/ports.ts';
import { emailOf } from '../../players.ts';
import type { Memory } from '../memory-ports.ts';
import { begin, makeSeason as makeEmptySeason, requestFor, resolve, rowOf, send } from '../season.ts';

// H33: a rehearsal is played by simulated players in a scratch file, and touches nothing of the season.

const ID = '0123456789abcdef0123456789abcdef';
const FILE = 'file of rehearsal';

function press<T = RehearsalView>(ports: Ports, name: CallName, ...given: readonly unknown[]): T {
  const answer = makeEntryPoints(CALLS, () => ports)[name](...given) as Answer<T>;
  if (!answer.ok) throw Object.assign(new Error(answer.problem.what), { problem: answer.problem });
  return answer.value;
}

/** A season that the panel has looked at, with the notes of its reading. */
function makeSeason(): Memory {
  const memory = makeEmptySeason();
  memory.panel();
  memory.counts();
  return memory;
}

/** Options that end a match after few rounds, if its game has some. The other games are played over many rounds. */
const SHORT: Readonly<Record<string, Record<string, number>>> = {
  'polar-power': { lastRound: 1 },
  'the-mvp': { lastRound: 1 },
  'not-flower-field': { rounds: 2 },
};

const rehearse = ({ ports }: Memory, game = 'secret-soulmate') =>
  press(ports, 'rehearse', { game: { ...requestFor({ game, options: SHORT[game] ?? {} }), players: [] } });

/** The texts of a tab of the rehearsal’s file. */
function tab(memory: Memory, title: string): string {
  const found = [...(memory.archives.get(FILE)?.tabs.values() ?? [])].find((one) => one.title === title);
  return found?.cells.map((line) => line.join(' ')).join('\n') ?? '';
}

/** Everything that a rehearsal must not change: the workbook, files, forms, rights, mails, posts, and notes. */
function real(memory: Memory) {
  const { tabs, pageWrites, files, forms, renewed, closed, notes, kept, readers, mails, posts, triggers } =
    memory;
  const own = (key: string) => !/^(rehearsal|version$|at work$)/.test(key);
  return structuredClone({
    tabs: [...tabs],
    pageWrites: pageWrites.length,
    files: [...files].filter(([, id]) => id !== FILE),
    forms: [...forms],
    renewed,
    closed,
    notes: [...notes].filter(([key]) => own(key)),
    kept: [...kept],
    readers: [...readers],
    mails,
    posts,
    triggers,
  });
}

describe.each(GAMES.map(({ id }) => id))('a rehearsal of %s', (game) => {
  const memory = makeSeason();
  const before = real(memory);
  const first = rehearse(memory, game);

  test('H33 begins with invented players, who have sent their orders', () => {
    expect(first).toMatchObject({ round: 0, over: false, story: [], outcome: [] });
    expect(first.seats.length).toBeGreaterThan(3);
    expect(first.seats.some(({ answers }) => answers.length > 0)).toBe(true);
    expect(memory.panel().rehearsal).toMatchObject({
      isReady: true,
      link: `https://files/${FILE}`,
    });
  });

  test('has a page for the host, one for spectators, and one for each player, each marked', () => {
    const titles = [...(memory.archives.get(FILE)?.tabs.values() ?? [])].map(({ title }) => title);
    // New tabs come before all others.
    expect(titles.slice(1).reverse()).toEqual([
      'Rehearsal',
      'Host',
      'Spectators',
      ...first.seats.slice(0, -1).map(({ name }, seat) => `${seat + 1} ${name}`),
    ]);
    expect(titles[0]).toBe(`${first.seats.length} ${first.seats.at(-1)?.name}`);
    for (const title of titles)
      expect(tab(memory, title)).toMatch(/^This is a rehearsal, and nothing here is real/);
    expect(tab(memory, '1 Ann')).toContain('Ann. Only you and the hosts can open this page.');
    expect(tab(memory, '1 Ann')).toContain('Your order for round 1');
  });

  test('is played to its end, and what it made goes to the bin', () => {
    let view = first;
    while (!view.over) {
      const { round } = view;
      view = press(memory.ports, 'resolveRehearsal', round);
      expect(view.round).toBe(round + 1);
      expect(view.story.length).toBeGreaterThan(0);
    }
    expect(view.outcome.length).toBeGreaterThan(0);
    expect(view.seats).toEqual([]);
    expect(tab(memory, 'Spectators')).toContain('The match is over');
    expect(press(memory.ports, 'rehearsal')).toEqual(view);
    expect(real(memory)).toEqual(before);
    press(memory.ports, 'endRehearsal');
    expect([...memory.files.values()]).not.toContain(FILE);
    expect([...memory.notes.keys()].filter((key) => key.startsWith('rehearsal'))).toEqual([]);
    expect(real(memory)).toEqual(before);
    expect(memory.panel().rehearsal).toBeNull();
  });
});

describe('a rehearsal of a match that goes on', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 3 });
  resolve(memory);
  send(memory, 'Ben', { 'Number card': 2 });
  memory.panel();
  const before = real(memory);
  const view = press(memory.ports, 'rehearse', { match: 1 });

  test('goes on from where the match is, with simulated orders of its players', () => {
    expect(view).toMatchObject({ title: 'Secret Soulmate', round: 1, story: [] });
    expect(view.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
    expect(tab(memory, '1 Ann')).toContain('You sent, ');
    expect(press(memory.ports, 'resolveRehearsal', 1)).toMatchObject({ round: 2 });
  });

  test('draws by itself: nothing shows what the match will draw', () => {
    const note = readRehearsal(memory.ports.memo)!;
    const plan = readPlan(memory.ports.memo, note);
    expect(plan.seed).not.toBe(plan.started.seed);
    const { playback } = openRehearsal(memory.ports);
    const drawn = (seedless: typeof playback.match) =>
      seedless.chance('lot').shuffle([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(drawn(playback.match)).not.toEqual(drawn(playback.rounds[0]!.before.match));
  });

  test('H33 reaches no player: no address, code, file or form of theirs is in it, and nothing of the season changes', () => {
    const texts = JSON.stringify([...(memory.archives.get(FILE)?.tabs.values() ?? [])]);
    const { players, spectatorFile } = memory.book().season;
    const { formUrl, tradesUrl } = rowOf(memory);
    for (const secret of [
      ...players.flatMap(({ email, file }) => [email, file]),
      emailOf('Ann'),
      spectatorFile,
      formUrl,
      tradesUrl,
      'the seed of this match',
    ])
      expect([secret, texts.includes(secret)]).toEqual([secret, false]);
    expect(memory.readers.has(FILE)).toBe(false);
    press(memory.ports, 'endRehearsal');
    expect(real(memory)).toEqual(before);
    expect(rowOf(memory).round).toBe(1);
  });
});

test('the match that would be made is rehearsed with its own players, options and purses', () => {
  const memory = makeSeason();
  const game = requestFor({ options: { pointTokenPrice: 7 }, seed: '' });
  const view = press(memory.ports, 'rehearse', { game });
  expect(view.seats.map(({ name }) => name)).toEqual(game.players);
  expect(tab(memory, 'Spectators')).toContain('“Point tokens to buy”: 7 garnets each');
});

test('calls: one read and three for the scratch file; two for a round; two for its end', () => {
  const memory = makeSeason();
  memory.counts();
  rehearse(memory);
  expect(memory.counts()).toEqual({ read: 1, make: 1, 'look archive': 1, 'write archive': 1 });
  press(memory.ports, 'resolveRehearsal', 0);
  expect(memory.counts()).toEqual({ 'look archive': 1, 'write archive': 1 });
  press(memory.ports, 'rehearsal');
  expect(memory.counts()).toEqual({});
  press(memory.ports, 'endRehearsal');
  expect(memory.counts()).toEqual({ 'look archive': 1, discard: 1 });
  press(memory.ports, 'endRehearsal');
  press(memory.ports, 'cleanRehearsal');
  expect(memory.counts()).toEqual({});
});

describe('refused, with what to do', () => {
  const words = (memory: Memory, name: CallName, ...given: readonly unknown[]) => {
    try {
      press(memory.ports, name, ...given);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  test('a second rehearsal beside one; the same press again gives the same one', () => {
    const memory = makeSeason();
    const first = press(memory.ports, 'rehearse', { game: requestFor() }, ID);
    expect(words(memory, 'rehearse', { game: requestFor() })).toBe(
      'A rehearsal of Secret Soulmate is already open.',
    );
    expect(press(memory.ports, 'rehearse', { game: requestFor() }, ID)).toEqual(first);
  });

  test('nothing where the answer to a press was lost: pressed again, it is as it was', () => {
    const memory = makeSeason();
    press(memory.ports, 'rehearse', { game: requestFor() }, ID);
    const other = ID.replace('0', 'f');
    const view = press(memory.ports, 'resolveRehearsal', 0, other);
    expect(press(memory.ports, 'resolveRehearsal', 0, other)).toEqual(view);
    expect(view.round).toBe(1);
  });

  test('a round that was resolved meanwhile, and one after the end', () => {
    const memory = makeSeason();
    rehearse(memory, 'not-flower-field');
    press(memory.ports, 'resolveRehearsal', 0);
    expect(words(memory, 'resolveRehearsal', 0)).toBe('The rehearsal has already resolved round 1.');
    press(memory.ports, 'resolveRehearsal', 1);
    expect(words(memory, 'resolveRehearsal', 2)).toBe('The rehearsal has already resolved round 2.');
  });

  test('one that another panel ended in the middle: it is not open any more', () => {
    const memory = makeSeason();
    rehearse(memory);
    const { memo } = memory.ports;
    const noted = memo.get('rehearsal') ?? '';
    press(memory.ports, 'endRehearsal');
    memo.set('rehearsal', noted);
    expect(words(memory, 'rehearsal')).toBe('No rehearsal is open.');
  });

  test('a round whose press comes twice: it is resolved once', () => {
    const memory = makeSeason();
    rehearse(memory);
    const first = press(memory.ports, 'resolveRehearsal', 0, ID);
    expect(press(memory.ports, 'resolveRehearsal', 0, ID)).toEqual(first);
    expect(readRehearsal(memory.ports.memo)?.round).toBe(1);
  });

  test('players who do not fit the game, and a match that is over: nothing is made', () => {
    const memory = makeSeason();
    memory.counts();
    expect(words(memory, 'rehearse', { game: requestFor({ players: ['Ann', 'Ben', 'Cleo'] }) })).toMatch(
      /^Secret Soulmate cannot begin/,
    );
    expect(words(memory, 'rehearse', { match: 5 })).not.toBe('');
    expect(memory.counts()).toEqual({ read: 2 });
    expect(readRehearsal(memory.ports.memo)).toBeUndefined();
  });

  test.each(['deleted', 'in the bin'])('a file that is %s ends the rehearsal', (how) => {
    const memory = makeSeason();
    rehearse(memory);
    if (how === 'deleted') memory.archives.delete(FILE);
    else memory.archives.get(FILE)!.isInBin = true;
    expect(words(memory, 'resolveRehearsal', 0)).toMatch(/^The file of the rehearsal was deleted/);
    expect(readRehearsal(memory.ports.memo)).toBeUndefined();
    // A new file is another one on Google.
    memory.archives.delete(FILE);
    memory.files.clear();
    rehearse(memory);
    if (how === 'deleted') memory.archives.delete(FILE);
    else memory.archives.get(FILE)!.isInBin = true;
    memory.counts();
    press(memory.ports, 'endRehearsal');
    expect(memory.counts()).toEqual({ 'look archive': 1 });
    expect(readRehearsal(memory.ports.memo)).toBeUndefined();
  });

  test('G81 another account: its file is hidden from that one', () => {
    const memory = makeSeason();
    rehearse(memory);
    const other = { ...memory, ports: { ...memory.ports, who: () => 'other@example.com' } };
    for (const [name, ...given] of [['rehearsal'], ['resolveRehearsal', 0], ['endRehearsal']] as const)
      expect(words(other, name, ...given)).toMatch(/^host@example\.com began this rehearsal/);
  });

  test.each([
    ['who began it', '', 'host@example.com'],
    ['who goes on with it', 'host@example.com', ''],
    ['both times', '', ''],
  ])('G11 an account that Google hides can rehearse: %s', (_when, first, later) => {
    const memory = makeSeason();
    const by = (account: string) => ({ ...memory.ports, who: () => account });
    rehearse({ ...memory, ports: by(first) });
    expect(readRehearsal(memory.ports.memo)?.who).toBe(first);
    expect(press(by(later), 'resolveRehearsal', 0)).toMatchObject({ round: 1 });
    press(by(later), 'endRehearsal');
    expect(readRehearsal(memory.ports.memo)).toBeUndefined();
  });
});
