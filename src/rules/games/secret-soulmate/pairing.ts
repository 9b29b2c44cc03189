import { startPosition } from '../../data.ts';
import {
  areMeadowMates,
  type Chance,
  type DealPart,
  matesOf,
  meadowsOf,
  own,
  quote,
  seatOf,
  unusable,
} from '../../kit.ts';
import { type Info, POSITION, type SoulmatePosition } from './position.ts';

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
    const raw = own(given, 'soulmates');
    if (raw === undefined) return undefined;
    if (!Array.isArray(raw))
      return unusable('setup.soulmates', `expected a list of pairs, found ${quote(raw)}`);
    const seats: number[] = [];
    raw.forEach((pair: unknown, i) => {
      const path = `setup.soulmates[${i}]`;
      const [a, b] = readPair(info, pair, path);
      for (const [j, seat] of [a, b].entries()) {
        if (seats.includes(seat)) unusable(`${path}[${j}]`, `${info.names[seat]} has a soulmate already`);
        seats.push(seat);
      }
      if (info.options.pairing === 'across-meadows' && areMeadowMates(info, a, b))
        unusable(path, `${info.names[a]} and ${info.names[b]} share a meadow`);
    });
    info.names.forEach((name, seat) => {
      if (!seats.includes(seat)) unusable('setup.soulmates', `${name} is in no pair`);
    });
    return seats;
  },
};

/**
 * Point tokens at the start (S6). A player alone in a meadow, or without a meadow, has three tokens. In a meadow of two,
 * each player has two tokens. In a larger meadow, each player has one token.
 */
export const POINT_TOKENS = { thing: 'point token', counts: [3, 2, 1] } as const;

/**
 * Makes the first position. Everyone has nine cards, a soulmate, and point tokens. The number of tokens depends on the
 * size of the player's meadow (S6).
 */
export function start(info: Info, deal: Deal, chance: Chance): SoulmatePosition {
  const dealt = deal ?? drawSoulmates(info, chance);
  const pairs = info.names.map((_, seat) => Math.floor(dealt.indexOf(seat) / 2));
  const inSeatOrder = [...new Set(pairs)];
  return startPosition(POSITION, {
    seats: info.names.map((player, seat) => ({
      player,
      pair: inSeatOrder.indexOf(pairs[seat]!) + 1,
      pointTokens: POINT_TOKENS.counts[Math.min(matesOf(info, seat).length, 2)]!,
    })),
  });
}

function readPair(info: Info, raw: unknown, path: string): [number, number] {
  if (!Array.isArray(raw) || raw.length !== 2)
    return unusable(path, `expected a pair of names, found ${quote(raw)}`);
  return raw.map((name: unknown, j) => {
    const seat = seatOf(info, name as string);
    return seat < 0 ? unusable(`${path}[${j}]`, `no player is named ${quote(name)}`) : seat;
  }) as [number, number];
}

/** Draws the soulmates from the seed. If the host chose `across-meadows`, draws again until no pair is in one meadow (S5). */
function drawSoulmates(info: Info, chance: Chance): readonly number[] {
  const path = 'options.pairing';
  const stream = chance('soulmates');
  const seats = info.seats.map((_, seat) => seat);
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
