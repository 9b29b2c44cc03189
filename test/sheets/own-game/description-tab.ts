import { ownGame } from '../../../src/rules/games/own-game/index.ts';
import { type Description, drawDescription } from '../../../src/sheets/own-game/description.ts';
import { readDescription } from '../../../src/sheets/own-game/read-description.ts';
import type { Tab } from '../../../src/sheets/ports.ts';

/** The tab “Game” that describes a game. */
export function descriptionTab(game: Description): Tab {
  const { cells: placed, heights } = drawDescription(game);
  const cells = heights.map(() => Array<string>(10).fill(''));
  for (const { row, column, text } of placed) (cells[row] as string[])[column] = String(text);
  return { sheetId: 1, title: 'Game', rowCount: heights.length, cells };
}

/** The faults of a described game, each with its cell: “Game!B8: …”. */
export function faultsOf(game: Description): readonly string[] {
  return readDescription(descriptionTab(game), ownGame).faults.map(
    ({ address, text }) => `${address}: ${text}`,
  );
}
