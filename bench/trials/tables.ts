import type { AnyGame } from '../../src/rules/game.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { rosterFor } from '../../test/players.ts';
import { copyMemory, type Memory } from '../../test/sheets/memory-ports.ts';
import { makeMatch, makeSeason } from '../../test/sheets/season.ts';

/** A game, and a season whose first match is in its first round. */
export interface Table {
  readonly game: string;
  readonly names: readonly string[];
  /** Makes a new season with the same game and the same players. */
  fresh(): Memory;
}

/** Makes a season for each game. The players have garnets and bellflowers to spend. */
export function tables(games: readonly AnyGame[] = GAMES): readonly Table[] {
  return games.map(({ id, seating }) => {
    const roster = rosterFor(seating.rule);
    const names = roster.map(({ name }) => name);
    const memory = makeSeason(roster);
    makeMatch(memory, { game: id, players: names, seed: `a seed for the trials of ${id}` });
    return { game: id, names, fresh: () => copyMemory(memory) };
  });
}
