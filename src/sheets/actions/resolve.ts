import * as z from 'zod/mini';
import { hashOf } from '../../rules/base/hash.ts';
import { listed } from '../../rules/base/words.ts';
import { isPurseAmount, PURSE_LIMIT } from '../../rules/declare/purse.ts';
import type { Book } from '../log/book.ts';
import { balances } from '../log/ledger/ledger.ts';
import { sourcesOf } from '../log/ledger/sources.ts';
import { resolve } from '../log/playback/play.ts';
import type { Origin, Playback, PlayedRound } from '../log/playback/playback.ts';
import { shownNames } from '../log/playback/shown-names.ts';
import type { RoundData } from '../log/shapes.ts';
import { fail } from '../problem.ts';
import { MATCH, ROUND, TEXT } from '../request-shapes.ts';
import { creditsByName, ordersByName, sourcesByName, uncountedByName } from '../responses/round-record.ts';
import { dueTime } from '../responses/round-times.ts';
import { isLate } from '../responses/submission.ts';
import { lapsedByRound } from '../responses/trades/lapsed-offers.ts';
import { nextDeadline } from '../schedule.ts';
import { dateWords, isoTime } from '../time.ts';
import { EMPTY_PURSE } from '../workbook/ledger-tab.ts';
import { type Change, type Context, type NewLedgerRow, replaceRow } from './change.ts';
import { type CurrentMatch, readCurrentMatch } from './current-match.ts';
import { lateOrders, seatsToRemind, withLacking } from './missing.ts';
import { outboxAfterRound } from './outbox.ts';
import { type Ruling, readOpenRuling } from './ruling.ts';
import { requireUnedited } from './tab-position.ts';
import { scheduleOf } from './timing.ts';

/** Request to resolve the round that the host saw. Refused if another round is open. */
export const RESOLVE = z.object({
  match: MATCH,
  /** Number of resolved rounds that the panel showed. */
  round: ROUND,
  /** True to keep the announced deadline for the next round, if the schedule's deadline would be earlier (H17). */
  keep: z.optional(z.boolean()),
  /** True to resolve before the deadline. */
  early: z.optional(z.boolean()),
  /**
   * True to resolve only if the host need not confirm anything. Refused if an order is missing, a late order waits, the
   * match is paused, or the next deadline would be earlier than announced.
   */
  complete: z.optional(z.boolean()),
  /** Digest of the ruling that the preview showed; only for a host's own game. If the ruling has changed, the request is refused. */
  ruled: z.optional(TEXT),
});
/** Request to resolve a round. `auto` says why the round resolves automatically (H25). */
export type ResolveRequest = z.infer<typeof RESOLVE> & { readonly auto?: 'deadline' | 'all' };

/** Resolves the open round. */
export function resolveRound(context: Context, request: ResolveRequest): Change {
  return planRound(context, request).change;
}

/** Computes the result of the open round without writing anything, so that the panel can show a preview. */
export function planRound(context: Context, request: ResolveRequest) {
  const { book, clock } = context;
  const read = readCurrentMatch(book, request.match, context);
  const now = clock.now();
  checkRequest(read, request, now);
  const current = withLacking(read, book, context);
  if (request.complete) requireComplete(current);
  checkPurses(current);
  const { row, playback } = current;
  const time = isoTime(now);
  const ruling = readOpenRuling(context, current, request.auto !== undefined);
  if (request.ruled !== undefined && ruling?.digest !== request.ruled)
    fail(
      'Orders or cells have changed since the preview.',
      'Look at the preview again, and then press.',
      'stale',
    );
  const data = {
    ...roundData(book, current),
    ...(request.auto ? { auto: request.auto } : {}),
    ...ruling?.data,
  };
  const after = play(playback, data, { number: book.log.next, time }, ruling);
  const { position } = after.match;
  // A match without a deadline continues without a deadline.
  const isDue = !position.over && row.deadline !== '';
  const usual = isDue ? nextDeadline(scheduleOf(book.season, playback), now, clock) : '';
  const keeps = request.keep && usual !== '' && Date.parse(usual) < Date.parse(row.deadline);
  const deadline = keeps ? row.deadline : usual;
  const resolved = { ...row, round: row.round + 1, over: position.over, deadline };
  if (request.complete && deadline !== '') requireNotSooner(deadline, row.deadline, now);
  return {
    current,
    after,
    round: after.rounds[after.rounds.length - 1] as PlayedRound,
    resolved,
    /** Digest of the ruling in a host's own game; otherwise ''. */
    ruled: ruling?.digest ?? '',
    change: {
      time,
      event: {
        what: 'resolve',
        data: { ...data, next: deadline, position: hashOf(position) },
        match: row.number,
        round: resolved.round,
      },
      ledger: ledgerRows(book, playback, after, `${row.title}, round ${resolved.round}`),
      matches: replaceRow(book, resolved),
      outbox: outboxAfterRound(book.matches.outbox, resolved, playback, after),
      redraw: [after],
      writes: ruling?.writes ?? [],
    } satisfies Change,
  };
}

/** Plays the round. Fails if the host's ruling is impossible; the error names the cell. */
function play(playback: Playback, data: RoundData, origin: Origin, ruling: Ruling | undefined): Playback {
  if (!ruling) return resolve(playback, data, origin);
  try {
    return resolve(playback, data, origin);
  } catch (error) {
    return ruling.explain(error);
  }
}

/** Fails if the host saw another round, or if the open round must not be resolved now. */
function checkRequest(
  { row, playback, edited }: CurrentMatch,
  { round, early = false }: ResolveRequest,
  now: number,
): void {
  const { position, info } = playback.match;
  if (position.round !== round)
    fail(
      `Round ${round + 1} is already resolved; ${row.title} is at round ${position.round + 1}.`,
      'Look at the panel again. It now shows the open round.',
      'stale',
    );
  if (row.over) fail(`${row.title} is over.`, 'There is nothing left to resolve.');
  requireUnedited(edited);
  const due = dueTime(row, { info });
  if (!early && due !== undefined && !isLate(now, due))
    fail(
      'The deadline has not passed yet.',
      'Wait for the deadline, or choose to resolve early.',
      'too-early',
    );
}

/** Fails if an order is missing, a late order waits, or the match is paused (H26). */
function requireComplete(current: CurrentMatch): void {
  const names = shownNames(current.playback);
  const asked = seatsToRemind(current);
  const namesOf = (wanted: boolean) =>
    listed(asked.flatMap(({ seat, isLost }) => (isLost === wanted ? [names[seat] as string] : [])));
  const [missing, lost] = [namesOf(false), namesOf(true)];
  const late = lateOrders(current).map(({ person }) => person?.name ?? '');
  const { paused } = current.playback;
  if (asked.length + late.length === 0 && !paused) return;
  const words = [
    ...(paused ? ['The match is paused.'] : []),
    ...(missing ? [`No order has come from ${missing}.`] : []),
    ...(lost ? [`The order of ${lost} has no valid part.`] : []),
    ...(late.length > 0 ? [`Late orders have come from ${listed([...new Set(late)])}.`] : []),
  ];
  fail(words.join(' '), 'Wait, accept late orders, or resolve anyway.', 'incomplete');
}

/** Fails if the next round would be due before the deadline that is announced for the open round (H17). */
function requireNotSooner(next: string, announced: string, now: number): void {
  const due = Date.parse(announced);
  if (now < due && Date.parse(next) < due)
    fail(
      `The next round would be due ${dateWords(next)}. That is earlier than announced (${dateWords(announced)}).`,
      'Wait, or resolve anyway.',
      'incomplete',
    );
}

function checkPurses({ playback, credits }: CurrentMatch): void {
  credits.forEach(({ garnets, bellflowers }, seat) => {
    const purse = playback.match.purses[seat] ?? EMPTY_PURSE;
    if (purse.garnets + garnets < 0 || purse.bellflowers + bellflowers < 0)
      fail(
        `The Ledger tab gives ${shownNames(playback)[seat]} a negative balance.`,
        'Correct the Ledger tab, or award the missing amount.',
        'bad-workbook',
      );
    if (!isPurseAmount(garnets) || !isPurseAmount(bellflowers))
      fail(
        `The Ledger tab changes the purse of ${shownNames(playback)[seat]} by more than ${PURSE_LIMIT} at once.`,
        'Correct the Ledger tab.',
        'bad-workbook',
      );
  });
}

/** Collects all inputs of the round. Also collects the round's deadline, because an undo restores it. */
function roundData(book: Book, current: CurrentMatch): RoundData {
  const { playback, trading, row } = current;
  const lapsed = lapsedByRound(trading);
  const credits = creditsByName(playback, current);
  const uncounted = uncountedByName(playback, current);
  const paid = sourcesOf(book, playback, credits);
  return {
    credits,
    ...(paid.length > 0 ? { paid } : {}),
    trades: trading.agreed,
    orders: ordersByName(playback, current),
    sources: sourcesByName(playback, current),
    ...(Object.keys(uncounted).length > 0 ? { uncounted } : {}),
    offers: current.offers,
    ...(lapsed.length > 0 ? { lapsed } : {}),
    deadline: row.deadline,
  };
}

/** Makes a Ledger row for each purse that the round changed: the new amount minus the amount in the Ledger. */
function ledgerRows(book: Book, before: Playback, after: Playback, why: string): NewLedgerRow[] {
  const purses = balances(book);
  return after.started.players.flatMap(({ id }, seat) => {
    const balance = purses.get(id) ?? EMPTY_PURSE;
    const purse = after.match.purses[seat] ?? EMPTY_PURSE;
    const change = {
      garnets: purse.garnets - balance.garnets,
      bellflowers: purse.bellflowers - balance.bellflowers,
      tokensOfLife: purse.tokensOfLife - (before.match.purses[seat] ?? EMPTY_PURSE).tokensOfLife,
    };
    return change.garnets || change.bellflowers || change.tokensOfLife
      ? [{ player: id, ...change, why }]
      : [];
  });
}
