import { hashOf } from '../../rules/base/hash.ts';
import { type Json, own } from '../../rules/base/json.ts';
import { type Change, commitChange, mustHoldTogether } from '../commit/commit.ts';
import { type Delivery, deliver, everyone, mergeOutbox } from '../letters/deliver.ts';
import { append, type Entry } from '../log/audit.ts';
import { ledgerFaults } from '../log/ledger.ts';
import { mustPlayBack, type Played, standing } from '../log/playback.ts';
import { grantsFor } from '../new-match/grants.ts';
import type { Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { dueTime, examine, findMatch } from '../responses/live.ts';
import { checkRoster, codeFrom, withIds } from '../responses/roster.ts';
import { isoTime } from '../time.ts';
import { type Book, balancesOf, EMPTY, openBook } from '../workbook/book.ts';
import { type LedgerRow, type MatchRow, ORDER_FORM } from '../workbook/season.ts';

/** A change that a host makes by hand: logged like everything else, never erasing what was there. */
export function override(
  ports: Ports,
  book: Book,
  match: number,
  what: string,
  data: Json,
  rest: (entry: Entry) => Omit<Change, 'entries'>,
): Delivery {
  const row = book.matches.matches.find(({ number }) => number === match);
  const entry = append(book.audit.entries, {
    time: isoTime(ports.clock.now()),
    who: ports.who(),
    match,
    round: row?.round ?? 0,
    what,
    data,
  });
  const saved = commitChange(ports, book, { entries: [entry], ...rest(entry) });
  return deliver(ports, saved);
}

/** A change that leaves every match as it is. */
export function sameMatches(book: Book): Omit<Change, 'entries'> {
  return { matches: book.matches.matches, outbox: book.matches.outbox };
}

function replaceRow(book: Book, row: MatchRow): readonly MatchRow[] {
  return book.matches.matches.map((other) => (other.number === row.number ? row : other));
}

/** Goes on with the position as a hand changed it; the log keeps both. */
export function acceptEdit(ports: Ports, match: number): Delivery {
  const book = openBook(ports);
  const { edited, playback } = examine(book, match, ports.clock);
  if (!edited)
    return fail('The position in the tab is the one that the log gives.', 'There is nothing to accept.');
  if (
    edited.position.round !== playback.match.position.round ||
    edited.position.over !== playback.match.position.over
  )
    return fail(
      '“round” and “over” cannot be changed by hand.',
      'Put them back; use “Undo the round” to go back a round.',
    );
  return override(ports, book, match, 'edit', edited.position as unknown as Json, (entry) => {
    const after = mustPlayBack([...book.audit.entries, entry], match);
    return {
      ...sameMatches(book),
      outbox: mergeOutbox(book.matches.outbox, match, [...everyone(after), ORDER_FORM]),
      redraw: [after],
    };
  });
}

/** Draws the match’s tab anew from the log: what a hand changed, or deleted, is as it was. */
export function restoreTab(ports: Ports, match: number): Delivery {
  const book = openBook(ports);
  mustHoldTogether(book);
  const playback = mustPlayBack(book.audit.entries, match);
  return override(ports, book, match, 'restore tab', { position: hashOf(playback.match.position) }, () => ({
    ...sameMatches(book),
    redraw: [playback],
  }));
}

/** Takes back the last round: its orders are open again, purses and files are as before it. Nothing is erased. */
export function undoRound(ports: Ports, match: number, round: number): Delivery {
  const book = openBook(ports);
  mustHoldTogether(book);
  const row = findMatch(book, match);
  if (row.round !== round)
    return fail(`The match is at round ${row.round + 1} by now.`, 'Look at the panel again.', 'stale');
  const last = standing(book.audit.entries, match)
    .filter(({ what }) => what === 'resolve')
    .pop();
  if (!last) return fail('No round has been resolved yet.', 'There is nothing to undo.');
  if (row.over)
    fail(
      'A match that is over is not undone here: its forms are closed and its seed may be public.',
      'Award what is due by hand, in the panel.',
    );
  const input = last.data as unknown as Played;
  const before = mustPlayBack(book.audit.entries, match);
  return override(ports, book, match, 'undo', { round, entry: last.number }, (entry) => {
    const after = mustPlayBack([...book.audit.entries, entry], match);
    const opened = {
      ...row,
      round: row.round - 1,
      cursor: input.cursor,
      seen: input.seen,
      tradesCursor: input.tradesCursor,
      tradesSeen: input.tradesSeen,
      deadline: input.deadline,
    };
    const time = isoTime(ports.clock.now());
    const why = `${row.title}, round ${round} undone`;
    const ledger: LedgerRow[] = after.started.players.flatMap(({ id, name }, seat) => {
      // Purses as before the round, but with what was awarded since the match began and since the round.
      const purse = after.match.purses[seat] ?? EMPTY;
      const now = before.match.purses[seat] ?? EMPTY;
      const credit = own(input.credits, name);
      const garnets = purse.garnets + (credit?.garnets ?? 0) - now.garnets;
      const bellflowers = purse.bellflowers + (credit?.bellflowers ?? 0) - now.bellflowers;
      return garnets || bellflowers ? [{ time, player: id, garnets, bellflowers, tokensOfLife: 0, why }] : [];
    });
    return {
      matches: replaceRow(book, opened),
      outbox: mergeOutbox(book.matches.outbox, match, [...everyone(after), ORDER_FORM]),
      ledger,
      redraw: [after],
    };
  });
}

/** Moves the deadline of the open round; '' takes it away. */
export function setDeadline(ports: Ports, match: number, deadline: string): Delivery {
  const book = openBook(ports);
  mustHoldTogether(book);
  const row = findMatch(book, match);
  if (deadline !== '' && Number.isNaN(Date.parse(deadline)))
    return fail(`“${deadline}” is no time.`, 'Choose a date and a time.');
  const moved = { ...row, deadline: deadline === '' ? '' : isoTime(Date.parse(deadline)) };
  const playback = mustPlayBack(book.audit.entries, match);
  return override(ports, book, match, 'deadline', { from: row.deadline, to: moved.deadline }, () => ({
    matches: replaceRow(book, moved),
    outbox: mergeOutbox(book.matches.outbox, match, everyone(playback)),
  }));
}

/** Lets a late submission count after all (X2). */
export function acceptLate(ports: Ports, match: number, row: number): Delivery {
  const book = openBook(ports);
  const live = examine(book, match, ports.clock);
  if (!live.sorted.late.some((submission) => submission.row === row))
    return fail(`Row ${row} is not a late submission of this round.`, 'Look at the panel again.');
  const due = dueTime(live.row, live.playback.match.table.options.graceMinutes as number) ?? 0;
  return override(ports, book, match, 'accept late', { row, due: isoTime(due) }, () => sameMatches(book));
}

/** Gives or takes garnets, bellflowers or Tokens of Life from outside a game: a prize, a fine, a gift (X7, N13). */
export interface Award {
  readonly player: string;
  readonly garnets: number;
  readonly bellflowers: number;
  readonly tokensOfLife: number;
  readonly why: string;
}

/** Writes an award into the ledger: to anyone on the roster, the Elimination Candidate included (X7). */
export function award(ports: Ports, given: Award): Delivery {
  const book = openBook(ports);
  checkRoster(book.season);
  const players = withIds(book.season.players, () => codeFrom(ports.entropy), book.season.identity);
  const person =
    players.find(({ id }) => id === given.player) ??
    players.find(({ name }) => name === given.player) ??
    fail(`${given.player} is not on the roster.`, 'Add them to the Season tab, or choose somebody else.');
  const { garnets, bellflowers, tokensOfLife, why } = given;
  const purse = balancesOf(book.ledger).get(person.id) ?? EMPTY;
  if (
    purse.garnets + garnets < 0 ||
    purse.bellflowers + bellflowers < 0 ||
    purse.tokensOfLife + tokensOfLife < 0
  )
    return fail(
      `${person.name} has ${purse.garnets} garnets, ${purse.bellflowers} bellflowers and ${purse.tokensOfLife} Tokens of Life: not that much can be taken.`,
      'Take less.',
    );
  const row = {
    time: isoTime(ports.clock.now()),
    player: person.id,
    garnets,
    bellflowers,
    tokensOfLife,
    why,
  };
  return override(
    ports,
    book,
    0,
    'award',
    { player: person.id, garnets, bellflowers, tokensOfLife, why },
    () => ({
      ...sameMatches(book),
      ledger: [row],
      season: { ...book.season, players },
    }),
  );
}

/** Takes the Ledger tab as a hand changed it; the log keeps by how much. */
export function acceptLedger(ports: Ports): Delivery {
  const book = openBook(ports);
  const faults = ledgerFaults(book);
  if (faults.length === 0) return fail('The ledger is as the log gives it.', 'There is nothing to accept.');
  return override(ports, book, 0, 'ledger', faults as unknown as Json, () => sameMatches(book));
}

/** Lets each player’s file be read by the email that the roster now has, and by no other (X9). */
export function shareAgain(ports: Ports): Delivery {
  const book = openBook(ports);
  checkRoster(book.season);
  ports.files.share(grantsFor(book.season, book.season.players));
  return { sent: 0, failed: [] };
}
