import { own } from '../../../rules/base/json.ts';
import type { Log } from '../../log/chain/audit-log.ts';
import { readOffers } from '../../log/entries/read-offers.ts';
import type { Playback } from '../../log/playback/playback.ts';
import type { RoundData } from '../../log/shapes.ts';
import type { Confirmed } from './confirmed.ts';

type Entries = Pick<Log, 'entries'>;
type Played = Pick<Playback, 'number' | 'started'>;

/**
 * For a round that is open again: the orders of its last resolve, from the log; none for a round that was never resolved. Orders that the host
 * entered are left out: they are in no tab.
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

/** For a round that is open again: the responses to the trade form that its last resolve read, from the log. */
export function loggedOffers(log: Entries, playback: Played, round: number): readonly Confirmed[] {
  return readOffers(lastResolve(log, playback, round) ?? { offers: [] }).flatMap(
    ({ id, at, seat }): Confirmed[] => {
      const player = playback.started.players[seat]?.id;
      return player === undefined ? [] : [{ player, id, at }];
    },
  );
}

/** The data of a round's last resolve. */
function lastResolve({ entries }: Entries, { number }: Played, round: number): RoundData | undefined {
  const resolved = entries.flatMap((entry) =>
    entry.what === 'resolve' && entry.match === number && entry.round === round ? [entry.data] : [],
  );
  return resolved[resolved.length - 1];
}
