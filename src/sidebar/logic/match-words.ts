import { listed, plural, stopped } from '../../rules/base/words.ts';
import type { Mailed, MatchState, ResolvedAnswer, TradesState } from '../../sheets/panel-api/panel.ts';
import { type DeadlineStatus, timeWords } from './clock.ts';
import { toRemind, withLostOrder, withoutAddress, withoutOrder } from './seat-words.ts';

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

/** Says that an automatic reminder was not sent, which players should have received it, and what the host can do (H19). */
export function unsentWords({ clock: { problem }, seats }: Pick<MatchState, 'clock' | 'seats'>): string {
  const left = [...toRemind(seats), ...withLostOrder(seats)].filter(
    ({ hasAddress, remindedAt }) => hasAddress && remindedAt === '',
  );
  const to = left.length === 0 ? '' : ` to ${listed(left.map(({ name }) => name))}`;
  return `Reminders were not sent${to} (${timeWords(problem?.at ?? '')}): ${problem?.what} Under “Remind who is missing” you can copy the text.`;
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
  const was = `was due ${clock.due}. This deadline has passed. Orders sent now count only if the host accepts them`;
  const due = clock.due === '' ? 'is open' : isEarly ? `is due ${clock.due}` : was;
  const names = toRemind(seats).map(({ name }) => name);
  return `${title}, round ${round + 1} ${due}. Orders are still missing from ${listed(names)}. Your own file has the link to your form.\n${check}`;
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

/** Lists the decisions that wait for the host in a match: “1 late order, 2 unknown senders”. Gives '' if nothing waits for the host. */
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

/** Gives the number of responses of each kind that do not count: “2 late orders”, “1 unknown sender” (X2, H18, H41). */
export function notCountedWords({
  late,
  unknownSenders,
  moreUnknown,
  unreadable,
  changed,
}: MatchState): readonly string[] {
  const counts = [
    [late.filter(({ ignored }) => !ignored).length, 'late order'],
    [unknownSenders.filter(({ ignored }) => !ignored).length + moreUnknown, 'unknown sender'],
    [unreadable.length, 'unreadable row'],
    [changed.length, 'changed row'],
  ] as const;
  return counts.flatMap(([count, one]) => (count > 0 ? plural(count, one) : []));
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
    left.length === 0 ? [] : [`Google takes no more mail today. Copy the text for ${listed(left)}.`];
  return [
    sent.length === 0 ? 'No mail was sent.' : stopped(`A mail was sent to ${listed(sent)}`),
    ...refused,
    ...rest,
  ].join(' ');
}
