import { byName } from '../../../src/rules/base/json.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import {
  type Match,
  playRound,
  type Round,
  type RoundInput,
  type Told,
  tellAll,
} from '../../../src/rules/play/match.ts';
import { type Malice, randomInput } from './input.ts';
import { makeRandom, type Random } from './random.ts';
import { randomMatch } from './table.ts';

/** Something told of a round. */
export interface Event {
  readonly to: 'public' | 'host' | number;
  readonly ruling: string;
  readonly text: string;
}

/** One round of a random match. `told` is what was told before it, from the start on, `after` included last. */
export interface Step {
  readonly before: Match;
  readonly input: RoundInput;
  readonly played: Round;
  readonly events: readonly Event[];
  readonly told: readonly Told[];
  readonly random: Random;
}

/** No game goes on for longer, whatever its options here. */
export const ROUND_LIMIT = 60;

/** A random match from its record to its end, with all that was told. */
export interface Walked {
  readonly match: Match;
  readonly record: object;
  readonly told: readonly Told[];
}

/** Plays a random match to its end and looks at each round. */
export function walk(game: AnyGame, seed: number, malice: Malice, look: (step: Step) => void): Walked {
  const random = makeRandom(seed);
  const started = randomMatch(game, random);
  let match = freezeMatch(started.match);
  const rounds: object[] = [];
  const told = [tellAll(match)];
  for (let round = 0; !match.position.over; round++) {
    if (round === ROUND_LIMIT) throw new Error(`${game.id} does not end`);
    const input = deepFreeze(randomInput(match, random, malice));
    rounds.push(recordOf(match.table, input));
    const events: Event[] = [];
    const played = playRound(match, input, (to, ruling, text) => events.push({ to, ruling, text }));
    told.push(tellAll(played.match));
    // What looks draws from numbers of its own, so that looking changes no match.
    look({ before: match, input, played, events, told: [...told], random: makeRandom(seed + round) });
    match = freezeMatch(played.match);
  }
  return { match, record: { ...started.header, rounds }, told };
}

/** The round as a record has it, by names. */
function recordOf({ names }: Match['table'], { credits, trades, orders }: RoundInput): object {
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
  };
}

function freezeMatch(match: Match): Match {
  deepFreeze([match.table, match.position, match.purses, match.outcome]);
  return match;
}

/** Freezes a value and everything in it: what then writes to it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key]);
  }
  return value;
}
