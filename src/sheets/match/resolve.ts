import { hashOf } from '../../rules/base/hash.ts';
import { byName, type Json } from '../../rules/base/json.ts';
import { type Change, commitChange } from '../commit/commit.ts';
import { type Delivery, deliver, outboxFor } from '../letters/deliver.ts';
import { append } from '../log/audit.ts';
import { type Playback, type Played, type PlayedRound, playBack } from '../log/playback.ts';
import type { Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { dueTime, examine, type Live, sourcesOf } from '../responses/live.ts';
import { isoTime, nextDeadline } from '../time.ts';
import { type Book, balancesOf, EMPTY, openBook } from '../workbook/book.ts';
import type { LedgerRow, MatchRow } from '../workbook/season.ts';

/** What the host saw when pressing: another round, or an order sent since, is noticed. */
export interface ResolveRequest {
  readonly match: number;
  /** Rounds resolved as the panel showed it. */
  readonly round: number;
  /** Resolve though the deadline is still to come. */
  readonly early?: boolean | undefined;
}

export interface Resolution {
  readonly round: number;
  readonly over: boolean;
  readonly delivery: Delivery;
}

/** Everything that a resolve would do. */
export interface Plan {
  readonly live: Live;
  readonly after: Playback;
  readonly round: PlayedRound;
  readonly change: Change;
}

/**
 * Resolves the open round, once: one read, pure computing, one atomic commit, deliveries at once, and a tick-off
 * (README “How it is built”). Four service calls in sequence, whatever the round.
 */
export function resolveRound(ports: Ports, request: ResolveRequest): Resolution {
  const book = openBook(ports);
  const plan = planRound(ports, book, request);
  const saved = commitChange(ports, book, plan.change);
  return {
    round: plan.after.match.position.round,
    over: plan.after.match.position.over,
    delivery: deliver(ports, saved, plan.after),
  };
}

/** Computes the round without writing anything; preview shows it, resolve commits it. */
export function planRound(ports: Ports, book: Book, { match, round, early = false }: ResolveRequest): Plan {
  const live = examine(book, match, ports.clock);
  const { row, playback } = live;
  const position = playback.match.position;
  if (position.round !== round)
    fail(
      `Round ${round + 1} is resolved already; ${row.title} is at round ${position.round + 1}.`,
      'Look at the panel again: it shows the round as it is now.',
      'stale',
    );
  if (row.over) fail(`${row.title} is over.`, 'There is nothing left to resolve.');
  if (live.edited)
    fail(
      `The position in the tab was changed by hand (${live.edited.where.slice(0, 5).join('; ')}).`,
      'Accept the change or restore the tab; both are in the panel.',
      'edited',
    );
  const now = ports.clock.now();
  const due = dueTime(row, playback.match.table.options.graceMinutes as number);
  if (!early && due !== undefined && now < due)
    fail('The deadline has not passed yet.', 'Wait for it, or choose to resolve early.', 'too-early');
  checkPurses(live);

  const names = playback.match.table.names;
  const changed = live.credits.flatMap(({ garnets, bellflowers }, seat) =>
    garnets || bellflowers ? [[names[seat] as string, { garnets, bellflowers }] as const] : [],
  );
  const sent = live.orders.flatMap((order, seat) =>
    order === undefined ? [] : [[names[seat] as string, order] as const],
  );
  const nextRow: MatchRow = {
    ...row,
    round: row.round + 1,
    cursor: live.cursor.rows,
    seen: live.cursor.seen,
    tradesCursor: live.tradesCursor.rows,
    tradesSeen: live.tradesCursor.seen,
    deadline: nextDeadline(row.deadline, book.season.roundHours, now),
  };
  const draft: Played = {
    credits: byName(
      changed.map(([name]) => name),
      changed.map(([, change]) => change),
    ),
    trades: live.desk.agreed,
    orders: byName(
      sent.map(([name]) => name),
      sent.map(([, order]) => order),
    ),
    sources: sourcesOf(live, isoTime),
    // Where the round before had read to, so that an undo can open it again.
    cursor: row.cursor,
    seen: row.seen,
    tradesCursor: row.tradesCursor,
    tradesSeen: row.tradesSeen,
    deadline: row.deadline,
    position: '',
  };
  const entry = { time: isoTime(now), who: ports.who(), match, round: row.round + 1, what: 'resolve' };
  const trial = playBack(
    [...book.audit.entries, append(book.audit.entries, { ...entry, data: draft as unknown as Json })],
    match,
  ) as Playback;
  const played: Played = { ...draft, position: hashOf(trial.match.position) };
  const last = append(book.audit.entries, { ...entry, data: played as unknown as Json });
  const after: Playback = strip(trial);
  const over = after.match.position.over;
  const newRow = over ? { ...nextRow, over, deadline: '' } : nextRow;
  return {
    live,
    after,
    round: after.rounds[after.rounds.length - 1] as PlayedRound,
    change: {
      entries: [last],
      ledger: ledgerRows(book, live, after, isoTime(now), `${row.title}, round ${newRow.round}`),
      matches: book.matches.matches.map((other) => (other.number === match ? newRow : other)),
      outbox: outboxFor(book, live, after, newRow),
      redraw: [after],
    },
  };
}

/** The trial's fault is only that its draft had no hash yet. */
function strip({ fault: _, ...playback }: Playback): Playback {
  return playback;
}

function checkPurses({ playback, credits }: Live): void {
  credits.forEach(({ garnets, bellflowers }, seat) => {
    const purse = playback.match.purses[seat] ?? EMPTY;
    if (purse.garnets + garnets < 0 || purse.bellflowers + bellflowers < 0)
      fail(
        `The ledger leaves ${playback.match.table.names[seat]} with less than nothing.`,
        'Correct the Ledger tab, or award what is missing.',
        'bad-workbook',
      );
  });
}

/** One row for each purse that the round changed: what it is now, less what the ledger says. */
function ledgerRows(book: Book, live: Live, after: Playback, time: string, why: string): LedgerRow[] {
  const balances = balancesOf(book.ledger);
  return after.started.players.flatMap(({ id }, seat) => {
    const balance = balances.get(id) ?? EMPTY;
    const purse = after.match.purses[seat] ?? EMPTY;
    const before = live.playback.match.purses[seat] ?? EMPTY;
    const change = {
      garnets: purse.garnets - balance.garnets,
      bellflowers: purse.bellflowers - balance.bellflowers,
      tokensOfLife: purse.tokensOfLife - before.tokensOfLife,
    };
    return change.garnets || change.bellflowers || change.tokensOfLife
      ? [{ time, player: id, ...change, why }]
      : [];
  });
}
