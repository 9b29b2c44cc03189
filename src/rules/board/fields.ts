import type { Grid, Style } from './grid.ts';
import { PALETTE } from './grid.ts';
import { type Content, contentOf, PAGE, rows } from './rows.ts';
import { HEAD } from './table.ts';
import { extentOf, PADDING } from './text-size.ts';
import { widthsFor } from './widths.ts';

/** A fact with its label, and how it looks. */
export type Fact = readonly [label: string, value: Content, style?: Style];

/** A label wraps when it is longer. */
const LONGEST_LABEL = 110;

/**
 * Facts with a label each, one below the other:
 *
 *     fields([
 *       ['You are', 'positive, in white with Bob'],
 *       ['Stamps', 2],
 *     ])
 */
export function fields(facts: readonly Fact[]): Grid {
  const longest = Math.max(...facts.map(([label]) => extentOf(label, HEAD).line)) + PADDING;
  const least = Math.min(longest, LONGEST_LABEL);
  const widths = widthsFor([
    { least, best: least, grows: false },
    { least: 0, best: PAGE, grows: true },
  ]);
  return rows(
    widths,
    facts.map(([label, content, style], i) => {
      const fill = i % 2 ? PALETTE.paper : PALETTE.accentPaper;
      const look: Style = { bold: true, align: 'left', fill, ...style, ...contentOf(content).style };
      return [
        { content: label, style: HEAD },
        { content, style: look },
      ];
    }),
  );
}
