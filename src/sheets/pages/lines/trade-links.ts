import { beside, stack } from '../../../rules/board/arrange.ts';
import { tallCell } from '../../../rules/board/facts.ts';
import type { Grid } from '../../../rules/board/grid.ts';
import { LINK } from '../../../rules/board/page.ts';
import { PAGE, rows } from '../../../rules/board/rows.ts';
import { HEAD } from '../../../rules/board/table.ts';
import type { Answers } from '../../../rules/order/question.ts';
import type { Match } from '../../../rules/play/match.ts';
import { partnersFor, tradedKeys } from '../../../rules/play/trade.ts';
import { filledLink } from '../../workbook/form-link.ts';
import { offerable } from './offerable-lines.ts';

/**
 * Sizes in pixels: the width of the label, the widths of two or three links beside the label, and the height of a link.
 * A finger can press a link of this height.
 */
const LABEL = 80;
const TWO = [130, PAGE - LABEL - 130];
const THREE = [85, 85, PAGE - LABEL - 170];
const HEIGHT = 32;
/** Columns of all links. The widths are fixed, so every page has the same columns, whatever the player has. */
export const DESK_COLUMNS: Grid = stack(
  [TWO, THREE].map((widths) => ({ widths: [LABEL, ...widths], heights: [], cells: [] })),
  0,
);
const SHORT = 9;

type Choice = readonly [words: string, filled: Answers];

/**
 * Draws trade links for one player (X5). Each link opens the trade form and fills in a kind of thing that the player has, or a possible partner. Draws nothing if `link` cannot fill in the form, or if there are no partners.
 * `match` is the match after the agreed trades. The things change with the purse; the partners seldom change.
 */
export function drawTradeLinks(match: Match, seat: number, link: string) {
  const { names } = match.info;
  const open = new Set(tradedKeys(match).flatMap((key) => partnersFor(match, seat, key)));
  const partners = names.flatMap((name, other): Choice[] =>
    open.has(other) ? [[name, { with: name }]] : [],
  );
  const things = offerable(match, seat).map(({ thing, partners: [first, ...others] }): Choice => {
    // If only one player may get it, that player is filled in, too.
    const only = others.length === 0 ? { with: names[first as number] as string } : {};
    return [thing.words, { ...only, gives: thing.choice }];
  });
  return { give: drawChoices('Give', things, link), tradeWith: drawChoices('Trade with', partners, link) };
}

function drawChoices(label: string, choices: readonly Choice[], form: string): readonly Grid[] {
  const cells = choices.flatMap(([text, filled]) => {
    const link = filledLink(form, filled);
    if (link === undefined) return [];
    return [{ content: { text, link }, style: { ...LINK, size: 10, align: 'center' as const } }];
  });
  if (cells.length === 0) return [];
  const widths = choices.every(([text]) => text.length <= SHORT) ? THREE : TWO;
  const list = cells.flatMap((_, i) => (i % widths.length === 0 ? [cells.slice(i, i + widths.length)] : []));
  const grid = rows(widths, list, HEIGHT);
  return [beside([tallCell(label, LABEL, grid.heights, HEAD), grid])];
}
