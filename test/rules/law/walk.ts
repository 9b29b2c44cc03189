import * as fc from 'fast-check';
import { byName } from '../../../src/rules/base/json.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import type { Answers } from '../../../src/rules/order/question.ts';
import {
  allViews,
  type Match,
  playRound,
  type Round,
  type RoundInput,
  type Views,
} from '../../../src/rules/play/match.ts';
import { rehearseSeat } from '../../../src/rules/play/shown/seat-form.ts';
import { type Hostility, randomInput } from './input.ts';
import { makeRandom, type Random } from './random.ts';
import { randomMatch } from './start.ts';

/** Milliseconds after which a failure is not made smaller any more, so that a run of all tests ends in time. */
const SHRINKING = 60_000;
if (!process.env.LAW_RUNS) fc.configureGlobal({ interruptAfterTimeLimit: SHRINKING });

/** An event of a round. */
export interface Event {
  readonly to: 'public' | 'host' | number;
  readonly ruling: string;
  readonly text: string;
  /** It says why the match ends. */
  readonly isEnd?: true;
}

/** One round of a random match. `seen` has the views from the start on; the last one is after this round. */
export interface Step {
  readonly before: Match;
  readonly input: RoundInput;
  readonly played: Round;
  readonly events: readonly Event[];
  readonly seen: readonly Views[];
  /** Answers of a simulated player of each seat before the round; all laws get the same answers. */
  readonly answers: () => readonly Answers[];
  readonly random: Random;
}

/** No game goes on for longer, whatever its options here. */
export const ROUND_LIMIT = 60;

/** A random match as far as it was played, with its record and all views. */
export interface Walked {
  readonly match: Match;
  readonly record: object;
  readonly seen: readonly Views[];
}

/** The input of a random round: numbers for its credits, trades and orders, and the hostility of texts. */
export interface RoundSeed {
  readonly seed: number;
  readonly hostility: Hostility;
}

/** The input of a random match: numbers for its start, and its rounds. */
export interface MatchSeed {
  readonly start: number;
  readonly rounds: readonly RoundSeed[];
}

/** Random matches for fast-check: one that fails shrinks to few rounds. */
export function anyMatch(...hostilities: readonly Hostility[]): fc.Arbitrary<MatchSeed> {
  const round = fc.record({ seed: fc.nat(), hostility: fc.constantFrom<Hostility>(...hostilities) });
  return fc.record({
    start: fc.nat(),
    rounds: fc.array(round, { minLength: 1, maxLength: 24, size: 'max' }),
  });
}

/** A match that goes on until it is over. */
export function wholeMatch(seed: number, hostility: Hostility = 0): MatchSeed {
  const rounds = Array.from({ length: ROUND_LIMIT }, (_, i) => ({ seed: seed + i, hostility }));
  return { start: seed, rounds };
}

/** `runs` runs of a law. All laws with the same hostilities look at the same matches, so that each match is played once. */
export function lawRuns(count: number): { readonly numRuns: number; readonly seed: number } {
  return { numRuns: count, seed: SEED };
}

/** Factor for the runs of a law that looks for rare events. */
const MOST_TIMES = 32;

/** Gives a law so many runs, and twice as many again and again until it has seen enough. */
export function untilEnough(
  runs: number,
  hasSeenEnough: (runs: number) => boolean,
  mostTimes = MOST_TIMES,
): void {
  let now = runs;
  while (!hasSeenEnough(now) && now < mostTimes * runs) now *= 2;
}

/** Another one in every run of the tests; fast-check prints it with a failure. */
const SEED = Math.trunc(Math.random() * 0x7fffffff);

/** Plays a random match until it is over or its rounds are used up, and looks at each round. */
export function walk(game: AnyGame, seed: MatchSeed, look: (step: Step) => void): Walked {
  const { steps, ...walked } = playOnce(game, seed);
  // Every look has different random numbers, and none of the match's.
  for (const { seed: given, ...step } of steps) look({ ...step, random: makeRandom(given + 1) });
  return walked;
}

interface Played extends Walked {
  readonly steps: readonly (Omit<Step, 'random'> & { readonly seed: number })[];
}

/** The matches of each game that were looked at last, by their seeds; the last one is the newest. */
const played = new Map<AnyGame, Map<string, Played>>();

/** Of each game; more would be many megabytes. */
const MOST_KEPT = 20;

/** A match as it was played before, or played now. */
function playOnce(game: AnyGame, seed: MatchSeed): Played {
  const kept = played.get(game) ?? new Map<string, Played>();
  played.set(game, kept);
  const key = JSON.stringify(seed);
  const match = kept.get(key) ?? play(game, seed);
  kept.delete(key);
  kept.set(key, match);
  const [oldest = ''] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
  return match;
}

function play(game: AnyGame, { start, rounds: seeds }: MatchSeed): Played {
  const started = randomMatch(game, makeRandom(start));
  let match = freezeMatch(started.match);
  const rounds: object[] = [];
  const seen = [allViews(match)];
  const steps: Played['steps'][number][] = [];
  for (const { seed, hostility } of seeds) {
    if (match.position.over) break;
    const input = deepFreeze(randomInput(match, makeRandom(seed), hostility));
    rounds.push(recordOf(match.info, input));
    const events: Event[] = [];
    const next = playRound(match, input, (to, ruling, text, more) =>
      events.push({ to, ruling, text, ...(more?.isEnd && { isEnd: true }) }),
    );
    seen.push(allViews(next.match));
    const answers = answersBefore(match, seen[seen.length - 2] as Views, seed + 2);
    steps.push({ before: match, input, played: next, events, seen: [...seen], answers, seed });
    match = freezeMatch(next.match);
  }
  if (seeds.length === ROUND_LIMIT && !match.position.over) throw new Error(`${game.id} does not end`);
  return { match, record: { ...started.header, rounds }, seen, steps };
}

/** Answers of simulated players, made at the first request. */
function answersBefore(match: Match, view: Views, seed: number): () => readonly Answers[] {
  let made: readonly Answers[] | undefined;
  const make = () => {
    const random = makeRandom(seed);
    return match.info.names.map((_, seat) => deepFreeze(rehearseSeat(match, view, seat, random)));
  };
  return () => {
    made ??= make();
    return made;
  };
}

/** The round as a record has it, by names. */
function recordOf({ names }: Match['info'], { credits, trades, orders, ruling }: RoundInput): object {
  const named = credits.map(({ seat, garnets = 0, bellflowers = 0 }) => ({
    name: names[seat] as string,
    change: { garnets, bellflowers },
  }));
  const sent = names.flatMap((name, seat) =>
    orders[seat] === undefined ? [] : [{ name, order: orders[seat] }],
  );
  return {
    credits: byName(
      named.map(({ name }) => name),
      named.map(({ change }) => change),
    ),
    trades: trades.map(({ from, to, gives, takes }) => ({
      from: names[from],
      to: names[to],
      ...(gives === undefined ? {} : { gives }),
      ...(takes === undefined ? {} : { takes }),
    })),
    orders: byName(
      sent.map(({ name }) => name),
      sent.map(({ order }) => order),
    ),
    ...(ruling ? { ruling: ruling.raw } : {}),
  };
}

function freezeMatch(match: Match): Match {
  deepFreeze([match.info, match.position, match.purses, match.outcome]);
  return match;
}

/** Freezes a value and everything in it: later writes throw. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key]);
  }
  return value;
}
