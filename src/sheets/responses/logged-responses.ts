import { own } from '../../rules/base/json.ts';
import type { Log } from '../log/audit-log.ts';
import type { Playback } from '../log/playback/playback.ts';
import { readOffers } from '../log/read-offers.ts';
import type { RoundData } from '../log/shapes.ts';
import type { Confirmed } from './confirmed.ts';

type Entries = Pick<Log, 'entries'>;

type Played = Pick<Playback, 'number' | 'started'>;

/**
 * Reads the log about a reopened round. Gives the orders that counted when this round was last resolved; [] if the round
 * was never resolved. Skips orders that the host entered, because no tab contains such an order.
 */
export function loggedOrders(log: Entries, playback: Played, round: number): readonly Confirmed[] {
  const sources = lastResolve(log, playback, round)?.sources ?? {};
  return playback.started.players.flatMap(({ id, name }): Confirmed[] => {
    const { response, at, byHost } = own(sources, name) ?? {};
    return response === undefined || at === undefined || byHost
      ? []
      : [{ player: id, id: response, at: Date.parse(at) }];
  });
}

/** Reads the log about a reopened round. Gives the responses to the trade form that were read when this round was last resolved. */
export function loggedOffers(log: Entries, playback: Played, round: number): readonly Confirmed[] {
  return readOffers(lastResolve(log, playback, round) ?? { offers: [] }).flatMap(
    ({ id, at, seat }): Confirmed[] => {
      const player = playback.started.players[seat]?.id;
      return player === undefined ? [] : [{ player, id, at }];
    },
  );
}

function lastResolve({ entries }: Entries, { number }: Played, round: number): RoundData | undefined {
  const resolved = entries.flatMap((entry) =>
    entry.what === 'resolve' && entry.match === number && entry.round === round ? [entry.data] : [],
  );
  return resolved[resolved.length - 1];
}
