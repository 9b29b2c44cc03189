import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { heightOf } from '../../board/text-size.ts';
import { SIGNS } from './form.ts';
import { SUITS, type Suit } from './vocabulary.ts';

/** Every drawing is this many columns wide: the hands of both teams, and what stands between them. */
export const COLUMNS = 14;
/** Narrow, for a phone’s sake; a host’s tab has wider ones. */
export const WIDTH = 30;

export interface Ink {
  readonly fill: string;
  readonly ink: string;
  /** The pale version, for dark text. */
  readonly paper: string;
}

const TEAM_INKS: ReadonlyMap<string, Ink> = new Map([
  ['red', { fill: '#b3261e', ink: '#ffffff', paper: '#fbe0de' }],
  ['green', { fill: '#1f6b35', ink: '#ffffff', paper: '#dcf0e0' }],
  ['blue', { fill: '#1d4f9c', ink: '#ffffff', paper: '#dde8fa' }],
  ['yellow', { fill: '#e5b91c', ink: '#20242c', paper: '#fcf3cf' }],
  ['black', { fill: '#2c2f36', ink: '#ffffff', paper: '#dfe1e5' }],
  ['white', { fill: '#ffffff', ink: '#20242c', paper: '#ffffff' }],
  ['orange', { fill: '#c65d07', ink: '#ffffff', paper: '#fde6d2' }],
  ['purple', { fill: '#6a3ea1', ink: '#ffffff', paper: '#ebe0f7' }],
  ['pink', { fill: '#b8397c', ink: '#ffffff', paper: '#fadfec' }],
]);
const OTHER_INKS: readonly [Ink, Ink] = [TEAM_INKS.get('blue')!, TEAM_INKS.get('orange')!];

/** A team’s colours: those of its name when it names a colour. */
export function teamInk(names: readonly string[], team: string | undefined): Ink {
  return TEAM_INKS.get((team ?? '').toLowerCase()) ?? OTHER_INKS[names.indexOf(team ?? '') === 0 ? 0 : 1];
}

/** Paper and ink of each suit. */
export const SUIT_STYLES: Readonly<Record<Suit, { readonly fill: string; readonly ink: string }>> = {
  apple: { fill: '#fde3e1', ink: '#9b1c1c' },
  lemon: { fill: '#fdf3c4', ink: '#665000' },
  pear: { fill: '#e3f1cc', ink: '#3d590e' },
  grape: { fill: '#ebe0f8', ink: '#53298a' },
};

/** The suit of a card. */
export function suitOf(card: string): Suit {
  return SUITS.find((suit) => card.startsWith(suit)) as Suit;
}

/** A card at its shortest: “🍎3”. */
export function brief(card: string): string {
  return `${SIGNS[suitOf(card)]}${card.slice(-1)}`;
}

/** A text cut to a number of characters. */
export function clip(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text;
}

export const HEAD: Style = { bold: true, size: 9, ink: PALETTE.soft, vertical: 'middle', wrap: true };
export const BODY: Style = { size: 9, ink: PALETTE.ink, vertical: 'middle', wrap: true };

/** A cell of a table’s line: its text, how many columns it takes, and how it differs. */
export type Field = readonly [text: string | number, columns: number, style?: Style];

/** A table of lines, each as high as its longest text needs. */
export function lines(rows: readonly (readonly Field[])[]): Grid {
  const cells: Placed[] = [];
  const heights: number[] = [];
  rows.forEach((fields, row) => {
    let column = 0;
    let height = 23;
    for (const [text, columns, style] of fields) {
      const whole: Style = { ...BODY, ...style };
      height = Math.max(height, heightOf(String(text), columns * WIDTH, whole) + 3);
      cells.push({ row, column, ...(columns > 1 ? { columns } : {}), text, style: whole });
      column += columns;
    }
    heights.push(height);
  });
  return { widths: Array(COLUMNS).fill(WIDTH), heights, cells };
}
