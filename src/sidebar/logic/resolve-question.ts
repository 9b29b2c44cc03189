import { listed, plural } from '../../rules/base/words.ts';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import type { DeadlineStatus } from './clock.ts';
import { lateNames } from './late-words.ts';
import { soonerNextWords } from './next-deadline.ts';
import { toRemind, withLostOrder } from './seat-words.ts';

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
