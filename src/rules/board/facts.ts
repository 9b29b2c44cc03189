import { beside, stack } from './arrange.ts';
import { type Grid, PALETTE, type Style } from './grid.ts';
import { type Content, contentOf, PAGE, rows } from './rows.ts';
import { HEAD } from './table.ts';
import { cellFor, extentOf } from './text-size.ts';
import { UNIT } from './widths.ts';

/** A fact: a label, and a value that is a text, a number, or a drawing such as tiles. */
export type Fact = readonly [label: string, value: Content | Grid, style?: Style];

/** Width in pixels from which a label wraps. */
const LONGEST_LABEL = 110;

/**
 * Draws facts one below the other, each with its label:
 *
 *     drawFacts([
 *       ['You are', 'positive, in white with Bob'],
 *       ['Your cards', tiles(cards.map((text) => ({ text })))],
 *       ['Stamps', 2],
 *     ])
 */
export function drawFacts(facts: readonly Fact[]): Grid {
  const longest = cellFor(Math.max(...facts.map(([label]) => extentOf(label, HEAD).line)));
  const width = Math.ceil(Math.min(longest, LONGEST_LABEL) / UNIT) * UNIT;
  return stack(
    facts.map((fact, i) => drawFact(fact, width, i % 2 ? PALETTE.paper : PALETTE.accentPaper)),
    0,
  );
}

function drawFact([label, value, style]: Fact, width: number, fill: string): Grid {
  if (typeof value !== 'object' || 'text' in value) {
    const look: Style = { bold: true, align: 'left', fill, ...style, ...contentOf(value).style };
    const head = { content: label, style: HEAD };
    return rows([width, PAGE - width], [[head, { content: value, style: look }]]);
  }
  return beside([tallCell(label, width, value.heights, HEAD), value]);
}

/**
 * Draws one cell that spans rows of the given heights, such as a label beside a drawing. The last row grows if the text
 * needs more height.
 */
export function tallCell(content: Content, width: number, heights: readonly number[], style?: Style): Grid {
  const grid = rows([width], [[style ? { content, style } : { content }]]);
  const more = (grid.heights[0] ?? 0) - heights.reduce((sum, one) => sum + one, 0);
  const last = heights.length - 1;
  return {
    widths: [width],
    heights: heights.map((height, row) => (row === last ? height + Math.max(0, more) : height)),
    cells: grid.cells.map((cell) => ({ ...cell, rows: heights.length })),
  };
}
