import type { Chance } from '../../base/chance.ts';
import { own, quote } from '../../base/json.ts';
import { unusable } from '../../base/unusable.ts';
import { areMeadowMates, meadowsOf, seatOf, type Table } from '../../declare/table.ts';
import type { Options } from './options.ts';

/** The soulmate of each seat, when given by hand. */
export type Deal = readonly number[] | undefined;

/** As many shuffles are tried before `across-meadows` is given up (RECORD “Chance”). */
const MOST_SHUFFLES = 10_000;

/** A deal by hand: pairs of names, every player once. */
export const DEAL = {
  keys: { soulmates: 'The pairs of soulmates, every player once: [["Ann", "Bob"], …].' },
  read: (table: Table<Options>, setup: Record<string, unknown>): Deal => {
    const raw = own(setup, 'soulmates');
    if (raw === undefined) return undefined;
    if (!Array.isArray(raw))
      return unusable('setup.soulmates', `expected a list of pairs, found ${quote(raw)}`);
    const soulmates: number[] = [];
    raw.forEach((pair: unknown, i) => {
      const path = `setup.soulmates[${i}]`;
      const [a, b] = readPair(table, pair, path);
      for (const [j, seat] of [a, b].entries())
        if (soulmates[seat] !== undefined || (j === 1 && a === b))
          unusable(`${path}[${j}]`, `${table.names[seat]} has a soulmate already`);
      if (table.options.pairing === 'across-meadows' && areMeadowMates(table, a, b))
        unusable(path, `${table.names[a]} and ${table.names[b]} share a meadow`);
      soulmates[a] = b;
      soulmates[b] = a;
    });
    table.names.forEach((name, seat) => {
      if (soulmates[seat] === undefined) unusable('setup.soulmates', `${name} is in no pair`);
    });
    return soulmates;
  },
};

function readPair(table: Table<Options>, raw: unknown, path: string): [number, number] {
  if (!Array.isArray(raw) || raw.length !== 2)
    return unusable(path, `expected a pair of names, found ${quote(raw)}`);
  return raw.map((name: unknown, j) => {
    const seat = seatOf(table, name as string);
    return seat < 0 ? unusable(`${path}[${j}]`, `no player is named ${quote(name)}`) : seat;
  }) as [number, number];
}

/** Draws the soulmates from the seed, until no pair shares a meadow where the host wants that (S5). */
export function drawSoulmates(table: Table<Options>, chance: Chance): readonly number[] {
  const across = table.options.pairing === 'across-meadows';
  if (across) checkMeadows(table);
  const stream = chance('soulmates');
  const seats = table.seats.map((_, seat) => seat);
  for (let tries = across ? MOST_SHUFFLES : 1; tries > 0; tries--) {
    const drawn = stream.shuffle(seats);
    if (across && hasMeadowMates(table, drawn)) continue;
    const soulmates: number[] = [];
    for (let i = 0; i < drawn.length; i += 2) {
      soulmates[drawn[i] as number] = drawn[i + 1] as number;
      soulmates[drawn[i + 1] as number] = drawn[i] as number;
    }
    return soulmates;
  }
  return unusable('options.pairing', `none of ${MOST_SHUFFLES} draws pairs all players across meadows`);
}

function checkMeadows({ seats }: Table<Options>): void {
  for (const [meadow, mates] of meadowsOf(seats))
    if (mates.length * 2 > seats.length)
      unusable(
        'options.pairing',
        `more than half of the players sit in ${meadow}: some would share a meadow`,
      );
}

function hasMeadowMates(table: Table<Options>, drawn: readonly number[]): boolean {
  for (let i = 0; i < drawn.length; i += 2)
    if (areMeadowMates(table, drawn[i] as number, drawn[i + 1] as number)) return true;
  return false;
}
