import { exportRecord } from '../../../../src/sheets/actions/verify.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { seasonFacts } from '../../../../src/sheets/log/fold.ts';
import { openMatch } from '../../../../src/sheets/matches/archive/archived-match.ts';
import {
  beginBringingBack,
  beginClosing,
  continueMove,
  leaveMove,
} from '../../../../src/sheets/matches/archive/move.ts';
import { loadMove } from '../../../../src/sheets/matches/archive/move-job.ts';
import type { Ports } from '../../../../src/sheets/ports.ts';
import type { Problem } from '../../../../src/sheets/problem.ts';
import type { Memory } from '../../memory-ports.ts';
import { changeWatch } from '../../memory-text.ts';
import { bringBack, close, earlyClosed, earlySeason } from './closed-season.ts';
import { endedPorts } from './ended.ts';
import { verifyAll } from './verify-parts.ts';

// Google may end a script at any call. A reader then finds each entry once, and continuing gives the same result as without the interruption.

const CASES = [
  { what: 'closing', begin: beginClosing, from: earlySeason, again: close, isArchived: true },
  {
    what: 'bringing back',
    begin: beginBringingBack,
    from: earlyClosed,
    again: bringBack,
    isArchived: false,
  },
] as const;

/** Everything that must be equal afterwards: cells and titles by tab, archives, and the notes of work. */
function contentsOf({ tabs, archives, notes, closed }: Memory): object {
  const plain = (memoryTabs: Memory['tabs']) =>
    [...memoryTabs.values()]
      .map(({ title, cells }) => [
        title.replace(/( again)+$/, ''),
        // Times, hashes, salts and the ids of tabs differ.
        JSON.stringify(cells).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b[0-9a-f]{32,64}\b|\b1\d{3}\b/g, ''),
      ])
      .sort();
  return {
    tabs: plain(tabs),
    archives: [...archives.values()].map((archive) => plain(archive.tabs)),
    notes: [...notes.keys()].filter((key) => key !== 'shown:920002').sort(),
    closed: [...closed].sort(),
  };
}

/** The message of a script's end, with its details. */
function whyEnded(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    const { message, problem } = error as Error & { problem?: Problem };
    return `${message} ${problem?.details ?? ''}`;
  }
  return 'It went well.';
}

describe.each(CASES)('$what, ended at a call', ({ begin, from, again, isArchived }) => {
  const whole = from();
  const isChanged = changeWatch(whole);
  isChanged();
  // After a call that changes nothing, a script that ends leaves the same state as before the call.
  const ends = [0];
  const counted = endedPorts(whole.ports, Number.POSITIVE_INFINITY, (call) => {
    if (isChanged()) ends.push(call);
  });
  begin(counted.ports, 1);
  const expected = contentsOf(whole);
  const total = counted.calls();
  const record = exportRecord(openMatch(whole.ports, 1), 1);

  function ended(nth: number): Memory {
    const memory = from();
    const script = endedPorts(memory.ports, nth);
    expect(whyEnded(() => begin(script.ports, 1))).toContain('ended');
    expectOnce(memory.ports);
    return memory;
  }

  /** A reader finds every entry once, in the workbook or in the archive, and all of them as they were. */
  function expectOnce(ports: Ports): void {
    expect(verifyAll(ports)).toMatchObject({ fault: '', archive: [], matches: 2, rounds: 4 });
    expect(exportRecord(openMatch(ports, 1), 1)).toBe(record);
  }

  test('makes calls that could be lost', () => expect([total > 15, ends.length > 8]).toEqual([true, true]));

  test('ends as expected when it is not disturbed', () => expectOnce(whole.ports));

  // Each third end is gone on from, each sixth is left. `npm run faults` ends closing and bringing back at each call.
  test.each(ends.filter((_, i) => i % 3 === 0))('%i, is finished by going on', (nth) => {
    const memory = ended(nth);
    if (loadMove(memory.ports)) continueMove(memory.ports);
    else if (seasonFacts(openBook(memory.ports).log).archived.has(1) !== isArchived) again(memory);
    expect(contentsOf(memory)).toEqual(expected);
  });

  test.each(ends.filter((_, i) => i % 6 === 1))('%i, can be left, and begun again', (nth) => {
    const memory = ended(nth);
    leaveMove(memory.ports);
    if (seasonFacts(openBook(memory.ports).log).archived.has(1) !== isArchived) again(memory);
    expectOnce(memory.ports);
    expect(loadMove(memory.ports)).toBeUndefined();
    expect(seasonFacts(openBook(memory.ports).log).archived.has(1)).toBe(isArchived);
  });
});
