import { own } from '../../../rules/base/json.ts';
import type { Log } from '../../log/chain/chain.ts';
import type { Playback } from '../../log/playback/playback.ts';
import type { Confirmed } from './confirmed.ts';

/**
 * The orders with which a round was last resolved that is open again, as the log names them: none for a round that was not resolved
 * before. What the host had entered lies in no tab.
 */
export function loggedOrders(
  { entries }: Pick<Log, 'entries'>,
  { number, started }: Pick<Playback, 'number' | 'started'>,
  round: number,
): readonly Confirmed[] {
  const resolved = entries.flatMap((entry) =>
    entry.what === 'resolve' && entry.match === number && entry.round === round ? [entry.data.sources] : [],
  );
  const sources = resolved[resolved.length - 1] ?? {};
  return started.players.flatMap(({ id, name }): Confirmed[] => {
    const { response, at, byHost } = own(sources, name) ?? {};
    return response === undefined || at === undefined || byHost
      ? []
      : [{ player: id, id: response, at: Date.parse(at) }];
  });
}
