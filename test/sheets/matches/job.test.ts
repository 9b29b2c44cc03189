import {
  forgetJob,
  type Job,
  jobNote,
  loadJob,
  saveJob,
  saveTaken,
} from '../../../src/sheets/matches/job.ts';
import { beginGame, continueGame } from '../../../src/sheets/matches/new-game.ts';
import { makeMemory } from '../memory-ports.ts';
import { breakOff, makeSeason, NAMES, problemOf, requestFor, typePlayer } from '../season.ts';

/** A job, as far as saving it goes. */
const jobOf = (title: string): Job => ({ number: 1, title, started: { seed: 'secret' } }) as unknown as Job;

test.each([
  ['a small job', 'One'],
  ['a job of several texts', 'x'.repeat(20_000)],
])('%s is saved and loaded', (_, title) => {
  const { ports, notes } = makeMemory();
  const job = jobOf(title);
  for (const number of [1, 2, 3]) {
    saveJob(ports, { ...job, number });
    expect(loadJob(ports)).toMatchObject({ number, title });
  }
  expect(Math.max(...[...notes.values()].map((text) => text.length))).toBeLessThan(9 * 1024);
});

test('of a job of several texts the copy before counts until the new one is complete', () => {
  const { ports, notes } = makeMemory();
  const job = jobOf('x'.repeat(20_000));
  saveJob(ports, job);
  const set = () => {
    throw new Error('The script was ended.');
  };
  expect(() => saveJob({ memo: { ...ports.memo, set } }, { ...job, number: 2 })).toThrow('ended');
  expect([...notes.keys()].filter((key) => key.includes('.b.'))).not.toEqual([]);
  expect(loadJob(ports)).toEqual(job);
});

test('the note of a job changes with each step and does not tell the seed', () => {
  const { ports } = makeMemory();
  const seen = [1, 2].map((number) => {
    saveJob(ports, { ...jobOf('One'), number });
    return jobNote(ports.memo);
  });
  expect(new Set(seen).size).toBe(2);
  expect(seen.join()).not.toContain('secret');
});

test('a match is not begun while another one is being made, and that one stays as it is', () => {
  const memory = makeSeason();
  saveJob(memory.ports, jobOf('One'));
  const before = JSON.stringify([[...memory.notes], [...memory.tabs]]);
  expect(problemOf(() => beginGame(memory.ports, requestFor()))).toMatchObject({
    code: 'cannot',
    what: 'A match is already being made.',
  });
  expect(JSON.stringify([[...memory.notes], [...memory.tabs]])).toBe(before);
});

test('what the host types into the roster while a match is made is kept', () => {
  const memory = makeSeason();
  breakOff(memory);
  typePlayer(memory, 1, { email: 'benjamin@example.com' });
  typePlayer(memory, 4, { name: 'Eve', email: 'eve@example.com' });
  while (!continueGame(memory.ports).finished);
  const { players } = memory.book().season;
  expect(players.map(({ id, name, file }) => [id, name, file !== ''])).toEqual([
    ...NAMES.map((name) => [name, name, true]),
    ['', 'Eve', false],
  ]);
  expect(memory.panel().season?.players[1]?.email).toBe('benjamin@example.com');
});

test('a job that is forgotten leaves nothing, though the script ends in the middle and it is pressed again', () => {
  const { ports, notes } = makeMemory();
  saveTaken(ports, { rounds: [{ orders: { Ann: 'x'.repeat(20_000) } }] } as never);
  saveJob(ports, jobOf('One'));
  const keys = notes.size;
  for (let ends = 1; ends < keys; ends++) {
    let left = ends;
    const set: typeof ports.memo.set = (key, value) => {
      if (left-- <= 0) throw new Error('The script was ended.');
      ports.memo.set(key, value);
    };
    const saved = new Map(notes);
    expect(() => forgetJob({ memo: { ...ports.memo, set } })).toThrow('ended');
    // While something is left, the job is there, so that it is pressed again.
    expect(loadJob(ports)).toBeDefined();
    forgetJob(ports);
    expect([...notes.keys()]).toEqual([]);
    for (const [key, value] of saved) notes.set(key, value);
  }
});
