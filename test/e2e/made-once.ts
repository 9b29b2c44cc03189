import type { Host, HostSetup } from '../../local/host/host.ts';
import type { Snapshot } from '../../local/host/snapshot.ts';
import { FOUR, NAMES } from '../players.ts';
import { hostOf, makeMatch, makeSeason, makeTraders } from './season.ts';

/**
 * Makes a season once for what is given, and gives copies of it: a match takes a hundred times as long to make as to copy. Files of one group of
 * tests share what is made here.
 */
export function madeOnce<A extends readonly unknown[]>(
  make: (...given: A) => Host,
  setup: Partial<HostSetup> = {},
): (...given: A) => Host {
  const seasons = new Map<string, Snapshot>();
  return (...given) => {
    const key = JSON.stringify(given);
    const state = seasons.get(key) ?? make(...given).snapshot();
    seasons.set(key, state);
    return hostOf({ ...setup, state });
  };
}

/** Four players, and no match. */
export const empty = madeOnce((identity: 'email' | 'code') => makeSeason(FOUR, identity));

/** Their first match, of Secret Soulmate, before its first round. */
export const begun = madeOnce((identity: 'email' | 'code') => {
  const host = empty(identity);
  makeMatch(host, 'secret-soulmate', NAMES, { seed: 'the seed of this match' });
  return host;
});

/** The same with something to trade. */
export const traders = madeOnce(() => makeTraders(FOUR));
