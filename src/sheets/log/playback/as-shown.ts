import { isObject, type Json, put } from '../../../rules/base/json.ts';
import { asUnusable } from '../../../rules/base/unusable.ts';
import type { Position } from '../../../rules/declare/position.ts';
import type { RoundData } from '../shapes.ts';
import { judgeStanding } from './early-end.ts';
import { edit } from './edit.ts';
import { begin, resolve } from './play.ts';
import type { Playback } from './playback.ts';
import { shownNames } from './shown-names.ts';

/**
 * Plays a match again with the names that players see now (H23), for pages, boards and the panel.
 * Returns the match unchanged if the replay gives another result. This can happen if a player has the name of something
 * in the game.
 */
export function asShown(playback: Playback): Playback {
  const names = shownNames(playback);
  const was = playback.started.players.map(({ name }) => name);
  if (names.every((name, seat) => name === was[seat]) || playback.fault) return playback;
  const rename: Rename = (text) => names[was.indexOf(text)] ?? text;
  return playAgain(playback, rename, LITTLE) ?? playAgain(playback, rename, deep(rename)) ?? playback;
}

type Rename = (text: string) => string;
type RenameRest = (value: Json) => Json;

/** Leaves a value as it is. In most games, orders and positions name players only in columns `player`, which are renamed elsewhere. */
const LITTLE: RenameRest = (value) => value;

/** Gives a function that renames players in every text and key that equals a player's name. */
function deep(rename: Rename): RenameRest {
  const work = (value: Json): Json => {
    if (typeof value === 'string') return rename(value);
    if (Array.isArray(value)) return value.map(work);
    return isObject(value) ? (mapObject(value as Record<string, Json>, rename, work) as Json) : value;
  };
  return work;
}

function mapObject<T, U>(
  values: Readonly<Record<string, T>>,
  key: Rename,
  value: (one: T) => U,
): Record<string, U> {
  const mapped: Record<string, U> = {};
  for (const [name, one] of Object.entries(values)) put(mapped, key(name), value(one));
  return mapped;
}

/** Plays a match again with other names of players. Undefined if anything except these names differs. */
function playAgain(playback: Playback, rename: Rename, renameRest: RenameRest): Playback | undefined {
  const { started, number, match, rounds, edits, vote, opponent, lapsed } = playback;
  const players = started.players.map((player) => ({ ...player, name: rename(player.name) }));
  const setup = deep(rename)(started.setup as Json) as typeof started.setup;
  const edited = (now: Playback, after: number) =>
    edits
      .filter((one) => one.after === after)
      .reduce((one, { position }) => edit(one, renamePosition(position, rename, renameRest) as never), now);
  try {
    const { definition } = started;
    const defined = definition === undefined ? {} : { definition: renameRest(definition) };
    let now = edited(begin(number, { ...started, ...defined, players, setup }, [match.game]), 0);
    for (const { round, entry, time, input, before } of rounds) {
      const origin = { number: entry, time };
      now = withHostTrades(now, before, rename);
      now = edited(resolve(now, renameRound(input, rename, renameRest), origin), round);
    }
    if (playback.judgement) now = judgeStanding(now);
    const isSame =
      isRenamed(match.position as unknown as Json, now.match.position as unknown as Json, rename) &&
      rounds.every(({ refused }, i) => refused.length === now.rounds[i]?.refused.length);
    if (!isSame) return undefined;
    const { match: played, rounds: replayed, publicViews, privateViews, edits: own } = now;
    const chosen = {
      ...(vote === undefined ? {} : { vote: rename(vote) }),
      ...(opponent === undefined ? {} : { opponent: rename(opponent) }),
      ...(lapsed ? { lapsed: lapsed.map((one) => renameSides(one, rename)) } : {}),
    };
    return {
      ...withHostTrades(playback, playback, rename),
      started: now.started,
      match: played,
      rounds: replayed.map((round, i) => ({
        ...round,
        amended: (rounds[i]?.amended ?? []).map(({ player, ...one }) =>
          player === undefined ? one : { ...one, player: rename(player) },
        ),
      })),
      publicViews,
      privateViews,
      edits: own,
      ...chosen,
    };
  } catch (error) {
    if (!asUnusable(error)) throw error;
    return undefined;
  }
}

/** Says whether two values are equal except for the names of players. */
function isRenamed(one: Json, other: Json, rename: Rename): boolean {
  if (typeof one === 'string' && typeof other === 'string') return other === one || other === rename(one);
  if (!isObject(one) && !Array.isArray(one)) return one === other;
  const [a, b] = [Object.entries(one), Object.values(other as object)];
  return a.length === b.length && a.every(([, value], i) => isRenamed(value as Json, b[i] as Json, rename));
}

/** Renames players in the columns `player` of a position. */
function renamePosition(position: Position, rename: Rename, renameRest: RenameRest): object {
  const tables = renameRest(position as unknown as Json) as object;
  const renamed = Object.entries(tables).map(([table, value]) => {
    const rows = value as readonly { readonly player?: unknown }[];
    return [table, Array.isArray(value) ? rows.map((row) => renameRow(row, rename)) : value] as const;
  });
  return Object.fromEntries(renamed);
}

function renameRow(row: { readonly player?: unknown }, rename: Rename): object {
  return typeof row.player === 'string' ? { ...row, player: rename(row.player) } : row;
}

/** Adds the host's corrections of trades to a match, with other names of players. */
function withHostTrades(playback: Playback, { hostTrades }: Playback, rename: Rename): Playback {
  if (hostTrades.length === 0) return playback;
  const renamed = hostTrades.map(({ cancels, enters, ...one }) => ({
    ...one,
    ...(cancels ? { cancels: renameSides(cancels, rename) } : {}),
    ...(enters ? { enters: renameSides(enters, rename) } : {}),
  }));
  return { ...playback, hostTrades: renamed };
}

function renameSides<T extends { readonly from: string; readonly to: string }>(trade: T, rename: Rename): T {
  return { ...trade, from: rename(trade.from), to: rename(trade.to) };
}

/** Renames players in the input of a round. Texts that players wrote stay. */
function renameRound(input: RoundData, rename: Rename, renameRest: RenameRest): RoundData {
  const same = <T>(value: T) => value;
  const { lapsed, paid, ruling } = input;
  return {
    ...input,
    ...(paid ? { paid: paid.map((one) => ({ ...one, to: mapObject(one.to, rename, same) })) } : {}),
    ...(lapsed ? { lapsed: lapsed.map((one) => renameSides(one, rename)) } : {}),
    credits: mapObject(input.credits, rename, same),
    trades: input.trades.map((trade) => renameSides(trade, rename)),
    orders: mapObject(input.orders, rename, renameRest),
    ...(ruling === undefined ? {} : { ruling: deep(rename)(ruling) }),
    ...(input.uncounted ? { uncounted: mapObject(input.uncounted, rename, same) } : {}),
    sources: mapObject(input.sources, rename, same),
  };
}
