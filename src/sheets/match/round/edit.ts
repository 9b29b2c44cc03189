import { hashOf } from '../../../rules/base/hash.ts';
import { listed } from '../../../rules/base/words.ts';
import { requireSoundLog } from '../../log/book.ts';
import { mustPlayBack } from '../../log/fold.ts';
import { balances } from '../../log/ledger.ts';
import { asShown } from '../../log/playback/as-shown.ts';
import { edit, type Playback } from '../../log/playback/playback.ts';
import { fail } from '../../problem.ts';
import { isoTime } from '../../time.ts';
import { findMatch } from '../../workbook/tabs/host-tabs.ts';
import { debtorsAfter, EMPTY_PURSE } from '../../workbook/tabs/ledger-tab.ts';
import { type LedgerRow, ORDER_FORM } from '../../workbook/tabs/season.ts';
import { atRound, type Change, type Context } from '../change.ts';
import { requireOpen } from '../close.ts';
import { readCurrentMatch } from '../current-match.ts';
import { addToOutbox, allFiles, changedDesk } from '../outbox.ts';

/** Accepts the position as it was changed in the tab; the log keeps both positions. */
export function acceptEdit(context: Context, match: number): Change {
  const { book, clock } = context;
  const { edited, playback, row } = readCurrentMatch(book, match, context);
  if (!edited)
    return fail('The position in the tab is the one that the log gives.', 'There is nothing to accept.');
  requireOpen(row, playback);
  const data = { ...edited.position };
  const after = edit(playback, data);
  const time = isoTime(clock.now());
  const ledger = purseChanges(playback, after, time, `${row.title}, position changed by hand`);
  const short = debtorsAfter(balances(book), ledger);
  if (short.length > 0)
    fail(
      `The changed position pays ${listed(short)} less, and what was paid is spent.`,
      'Award what is missing, or restore the tab.',
    );
  const keys = row.over
    ? allFiles(after)
    : [...allFiles(after), ORDER_FORM, ...changedDesk(asShown(playback), asShown(after))];
  return {
    time,
    event: atRound(row, { what: 'edit', data }),
    outbox: addToOutbox(book.matches.outbox, match, keys),
    ledger,
    redraw: [after],
  };
}

/** What an edit changed in the purses: only one after the end does, which may change the outcome. */
function purseChanges(before: Playback, after: Playback, time: string, why: string): LedgerRow[] {
  return after.started.players.flatMap(({ id }, seat) => {
    const [old, now] = [before.match.purses[seat] ?? EMPTY_PURSE, after.match.purses[seat] ?? EMPTY_PURSE];
    const garnets = now.garnets - old.garnets;
    const bellflowers = now.bellflowers - old.bellflowers;
    const tokensOfLife = now.tokensOfLife - old.tokensOfLife;
    return garnets || bellflowers || tokensOfLife
      ? [{ time, player: id, garnets, bellflowers, tokensOfLife, why }]
      : [];
  });
}

/** Draws the tab of a match again from the log: what was changed or deleted by hand is as it was. */
export function restoreTab({ book, clock }: Context, match: number): Change {
  requireSoundLog(book);
  const playback = mustPlayBack(book.log, match);
  const data = { position: hashOf(playback.match.position) };
  return {
    time: isoTime(clock.now()),
    event: atRound(findMatch(book, match), { what: 'restore tab', data }),
    redraw: [playback],
  };
}
