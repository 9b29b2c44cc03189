/** Functions that draw boards. */
export { beside, stack } from './board/arrange.ts';
export { bars } from './board/bars.ts';
export { drawFacts, type Fact } from './board/facts.ts';
export { type Grid, PALETTE, type Placed, type Style } from './board/grid.ts';
export { history, latest } from './board/history.ts';
export { type OutcomeColumn, outcomeSigns } from './board/outcome.ts';
export { heading, legend, notes, SOFT, STRONG, section, textLines } from './board/page.ts';
export { paintsOf, pale } from './board/paints.ts';
export { type Content, PAGE, type RowCell, rows } from './board/rows.ts';
export { drawTable, HEAD, type TableColumn } from './board/table.ts';
export { drawInParts } from './board/table-parts.ts';
export { shortened } from './board/text-size.ts';
export { gap, type Tile, tiles } from './board/tiles.ts';
