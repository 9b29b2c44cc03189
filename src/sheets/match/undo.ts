import { own } from '../../rules/base/json.ts';
import { listed } from '../../rules/base/words.ts';
import { type Book, requireSoundLog } from '../log/book.ts';
import { mustPlayBack } from '../log/fold.ts';
import { balances } from '../log/ledger.ts';
import { type Playback, type PlayedRound, undo } from '../log/playback.ts';
import { fail } from '../problem.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { debtorsAfter, EMPTY_PURSE } from '../workbook/ledger-tab.ts';
import { type LedgerRow, OPEN, ORDER_FORM } from '../workbook/season.ts';
import { atRound, type Change, type Context, replaceRow } from './change.ts';
import { requireOpen } from './close.ts';
import { addToOutbox, allFiles, changedDesk } from './outbox.ts';

/** Takes back the last round: its orders are open again, purses and files are as before it. Nothing is erased. */
export function undoRound({ book, clock }: Context, match: number, round: number): Change {
  requireSoundLog(book);
  const row = findMatch(book, match);
  if (row.round !== round)
    return fail(`The match is at round ${row.round + 1} by now.`, 'Look at the panel again.', 'stale');
  const playback = mustPlayBack(book.log, match);
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last) return fail('No round has been resolved yet.', 'There is nothing to undo.');
  requireOpen(row, playback);
  const opened = { ...row, round: row.round - 1, over: false, deadline: last.input.deadline };
  const time = isoTime(clock.now());
  const data = { round, entry: last.entry };
  const ledger = undonePurses(playback, last, time, `${row.title}, round ${round} undone`);
  requireUnspent(book, ledger);
  return {
    time,
    event: atRound(row, { what: 'undo', data }),
    matches: replaceRow(book, opened),
    outbox: addToOutbox(book.matches.outbox, match, [
      ...allFiles(playback),
      ...(row.over ? [OPEN] : []),
      ORDER_FORM,
      ...changedDesk(playback.match, last.before.match),
    ]),
    ledger,
    redraw: [undo(playback, data, { time })],
  };
}

/** Purses as before the round, with the awards since the match began and since the round. */
function undonePurses(now: Playback, { before, input }: PlayedRound, time: string, why: string): LedgerRow[] {
  return now.started.players.flatMap(({ id, name }, seat) => {
    const [old, current] = [before.match.purses[seat] ?? EMPTY_PURSE, now.match.purses[seat] ?? EMPTY_PURSE];
    const credit = own(input.credits, name);
    const garnets = old.garnets + (credit?.garnets ?? 0) - current.garnets;
    const bellflowers = old.bellflowers + (credit?.bellflowers ?? 0) - current.bellflowers;
    const tokensOfLife = old.tokensOfLife - current.tokensOfLife;
    return garnets || bellflowers || tokensOfLife
      ? [{ time, player: id, garnets, bellflowers, tokensOfLife, why }]
      : [];
  });
}

/** Stops where a player has spent, or given on, what the round had brought. */
function requireUnspent(book: Book, ledger: readonly LedgerRow[]): void {
  const short = debtorsAfter(balances(book), ledger);
  if (short.length > 0)
    fail(
      `The round brought ${listed(short)} what is spent or given on by now.`,
      'Award what is missing to them, and undo the round then.',
    );
}
