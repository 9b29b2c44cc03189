import type { Chance, DealPart } from '../../kit.ts';
import {
  areMeadowMates,
  different,
  matesOf,
  meadowsOf,
  own,
  readEach,
  unexpected,
  unusable,
} from '../../kit.ts';
import type { Info } from './position.ts';

/**
 * Pairs that the host chose, as a list of all seats. The two soulmates of a pair stand next to each other. Undefined if
 * the host chose none.
 */
type Deal = readonly number[] | undefined;

/** Number of shuffles that are tried for `across-meadows`. After the last shuffle the match is refused (RECORD “Chance”). */
const MOST_SHUFFLES = 10_000;

/** The part of a deal that a host may give: pairs of names. Every player is in exactly one pair. */
export const DEAL = {
  keys: {
    soulmates: {
      help: 'The pairs of soulmates. Every player is in one pair.',
      input: { kind: 'pairs' },
    } satisfies DealPart,
  },
  read: (info: Info, given: Record<string, unknown>): Deal => {
    const pairs = own(given, 'soulmates');
    if (pairs === undefined) return undefined;
    if (!Array.isArray(pairs)) return unexpected('setup.soulmates', 'a list of pairs', pairs);
    const readName = different(info.names, 'the name of a player');
    const seats = pairs.flatMap((pair: unknown, i) => {
      const path = `setup.soulmates[${i}]`;
      const names = readEach(2, 'names', pair, path, readName);
      const [a = -1, b = -1] = names.map((name) => info.names.indexOf(name));
      if (info.options.pairing === 'across-meadows' && areMeadowMates(info, a, b))
        unusable(path, `${names.join(' and ')} share a meadow`);
      return [a, b];
    });
    const left = info.names.find((_, seat) => !seats.includes(seat));
    return left === undefined ? seats : unusable('setup.soulmates', `${left} is in no pair`);
  },
};

/**
 * Point tokens at the start (S6). A player alone in a meadow, or without a meadow, has three tokens. In a meadow of two,
 * each player has two tokens. In a larger meadow, each player has one token.
 */
export const POINT_TOKENS = { thing: 'point token', counts: [3, 2, 1] } as const;

/** Gives everyone a soulmate and point tokens. */
export function start(info: Info, deal: Deal, chance: Chance) {
  const dealt = deal ?? drawSoulmates(info, chance);
  const pairs = info.names.map((_, seat) => Math.floor(dealt.indexOf(seat) / 2));
  const inSeatOrder = [...new Set(pairs)];
  return {
    seats: pairs.map((pair, seat) => ({
      pair: inSeatOrder.indexOf(pair) + 1,
      pointTokens: POINT_TOKENS.counts[Math.min(matesOf(info, seat).length, 2)]!,
    })),
  };
}

/** Draws the soulmates from the seed. If the host chose `across-meadows`, draws again until no pair is in one meadow (S5). */
function drawSoulmates(info: Info, chance: Chance): readonly number[] {
  const path = 'options.pairing';
  const stream = chance('soulmates');
  const seats = [...info.seats.keys()];
  if (info.options.pairing === 'any') return stream.shuffle(seats);
  for (const [meadow, mates] of meadowsOf(info.seats))
    if (mates.length * 2 > seats.length)
      unusable(path, `more than half of the players are in ${meadow}, so two soulmates would share a meadow`);
  for (let tries = 0; tries < MOST_SHUFFLES; tries++) {
    const drawn = stream.shuffle(seats);
    const sharesMeadow = (seat: number, i: number) => i % 2 > 0 && areMeadowMates(info, drawn[i - 1]!, seat);
    if (!drawn.some(sharesMeadow)) return drawn;
  }
  return unusable(path, `${MOST_SHUFFLES} draws found no pairs that all cross meadows`);
}
