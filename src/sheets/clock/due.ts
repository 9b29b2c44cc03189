import { listed, plural } from '../../rules/base/words.ts';
import type { CurrentMatch } from '../actions/current-match.ts';
import { lateOrders, missingSeats } from '../actions/missing.ts';
import { triedAgainAt } from '../delivery/mails.ts';
import { reminders } from '../delivery/remind.ts';
import type { Log } from '../log/audit-log.ts';
import { shownNames } from '../log/playback/shown-names.ts';
import type { MailState } from '../log/season-facts.ts';
import { dueTime } from '../responses/round-times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Time (`at`, in milliseconds) and reason of the open round's automatic resolve. */
export interface SelfResolve {
  readonly at: number;
  readonly why: 'deadline' | 'all';
  /** Seats whose missing orders make the round wait for the host. */
  readonly waitsFor: readonly number[];
}

/** Says when the open round resolves automatically (H25): after the deadline plus the time of grace, or when all orders are in. */
export function selfResolve(current: CurrentMatch): SelfResolve | undefined {
  const { row, playback } = current;
  const { auto, wait, missing } = playback.timing;
  if (auto === 'off' || playback.paused || playback.isClosed || row.over) return undefined;
  const seats = missingSeats(current);
  const due = dueTime(row, playback.match);
  const all = auto === 'all' && seats.length === 0 ? lastOrder(current) : undefined;
  if (all !== undefined && (due === undefined || all < due))
    return { at: all + wait * MINUTE, why: 'all', waitsFor: [] };
  if (due === undefined) return undefined;
  // If nobody has sent an order, the form may be at fault, so the round waits.
  const waits = missing === 'host' || seats.length === playback.started.players.length;
  return {
    at: due + wait * MINUTE,
    why: 'deadline',
    waitsFor: waits ? seats : undecidedSeats(current, seats),
  };
}

/**
 * Lists the seats whose only order is late, so that the host must decide about this order (X2). Gives [] if another
 * order came in time or the host deleted an order.
 */
function undecidedSeats(current: CurrentMatch, seats: readonly number[]): readonly number[] {
  const { playback, sorted } = current;
  if (sorted.removed.size > 0 || [...sorted.latest.values()].some(({ isAccepted }) => !isAccepted)) return [];
  const late = lateOrders(current).map(({ person }) => person?.id);
  return seats.filter((seat) => late.includes(playback.started.players[seat]?.id));
}

/** Gives the time of the newest order, or of the host's last removal of an order, in milliseconds. */
function lastOrder({ sorted }: CurrentMatch): number {
  return Math.max(...[...sorted.latest.values()].map(({ at }) => at), ...sorted.removed.values());
}

/**
 * Gives the time of a player's automatic reminder, in milliseconds. After a refusal by Google, gives the time of the
 * retry. Undefined if no reminder is due later.
 */
export function remindedAt(
  { row, playback }: CurrentMatch,
  state: MailState | undefined,
  now: number,
): number | undefined {
  // A player gets only one reminder of a round, from the host or automatically.
  if (state) return triedAgainAt(state);
  const deadline = Date.parse(row.deadline);
  const { remind } = playback.timing;
  return remind > 0 && now < deadline && !playback.paused ? deadline - remind * HOUR : undefined;
}

/** Gives the time of the next reminder in a match, in milliseconds; undefined if no reminder is planned. */
export function remindsAt(current: CurrentMatch, log: Log, now: number): number | undefined {
  if (current.row.over) return undefined;
  const times = reminders(current, log).flatMap(({ person, state }) =>
    person.email.trim() === '' ? [] : (remindedAt(current, state, now) ?? []),
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Says why a due round waits for the host. */
export function waitingWords(current: CurrentMatch, { waitsFor }: SelfResolve): string {
  const { playback } = current;
  const late = lateOrders(current).length;
  const isNobody = waitsFor.length === playback.started.players.length;
  const names = waitsFor.map((seat) => shownNames(playback)[seat] as string);
  const from = isNobody ? 'anybody' : listed(names);
  const [wait, them] = late === 1 ? ['waits', 'it'] : ['wait', 'them'];
  if (late > 0)
    return `No order has come in time from ${from}. ${plural(late, 'late order')} ${wait} for you. Accept or ignore ${them}.`;
  const verify = isNobody
    ? ' If somebody has sent an order, press “Verify”. It says whether the form is still linked to its tab.'
    : '';
  return `No order has come from ${from}. The round waits for you.${verify}`;
}
