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

/** The soulmate of each seat, when given by hand. */
type Deal = readonly number[] | undefined;

/** As many shuffles are tried before `across-meadows` is given up (RECORD “Chance”). */
const MOST_SHUFFLES = 10_000;

/** A deal by hand: pairs of names, every player once. */
export const DEAL = {
  keys: {
    soulmates: {
      help: 'The pairs of soulmates, every player once.',
      input: { kind: 'pairs' },
    } satisfies DealPart,
  },
  read: (info: Info, given: Record<string, unknown>): Deal => {
    const raw = own(given, 'soulmates');
    if (raw === undefined) return undefined;
    if (!Array.isArray(raw))
      return unusable('setup.soulmates', `expected a list of pairs, found ${quote(raw)}`);
    const soulmates: number[] = [];
    raw.forEach((pair: unknown, i) => {
      const path = `setup.soulmates[${i}]`;
      const [a, b] = readPair(info, pair, path);
      for (const [j, seat] of [a, b].entries())
        if (soulmates[seat] !== undefined || (j === 1 && a === b))
          unusable(`${path}[${j}]`, `${info.names[seat]} has a soulmate already`);
      if (info.options.pairing === 'across-meadows' && areMeadowMates(info, a, b))
        unusable(path, `${info.names[a]} and ${info.names[b]} share a meadow`);
      soulmates[a] = b;
      soulmates[b] = a;
    });
    info.names.forEach((name, seat) => {
      if (soulmates[seat] === undefined) unusable('setup.soulmates', `${name} is in no pair`);
    });
    return soulmates;
  },
};

/** Everyone has nine cards, the point tokens of their meadow (S6), and a soulmate. */
export function start(info: Info, deal: Deal, chance: Chance): SoulmatePosition {
  const pairs: number[] = [];
  let last = 0;
  (deal ?? drawSoulmates(info, chance)).forEach((mate, seat) => {
    pairs.push(mate > seat ? ++last : (pairs[mate] as number));
  });
  return startPosition(POSITION, {
    seats: info.names.map((player, seat) => ({
      player,
      pair: pairs[seat] as number,
      // Three for a player alone in a meadow or without one, two in a meadow of two, else one.
      pointTokens: Math.max(1, 3 - matesOf(info, seat).length),
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

/** Draws the soulmates from the seed, until no pair shares a meadow where the host wants that (S5). */
function drawSoulmates(info: Info, chance: Chance): readonly number[] {
  const across = info.options.pairing === 'across-meadows';
  if (across) checkMeadows(info);
  const stream = chance('soulmates');
  const seats = info.seats.map((_, seat) => seat);
  for (let tries = across ? MOST_SHUFFLES : 1; tries > 0; tries--) {
    const drawn = stream.shuffle(seats);
    if (across && hasMeadowMates(info, drawn)) continue;
    const soulmates: number[] = [];
    for (let i = 0; i < drawn.length; i += 2) {
      soulmates[drawn[i] as number] = drawn[i + 1] as number;
      soulmates[drawn[i + 1] as number] = drawn[i] as number;
    }
    return soulmates;
  }
  return unusable('options.pairing', `none of ${MOST_SHUFFLES} draws pairs all players across meadows`);
}

function checkMeadows({ seats }: Info): void {
  for (const [meadow, mates] of meadowsOf(seats))
    if (mates.length * 2 > seats.length)
      unusable(
        'options.pairing',
        `more than half of the players sit in ${meadow}: some would share a meadow`,
      );
}

function hasMeadowMates(info: Info, drawn: readonly number[]): boolean {
  for (let i = 0; i < drawn.length; i += 2)
    if (areMeadowMates(info, drawn[i] as number, drawn[i + 1] as number)) return true;
  return false;
}
