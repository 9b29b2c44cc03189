import type { Content, Grid, Style } from '../../draw.ts';
import { drawTable, legend, PALETTE, section, shortened } from '../../draw.ts';
import { COLOUR_STYLES } from './draw-tile.ts';
import type { Info } from './options.ts';
import type { Seen } from './view.ts';
import { type Card, COLOURS, type Colour, faceOf, GRAY, HIGHEST } from './vocabulary.ts';

const CELL = 35;
const SMALL: Style = { size: 8, bold: true };
const LOOK: Style = { size: 9, align: 'center', border: { style: 'thin', colour: PALETTE.line } };
const GONE: Style = { ...LOOK, fill: PALETTE.shade, ink: PALETTE.soft };

/** All 41 cards by colour and number, each with its holder, or why it is gone. */
export function drawDeck({ names }: Info, seen: Seen): Grid {
  const cells = cardCells(names, seen);
  const cellOf = (colour: Colour, number: number): Content => {
    if (colour === 'gray' && number > 1) return '';
    return cells.get(colour === 'gray' ? GRAY : `${colour}-${number}`) ?? { text: '', style: LOOK };
  };
  return section(
    'Every card',
    drawTable<Colour>(
      [
        {
          head: 'colour',
          headStyle: SMALL,
          cell: (colour) => ({
            text: colour === 'gray' ? 'gray\u00a00' : colour,
            style: { ...COLOUR_STYLES[colour], ...SMALL, align: 'center' },
          }),
        },
        ...Array.from({ length: HIGHEST }, (_, i) => ({
          head: String(i + 1),
          least: CELL,
          style: { fill: PALETTE.paper, align: 'center' } as const,
          cell: (colour: Colour) => cellOf(colour, i + 1),
        })),
      ],
      COLOURS,
    ),
    legend([
      ['A name:', 'who has it'],
      ['●', 'on the table now'],
      ['✕', 'banned'],
      ['–', 'left over and gone'],
      ['Empty:', 'not dealt yet'],
    ]),
  );
}

/** Follows every card through the public views. A card that was neither picked nor banned was left over. */
function cardCells(names: readonly string[], { public: views }: Seen): ReadonlyMap<Card, Content> {
  const cells = new Map<Card, Content>();
  const short = shorten(names);
  views.forEach(({ picks, banned, table }, round) => {
    for (const card of views[round - 1]?.table ?? [])
      cells.set(card, { text: '–', style: GONE, note: `left over, round ${round}` });
    if (banned)
      cells.set(banned, { text: '✕', style: { ...GONE, bold: true }, note: `banned, round ${round}` });
    names.forEach((name, seat) => {
      const card = picks?.[name];
      if (!card) return;
      const style: Style = { ...LOOK, ...COLOUR_STYLES[faceOf(card).colour], ...SMALL, wrap: false };
      cells.set(card, { text: short[seat] as string, style, note: `${name}, round ${round}` });
    });
    for (const card of table)
      cells.set(card, { text: '●', style: { ...LOOK, bold: true, fill: PALETTE.accentPaper } });
  });
  return cells;
}

/** The names, cut to what a cell has room for; numbered by seat if two would be the same. */
function shorten(names: readonly string[]): readonly string[] {
  const cut = (text: string) => shortened(text.replace(/\n/g, ' '), CELL, SMALL);
  const short = names.map(cut);
  return short.map((text, seat) =>
    short.indexOf(text) === short.lastIndexOf(text) ? text : cut(`${seat + 1} ${names[seat]}`),
  );
}
