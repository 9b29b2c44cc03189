import { hashOf } from '../../rules/base/hash.ts';
import { requireSoundLog } from '../log/book.ts';
import { mustPlayBack } from '../log/fold.ts';
import { asShown } from '../log/playback/as-shown.ts';
import { edit } from '../log/playback/edit.ts';
import { fail } from '../problem.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { ORDER_FORM } from '../workbook/season.ts';
import { atRound, type Change, type Context, requireShown } from './change.ts';
import { requireOpen } from './close.ts';
import { readCurrentMatch } from './current-match.ts';
import { addToOutbox, allFiles, changedTrading } from './outbox.ts';
import { shiftedPurses, spentOf, stopIfSpent } from './undo.ts';

/**
 * Accepts the position as it was changed in the tab; the log keeps both positions. After the end the outcome is judged
 * again (H5). Fails if a prize of the former outcome is spent or given on. `shown` are the differences that the host
 * saw; it refuses any others.
 */
export function acceptEdit(context: Context, match: number, shown?: readonly string[]): Change {
  const { where, change, spent } = planEdit(context, match);
  requireShown(where, shown);
  stopIfSpent(spent);
  return change;
}

/** Computes what accepting would do without writing anything; a preview shows it. */
export function planEdit(context: Context, match: number) {
  const { book } = context;
  const { edited, playback, row } = readCurrentMatch(book, match, context);
  if (!edited) return fail('The position in the tab agrees with the log.', 'There is nothing to accept.');
  requireOpen(row, playback);
  const data = { ...edited.position };
  const after = edit(playback, data);
  const ledger = shiftedPurses(playback, after, `${row.title}, position changed by hand`);
  const keys = row.over
    ? allFiles(after)
    : [...allFiles(after), ORDER_FORM, ...changedTrading(asShown(playback), asShown(after))];
  return {
    where: edited.where,
    before: playback,
    after,
    spent: spentOf(book, playback, after, ledger, 'the outcome before this change'),
    change: {
      event: atRound(row, { what: 'edit', data }),
      outbox: addToOutbox(book.matches.outbox, match, keys),
      ledger,
      redraw: [after],
    },
  };
}

/** Draws the tab of a match again from the log, which undoes changes and deletions by hand. */
export function restoreTab({ book }: Context, match: number): Change {
  requireSoundLog(book);
  const playback = mustPlayBack(book.log, match);
  const data = { position: hashOf(playback.match.position) };
  return {
    event: atRound(findMatch(book, match), { what: 'restore tab', data }),
    redraw: [playback],
  };
}
