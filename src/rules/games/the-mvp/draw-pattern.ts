import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { shortened } from '../../board/text-size.ts';
import { brief, coloursOf, SUIT_STYLES, suitOf } from './draw-colours.ts';
import { COVERS, ROWS, SPOTS } from './pattern.ts';
import type { CardView, PublicView } from './view.ts';
import { PLACES } from './vocabulary.ts';

/** What a viewer knows beside the public view: a hidden card, chips of theirs on it, who controls it. */
export interface Mark {
  readonly card?: string | undefined;
  readonly chips?: string | undefined;
  readonly controller?: string | undefined;
}
/** What a viewer knows of the card at a place. */
export type Marks = (place: string) => Mark;

const EDGE = '#4a5260';
const BACK = '#3b4254';
const KNOWN_BACK = '#5c6580';
const OPEN: Style = { fill: '#20242c', ink: '#ffffff' };
const NEAR: Style = { fill: '#d7dbe2', ink: '#20242c', bold: false };

/** Pixels: half a card, by which neighbouring rows are shifted, and the room left and right of the longest row. */
const HALF = 30;
const MARGIN = 15;
/** Each card is a title, a face and a foot; the next row’s titles cover the feet. */
const TITLE = 34;
const FACE = 42;

const THIN = { border: { style: 'thin', colour: EDGE } } as const;
const SMALL: Style = { align: 'center', vertical: 'middle', wrap: true, size: 8, ...THIN };
const LARGE: Style = { align: 'center', vertical: 'middle', size: 13, ...THIN };

/** The 24 cards in their pattern: a claimed card leaves a dashed gap, in which the feet of the row above are visible. */
export function drawPattern(teams: readonly string[], { cards }: PublicView, marks: Marks): Grid {
  const isClaimed = (at: number) => cards[PLACES[at] as string]?.status === 'claimed';
  const placed = PLACES.flatMap((place, at): Placed[] => {
    const spot = SPOTS[at] as (typeof SPOTS)[number];
    const [row, column] = [2 * spot.row, spot.left + 1];
    const view = cards[place] as CardView;
    const mark = marks(place);
    if (view.status === 'claimed')
      return [{ row: row + 1, column, columns: 2, ...gap(teams, place, view, mark) }];
    const { title, face } = looks(teams, place, view, mark);
    const faceStyle = face.style ?? {};
    const whole: Placed[] = [
      { row, column, columns: 2, ...title },
      { row: row + 1, column, columns: 2, ...face },
    ];
    if (view.status === 'exposed') {
      const text = mark.chips ?? suitOf(view.card as string);
      return [
        ...whole,
        { row: row + 2, column, columns: 2, text, style: { ...faceStyle, size: 8, bold: false } },
      ];
    }
    // Half a foot is visible where one of the two cards over it is claimed, or where the row below is shorter.
    const isCovered = (half: number) =>
      (COVERS[at] ?? []).some(
        (cover) => SPOTS[cover]?.left === spot.left - 1 + 2 * half && !isClaimed(cover),
      );
    const halves = [0, 1].filter((half) => !isCovered(half));
    return [
      ...whole,
      ...halves.map((half) => ({ row: row + 2, column: column + half, text: '', style: faceStyle })),
    ];
  });
  return {
    widths: [MARGIN, ...Array<number>(12).fill(HALF), MARGIN],
    heights: [...ROWS.flatMap(() => [TITLE, FACE]), TITLE],
    cells: placed,
  };
}

type Look = Pick<Placed, 'text' | 'style' | 'note'>;
interface Looks {
  readonly title: Look;
  readonly face: Look;
}

function looks(teams: readonly string[], place: string, view: CardView, mark: Mark): Looks {
  if (view.status === 'hidden') return hiddenLooks(place, mark);
  const { card, flag, bid } = view as CardView & { readonly card: string };
  const near = view.status === 'nearly-exposed';
  const flagged = flag === undefined ? '' : `, flagged by ${flag} with ${bid}`;
  const face: Look = {
    text: brief(card),
    style: {
      ...LARGE,
      ...SUIT_STYLES[suitOf(card)],
      ...(near ? { border: { style: 'dashed', colour: EDGE } } : { size: 16, bold: true }),
    },
    note: `${place}: ${card}, ${near ? 'nearly exposed' : 'exposed'}${flagged}`,
  };
  if (near) return { title: small(`${place} ◐\n${mark.chips ?? 'nearly'}`, NEAR), face };
  if (flag === undefined) return { title: small(`${place} ●\nopen`, OPEN), face };
  const { fill, ink } = coloursOf(teams, flag);
  return { title: small(`${place} ⚑ ${bid}\n${short(flag, true)}`, { fill, ink }), face };
}

function hiddenLooks(place: string, { card }: Mark): Looks {
  const colours = { fill: card ? KNOWN_BACK : BACK, ink: '#ffffff' };
  if (card === undefined)
    return { title: small(place, colours), face: { text: '?', style: { ...LARGE, ...colours, size: 12 } } };
  return {
    title: small(`${place}\nhidden`, colours),
    face: {
      text: brief(card),
      style: { ...LARGE, ...colours, italic: true },
      note: `${place}: ${card}, hidden from everyone else`,
    },
  };
}

/** The gap of a claimed card: the card, the team that claimed it, and its bid. */
function gap(
  teams: readonly string[],
  place: string,
  { card, flag, bid }: CardView,
  { controller }: Mark,
): Look {
  const controlled = controller === undefined ? [] : [short(controller)];
  return {
    text: [`${place} ${brief(card as string)} ${bid}`, short(`✓ ${flag}`), ...controlled].join('\n'),
    style: {
      ...SMALL,
      ink: PALETTE.ink,
      fill: coloursOf(teams, flag).paper,
      border: { style: 'dashed', colour: PALETTE.line },
    },
    note: [`${place}: ${card}, claimed by ${flag} for ${bid}`, ...(controller ? [controller] : [])].join(
      ', ',
    ),
  };
}

function small(text: string, style: Style): Look {
  return { text, style: { ...SMALL, bold: true, ...style } };
}

/** A name cut to the width of a card. */
function short(name: string, bold = false): string {
  return shortened(name.replace(/\n/g, ' '), 2 * HALF, { size: 8, bold });
}

/** What the signs of the pattern mean. */
export const SIGNS_OF_THE_PATTERN = [
  ['●', 'exposed, no flag'],
  ['⚑', 'flagged: team and chips'],
  ['◐', 'nearly exposed'],
  ['?', 'hidden'],
  ['✓', 'claimed'],
] as const;
