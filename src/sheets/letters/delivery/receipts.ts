import { type Book, openBook, requireSoundLog } from '../../log/book.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { replayMatch } from '../../match/current-match.ts';
import type { Letter, Ports } from '../../ports.ts';
import { asProblem } from '../../problem.ts';
import { type OpenRound, readOpenRound } from '../../responses/open-round.ts';
import { findMatch } from '../../workbook/tabs/host-tabs.ts';
import type { MatchRow } from '../../workbook/tabs/season.ts';
import { boardLink, playerLetter } from '../pages/letter.ts';
import {
  isSent,
  partial,
  readSent,
  restsOf,
  type SentReceipts,
  sentNote,
  unknownPages,
  type Written,
} from './known/sent-receipts.ts';
import { wantReceipts } from './wake-up-note.ts';

/** The number of receipts that were written, and of those that Google refused for the moment, which can be tried again. */
export interface SentCount {
  readonly sent: number;
  readonly waiting: number;
}

/**
 * Renews the files of a match’s players whose receipt has changed, in at most two calls. Gives their number. Receipts that Google refuses for
 * the moment are left to the next run that reads the notes.
 */
export function sendReceipts(ports: Ports, match: number): number {
  const book = openBook(ports, { onlyResponses: true });
  requireSoundLog(book);
  const row = findMatch(book, match);
  const due = row.over ? undefined : dueOf(ports, book, row);
  if (!due) return 0;
  const { sent, waiting } = send(ports, [due]);
  if (waiting > 0) wantReceipts(ports);
  return sent;
}

/**
 * The same for all matches. A problem of one match does not stop the receipts of the others. `whenSent` is noted, in one call with
 * the note of what was sent, unless a receipt waits, or a form gave no answers.
 */
export function sendAllReceipts(ports: Ports, whenSent: Notes = {}): SentCount {
  const book = openBook(ports, { onlyResponses: true });
  requireSoundLog(book);
  let isSilent = false;
  const due = book.matches.matches.flatMap((row) => {
    if (row.over) return [];
    try {
      return [dueOf(ports, book, row)];
    } catch (error) {
      const { code, what } = asProblem(error);
      console.warn(what);
      isSilent ||= code === 'form-silent';
      return [];
    }
  });
  return send(ports, due, isSilent ? {} : whenSent);
}

/** Texts of the memo by their keys. */
type Notes = Readonly<Record<string, string>>;

/** The players of a match whose files do not show their latest responses. */
interface Due {
  readonly playback: Playback;
  readonly open: OpenRound;
  readonly sent: SentReceipts;
  readonly letters: readonly DueLetter[];
}

interface DueLetter extends Written {
  readonly letter: Letter;
}

function dueOf(ports: Ports, book: Book, row: MatchRow): Due {
  const playback = replayMatch(book, row.number);
  const open = readOpenRound(book, row, playback, ports);
  const sent = readSent(ports, row.number);
  const seats = open.people.flatMap((person, seat) =>
    person && !isSent(sent, playback, open, seat) ? [seat] : [],
  );
  const source = { playback, open, clock: ports.clock, board: boardLink(ports, book) };
  // The first tab of a file says nothing of the open round.
  const letters = seats.map((seat): DueLetter => {
    const letter = playerLetter(book, row, source, seat, false);
    const rests = restsOf(ports, letter, book.log, row.number);
    return { seat, rests, letter: partial(letter, rests, sent, playback.started.players[seat]!.id) };
  });
  return { playback, open, sent, letters };
}

/** Sends the letters of all matches at once, and notes which arrived. */
function send(ports: Ports, allDue: readonly Due[], whenSent: Notes = {}): SentCount {
  const due = beforeWriting(ports, allDue);
  const letters = due.flatMap((one) => one.letters.map(({ letter }) => letter));
  const failures = letters.length > 0 ? ports.post.send(letters) : [];
  let notes: Notes = {};
  let at = 0;
  for (const { playback, open, sent, letters: written } of due) {
    const own = failures.slice(at, at + written.length);
    at += written.length;
    const arrived = written.filter((_, i) => own[i] === undefined);
    notes = { ...notes, ...sentNote(ports, sent, playback, open, arrived) };
  }
  const waiting = failures.filter((failure) => failure?.wait !== undefined || failure?.passes).length;
  const all = waiting > 0 ? notes : { ...notes, ...whenSent };
  if (Object.keys(all).length > 0) ports.memo.setAll(all);
  return { sent: letters.length - waiting, waiting };
}

/** Notes that whole pages are about to be written: a run may end before it notes their content. */
function beforeWriting({ memo }: Ports, due: readonly Due[]): readonly Due[] {
  const known = due.map(({ playback, sent, letters }) => {
    const whole = letters.filter(({ letter }) => !letter.only);
    return unknownPages(
      sent,
      playback,
      whole.map(({ seat }) => seat),
      whole[0]?.rests?.entry ?? 0,
    );
  });
  const notes: Notes = Object.assign({}, ...known.map((one) => one.notes));
  if (Object.keys(notes).length > 0) memo.setAll(notes);
  return due.map((one, i) => ({ ...one, sent: known[i]?.sent ?? one.sent }));
}
