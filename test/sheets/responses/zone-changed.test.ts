import { undoRound } from '../../../src/sheets/actions/undo.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, problemOf, resolve, send } from '../season.ts';

function inZone(memory: Memory, zone: string): Memory {
  memory.timeZone = zone;
  return memory;
}

const CHANGED =
  'The time zone of this workbook is now Asia/Tokyo. It was UTC when the responses of Secret Soulmate came.';

test('H35 H6 a time zone that is changed while responses are there stops the match until it is set back', () => {
  const memory = inZone(begin(), 'UTC');
  send(memory, 'Ann', { 'Number card': 2 });
  resolve(memory);
  inZone(memory, 'Asia/Tokyo');
  expect(memory.match().problem).toMatchObject({
    what: CHANGED,
    todo: 'Set the time zone to UTC again in File › Settings.',
  });
  expect(problemOf(() => resolve(memory)).what).toBe(CHANGED);
  // A note stays, however often it is read.
  expect(problemOf(() => resolve(memory)).what).toBe(CHANGED);
  inZone(memory, 'UTC');
  expect(memory.match().problem).toBeNull();
  expect(resolve(memory)).toMatchObject({ round: 2 });
});

test('H35 before the first response the zone may change, and another name of the same zone is no change', () => {
  const memory = inZone(begin(), 'UTC');
  memory.book();
  inZone(memory, 'Asia/Tokyo');
  expect(memory.book().changedZones).toEqual(new Map());
  send(memory, 'Ann', { 'Number card': 2 });
  expect(resolve(memory)).toMatchObject({ round: 1 });
  inZone(memory, 'Japan');
  expect(resolve(memory)).toMatchObject({ round: 2 });
  inZone(memory, 'Europe/Berlin');
  expect(problemOf(() => resolve(memory)).what).toContain('It was Japan when');
});

test('H35 a match that is over needs its zone only when a round of it is open again', () => {
  const memory = inZone(begin(), 'UTC');
  let rounds = 1;
  for (; !resolve(memory).over; rounds++) send(memory, 'Ann', {});
  inZone(memory, 'Asia/Tokyo');
  expect(memory.match().problem).toBeNull();
  act(memory, undoRound, 1, rounds);
  expect(memory.match().problem).toMatchObject({ what: CHANGED });
});
