import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { brief, COLUMNS, clip, HEAD, SUIT_STYLES, suitOf, teamInk, WIDTH } from './draw-parts.ts';
import { COVERS, ROWS, SPOTS } from './pattern.ts';
import type { CardView, PublicView } from './view.ts';
import { PLACES } from './vocabulary.ts';

/** What a viewer knows beside the public view: a hidden card, chips of theirs on it, who controls it. */
export interface Mark {
  readonly card?: string;
  readonly chips?: string;
  readonly controller?: string;
}

const EDGE = '#4a5260';
const BACK = '#3b4254';
const KNOWN_BACK = '#5c6580';
const OPEN_INK = { fill: '#20242c', ink: '#ffffff' };
const NEAR_INK = { fill: '#d7dbe2', ink: '#20242c' };

/** Each card is a title, a face and a foot; the next row’s titles lie over the feet. */
const TITLE = 32;
const FACE = 42;

/** The 24 cards as they lie: what is claimed has left a dashed gap, through which the feet of the row above show. */
export function drawPattern(
  names: readonly string[],
  { cards }: PublicView,
  marks: ReadonlyMap<string, Mark> = new Map(),
): Grid {
  const placed: Placed[] = [];
  PLACES.forEach((place, at) => {
    const { row, left } = SPOTS[at]!;
    const view = cards[place]!;
    const mark = marks.get(place) ?? {};
    const spot = { row: 2 * row, column: left + 1, columns: 2 };
    if (view.status === 'claimed') {
      placed.push({ ...spot, row: spot.row + 1, ...gap(names, place, view, mark) });
      return;
    }
    const { title, face } = looks(names, place, view, mark);
    placed.push({ ...spot, ...title }, { ...spot, row: spot.row + 1, ...face });
    if (view.status === 'exposed') {
      const foot = mark.chips ?? suitOf(view.card as string);
      placed.push({ ...spot, row: spot.row + 2, text: foot, style: { ...face.style, size: 8, bold: false } });
      return;
    }
    // Half a foot shows where only one of the two cards over it has gone, or the row below is shorter.
    for (const half of [0, 1]) {
      const isCovered = COVERS[at]!.some(
        (cover) => SPOTS[cover]!.left === left - 1 + 2 * half && cards[PLACES[cover]!]!.status !== 'claimed',
      );
      if (!isCovered)
        placed.push({ row: spot.row + 2, column: spot.column + half, text: '', style: face.style ?? {} });
    }
  });
  const heights = [...ROWS.flatMap(() => [TITLE, FACE]), TITLE];
  return { widths: Array(COLUMNS).fill(WIDTH), heights, cells: placed };
}

type Look = Pick<Placed, 'text' | 'style' | 'note'>;

function looks(
  names: readonly string[],
  place: string,
  { status, card, flag, bid }: CardView,
  mark: Mark,
): { title: Look; face: Look } {
  const middle: Style = { align: 'center', vertical: 'middle' };
  const border = (style: 'thin' | 'medium' | 'dashed') => ({ border: { style, colour: EDGE } });
  const small = (text: string, colours: Style): Look => ({
    text,
    style: { ...middle, ...colours, ...border('thin'), size: 8, bold: true, wrap: true },
  });
  if (status === 'hidden') {
    const known = mark.card;
    const colours = { fill: known ? KNOWN_BACK : BACK, ink: '#ffffff' };
    return {
      title: small(known ? `${place}\nhidden` : place, colours),
      face: {
        text: known ? brief(known) : '?',
        style: {
          ...middle,
          ...colours,
          ...border('thin'),
          size: known ? 13 : 12,
          italic: known !== undefined,
        },
        ...(known ? { note: `${place}: ${known}, hidden from everyone else` } : {}),
      },
    };
  }
  const near = status === 'nearly-exposed';
  const team = teamInk(names, flag);
  const face: Look = {
    text: brief(card as string),
    style: {
      ...middle,
      ...SUIT_STYLES[suitOf(card as string)],
      ...border(near ? 'dashed' : 'thin'),
      size: near ? 13 : 16,
      bold: !near,
    },
    note: `${place}: ${card}, ${near ? 'nearly exposed' : 'exposed'}${flag === undefined ? '' : `, flagged by ${flag} with ${bid}`}`,
  };
  const title = near
    ? small(`${place} ◐\n${mark.chips ?? 'nearly'}`, { ...NEAR_INK, bold: false })
    : flag === undefined
      ? small(`${place} ●\nopen`, OPEN_INK)
      : small(`${place} ⚑ ${bid}\n${clip(flag, 8)}`, team);
  return { title, face };
}

/** What a claimed card leaves: what it was, whose it is and for how much. */
function gap(
  names: readonly string[],
  place: string,
  { card, flag, bid }: CardView,
  { controller }: Mark,
): Look {
  return {
    text: [
      `${place} ${brief(card as string)} ${bid}`,
      `✓ ${clip(flag as string, 8)}`,
      ...(controller === undefined ? [] : [clip(controller, 9)]),
    ].join('\n'),
    style: {
      align: 'center',
      vertical: 'middle',
      wrap: true,
      size: 8,
      ink: PALETTE.ink,
      fill: teamInk(names, flag).paper,
      border: { style: 'dashed', colour: PALETTE.line },
    },
    note: `${place}: ${card}, claimed by ${flag} for ${bid}${controller === undefined ? '' : `, ${controller}`}`,
  };
}

/** What the signs of the pattern mean. */
export const LEGEND =
  '● exposed, no flag   ⚑ flagged: team and chips   ◐ nearly exposed   ? hidden   ✓ claimed';

export const LEGEND_STYLE: Style = { ...HEAD, size: 8, bold: false, italic: true, align: 'center' };
