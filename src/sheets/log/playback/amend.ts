import { own, put } from '../../../rules/base/json.ts';
import { unusable } from '../../../rules/base/unusable.ts';
import type { EventData, RoundData } from '../entries/events.ts';
import { type HostOrder, withoutOrderOf } from '../entries/host-orders.ts';
import { correctedTrades, hostTradeOf } from '../entries/host-trades.ts';
import type { Opening } from '../entries/openings.ts';
import { choicesAfter } from './choices.ts';
import { judgeStanding, withFormerEnd } from './early-end.ts';
import { resolve } from './play.ts';
import {
  type Amendment,
  BEFORE_TAKE_OVER,
  isTaken,
  type Origin,
  type Playback,
  type PlayedRound,
} from './playback.ts';

/** What a correction changes of a resolved round. */
interface Correction {
  /** The number of the round. */
  readonly round: number;
  /** The round's data with the correction. */
  input(input: RoundData): RoundData;
  /** The host's orders and trades before the round: they count again when the round is undone. */
  acts(before: Playback): Pick<Playback, 'hostOrders' | 'hostTrades'>;
  amendment(played: PlayedRound): Amendment;
}

/** The match with a corrected order in a resolved round. Throws unusable when the rounds cannot be played so. */
export function amend(playback: Playback, data: EventData<'amend'>, origin: Origin): Playback {
  const name = playback.started.players.find(({ id }) => id === data.player)?.name;
  if (name === undefined) return unusable('player', 'no player of this match');
  const order = orderOf(data, origin);
  return playCorrected(playback, origin, {
    round: data.round,
    input: (input) => amendedInput(input, name, data),
    acts: ({ hostOrders, hostTrades }) => ({
      hostOrders: [...withoutOrderOf(hostOrders, order.round, order.player), order],
      hostTrades,
    }),
    amendment: (played) => amendmentOf(played, name, origin),
  });
}

/** The match with corrected trades in a resolved round (H34). Throws unusable when the rounds cannot be played so. */
export function amendTrade(playback: Playback, data: EventData<'amend trade'>, origin: Origin): Playback {
  const { number, time } = origin;
  return playCorrected(playback, origin, {
    round: data.round,
    input: (input) => ({
      ...input,
      trades: correctedTrades(input.trades, data) ?? unusable('strikes', 'the round has no such trade'),
    }),
    acts: ({ hostOrders, hostTrades }) => ({
      hostOrders,
      hostTrades: [...hostTrades, hostTradeOf(data, time)],
    }),
    amendment: () => ({ entry: number, time }),
  });
}

/**
 * The match with a correction: the rounds from it on are played again with the orders, trades and credits that they had. When the
 * match ends earlier now, the rounds after that fall away.
 */
function playCorrected(playback: Playback, origin: Origin, correction: Correction): Playback {
  const { rounds, edits } = playback;
  const { round } = correction;
  const first = rounds.find((one) => one.round === round);
  if (!first) return unusable('round', `round ${round} has not been resolved`);
  if (isTaken(playback, round)) return unusable('round', `round ${round} ${BEFORE_TAKE_OVER}`);
  const edited = edits.find(({ after }) => after >= round);
  if (edited) return unusable('round', `the position after round ${edited.after} was changed by hand`);
  let now = first.before;
  for (const played of rounds.slice(round - 1)) {
    if (now.match.position.over) break;
    const isIt = played === first;
    const input = isIt ? correction.input(played.input) : played.input;
    const { acceptedLate, openings, senders } = played.before;
    const before = { ...now, acceptedLate, openings, senders, ...correction.acts(played.before) };
    const amended = isIt ? [...played.amended, correction.amendment(played)] : played.amended;
    now = withAmended(resolve(before, input, { number: played.entry, time: played.time }), amended);
  }
  if (playback.judgement && !now.match.position.over) now = judgeStanding(now);
  const { vote: _, opponent: ___, paused: __, ...rest } = now;
  const { paused } = playback;
  return withFormerEnd(playback, {
    ...rest,
    ...choicesAfter(playback, playback.match, now.match),
    hostOrders: playback.hostOrders,
    hostTrades: playback.hostTrades,
    acceptedLate: playback.acceptedLate,
    senders: playback.senders,
    substitutes: playback.substitutes,
    ...earlyEndOf(playback, now),
    timing: playback.timing,
    ...(paused ? { paused } : {}),
    isClosed: playback.isClosed,
    isSeedShown: playback.isSeedShown,
    openings: openingsAfter(playback.openings, now.rounds.length + 1, origin),
  });
}

/** The order of the amended round: it counts again when that round is undone. */
function orderOf({ round, player, order, source }: EventData<'amend'>, { time }: Origin): HostOrder {
  const entered = order === undefined ? {} : { answers: source.answers };
  return { round, player, at: Date.parse(time), ...entered };
}

function amendedInput(input: RoundData, name: string, { order, source }: EventData<'amend'>): RoundData {
  const { [name]: _, ...others } = input.orders;
  const orders = { ...others };
  if (order !== undefined) put(orders, name, order);
  const sources = { ...input.sources };
  put(sources, name, source);
  return { ...input, orders, sources };
}

function amendmentOf({ input }: PlayedRound, player: string, { number, time }: Origin): Amendment {
  const replaced = own(input.sources, player)?.response;
  return { player, entry: number, time, ...(replaced === undefined ? {} : { replaced }) };
}

function withAmended(playback: Playback, amended: readonly Amendment[]): Playback {
  const rounds = playback.rounds.map((played, i) =>
    i === playback.rounds.length - 1 ? { ...played, amended } : played,
  );
  return { ...playback, rounds };
}

/** Whether the host has ended the match, as long as it does not end by its rules now. */
function earlyEndOf(
  { isEnded, lapsed }: Playback,
  { match }: Playback,
): Pick<Playback, 'isEnded' | 'lapsed'> {
  if (!isEnded || match.position.over) return { isEnded: false };
  return { isEnded, ...(lapsed ? { lapsed } : {}) };
}

/** The openings of the rounds; with a further one if the correction changes which round is open. */
function openingsAfter(openings: readonly Opening[], round: number, { time }: Origin): readonly Opening[] {
  const isOpen = openings[openings.length - 1]?.round === round;
  return isOpen ? openings : [...openings, { round, from: Date.parse(time) }];
}
