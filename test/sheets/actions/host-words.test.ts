import { sayWords } from '../../../src/sheets/actions/host-words.ts';
import { substitute } from '../../../src/sheets/actions/substitute.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { exportMatch } from '../../../src/sheets/actions/verify.ts';
import { announceMatch } from '../../../src/sheets/delivery/announcement.ts';
import { remind } from '../../../src/sheets/delivery/remind.ts';
import { emailOf } from '../../players.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { act, begin, problemOf, resolve, send, typePlayer } from '../season.ts';

const say = (memory: Memory, ...texts: readonly { readonly round: number; readonly text: string }[]) =>
  act(memory, sayWords, 1, texts);

/** The host's words on the newest page of the match in each file, after an action. */
function wordsOnPages(memory: Memory, does: () => void): readonly (readonly string[])[] {
  memory.pageWrites.splice(0);
  does();
  const pages = memory.pageWrites.filter(({ title }) => title === 'Secret Soulmate');
  return pages.map(({ grid }) =>
    cellsOf(grid)
      .flat()
      .map(String)
      .filter((text) => text.startsWith('From the host:')),
  );
}

test('H44 the host’s words for the match and for the open round are on all its pages', () => {
  const memory = begin();
  const write = () =>
    say(
      memory,
      { round: 0, text: ' Be  kind.\n' },
      { round: 1, text: 'Two minutes more.' },
      { round: 2, text: 'Double points!' },
    );
  const first = ['From the host: Be kind.', 'From the host: Two minutes more.'];
  expect(wordsOnPages(memory, write)).toEqual(Array(5).fill(first));
  expect(memory.match()?.said).toEqual([
    { round: 0, text: 'Be kind.' },
    { round: 1, text: 'Two minutes more.' },
    { round: 2, text: 'Double points!' },
  ]);
  send(memory, 'Ann', { 'Number card': 2 });
  const second = ['From the host: Be kind.', 'From the host: Double points!'];
  expect(wordsOnPages(memory, () => resolve(memory))).toEqual(Array(5).fill(second));
  // A round that is taken back has its words again.
  expect(wordsOnPages(memory, () => act(memory, undoRound, 1, 1))).toEqual(Array(5).fill(first));
  expect(wordsOnPages(memory, () => say(memory, { round: 0, text: '' }))).toEqual(
    Array(5).fill(first.slice(1)),
  );
  expect(memory.fault()).toBe('');
});

test('H44 they are no formula on a page, and no markup in an announcement', () => {
  const memory = begin();
  const text = '=IMPORTRANGE("x") **@everyone** [here](https://x.example) # <@1>';
  say(memory, { round: 1, text });
  const spectators = memory.pageWrites.filter(({ file }) => file === memory.book().season.spectatorFile);
  const cells = spectators.flatMap(({ grid }) => cellsOf(grid).flat());
  expect(cells).toContain(`From the host: ${text}`);
  const { plain, discord } = announceMatch(memory.ports, 1);
  expect(plain).toContain('From the host: =IMPORTRANGE("x") **@\u200beveryone**');
  expect(discord).toContain('From the host: =IMPORTRANGE("x") \\*\\*@\u200beveryone\\*\\* \\[here\\]');
  expect(discord).not.toMatch(/https:\/\/x|(^|[^\\])<@/);
});

test.each([
  [[{ round: 0, text: '' }], 'The pages already show this text.'],
  [[{ round: 1, text: 'x'.repeat(301) }], 'The text contains 301 characters, and at most 300 are allowed.'],
  [
    [{ round: 3, text: 'Soon' }],
    'Round 3 is too far ahead. You can write for the open round and the next round.',
  ],
])('H44 %j is refused', (texts, what) => {
  expect(problemOf(() => say(begin(), ...texts)).what).toBe(what);
});

test('H44 words for a round that was resolved meanwhile are refused', () => {
  const memory = begin();
  resolve(memory);
  const late = () => say(memory, { round: 1, text: 'Hurry' });
  expect(problemOf(late)).toMatchObject({ what: 'Round 1 is not open any more.', code: 'stale' });
});

test('H44 a note of a player is in the panel for hosts, and in no page, form, mail, export or entry of the log', () => {
  const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
  const note = 'on holiday until Friday';
  typePlayer(memory, 0, { note });
  remind(memory.ports, 1, 0, false);
  send(memory, 'Ann', { 'Number card': 2 });
  resolve(memory);
  const players = memory.panel().season?.players ?? [];
  expect(players.map((player) => player.note)).toEqual([note, '', '', '']);
  const { pageWrites, mails, forms, notes, record } = memory;
  expect(mails).not.toEqual([]);
  const exported = (['everything', 'public', 0] as const).map((shows) =>
    exportMatch(memory.book(), 1, shows),
  );
  const outside = { pageWrites, mails, exported, record: record(), entries: memory.entries() };
  expect(JSON.stringify([outside, [...forms.values()], [...notes.values()]])).not.toContain(note);
});

test.each(['same', 'other'] as const)(
  'H44 a note stays with the person: the %s one has the place',
  (person) => {
    const memory = begin();
    const note = 'on holiday until Friday';
    typePlayer(memory, 0, { note });
    const email = emailOf('Sue');
    act(memory, substitute, { player: 'Ann', person, by: '', name: 'Sue', email });
    const players = memory.panel().season?.players ?? [];
    expect(players.map((player) => player.note)).toEqual([person === 'same' ? note : '', '', '', '']);
  },
);
