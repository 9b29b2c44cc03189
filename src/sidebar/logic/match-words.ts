import { listed, plural, stopped } from '../../rules/base/words.ts';
import type {
  Mailed,
  MatchState,
  ResolvedAnswer,
  SeatState,
  TradesState,
} from '../../sheets/panel-api/panel.ts';
import { type DeadlineStatus, shortTimeWords, timeWords } from './clock.ts';
import { soonerNextWords } from './next-deadline.ts';

/** Sorts matches for the list: unfinished matches first. Within each group, newer matches come first. */
export function inOrder(matches: readonly MatchState[]): readonly MatchState[] {
  return [...matches].sort((a, b) => Number(a.over) - Number(b.over) || b.number - a.number);
}

/** Gives the match to show: the chosen match if it exists, otherwise the first match of the list. */
export function shownMatch(
  matches: readonly MatchState[],
  chosen: number | undefined,
): MatchState | undefined {
  return matches.find(({ number }) => number === chosen) ?? inOrder(matches)[0];
}

export type SeatKind = 'sent' | 'refused' | 'nothing';

/** Classifies a seat by its order in the open round: 'nothing' without an order, 'refused' if a line was refused, otherwise 'sent'. */
export function seatKind({ receivedAt, refused }: SeatState): SeatKind {
  if (receivedAt === '') return 'nothing';
  return refused.length > 0 ? 'refused' : 'sent';
}

/** Describes a seat's order in the open round, such as “Sent Sat 10:41”. */
export function seatWords(seat: SeatState): string {
  if (seat.receivedAt === '') return seat.byHost === 'deleted' ? 'Order deleted' : 'No order yet';
  const { length } = seat.refused;
  const sent = seat.byHost === 'entered' ? 'Entered' : seat.isAccepted ? 'Accepted, sent' : 'Sent';
  const refused = seat.isLost ? 'No valid part,' : `${plural(length, 'line')} refused,`;
  return `${length > 0 ? refused : sent} ${shortTimeWords(seat.receivedAt)}`;
}

/** Names the players without an order for the open round. */
export function withoutOrder(seats: readonly SeatState[]): readonly string[] {
  return seats.filter(({ receivedAt }) => receivedAt === '').map(({ name }) => name);
}

/** Finds the players to remind: players without an order, unless the host deleted their order. */
export function toRemind(seats: readonly SeatState[]): readonly SeatState[] {
  return seats.filter(({ receivedAt, byHost }) => receivedAt === '' && byHost === '');
}

/** Finds the players whose order so far has no valid part. */
export function withLostOrder(seats: readonly SeatState[]): readonly SeatState[] {
  return seats.filter(({ isLost }) => isLost);
}

/** Counts the players without an order, and the players whose order has no valid part. */
export function remindWords(seats: readonly SeatState[]): string {
  const missing = toRemind(seats).length;
  const lost = withLostOrder(seats).map(({ name }) => name);
  return [
    ...(missing > 0
      ? [`${plural(missing, 'player')} ${missing === 1 ? 'has' : 'have'} sent no order yet.`]
      : []),
    ...(lost.length > 0
      ? [
          `The ${lost.length === 1 ? 'order' : 'orders'} of ${listed(lost)} ${lost.length === 1 ? 'has' : 'have'} no valid part yet.`,
        ]
      : []),
    ...(missing + lost.length === 0 ? ['nobody is missing.'] : []),
  ].join(' ');
}

/** Says that an automatic reminder was not sent, which players should have received it, and what the host can do (H19). */
export function unsentWords({ clock: { problem }, seats }: Pick<MatchState, 'clock' | 'seats'>): string {
  const left = [...toRemind(seats), ...withLostOrder(seats)].filter(
    ({ hasAddress, remindedAt }) => hasAddress && remindedAt === '',
  );
  const to = left.length === 0 ? '' : ` to ${listed(left.map(({ name }) => name))}`;
  return `Reminders were not sent${to} (${timeWords(problem?.at ?? '')}): ${problem?.what} Under “Remind who is missing” you can copy the text.`;
}

/** Names the players without a mail address; '' if everyone has an address. */
export function withoutAddress(seats: readonly SeatState[]): string {
  const names = seats.filter(({ hasAddress }) => !hasAddress).map(({ name }) => name);
  return names.length === 0
    ? ''
    : `No mail reaches ${listed(names)}: there is no address on the roster. Tell ${names.length === 1 ? 'this player' : 'them'} yourself.`;
}

/** Names the players whom the automatic reminder cannot reach. Gives '' if there are no such players, or if no reminder is set. */
export function unreachedWords({ clock, seats }: Pick<MatchState, 'clock' | 'seats'>): string {
  return clock.timing.remind > 0 && clock.pausedSince === ''
    ? withoutAddress([...toRemind(seats), ...withLostOrder(seats)])
    : '';
}

/**
 * Writes a reminder for a chat: the players without an order, and the deadline in all players' time zones (H35). The
 * text contains no secrets.
 */
export function reminderText(
  { title, round, clock, seats, check }: MatchState,
  { isEarly }: Pick<DeadlineStatus, 'isEarly'>,
): string {
  const was = `was due ${clock.due}, which has passed. Orders sent now count only if the host accepts them`;
  const due = clock.due === '' ? 'is open' : isEarly ? `is due ${clock.due}` : was;
  const names = toRemind(seats).map(({ name }) => name);
  return `${title}, round ${round + 1} ${due}. Orders are still missing from ${listed(names)}. The link to your form is in your own file.\n${check}`;
}

/**
 * Says how many players have sent an order: “7 of 10 players have sent an order.” Adds the number of responses from
 * unknown senders that wait for the host.
 */
export function sentWords({
  seats,
  unknownSenders,
  moreUnknown,
}: Pick<MatchState, 'seats' | 'unknownSenders' | 'moreUnknown'>): string {
  const sent = seats.length - withoutOrder(seats).length;
  const isAll = seats.length > 0 && sent === seats.length;
  const words = `${isAll ? `All ${sent}` : `${sent} of ${seats.length}`} players have sent an order.`;
  const unknown = unknownSenders.filter(({ ignored }) => !ignored).length + moreUnknown;
  if (unknown === 0) return words;
  const waits = unknown === 1 ? 'of an unknown sender waits' : 'of unknown senders wait';
  return `${words} ${plural(unknown, 'response')} ${waits}, see below.`;
}

/** Lists briefly what the host must decide in a match: “1 late order, 2 unknown senders”. Gives '' if nothing waits for the host. */
export function waitsWords(match: MatchState): string {
  const { problem, edited, clock } = match;
  if (problem) return 'stopped: needs your help';
  return [
    ...(clock.pausedSince === '' ? [] : ['paused']),
    ...(edited.length > 0 ? ['changed by hand'] : []),
    ...(clock.problem ? ['did not resolve automatically'] : []),
    ...notCountedWords(match),
  ].join(', ');
}

/** Counts the responses that do not count. Each kind of response gets one phrase (X2, H18, H41). */
export function notCountedWords({
  late,
  unknownSenders,
  unreadable,
  changed,
}: MatchState): readonly string[] {
  const counts = [
    [late.filter(({ ignored }) => !ignored).length, 'late order'],
    [unknownSenders.filter(({ ignored }) => !ignored).length, 'unknown sender'],
    [unreadable.length, 'unreadable row'],
    [changed.length, 'changed row'],
  ] as const;
  return counts.flatMap(([count, one]) => (count > 0 ? plural(count, one) : []));
}

/** Finds the late orders for the open round that the host has neither accepted nor ignored. */
export function lateForRound({ late, round }: MatchState): MatchState['late'] {
  return late.filter((one) => !one.ignored && one.round === round + 1);
}

/** Names the players who have a late order for the open round that the host has neither accepted nor ignored. */
function lateNames(match: MatchState): readonly string[] {
  return [...new Set(lateForRound(match).map(({ name }) => name))];
}

/**
 * Says that late orders will count if the host moves the deadline or pauses the match (H26). Ignored orders stay
 * ignored. Gives '' if there are no late orders.
 */
export function lateThenWords(match: MatchState): string {
  const names = lateNames(match);
  if (names.length === 0) return '';
  return `Late orders from ${listed(names)} then count if they were sent in time. If an order must not count, ignore it first.`;
}

/**
 * Says that this late order cannot count because the player has sent a newer order (X1). Gives '' if the player has sent
 * no newer order.
 */
export function newerWords(seats: readonly SeatState[], { name, at }: MatchState['late'][number]): string {
  const seat = seats.find((one) => one.name === name);
  // An accepted order replaces the one that the host entered (H16).
  if (seat?.byHost !== '' || seat.receivedAt <= at) return '';
  return `This order does not count: ${name} sent a newer one (${shortTimeWords(seat.receivedAt)}).`;
}

/** Finds the late orders that count if the host accepts all late orders: each player's newest late order for the open round. */
export function newestLate(match: MatchState): MatchState['late'] {
  const newest = new Map(lateForRound(match).map((one) => [one.name, one]));
  return [...newest.values()].filter((one) => newerWords(match.seats, one) === '');
}

/** Names the players whose orders for later rounds had arrived before a round was reopened (H21). Each later round gets one sentence. */
export function laterWords({ later }: Pick<MatchState, 'later'>): readonly string[] {
  return later.map(({ round, names }) => {
    const [wait, count] = names.length === 1 ? ['waits', 'It counts'] : ['wait', 'They count'];
    const orders = plural(names.length, 'order');
    return `${orders} from ${listed(names)} for round ${round} ${wait}. ${count} once round ${round} is open again, unless the player then sends a newer order.`;
  });
}

/** Says how the host can count late orders for resolved rounds; '' if there are no such orders. */
export function earlierLateWords({ late, round }: MatchState): string {
  return late.some((one) => !one.ignored && one.round <= round)
    ? `An accepted order counts in round ${round + 1}. To count a late order in its own round instead, use “Correct an earlier round”.`
    : '';
}

/**
 * Warns the host before a resolve; '' if there is nothing to warn of. Warns of missing, invalid and late orders, unknown
 * senders, a pause, and a next deadline earlier than the announced deadline.
 */
export function questionBeforeResolve(match: MatchState, status: DeadlineStatus, now: number): string {
  const missing = toRemind(match.seats).map(({ name }) => name);
  const late = lateNames(match);
  const sooner = status.isEarly ? soonerNextWords(match, now) : '';
  const unknown = unknownWords(match);
  const paused = match.clock.pausedSince === '' ? '' : 'The match is paused.';
  const lost = withLostOrder(match.seats).map(({ name }) => name);
  if (missing.length + lost.length + late.length === 0 && unknown + sooner + paused === '') return '';
  const [orders, count, them] =
    late.length === 1 ? ['A late order', 'does', 'it'] : ['Late orders', 'do', 'them'];
  return [
    paused,
    status.early,
    match.closedForm,
    isEmpty(match) && !status.isEarly && late.length === 0
      ? NOBODY
      : missingWords(missing, late.length > 0 ? 'in time' : 'yet'),
    lostWords(lost),
    late.length === 0 ? '' : `${orders} of ${listed(late)} ${count} not count unless you accept ${them}.`,
    unknown,
    sooner,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says that orders and offers of unknown senders do not count (H18). Gives '' if no response of an unknown sender waits for the host. */
function unknownWords({ unknownSenders, moreUnknown }: MatchState): string {
  const waiting = unknownSenders.filter(({ ignored }) => !ignored);
  const offers = waiting.filter(({ isOffer }) => isOffer).length;
  const orders = waiting.length - offers;
  const counts = [
    [orders, 'order'] as const,
    [offers, 'offer'] as const,
    [moreUnknown, 'further response'] as const,
  ];
  const what = listed(counts.flatMap(([count, one]) => (count > 0 ? plural(count, one) : [])));
  return what === ''
    ? ''
    : `${what} of an unknown sender ${waiting.length + moreUnknown === 1 ? 'does' : 'do'} not count: first assign or ignore ${waiting.length + moreUnknown === 1 ? 'it' : 'them'}.`;
}

const NOBODY =
  'Nobody has sent an order yet. If a player says otherwise, press “Verify” first. It finds out whether the form was unlinked from its tab.';

function isEmpty({ seats }: MatchState): boolean {
  return seats.every(({ receivedAt, byHost }) => receivedAt === '' && byHost === '');
}

function missingWords(names: readonly string[], when: 'yet' | 'in time'): string {
  if (names.length === 0) return '';
  const who = names.length <= 3 ? listed(names) : plural(names.length, 'player');
  return `${who} ${names.length === 1 ? 'has' : 'have'} sent no order ${when}.`;
}

function lostWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  const whose = names.length === 1 ? `${names[0]}’s order has` : `The orders of ${listed(names)} have`;
  return `${whose} no valid part.`;
}

/** Counts the trades of the round: “2 agreed (1 would fail now), 1 open, 1 refused”; '' if there are no offers. */
export function tradeWords({ agreed, open, failing, refused }: Omit<TradesState, 'assigned'>): string {
  const fails = failing.length > 0 ? ` (${failing.length} would fail now)` : '';
  const parts = [
    [agreed, `agreed${fails}`],
    [open, 'open'],
    [refused.length, 'refused'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}

/** Says in one sentence how a resolve ended. */
export function resolvedWords(answer: {
  readonly round: number;
  readonly over: boolean;
  readonly sent: number;
  readonly failed: readonly unknown[];
  readonly waiting: number;
}): string {
  const left = answer.failed.length + answer.waiting;
  const made = `${plural(answer.sent, 'page')} renewed`;
  const files = left === 0 ? made : `${made}, ${plural(left, 'page')} still to renew`;
  return `Round ${answer.round} resolved, ${files}.${answer.over ? ' The match is over.' : ''}`;
}

/** Gives the original message of an unexpected error that stopped the update of a page. Gives undefined if there was no such error. */
export function failureDetails({ failed }: Pick<ResolvedAnswer, 'failed'>): string | undefined {
  return failed.find(({ details }) => details !== undefined)?.details;
}

/** Says in a few sentences who got a mail, which mails failed, and for whom the host must copy the text. */
export function mailedWords({ sent, failed, left }: Mailed): string {
  const refused = failed.map(({ name, error }) => `The mail to ${name}: ${stopped(error)}`);
  const rest =
    left.length === 0 ? [] : [`Google takes no more mail today: copy the text for ${listed(left)}.`];
  return [
    sent.length === 0 ? 'No mail was sent.' : stopped(`A mail was sent to ${listed(sent)}`),
    ...refused,
    ...rest,
  ].join(' ');
}
