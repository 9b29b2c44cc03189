import { hashOf } from '../../rules/base/hash.ts';
import { byName, type Json, own } from '../../rules/base/json.ts';
import type { Position } from '../../rules/declare/position.ts';
import type { Earning, Purse } from '../../rules/declare/purse.ts';
import { seatOf } from '../../rules/declare/table.ts';
import type { AnyGame, PrivateTold } from '../../rules/game.ts';
import type { Question } from '../../rules/order/question.ts';
import type { Refusal } from '../../rules/order/refusal.ts';
import { type Match, outcomeOf, playRound, tellAll, withPosition } from '../../rules/play/match.ts';
import { GAMES } from '../../rules/registry.ts';
import { fail } from '../problem.ts';
import type { Entry } from './audit.ts';
import { beginMatch, type Started } from './started.ts';

/** What the log keeps of a resolved round: all that decided it, as the record has it, and where it came from. */
export interface Played {
  readonly credits: { readonly [name: string]: { readonly garnets?: number; readonly bellflowers?: number } };
  readonly trades: readonly {
    readonly from: string;
    readonly to: string;
    readonly gives: Json;
    readonly takes: Json;
  }[];
  readonly orders: { readonly [name: string]: Json };
  /** Each order's row in the submissions tab, when it came, and the answers as they were given. */
  readonly sources: {
    readonly [name: string]: {
      readonly row: number;
      readonly at: string;
      readonly answers: { readonly [title: string]: string };
    };
  };
  readonly cursor: number;
  readonly seen: number;
  readonly tradesCursor: number;
  readonly tradesSeen: number;
  readonly deadline: string;
  readonly position: string;
}

/** Something that happened, who may know it, and the ruling that says so. */
export interface Happening {
  readonly to: 'public' | 'host' | number;
  readonly ruling: string;
  readonly text: string;
}

export interface PlayedRound {
  readonly round: number;
  readonly time: string;
  readonly input: Played;
  readonly refused: readonly Refusal[];
  readonly story: readonly Happening[];
  readonly before: Match;
}

/** A match played again from its log. */
export interface Playback {
  readonly number: number;
  readonly started: Started;
  readonly match: Match;
  readonly rounds: readonly PlayedRound[];
  /** Views of everyone at the start and after each round. */
  readonly publicViews: readonly object[];
  readonly privateViews: readonly (readonly object[])[];
  /** Whom the winners chose among the candidates, once that is noted (X6). */
  readonly vote?: string;
  /** The first entry whose result is not what the log says. */
  readonly fault?: string;
}

/** The entries of a match as they stand: a round that was undone is no longer among them. */
export function standing(log: readonly Entry[], match: number): readonly Entry[] {
  const kept: Entry[] = [];
  for (const entry of log) {
    if (entry.match !== match) continue;
    if (entry.what === 'undo') {
      let last = kept.length - 1;
      while (last >= 0 && kept[last]?.what !== 'resolve') last--;
      if (last >= 0) kept.length = last;
    } else kept.push(entry);
  }
  return kept;
}

/** Plays a match of the log again; undefined when the log has none of this number. */
export function playBack(
  log: readonly Entry[],
  number: number,
  games: readonly AnyGame[] = GAMES,
): Playback | undefined {
  const entries = standing(log, number);
  const first = entries.find(({ what }) => what === 'new game');
  if (!first) return undefined;
  const started = first.data as unknown as Started;
  let match = beginMatch(started, games);
  let fault: string | undefined;
  let vote: string | undefined;
  const rounds: PlayedRound[] = [];
  const publicViews: object[] = [];
  const privateViews: object[][] = match.table.names.map(() => []);
  const tell = (at: number) => {
    const told = tellAll(match);
    publicViews[at] = told.public;
    match.table.names.forEach((name, seat) => {
      (privateViews[seat] as object[])[at] = told.private[name] as object;
    });
  };
  tell(0);
  for (const entry of entries) {
    if (entry.what === 'resolve') {
      const input = entry.data as unknown as Played;
      const story: Happening[] = [];
      const before = match;
      const played = playRound(match, readInput(match, input), (to, ruling, text) =>
        story.push({ to, ruling, text }),
      );
      match = played.match;
      rounds.push({
        round: match.position.round,
        time: entry.time,
        input,
        refused: played.refused,
        story,
        before,
      });
      if (!fault && hashOf(match.position) !== input.position)
        fault = `entry ${entry.number}: the round replayed does not give the position that was committed`;
      tell(match.position.round);
    } else if (entry.what === 'vote') vote = (entry.data as { chosen: string }).chosen;
    else if (entry.what === 'edit') {
      match = withPosition(match, entry.data as unknown as Position);
      tell(match.position.round);
    }
  }
  const noted = { ...(vote === undefined ? {} : { vote }), ...(fault ? { fault } : {}) };
  return { number, started, match, rounds, publicViews, privateViews, ...noted };
}

/** A match played again from the log, which must have it. */
export function mustPlayBack(log: readonly Entry[], number: number): Playback {
  return (
    playBack(log, number) ??
    fail(
      `The audit log knows nothing of match ${number}.`,
      'Restore the Audit tab by File › Version history.',
      'bad-log',
    )
  );
}

/** What everyone was told last. */
export function lastView({ publicViews }: Playback): object {
  return publicViews[publicViews.length - 1] as object;
}

/** The questions of the open round’s order form. */
export function openQuestions(playback: Playback): readonly Question[] {
  const { game, table } = playback.match;
  return game.form.questions(table, lastView(playback) as never);
}

function readInput(match: Match, input: Played) {
  const seat = (name: string) => seatOf(match.table, name);
  const orders = match.table.names.map((name) => own(input.orders, name));
  const credits: Earning[] = Object.entries(input.credits).map(([name, change]) => ({
    seat: seat(name),
    ...change,
  }));
  const trades = input.trades.map(({ from, to, gives, takes }) => ({
    from: seat(from),
    to: seat(to),
    gives,
    takes,
  }));
  return { credits, trades, orders };
}

/** Everything the public, or a seat, has been told; what drawings are made from. */
export function toldTo(playback: Playback, seat?: number): PrivateTold<never> {
  const outcome = outcomeOf(playback.match);
  return {
    public: playback.publicViews,
    private: seat === undefined ? [] : playback.privateViews[seat],
    ...(outcome ? { outcome } : {}),
  } as unknown as PrivateTold<never>;
}

/** The record of a match (docs/record.md), from the log alone. */
export function recordOf(playback: Playback): object {
  const { started, rounds } = playback;
  const plain = (side: Json) => (side === null ? {} : side);
  return {
    format: 1,
    game: started.game,
    options: started.options,
    players: started.players.map(({ name, meadow, garnets, bellflowers }) => ({
      name,
      ...(meadow ? { meadow } : {}),
      garnets,
      bellflowers,
    })),
    ...(started.seed ? { seed: started.seed } : {}),
    setup: started.setup,
    rounds: rounds.map(({ input }) => ({
      ...(Object.keys(input.credits).length > 0 ? { credits: input.credits } : {}),
      ...(input.trades.length > 0
        ? { trades: input.trades.map((t) => ({ ...t, gives: plain(t.gives), takes: plain(t.takes) })) }
        : {}),
      orders: input.orders,
    })),
  };
}

/** The purses of a match by name. */
export function pursesOf(match: Match): Record<string, Purse> {
  return byName(match.table.names, match.purses);
}
