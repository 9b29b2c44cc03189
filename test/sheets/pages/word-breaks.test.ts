import { edgesOf } from '../../../src/rules/board/arrange.ts';
import type { Grid } from '../../../src/rules/board/grid.ts';
import { cellFor, extentOf } from '../../../src/rules/board/text-size.ts';
import { drawMatchTab } from '../../../src/sheets/commit/match-tab.ts';
import { inRound3, PLAYED } from '../page-words.ts';

const NAMES =
  'Bartholomew Maximilian Anastasia Konstantinopolska Christopher-James Wolfeschlegelstein Ann Guadalupe-Esperanza Ivo Jun Kim Lea';
/** Pixels by which a word may pass the safe width of its cell without a break. */
const SPARE = 3;

/** The words of a drawing that are wider than their cells; an address breaks at its punctuation, and a hash may break. */
function brokenWords({ cells, widths }: Grid): readonly string[] {
  const edges = edgesOf(widths);
  return cells.flatMap(({ column, columns = 1, text, style }) => {
    const width = (edges[column + columns] as number) - (edges[column] as number);
    const words = String(text).split(/[ \n]+/);
    const isName = (word: string) => !/:\/\/|[0-9a-f]{16}/.test(word);
    return words.filter((word) => isName(word) && cellFor(extentOf(word, style).word) > width + SPARE);
  });
}

test.each(PLAYED.map((played) => [played.title, played] as const))(
  '%s: no word breaks on a page or in the host’s tab where names have up to 19 letters',
  (_, played) => {
    const names = NAMES.split(' ');
    const players = played.players.map((one, i) => ({ ...one, name: names[i] as string }));
    const memory = inRound3({ ...played, players });
    const book = memory.book();
    const grids = [
      ...memory.shown.values(),
      drawMatchTab(book, memory.playback(), book.matches.matches).grid,
    ];
    expect(grids.length).toBeGreaterThan(players.length);
    expect(grids.flatMap(brokenWords)).toEqual([]);
  },
);
