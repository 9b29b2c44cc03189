import { takeTurn } from '../delivery/turn.ts';
import { type Book, readSeason, requireSoundLog } from '../log/book.ts';
import type { Ports } from '../ports.ts';
import { afterwards, asProblem } from '../problem.ts';
import { isCopy } from '../workbook/host-tabs.ts';
import { readClockNote, seenNow, writeClockNote } from './note.ts';
import { hasTimedMatch, runClock } from './run.ts';
import { tellUnreadable } from './tell-host.ts';

/**
 * Google calls this every few minutes, perhaps late, twice, or not at all (H25). It reads two notes, and the workbook only when
 * something is due, or has changed. Where somebody is at work in the season, the next wake-up does it.
 */
export function wakeByClock(ports: Ports): void {
  const noted = readClockNote(ports.memo);
  const isDue = noted?.next !== null && noted?.next !== undefined && ports.clock.now() >= noted.next;
  if (noted && !isDue && noted.seen.join() === seenNow(ports).join()) return;
  takeTurn(ports, () => {
    try {
      lookAround(ports);
    } catch (error) {
      // Nobody looks: the panel says it when it is opened.
      const problem = asProblem(error);
      console.warn(problem.what);
      afterwards(ports, () => tellUnreadable(ports, problem));
    }
  });
}

function lookAround(ports: Ports): void {
  const book = readSeason(ports);
  const own = book && !isCopy(book.season, ports.workbook.id) ? book : undefined;
  // A log that cannot be used tells of no match: the alarm stays until it is restored.
  if (own) requireSoundLog(own);
  if (!own || !hasTimedMatch(own)) {
    writeClockNote(ports.memo, { seen: seenNow(ports), next: null, problems: {}, tells: false });
    ports.alarm.stop();
    return;
  }
  ports.memo.set('at work', 'Roundkeeper itself');
  try {
    runClock(ports, own);
  } finally {
    afterwards(ports, () => ports.memo.set('at work', undefined));
  }
}

/** The note that Google did not set the alarm. */
const MISSING = 'alarm missing';

/**
 * Sets the alarm where a match needs it. A failure is reported and noted: until an action sets the alarm, rounds resolve automatically only
 * while the panel is open.
 */
export function keepAlarm(ports: Ports, book: Book): void {
  if (!hasTimedMatch(book)) return;
  try {
    ports.alarm.keep();
  } catch (error) {
    ports.tell(
      `Google did not set the alarm (${asProblem(error).what}): until the next action sets it, rounds resolve by themselves only while the panel is open.`,
    );
    afterwards(ports, () => ports.memo.set(MISSING, 'yes'));
  }
}

/** Sets the alarm that Google did not set when a match needed it. Where it fails again, a later action does it. */
export function setMissingAlarm({ memo, alarm }: Pick<Ports, 'memo' | 'alarm'>): void {
  if (memo.get(MISSING) === undefined) return;
  try {
    alarm.keep();
    memo.set(MISSING, undefined);
  } catch (error) {
    console.warn(asProblem(error).what);
  }
}
