import { type Grid, legend, PALETTE, type Placed, pale, type Style, shortened, stack } from '../../draw.ts';
import { plural } from '../../kit.ts';
import { COVERS, ROWS, SPOTS } from './layout.ts';
import { paintOf } from './teams.ts';
import type { CardView, PublicView } from './view.ts';
import { brief, PLACES, SUIT_STYLES, suitOf } from './vocabulary.ts';

/** Facts that a viewer knows about a card beside the public view. `controller` is null if nobody controls a claimed card. */
interface Mark {
  readonly card?: string | undefined;
  readonly chips?: string | undefined;
  readonly controller?: string | null | undefined;
}
export type Marks = (place: string) => Mark;

type Known = Mark & Omit<CardView, 'card'> & { readonly place: string };
type Look = Pick<Placed, 'text' | 'style' | 'note'>;

const EDGE = '#4a5260';
const BACK = '#3b4254';
const KNOWN_BACK = '#5c6580';
const OPEN: Style = { fill: '#20242c', ink: '#ffffff' };
const NEAR: Style = { fill: '#d7dbe2', ink: '#20242c', bold: false };

/**
 * Sizes in pixels: the two halves of a card, and the room at the left and right. Each row is shifted by half a card
 * against the row above.
 */
const HALVES = [30, 25] as const;
const CARD = HALVES[0] + HALVES[1];
const MARGIN = 5;
/** Heights in pixels. A card has a title, a face and a foot. The titles of the next row cover the feet of this row. */
const TITLE = 34;
const FACE = 54;

const THIN = { border: { style: 'thin', colour: EDGE } } as const;
const SMALL: Style = { align: 'center', vertical: 'middle', wrap: true, size: 8, ...THIN };
const LARGE: Style = { align: 'center', vertical: 'middle', size: 13, ...THIN };

/** Draws the pattern of 24 cards. A claimed card leaves a gap. In this gap the feet of the cards above can be seen. */
export function drawPattern(teams: readonly string[], { cards }: PublicView, marks: Marks): Grid {
  const isThere = (at: number) => cards[PLACES[at]!]!.status !== 'claimed';
  const pattern = {
    widths: [MARGIN, ...Array.from({ length: 6 }, () => HALVES).flat(), MARGIN],
    heights: [...ROWS.flatMap(() => [TITLE, FACE]), TITLE],
    cells: PLACES.flatMap((place, at) => {
      const { row, left } = SPOTS[at]!;
      const covers = COVERS[at]!.filter(isThere).map((cover) => SPOTS[cover]!.left);
      // Half a foot is visible where no card lies over it.
      const visible = [0, 1].filter((half) => !covers.includes(left - 1 + 2 * half));
      const drawn = drawCard(teams, { ...marks(place), ...cards[place]!, place }, visible);
      return drawn.map((cell) => ({ ...cell, row: cell.row + 2 * row, column: cell.column + left + 1 }));
    }),
  };
  const signs = legend([
    ['●', 'exposed without a flag'],
    ['⚑', 'flagged, with the chips and the team, who can claim the card after the next round'],
    ['◐', 'nearly exposed'],
    ['?', 'hidden'],
    ['✓', 'claimed'],
  ]);
  return stack([pattern, signs]);
}

/** Draws a card over two columns: its title, its face, and each half of its foot that can be seen. For a claimed card, draws its gap. */
function drawCard(teams: readonly string[], card: Known, visible: readonly number[]): Placed[] {
  const over = { column: 0, columns: 2 };
  if (card.status === 'claimed') return [{ row: 1, ...over, ...gap(teams, card) }];
  const { title, face } = card.status === 'hidden' ? hidden(card) : open(teams, card);
  const style = face.style!;
  const foot =
    card.status === 'exposed'
      ? [
          {
            ...over,
            text: short(card.chips ?? suitOf(card.card!)),
            style: { ...style, size: 8, bold: false },
          },
        ]
      : visible.map((column) => ({ column, text: '', style }));
  return [
    { row: 0, ...over, ...title },
    { row: 1, ...over, ...face },
    ...foot.map((part) => ({ row: 2, ...part })),
  ];
}

/** Gives the title and the face of a card that everyone can see. */
function open(teams: readonly string[], { place, status, card = '', flag, bid = 0, chips }: Known) {
  const near = status === 'nearly-exposed';
  const flagged = flag === undefined ? '' : `, flagged by ${flag} with ${plural(bid, 'chip')}`;
  const edge: Style = near ? { border: { style: 'dashed', colour: EDGE } } : { size: 16, bold: true };
  const face: Look = {
    text: brief(card),
    style: { ...LARGE, ...SUIT_STYLES[suitOf(card)], ...edge },
    note: `${place}: ${card}, ${near ? 'nearly exposed' : 'exposed'}${flagged}`,
  };
  if (near) return { title: small(`${place} ◐\n${short(chips ?? 'nearly', true)}`, NEAR), face };
  if (flag === undefined) return { title: small(`${place} ●\nopen`, OPEN), face };
  const title = `${short(`${place} ⚑ ${bid}`, true)}\n${short(flag, true)}`;
  return { title: small(title, paintOf(teams, flag)), face };
}

/** Gives the title of a hidden card, and the card's face if the viewer knows the card. */
function hidden({ place, card }: Known) {
  const colours = { fill: card ? KNOWN_BACK : BACK, ink: '#ffffff' };
  const style: Style = { ...LARGE, ...colours };
  const unknown: Look = { text: '?', style: { ...style, size: 12 } };
  if (card === undefined) return { title: small(place, colours), face: unknown };
  const note = `${place}: ${card}, known to you, but not public`;
  const known: Look = { text: brief(card), style: { ...style, italic: true }, note };
  return { title: small(`${place}\nhidden`, colours), face: known };
}

/**
 * Gives the text and look of the gap that a claimed card leaves. The text names the card, the team that claimed it, and
 * this team's bid.
 */
function gap(teams: readonly string[], { place, card = '', flag, bid = 0, controller }: Known): Look {
  const words = [`${place} ${brief(card)}`, short(`✓ ${flag}`), short(plural(bid, 'chip'))];
  const note = `${place}: ${card}, claimed by ${flag} for ${plural(bid, 'chip')}`;
  const border = { style: 'dashed', colour: PALETTE.line } as const;
  const style: Style = { ...SMALL, ink: PALETTE.ink, fill: pale(paintOf(teams, flag).fill), border };
  if (controller === undefined) return { text: words.join('\n'), style, note };
  const player = controller ?? 'nobody';
  return { text: [...words, short(player)].join('\n'), style, note: `${note}, ${player}` };
}

function small(text: string, style: Style): Look {
  return { text, style: { ...SMALL, bold: true, ...style } };
}

function short(name: string, bold = false): string {
  return shortened(name.replace(/\n/g, ' '), CARD, { size: 8, bold });
}
