import { canonicalJson, sha256Hex } from '../../rules/base/hash.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import type { AnyGame } from '../../rules/game.ts';
import { GAMES } from '../../rules/registry.ts';
import { fail } from '../problem.ts';
import { addressOfEntry, type Log } from './chain/audit-log.ts';
import type { Entry } from './chain/chain.ts';
import { afterHostOrder, withoutOrderOf } from './entries/host-orders.ts';
import { hostTradeOf } from './entries/host-trades.ts';
import { afterNaming, untilReplaced } from './entries/senders.ts';
import { type Beginning, isBeginning } from './facts/beginnings.ts';
import { tokensGiven } from './facts/tokens-given.ts';
import { amend, amendTrade } from './playback/amend.ts';
import { applyEarlyEnd } from './playback/early-end.ts';
import { edit } from './playback/edit.ts';
import { begin, resolve } from './playback/play.ts';
import { type Playback, substituteIn } from './playback/playback.ts';
import { takeOver } from './playback/take-over.ts';
import { undo } from './playback/undo.ts';

/**
 * Applies an entry of a match: the match after it; undefined before a match has begun. An entry that cannot be replayed
 * becomes the fault. Throws unusable only when the match cannot begin. Of a known entry, the position is not checked again.
 * `digest` is a quick SHA-256: what it confirms is not hashed again.
 */
export function apply(
  playback: Playback | undefined,
  entry: Entry,
  games: readonly AnyGame[] = GAMES,
  isKnown = false,
  digest: Digest = sha256Hex,
): Playback | undefined {
  const check: PositionCheck = isKnown
    ? (after) => after
    : (after, hash) => checked(after, entry.number, hash, digest);
  if (isBeginning(entry)) return playback ?? applyBeginning(entry, games, check);
  if (!playback || playback.stopped) return playback;
  try {
    return applyToMatch(playback, entry, check);
  } catch (error) {
    const why = asUnusable(error);
    if (!why) throw error;
    return { ...withFault(playback, entry.number, `${why.path}: ${why.problem}`), stopped: true };
  }
}

type Digest = (text: string) => string;

/** The match after an entry, with a fault if its position does not have the hash that the entry says. */
type PositionCheck = (after: Playback, hash: string) => Playback;

function applyBeginning(entry: Beginning, games: readonly AnyGame[], check: PositionCheck): Playback {
  const begun =
    entry.what === 'new game'
      ? begin(entry.match, entry.data, games)
      : takeOver(entry.match, entry.data, entry, games);
  return check(begun, entry.data.position);
}

function applyToMatch(playback: Playback, entry: Entry, check: PositionCheck): Playback {
  switch (entry.what) {
    case 'resolve':
      return check(resolve(playback, entry.data, entry), entry.data.position);
    case 'undo':
      return undo(playback, entry.data, entry);
    case 'amend':
      return check(amend(playback, entry.data, entry), entry.data.position);
    case 'amend trade':
      return check(amendTrade(playback, entry.data, entry), entry.data.position);
    case 'edit':
      return edit(playback, entry.data);
    case 'name sender':
      return { ...playback, senders: afterNaming(playback.senders, entry.data) };
    case 'timing':
      return { ...playback, timing: entry.data };
    case 'pause':
      return { ...playback, paused: { since: entry.time, deadline: entry.data.deadline } };
    case 'go on': {
      const { paused: _, ...going } = playback;
      return going;
    }
    case 'vote':
      return { ...playback, vote: entry.data.chosen };
    case 'opponent':
      return { ...playback, opponent: entry.data.chosen };
    case 'accept late':
      return acceptLate(playback, entry);
    case 'host order':
      return { ...playback, hostOrders: afterHostOrder(playback.hostOrders, entry.data, entry.time) };
    case 'host trade':
      return { ...playback, hostTrades: [...playback.hostTrades, hostTradeOf(entry.data, entry.time)] };
    case 'substitute':
      return substituteIn(
        { ...playback, senders: untilReplaced(playback.senders, entry.data.player, Date.parse(entry.time)) },
        entry.data,
        entry,
      );
    case 'end early':
      return applyEarlyEnd(playback, entry.data);
    case 'close':
      return { ...playback, isClosed: true, isSeedShown: true };
    case 'bring back':
      return { ...playback, isClosed: false };
    // These change tabs, or the season; the match itself stays as it is.
    case 'deadline':
    case 'mail':
    case 'rename':
    case 'restore tab':
    case 'restore responses':
    case 'roster':
    case 'archive':
    case 'share':
    case 'season':
    case 'abandon':
    case 'award':
    case 'give token':
    case 'elimination':
    case 'ledger':
    case 'lost entries':
    case 'new game':
    case 'take over':
      return playback;
  }
}

/** A late response that is accepted replaces an order that the host entered before (H16). */
function acceptLate(playback: Playback, entry: Entry & { what: 'accept late' }): Playback {
  const { acceptedLate, hostOrders } = playback;
  const { round, player, response } = entry.data;
  return {
    ...playback,
    acceptedLate: [...acceptedLate, { round, response }],
    hostOrders: withoutOrderOf(hostOrders, round, player),
  };
}

function checked(playback: Playback, entry: number, hash: string, digest: Digest): Playback {
  const text = canonicalJson(playback.match.position);
  if (digest(text) === hash || sha256Hex(text) === hash) return playback;
  return withFault(playback, entry, 'replaying it does not give the position that was committed');
}

function withFault(playback: Playback, entry: number, problem: string): Playback {
  return playback.fault ? playback : { ...playback, fault: { entry, problem } };
}

/** Replays a match of the log, once for each log; undefined when the log has none of this number. */
export function playBack(log: Log, number: number, games: readonly AnyGame[] = GAMES): Playback | undefined {
  const replayed = log.replayed.get(number);
  if (replayed && games === GAMES) return replayed;
  const entries = log.entries.filter((entry) => entry.match === number);
  // For entries that were checked before, comparing the last position is enough to notice that the rules of a game have changed.
  const known = entries.filter((entry) => entry.number <= log.known && hasPosition(entry));
  const last = known[known.length - 1]?.number ?? 0;
  const quick = fold(log, entries, games, (entry) => entry.number < last);
  const played = quick?.fault ? fold(log, entries, games, () => false) : quick;
  const playback = played && withTokenGiven(log, played);
  if (playback && games === GAMES) log.replayed.set(number, playback);
  return playback;
}

/** The match with what became of its second Token of Life, which the season’s entries tell (X7). */
export function withTokenGiven(log: Pick<Log, 'entries'>, playback: Playback): Playback {
  const given = tokensGiven(log).get(playback.number);
  return given ? { ...playback, tokenTo: given.name } : playback;
}

/** Entries with which rounds are played. */
const PLAYED: readonly Entry['what'][] = ['resolve', 'amend', 'amend trade'];

function hasPosition(entry: Entry): boolean {
  return isBeginning(entry) || PLAYED.includes(entry.what);
}

function fold(
  log: Log,
  entries: readonly Entry[],
  games: readonly AnyGame[],
  isKnown: (entry: Entry) => boolean,
): Playback | undefined {
  let playback: Playback | undefined;
  for (const entry of entries)
    try {
      playback = apply(playback, entry, games, isKnown(entry), log.digest);
    } catch (error) {
      const why = asUnusable(error);
      if (!why) throw error;
      return fail(
        `${addressOfEntry(log, entry.number)}: the match cannot be replayed: ${why.path}: ${why.problem}.`,
        'Use the version of Roundkeeper that began it.',
        'bad-log',
      );
    }
  return playback;
}

/** Replays a match that the log must have. */
export function mustPlayBack(log: Log, number: number): Playback {
  return (
    playBack(log, number) ??
    fail(
      `The log knows nothing of match ${number}.`,
      'Restore the Log tab by File › Version history.',
      'bad-log',
    )
  );
}

/** The problem of a match's entries in the log, with the row; '' if they can be replayed. */
export function faultWords(log: Log, { fault }: Playback): string {
  return fault ? `${addressOfEntry(log, fault.entry)}: ${fault.problem}` : '';
}
