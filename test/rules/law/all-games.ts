import type { AnyGame } from '../../../src/rules/game.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { lanternNight } from '../../full-game/index.ts';
import { OWN_GAMES } from '../../own-games/definitions.ts';
import { guessTwoThirds } from '../../two-thirds/index.ts';

/** The templates of new games. They are kept among the tests; hosts cannot choose them. */
export const TEMPLATES: readonly AnyGame[] = [guessTwoThirds, lanternNight];

/** Every game that the laws hold for. */
export const ALL_GAMES: readonly AnyGame[] = [...GAMES, ...TEMPLATES, ...OWN_GAMES];

/** Each game with its id, for `test.each` and `describe.each`; those of hosts with their title. */
export const EACH_GAME = ALL_GAMES.map(
  (game) => [game.define ? `${game.id}, ${game.title}` : game.id, game] as const,
);
