import * as z from 'zod/mini';
import { own } from '../../../rules/base/json.ts';
import { EMPTY_PURSE } from '../../workbook/ledger-tab.ts';
import type { HostOrder } from '../host-orders.ts';
import type { HostTrade } from '../host-trades.ts';
import { defineEvent } from '../kind.ts';
import { whenTaken } from '../playback/edit-words.ts';
import { begin, playRounds } from '../playback/play.ts';
import type { Playback, Substitute } from '../playback/playback.ts';
import { inMatch } from '../season-facts.ts';
import { begun, type OpenPart, type Started, type Taken, taken } from '../shapes.ts';
import type { At } from '../words.ts';
import { withMatch } from './new-game.ts';

/**
 * Begins a match from a record of rounds that were played elsewhere (H31). The host cannot undo or correct these rounds
 * here. Throws an Unusable error if the record cannot be played.
 */
export function takeOver(
  { rounds, edits, shown, purses, open, ...started }: Taken,
  at: Pick<At, 'match' | 'number' | 'time'>,
): Playback {
  const playback = playRounds(begin(at.match, started), { rounds, edits }, at);
  const next = rounds.length + 1;
  return {
    ...playback,
    openings: [{ round: next, from: Number.NEGATIVE_INFINITY }],
    substitutes: started.players.flatMap(({ id, name }, seat): Substitute[] => {
      const to = shown[seat] ?? name;
      const renamed = { player: id, from: name, to, person: 'same', entry: at.number, round: next };
      return to === name ? [] : [renamed as Substitute];
    }),
    ...(open ? openActs(open, started, next, at.time) : {}),
    taken: {
      rounds: rounds.length,
      purses: playback.match.purses.map((purse) => (purses === 'record' ? EMPTY_PURSE : purse)),
    },
  };
}

/** Gives the orders and trades of the open round as orders and trades that the host entered (H16, H34). */
function openActs({ orders, trades }: OpenPart, { players }: Started, round: number, time: string) {
  const at = Date.parse(time);
  return {
    hostOrders: players.flatMap(({ id, name }): HostOrder[] => {
      const answers = own(orders, name);
      return answers ? [{ round, player: id, at, answers }] : [];
    }),
    hostTrades: trades.map((enters): HostTrade => ({ round, at, enters })),
  };
}

const PURSES = {
  season: '',
  record: ', with the purses in that file',
} as const;

/** Event: a match that began elsewhere continues here (H31). `position` is the hash of the position after the rounds of the record. */
export const TAKE_OVER = defineEvent({
  schema: z.strictObject({ ...begun, ...taken }),
  begin: takeOver,
  playsRounds: true,
  receiptFrom: () => 0,
  season: (facts, data, at) =>
    inMatch(withMatch(facts, data, at), at.match, { playedAt: at.time, isUndone: false }),
  changesPublicPage: false,
  words: {
    everyone: ({ rounds, purses }) =>
      `The match was taken over from a match file ${whenTaken(rounds.length)}${PURSES[purses]}.`,
  },
});
