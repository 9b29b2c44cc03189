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
 * Accepts the position that somebody typed into a match's tab, and logs the old and the new position. If the match is
 * over, judges the outcome again (H5). Fails if players have spent or given away a prize of the old outcome. Also fails
 * if the typed changes differ from `shown`, the changes that the host saw.
 */
export function acceptEdit(context: Context, match: number, shown?: readonly string[]): Change {
  const { where, change, spent } = planEdit(context, match);
  requireShown(where, shown);
  stopIfSpent(spent);
  return change;
}

/** Computes what changes if the host accepts the typed position; writes nothing. The panel shows the result as a preview. */
export function planEdit(context: Context, match: number) {
  const { book } = context;
  const { edited, playback, row } = readCurrentMatch(book, match, context);
  if (!edited)
    return fail('The position in the tab is the same as in the log.', 'There is nothing to accept.');
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
    spent: spentOf(book, playback, after, ledger, 'the outcome before the change'),
    change: {
      event: atRound(row, { what: 'edit', data }),
      outbox: addToOutbox(book.matches.outbox, match, keys),
      ledger,
      redraw: [after],
    },
  };
}

/** Draws a match's tab again from the log. This undoes whatever was typed or deleted there. */
export function restoreTab({ book }: Context, match: number): Change {
  requireSoundLog(book);
  const playback = mustPlayBack(book.log, match);
  const data = { position: hashOf(playback.match.position) };
  return {
    event: atRound(findMatch(book, match), { what: 'restore tab', data }),
    redraw: [playback],
  };
}
