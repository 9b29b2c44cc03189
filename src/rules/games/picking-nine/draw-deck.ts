import type { Content, Grid, RowCell, Style } from '../../draw.ts';
import { legend, PAGE, PALETTE, rows, section, shortened } from '../../draw.ts';
import { COLOUR_STYLES } from './draw-tile.ts';
import type { Info } from './position.ts';
import type { Seen } from './view.ts';
import { type Card, type Colour, DECK_COLOURS, faceOf, GRAY, HIGHEST } from './vocabulary.ts';

/** Widths in pixels: the column of numbers, and the column of each colour. */
const NUMBER = 60;
const CELL = (PAGE - NUMBER) / DECK_COLOURS.length;
const HEADS: Style = { size: 9, bold: true, align: 'center' };
const LOOK: Style = { size: 9, align: 'center', border: { style: 'thin', colour: PALETTE.line } };
const GONE: Style = { ...LOOK, fill: PALETTE.shade, ink: PALETTE.soft };

/** Draws all 41 cards by colour and number. Each card has its holder, or the reason why the card is gone. */
export function drawDeck({ names }: Info, seen: Seen): Grid {
  const cells = cardCells(names, seen);
  const cellOf = (card: Card): RowCell => ({ content: cells.get(card) ?? { text: '', style: LOOK } });
  const headOf = (colour: Colour, content: string): RowCell => ({
    content,
    style: { ...HEADS, ...COLOUR_STYLES[colour] },
  });
  const widths = [NUMBER, ...DECK_COLOURS.map(() => CELL)];
  return section(
    'Every card',
    rows(widths, [
      [{ content: '' }, ...DECK_COLOURS.map((colour) => headOf(colour, colour))],
      ...Array.from({ length: HIGHEST }, (_, i) => [
        { content: String(i + 1), style: HEADS },
        ...DECK_COLOURS.map((colour) => cellOf(`${colour}-${i + 1}`)),
      ]),
      [headOf('gray', 'gray\u00a00'), { ...cellOf(GRAY), columns: DECK_COLOURS.length }],
    ]),
    legend([
      ['A name:', 'the player who has the card'],
      ['●', 'on the table now'],
      ['✕', 'banned'],
      ['–', 'left over and gone'],
      ['Empty:', 'not dealt yet'],
    ]),
  );
}

/** Says where every card is. The places follow from the public views. A card that was neither picked nor banned was left over. */
function cardCells(names: readonly string[], { public: views }: Seen): ReadonlyMap<Card, Content> {
  const cells = new Map<Card, Content>();
  const short = shorten(names);
  views.forEach(({ picks, banned, table }, round) => {
    for (const card of views[round - 1]?.table ?? [])
      cells.set(card, { text: '–', style: GONE, note: `left over, round ${round}` });
    if (banned)
      cells.set(banned, { text: '✕', style: { ...GONE, bold: true }, note: `banned, round ${round}` });
    for (const [seat, name] of names.entries()) {
      const card = picks?.[name];
      if (!card) continue;
      const style: Style = { ...LOOK, ...COLOUR_STYLES[faceOf(card).colour], ...HEADS, wrap: false };
      cells.set(card, { text: short[seat]!, style, note: `${name}, round ${round}` });
    }
    for (const card of table)
      cells.set(card, { text: '●', style: { ...LOOK, bold: true, fill: PALETTE.accentPaper } });
  });
  return cells;
}

/** Cuts names to the width of a column. If names would be equal after the cut, each of these names starts with its seat number. */
function shorten(names: readonly string[]): readonly string[] {
  const cut = (text: string) => shortened(text.replace(/\n/g, ' '), CELL, HEADS);
  const short = names.map(cut);
  return short.map((text, seat) =>
    short.indexOf(text) === short.lastIndexOf(text) ? text : cut(`${seat + 1} ${names[seat]}`),
  );
}
