import * as z from 'zod/mini';
import { own, put } from '../../../rules/base/json.ts';
import { unusable } from '../../../rules/base/unusable.ts';
import { text } from '../../../rules/declare/position.ts';
import { type HostOrder, withoutOrderOf } from '../host-orders.ts';
import { defineEvent } from '../kind.ts';
import { againWords, CORRECTS, playCorrected } from '../playback/correct.ts';
import type { Amendment, Origin, Playback, PlayedRound } from '../playback/playback.ts';
import { correction, json, type RoundData, source } from '../shapes.ts';

const schema = z.strictObject({
  ...correction,
  player: text(),
  /** The corrected order; absent if the player now has no order that counts. */
  order: z.exactOptional(json),
  source,
});

type Amended = z.infer<typeof schema>;

/** Corrects an order of a resolved round, and plays the match again. Throws an Unusable error if the rounds cannot be played. */
export function amend(playback: Playback, data: Amended, origin: Origin): Playback {
  const name = playback.started.players.find(({ id }) => id === data.player)?.name;
  if (name === undefined) return unusable('player', 'no player of this match');
  const order = orderOf(data, origin);
  return playCorrected(playback, origin, {
    ...data,
    input: (input) => amendedInput(input, name, data),
    acts: ({ hostOrders, hostTrades }) => ({
      hostOrders: [...withoutOrderOf(hostOrders, order.round, order.player), order],
      hostTrades,
    }),
    amendment: (played) => amendmentOf(played, name, origin),
  });
}

/** Makes an order of the host from the corrected order. If the round is undone later, this order counts again. */
function orderOf({ round, player, order, source }: Amended, { time }: Origin): HostOrder {
  const entered = order === undefined ? {} : { answers: source.answers };
  return { round, player, at: Date.parse(time), ...entered };
}

function amendedInput(input: RoundData, name: string, { order, source }: Amended): RoundData {
  const { [name]: _, ...others } = input.orders;
  const orders = { ...others };
  if (order !== undefined) put(orders, name, order);
  const sources = { ...input.sources };
  put(sources, name, source);
  return { ...input, orders, sources };
}

function amendmentOf({ input }: PlayedRound, player: string, { number, time }: Origin): Amendment {
  const replaced = own(input.sources, player)?.response;
  return { what: 'order', player, entry: number, time, ...(replaced === undefined ? {} : { replaced }) };
}

/** Event: the host corrected a player's order in a resolved round, and this and all later rounds were played again (H20). */
export const AMEND = defineEvent({
  schema,
  match: amend,
  ...CORRECTS,
  words: {
    everyone: (data) =>
      `An order of round ${data.round} was corrected, and this and all later rounds were played again.${againWords(data)}`,
    whole: (data, { nameOf }) =>
      `The order of ${nameOf(data.player)} in round ${data.round} was ${data.order === undefined ? 'deleted' : 'corrected'}, and this and all later rounds were played again.${againWords(data)}`,
  },
});
