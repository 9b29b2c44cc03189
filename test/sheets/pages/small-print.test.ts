import { makeRandom, type RosterEntry } from '../../players.ts';
import { TABLES } from '../../tables.ts';
import { cellsOf } from '../memory-ports.ts';
import { makeMatch, makeSeason, rehearsal, resolve, send } from '../season.ts';

/** Everything that a game’s match says on pages and in the panel, with players whose names end with a full stop. */
function saidBy(game: string, roster: readonly RosterEntry[], options: object): readonly string[] {
  const players = roster.map((player) => ({ ...player, name: `${player.name} K.` }));
  const memory = makeSeason(players);
  makeMatch(memory, { game, players: players.map(({ name }) => name), options: options as never });
  const panels: string[] = [];
  const random = makeRandom(game);
  let isOver = false;
  while (!isOver) {
    for (const [name, answers] of rehearsal(memory, random)) send(memory, name, answers);
    panels.push(...textsIn(memory.panel()));
    isOver = resolve(memory).over;
  }
  panels.push(...textsIn(memory.panel()));
  const pages = memory.pageWrites.flatMap(({ grid, cover }) => [grid, ...(cover ? [cover] : [])]);
  return [...panels, ...pages.flatMap((grid) => cellsOf(grid).flat().map(String))];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(TABLES.map((table) => [table.game, table] as const))('%s', (game, { roster, options }) => {
  const said = [...new Set(saidBy(game, roster, options ?? {}))];

  test('writes no second full stop after a name that ends with one', () => {
    expect(said.some((text) => / K\./.test(text))).toBe(true);
    expect(said.filter((text) => /[^.]\.\.(?!\.)/.test(text))).toEqual([]);
  });

  test('writes all numbers below zero with one sign', () => {
    expect(said.filter((text) => /(^|[\s(:])-\d/.test(text))).toEqual([]);
  });
});
