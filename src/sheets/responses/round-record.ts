import { byName } from '../../rules/base/json.ts';
import type { EventData } from '../log/events.ts';
import { hostFor } from '../log/host-orders.ts';
import type { Playback } from '../log/playback/playback.ts';
import { MOST_UNCOUNTED, type OpenPart, type Uncounted } from '../log/shapes.ts';
import { isoTime } from '../time.ts';
import type { OpenRound } from './open-round.ts';
import { byTime, type Submission } from './submission.ts';

/** Gives the players' orders by player name. Leaves out players who sent nothing. */
export function ordersByName({ started }: Playback, { orders }: OpenRound): EventData<'resolve'>['orders'] {
  const sent = started.players.flatMap(({ name }, seat) => {
    const order = orders[seat];
    return order === undefined ? [] : [[name, order] as const];
  });
  return fromPairs(sent);
}

/** Gives the orders and agreed trades of the open round for a match file (H31); undefined if there are none. */
export function openPartOf(
  { started }: Pick<Playback, 'started'>,
  { sorted, trading }: OpenRound,
): OpenPart | undefined {
  const orders = started.players.flatMap(({ id, name }) => {
    const sent = sorted.latest.get(id);
    return sent ? [[name, sent.shown] as const] : [];
  });
  const trades = trading.agreed.map(({ from, to, gives, takes }) => ({ from, to, gives, takes }));
  return orders.length + trades.length === 0 ? undefined : { orders: fromPairs(orders), trades };
}

/** Gives the response from which each order was read, by player name, for the log. */
export function sourcesByName({ started }: Playback, { sorted }: OpenRound): EventData<'resolve'>['sources'] {
  const found = started.players.flatMap(({ id, name }) => {
    const removed = sorted.removed.get(id);
    if (removed !== undefined)
      return [[name, { at: isoTime(removed), sender: hostFor(name), byHost: true, answers: {} }] as const];
    const submission = sorted.latest.get(id);
    return submission ? [[name, sourceOf(submission)] as const] : [];
  });
  return fromPairs(found);
}

/** Gives the responses that do not count, by player name, for the log. Leaves out players without such responses. */
export function uncountedByName({ started }: Playback, { sorted }: OpenRound): Record<string, Uncounted> {
  const { replaced, late } = sorted;
  const fates = [
    ...replaced.map((one) => ({ ...one, fate: 'replaced' as const })),
    ...late.map((one) => ({ ...one, fate: one.isIgnored ? ('ignored' as const) : ('late' as const) })),
  ].sort(byTime);
  const found = started.players.flatMap(({ id, name }) => {
    const own = fates.filter(({ person }) => person?.id === id);
    const newest = own
      .slice(-MOST_UNCOUNTED)
      .map(({ at, fate, shown: answers }) => ({ at: isoTime(at), fate, answers }));
    return own.length === 0 ? [] : [[name, { count: own.length, newest }] as const];
  });
  return fromPairs(found);
}

function sourceOf(submission: Submission): EventData<'resolve'>['sources'][string] {
  const { id: response, at, shown, byHost } = submission;
  const sender = byHost ? submission.claimed : senderOf(submission);
  return { response, at: isoTime(at), sender, ...(byHost ? { byHost } : {}), answers: shown };
}

/** Gives the sender of a response: the verified address, or the name on the roster in a season with secret codes. */
function senderOf({ person, claimed, isNamed }: Submission): string {
  if (!person || person.code === '') return claimed;
  return isNamed ? `${person.name}, assigned by the host` : person.name;
}

/** Gives the credits of the round by player name. Leaves out purses that did not change. */
export function creditsByName(
  { started }: Playback,
  { credits }: OpenRound,
): EventData<'resolve'>['credits'] {
  const changed = credits.flatMap(({ garnets, bellflowers }, seat) => {
    const name = started.players[seat]?.name;
    return name !== undefined && (garnets || bellflowers) ? [[name, { garnets, bellflowers }] as const] : [];
  });
  return fromPairs(changed);
}

function fromPairs<T>(pairs: readonly (readonly [name: string, value: T])[]): Record<string, T> {
  return byName(
    pairs.map(([name]) => name),
    pairs.map(([, value]) => value),
  );
}
