import { allViews, type Match, playRound, type Views } from '../../src/rules/play/match.ts';
import { openRecord } from '../../src/rules/play/record.ts';
import { rehearseSeat } from '../../src/rules/play/shown/seat-form.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { makeRandom } from '../players.ts';
import type { Event } from './law/walk.ts';

/** A match that simulated players played to its end. */
export interface Rehearsed {
  readonly match: Match;
  /** After the start and after each round. */
  readonly positions: readonly Match['position'][];
  readonly seen: readonly Views[];
  readonly refused: readonly { readonly code: string; readonly part: string }[];
  readonly events: readonly (Event & { readonly round: number })[];
}

/** Plays a record without rounds to its end, by simulated players through their forms; the same seed gives the same match. */
export function rehearseRecord(record: object, seed: string): Rehearsed {
  const random = makeRandom(seed);
  let { match } = openRecord(GAMES, record);
  const { form } = match.game;
  const positions = [match.position];
  const seen = [allViews(match)];
  const refused: Rehearsed['refused'][number][] = [];
  const events: Rehearsed['events'][number][] = [];
  while (!match.position.over) {
    const view = seen.at(-1)!;
    const orders = match.info.names.map((_, seat) =>
      form.read(match.info, view.public as never, rehearseSeat(match, view, seat, random)),
    );
    const round = match.position.round + 1;
    const played = playRound(match, { credits: [], trades: [], orders }, (to, ruling, text) =>
      events.push({ round, to, ruling, text }),
    );
    match = played.match;
    refused.push(...played.refused);
    seen.push(allViews(match));
    positions.push(match.position);
  }
  return { match, positions, seen, refused, events };
}
