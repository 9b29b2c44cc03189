import { asUnusable } from '../../../src/rules/base/unusable.ts';
import { COMMON_OPTIONS, type OptionSet } from '../../../src/rules/declare/option.ts';
import type { Seat } from '../../../src/rules/declare/table.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import type { Match } from '../../../src/rules/play/match.ts';
import { openRecord } from '../../../src/rules/play/record.ts';
import { FACTS } from './games/index.ts';
import { pick, type Random, shuffled } from './random.ts';

const COLOURS = ['white', 'blue', 'black', 'red', 'green'];
const NAMES = 'Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon Kim Lou'.split(' ');
const ODD_NAMES = [
  '__proto__',
  'constructor',
  '7',
  '=1+1',
  '1/2',
  ' ',
  'Ann\nAnn',
  '🌺',
  'toString',
  '0',
  'TRUE',
  'é',
  'Maximiliane Featherstone',
];

/** Ways to seat people; a game takes those that its own check lets through. */
const LAYOUTS: readonly (readonly (string | undefined)[])[] = [
  COLOURS.flatMap((colour) => [colour, colour]),
  ['red', 'green', 'red', 'green', 'red', 'green'],
  ['x', 'x', 'x', 'y', 'y', 'y'],
  Array(4).fill(undefined),
  ['red', 'red', 'blue', 'blue'],
  Array(6).fill(undefined),
  ['red', 'blue', 'green', undefined, 'red', 'red', 'blue', undefined],
  COLOURS.slice(1).flatMap((colour) => [colour, colour, colour]),
];

/** A match of a game before its first round, and its record without rounds. */
export interface Started {
  readonly match: Match;
  readonly header: object;
}

/** A started match of a game: its seats, options, purses, deal and seed by random. */
export function randomMatch(game: AnyGame, random: Random): Started {
  const names = shuffled(random, random(3) === 0 ? ODD_NAMES : NAMES);
  const layouts = LAYOUTS.map((layout) => {
    const meadows = shuffled(random, layout);
    return meadows.map((meadow, i): Seat => {
      const name = names[i] as string;
      return meadow === undefined ? { name } : { name, meadow };
    });
  }).filter((seats) => isSeated(game, seats));
  if (layouts.length === 0)
    throw new Error(`no layout of the law tests seats ${game.id}; add one to LAYOUTS`);
  const seats = pick(random, layouts);
  const header = {
    format: 1,
    game: game.id,
    players: seats.map((seat) => ({ ...seat, garnets: random(8), bellflowers: random(3) })),
    seed: `seed ${random(1e9)}`,
    setup: (random(2) === 0 && FACTS[game.id]?.deal?.(names.slice(0, seats.length), random)) || {},
  };
  const options =
    random(2) === 0 ? {} : randomOptions({ ...game.options, purseTrade: COMMON_OPTIONS.purseTrade }, random);
  try {
    return start(game, { ...header, options });
  } catch (error) {
    // Some options cannot be met by these seats.
    if (asUnusable(error)) return start(game, header);
    throw error;
  }
}

function start(game: AnyGame, header: object): Started {
  return { match: openRecord([game], { ...header, rounds: [] }).match, header };
}

function isSeated(game: AnyGame, seats: readonly Seat[]): boolean {
  try {
    game.seating.check(seats);
    return true;
  } catch (error) {
    if (asUnusable(error)) return false;
    throw error;
  }
}

function randomOptions(set: OptionSet, random: Random): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const [name, { input }] of Object.entries(set)) {
    if (random(2) === 0) continue;
    if (input.kind === 'whole') chosen[name] = input.min + random(6);
    if (input.kind === 'choice') chosen[name] = pick(random, input.choices);
    if (input.kind === 'flag') chosen[name] = random(2) === 0;
  }
  return chosen;
}
