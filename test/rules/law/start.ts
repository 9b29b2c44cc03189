import { asUnusable } from '../../../src/rules/base/unusable.ts';
import type { Seat } from '../../../src/rules/declare/match-info.ts';
import { COMMON_OPTIONS, type OptionSet } from '../../../src/rules/declare/option.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import type { Match } from '../../../src/rules/play/match.ts';
import { openRecord } from '../../../src/rules/play/record.ts';
import { definitionOf } from '../../own-games/definitions.ts';
import { FACTS } from './facts.ts';
import { pick, type Random, shuffled } from './random.ts';
import { randomMeadows } from './seats.ts';

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

/** A match of a game before its first round, and its record without rounds. */
export interface Started {
  readonly match: Match;
  readonly header: object;
}

/** A started match of a game: its seats, options, purses, deal and seed by random. */
export function randomMatch(game: AnyGame, random: Random): Started {
  const names = shuffled(random, random(3) === 0 ? ODD_NAMES : NAMES);
  const seats = randomMeadows(game.seating.rule, random).map((meadow, i): Seat => {
    const name = names[i] as string;
    return meadow === undefined ? { name } : { name, meadow };
  });
  const header = {
    format: 1,
    game: game.id,
    ...definitionOf(game),
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

function randomOptions(set: OptionSet, random: Random): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const [name, { input }] of Object.entries(set)) {
    if (random(2) === 0) continue;
    if (input.kind === 'whole') chosen[name] = input.least + random(6);
    if (input.kind === 'choice') chosen[name] = pick(random, input.choices);
    if (input.kind === 'flag') chosen[name] = random(2) === 0;
  }
  return chosen;
}
