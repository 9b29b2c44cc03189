import { amountWords, listed } from '../../rules/base/words.ts';
import { type Book, requireSoundLog } from '../log/book.ts';
import { undo } from '../log/events/undo.ts';
import { mustPlayBack, seasonFacts } from '../log/fold.ts';
import { balances, purseShift } from '../log/ledger/ledger.ts';
import { asShown } from '../log/playback/as-shown.ts';
import { BEFORE_TAKE_OVER, isTaken, type Playback, seatOf } from '../log/playback/playback.ts';
import { shownNames } from '../log/playback/shown-names.ts';
import { needsClock } from '../log/timing.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { missingAfter } from '../workbook/ledger-tab.ts';
import { type MatchRow, OPEN, ORDER_FORM } from '../workbook/season.ts';
import { atRound, type Change, type Context, type NewLedgerRow, replaceRow } from './change.ts';
import { requireNotTakenOver, requireOpen } from './close.ts';
import { mayHaveGiven } from './give-token.ts';
import { addToOutbox, allFiles, changedTrading } from './outbox.ts';

/** Fails if the last resolved round is not the one that the host saw. */
export function requireLast({ round }: MatchRow, seen: number): void {
  if (round !== seen) fail(`The match is now at round ${round + 1}.`, LOOK_AGAIN, 'stale');
}

/**
 * Undoes a round and the later rounds up to `last`, the last round that the host saw (H21). Orders are open again.
 * Purses and files are again as before the round. The log keeps all entries.
 */
export function undoRound({ book, clock }: Context, match: number, round: number, last = round): Change {
  requireSoundLog(book);
  const row = findMatch(book, match);
  requireLast(row, last);
  const playback = mustPlayBack(book.log, match);
  const undone = playback.rounds.find((one) => one.round === round);
  if (!undone) return fail('This round has not been resolved.', 'There is nothing to undo.');
  requireOpen(row, playback);
  requireNotTakenOver(book, row, playback);
  if (isTaken(playback, round))
    fail(`Round ${round} ${BEFORE_TAKE_OVER}.`, 'You can undo only the later rounds.');
  // Without a pause, the clock would resolve the round again at once.
  const isPaused = needsClock(playback.timing) || playback.paused !== undefined;
  const deadline = isPaused ? '' : undone.input.deadline;
  const opened = { ...row, round: round - 1, over: false, deadline };
  const time = isoTime(clock.now());
  const data = {
    round,
    entry: undone.entry,
    ...(last === round ? {} : { last }),
    ...(isPaused ? { pauses: true } : {}),
  };
  const after = undo(playback, data, { time });
  const rounds = last === round ? `round ${round}` : `rounds ${round} to ${last}`;
  const ledger = shiftedPurses(playback, after, `${row.title}, ${rounds} undone`);
  stopIfSpent(spentOf(book, playback, after, ledger, rounds));
  return {
    time,
    event: atRound(row, { what: 'undo', data }),
    matches: replaceRow(book, opened),
    outbox: addToOutbox(book.matches.outbox, match, [
      ...allFiles(playback),
      ...(row.over ? [OPEN] : []),
      ORDER_FORM,
      ...changedTrading(asShown(playback), asShown(after)),
    ]),
    ledger,
    redraw: [after],
  };
}

/** Makes the Ledger rows for the payments that a change of a match adds or takes back. */
export function shiftedPurses(before: Playback, after: Playback, why: string): readonly NewLedgerRow[] {
  return purseShift(before, after).map((shift) => ({ ...shift, why }));
}

/** Message to the host that a change of a match must wait, because players have spent or given away what the match paid. */
export interface Spent {
  readonly what: string;
  readonly todo: string;
}

/**
 * Finds payments that a change of a match would take back, but that a player has already spent or given away; undefined
 * if there are none. `after` is the match with the change.
 */
export function spentOf(
  book: Book,
  before: Playback,
  after: Playback,
  ledger: readonly NewLedgerRow[],
  what: string,
): Spent | undefined {
  const { number } = before;
  const given = seasonFacts(book.log).tokens.get(number);
  // The purse does not show whether the token was given away: the giver may have another token.
  if (given && !mayHaveGiven(after, given)) {
    const giver = shownNames(before)[seatOf(before, given.from)] ?? 'somebody';
    return {
      what: `${giver} has given away the Token of Life that ${what} paid. ${given.name ?? 'Another player'} has the token now.`,
      todo: 'Press “Take the token back” under “The second Token of Life” on the match’s first page, and then try again.',
    };
  }
  const names = shownNames(before);
  // The purse belongs to the current player of the place (H23).
  const nameOf = (id: string) => names[seatOf(before, id)] ?? id;
  const short = [...missingAfter(balances(book), ledger)];
  if (short.length === 0) return undefined;
  const lacks = short.map(([id, purse]) => `${nameOf(id)} lacks ${amountWords(purse)}`);
  return {
    what: `${listed(short.map(([id]) => nameOf(id)))} already spent or gave away what ${what} paid. ${lacks.join('; ')}.`,
    todo: 'Award the missing amounts, and then try again.',
  };
}

/** Fails if players have spent or given away what a change would take back. */
export function stopIfSpent(spent: Spent | undefined): void {
  if (spent) fail(spent.what, spent.todo);
}
