import { takeTurn, wakeUp } from '../delivery/turn.ts';
import { openNote } from '../delivery/wake-up-note.ts';
import { type Book, readSeason, requireSoundLog } from '../log/book.ts';
import type { Ports } from '../ports.ts';
import { afterwards, asProblem } from '../problem.ts';
import { isCopy } from '../workbook/host-tabs.ts';
import { type ClockNote, readClockNote, seenNow, writeClockNote } from './note.ts';
import { runClock } from './run.ts';
import { tellUnreadable } from './tell-host.ts';
import { needsAlarm, removeTrigger, setTriggers } from './triggers.ts';

/**
 * Runs the clock if something is due or has changed. Google calls this function every few minutes, perhaps late, twice,
 * or not at all (H25). Reads two notes first, and the workbook only if needed. If another run holds the lock, the next
 * wake-up does the work.
 */
export function wakeByClock(ports: Ports): void {
  const noted = readClockNote(ports.memo);
  const isDue = noted?.next !== null && noted?.next !== undefined && ports.clock.now() >= noted.next;
  if (noted && !isDue && noted.seen.join() === seenNow(ports).join() && openNote(ports) === undefined) return;
  const begun = ports.clock.now();
  takeTurn(
    ports,
    () => {
      try {
        lookAround(ports);
      } catch (error) {
        // The panel reports the problem when it opens.
        const problem = asProblem(error);
        console.warn(problem.what);
        afterwards(ports, () => tellUnreadable(ports, problem));
      }
    },
    begun,
  );
}

/**
 * Handles a new response. Google may call this function late or twice. If no further response comes, the clock's trigger
 * sends the receipts that this run could not send.
 */
export function wakeByResponse(ports: Ports): void {
  if (wakeUp(ports)) afterwards(ports, () => setTriggers(ports, ['clock']));
}

function lookAround(ports: Ports): void {
  const book = readSeason(ports);
  const own = book && !isCopy(book.season, ports.workbook.id) ? book : undefined;
  // An unusable log shows no match, so the trigger stays until the log is restored.
  if (own) requireSoundLog(own);
  if (!own || !needsAlarm(ports, own)) {
    // As long as receipts are waiting, the clock runs again.
    const isLeft = openNote(ports) !== undefined;
    const seen: ClockNote['seen'] = isLeft ? ['', ''] : seenNow(ports);
    writeClockNote(ports.memo, { seen, next: null, problems: {}, tells: false });
    if (!isLeft) removeTrigger(ports, 'clock');
    return;
  }
  ports.memo.set('at work', 'Roundkeeper itself');
  try {
    runClock(ports, own);
  } finally {
    afterwards(ports, () => ports.memo.set('at work', undefined));
  }
}

/** Sets the triggers that a match needs. If Google refuses, tells the host; the panel tries again when it next opens (triggers.ts). */
export function keepTriggers(ports: Ports, book: Book): void {
  try {
    setTriggers(ports, needsAlarm(ports, book) ? ['responses', 'clock'] : ['responses']);
  } catch (error) {
    ports.tell(
      `Google did not set the triggers of the season (${asProblem(error).what}). Close the panel, and open it again. Until then, nothing happens automatically while the panel is closed.`,
    );
  }
}
