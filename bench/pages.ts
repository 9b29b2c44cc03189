import { edgesOf } from '../src/rules/board/arrange.ts';
import type { Grid } from '../src/rules/board/grid.ts';
import { GAMES } from '../src/rules/registry.ts';
import { FIRST_MATCH_TAB } from '../src/sheets/workbook/season.ts';
import { makeRandom, rosterFor } from '../test/players.ts';
import { receipts } from '../test/sheets/receipts.ts';
import { makeMatch, makeSeason, offer, rehearsal, resolveAndDeliver, send } from '../test/sheets/season.ts';

/** The words of a text; an address or a hash is none. */
export function wordsIn(text: string): number {
  return text.replace(/https?:\/\/\S+|\b[0-9a-f]{32,}\b/g, '').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** The words of a page above its line and in all. Cells narrower than half the page are cells of a board, or labels: they do not count. */
export function pageWords(page: Grid): { readonly above: number; readonly all: number } {
  const edges = edgesOf(page.widths);
  const width = edges[edges.length - 1] as number;
  const line = page.cells.find(({ text }) => text === 'More about this match')?.row ?? 0;
  const isText = ({ column, columns = 1 }: Grid['cells'][number]) =>
    (edges[column + columns] as number) - (edges[column] as number) >= width / 2;
  const count = (cells: Grid['cells']) =>
    cells.filter(isText).reduce((sum, { text }) => sum + wordsIn(String(text)), 0);
  return { above: count(page.cells.filter(({ row }) => row < line)), all: count(page.cells) };
}

for (const game of GAMES) {
  const players = rosterFor(game.seating.rule);
  const memory = makeSeason(players);
  makeMatch(memory, { game: game.id, players: players.map(({ name }) => name) });
  const random = makeRandom(`pages ${game.id}`);
  for (let round = 1; round <= 2; round++) {
    for (const [name, answers] of rehearsal(memory, random)) send(memory, name, answers);
    resolveAndDeliver(memory);
  }
  for (const [name, answers] of rehearsal(memory, random)) if (name !== 'Ben') send(memory, name, answers);
  offer(memory, 'Ben', 'Ann', '1 garnet', '1 bellflower');
  receipts(memory);
  for (const [key, grid] of memory.shown) {
    if (!key.endsWith(` ${FIRST_MATCH_TAB + 1}`)) continue;
    const { above, all } = pageWords(grid);
    console.log(game.id, key, above, all);
  }
  if (process.argv[3]) {
    const g = [...memory.shown].filter(([k]) => k.endsWith(` ${FIRST_MATCH_TAB + 1}`))[0]![1];
    const e = edgesOf(g.widths);
    for (const { text, column, columns = 1 } of g.cells)
      if (wordsIn(String(text)) > 3)
        console.log(
          '   ',
          wordsIn(String(text)),
          e[column + columns]! - e[column]! >= e[e.length - 1]! / 2 ? 'T' : '-',
          String(text).slice(0, 140).replace(/\n/g, ' / '),
        );
  }
}
