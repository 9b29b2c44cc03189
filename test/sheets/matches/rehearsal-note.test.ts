import {
  noteRehearsal,
  type RehearsalPlan,
  readPlan,
  readRehearsal,
} from '../../../src/sheets/matches/rehearsal-note.ts';

const NOTE = {
  begun: 1,
  who: 'host@season.example',
  title: 'Rehearsal',
  file: '',
  isReady: false,
  round: 0,
  over: false,
};

function memo() {
  const notes = new Map<string, string>();
  return {
    notes,
    get: (key: string) => notes.get(key),
    set: (key: string, value: string | undefined) =>
      void (value === undefined ? notes.delete(key) : notes.set(key, value)),
    setAll: (all: Readonly<Record<string, string>>) => {
      for (const [key, value] of Object.entries(all)) notes.set(key, value);
    },
  };
}

/** A plan that takes so many bytes as JSON: its pages have one byte or more. */
function planOf(bytes: number, pageWrite = 'x'): RehearsalPlan {
  const make = (seed: string) => ({ started: {}, rounds: [], edits: [], seed }) as unknown as RehearsalPlan;
  const left = bytes - JSON.stringify(make('')).length;
  return make(pageWrite.repeat(left / Buffer.byteLength(pageWrite)));
}

const MOST = 19 * 8000;

test('a plan of the greatest length is noted, and read again', () => {
  const { notes, ...ports } = memo();
  const plan = planOf(MOST);
  const note = noteRehearsal(ports, NOTE, plan);
  expect(note.parts).toBe(19);
  expect(readRehearsal(ports)).toEqual(note);
  expect(readPlan(ports, note)).toEqual(plan);
  expect(notes.size).toBe(20);
});

test.each([
  ['a byte longer', 'x', 1],
  ['a letter of two bytes longer', 'ü', 2],
])('a plan %s is refused, and nothing is noted', (_, pageWrite, more) => {
  const { notes, ...ports } = memo();
  expect(() => noteRehearsal(ports, NOTE, planOf(MOST + more, pageWrite))).toThrow('too long');
  expect(notes.size).toBe(0);
});

test('a plan without its end belongs to no open rehearsal', () => {
  const { notes, ...ports } = memo();
  const note = noteRehearsal(ports, NOTE, planOf(9000));
  notes.delete('rehearsal.plan.1');
  expect(() => readPlan(ports, note)).toThrow('No rehearsal is open.');
});
