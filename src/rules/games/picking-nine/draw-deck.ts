import { type Grid, PALETTE, type Style } from '../../board/grid.ts';
import { legend, section } from '../../board/page.ts';
import type { Content } from '../../board/rows.ts';
import { table } from '../../board/table.ts';
import { shortened } from '../../board/text-size.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { PublicSeen } from '../../game.ts';
import { COLOUR_STYLES } from './draw-tile.ts';
import type { PublicView } from './view.ts';
import { type Card, COLOURS, type Colour, faceOf, GRAY, HIGHEST } from './vocabulary.ts';

/** Where a card is, as far as everyone knows. */
type Whereabouts =
  | { readonly at: 'hand'; readonly name: string; readonly round: number }
  | { readonly at: 'table' }
  | { readonly at: 'banned' | 'left'; readonly round: number };

const CELL = 35;
const SMALL: Style = { size: 8, bold: true };
const LOOK: Style = { size: 9, align: 'center', border: { style: 'thin', colour: PALETTE.line } };
const GONE: Style = { ...LOOK, fill: PALETTE.shade, ink: PALETTE.soft };

/** All 41 cards by colour and number, each with its holder, or why it is gone. */
export function drawDeck({ names }: MatchInfo<unknown>, seen: PublicSeen<PublicView>): Grid {
  const where = follow(names, seen);
  const short = shorten(names);
  const numbers = Array.from({ length: HIGHEST }, (_, i) => i + 1);
  const cellOf = (colour: Colour, number: number): Content => {
    if (colour !== 'gray') return cardCell(where, short, `${colour}-${number}`);
    return number === 1 ? cardCell(where, short, GRAY) : '';
  };
  return section(
    'Every card',
    table<Colour>(
      [
        {
          head: 'colour',
          headStyle: SMALL,
          cell: (colour) => ({
            text: colour === 'gray' ? 'gray\u00a00' : colour,
            style: { ...COLOUR_STYLES[colour], ...SMALL, align: 'center' },
          }),
        },
        ...numbers.map((number) => ({
          head: String(number),
          least: CELL,
          style: { fill: PALETTE.paper, align: 'center' } as const,
          cell: (colour: Colour) => cellOf(colour, number),
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
function follow(
  names: readonly string[],
  { public: views }: PublicSeen<PublicView>,
): ReadonlyMap<Card, Whereabouts> {
  const where = new Map<Card, Whereabouts>();
  views.forEach(({ picks, banned, table }, round) => {
    for (const [card, { at }] of where) if (at === 'table') where.set(card, { at: 'left', round });
    if (banned) where.set(banned, { at: 'banned', round });
    for (const name of names) {
      const card = picks?.[name];
      if (card) where.set(card, { at: 'hand', name, round });
    }
    for (const card of table) where.set(card, { at: 'table' });
  });
  return where;
}

function cardCell(
  where: ReadonlyMap<Card, Whereabouts>,
  short: ReadonlyMap<string, string>,
  card: Card,
): Content {
  const found = where.get(card);
  if (!found) return { text: '', style: LOOK };
  if (found.at === 'table') return { text: '●', style: { ...LOOK, bold: true, fill: PALETTE.accentPaper } };
  const round = `round ${found.round}`;
  if (found.at === 'hand')
    return {
      text: short.get(found.name) ?? found.name,
      style: { ...LOOK, ...COLOUR_STYLES[faceOf(card).colour], ...SMALL, wrap: false },
      note: `${found.name}, ${round}`,
    };
  if (found.at === 'banned') return { text: '✕', style: { ...GONE, bold: true }, note: `banned, ${round}` };
  return { text: '–', style: GONE, note: `left over, ${round}` };
}

/** The names, cut to what a cell has room for; numbered by seat if two would be the same. */
function shorten(names: readonly string[]): ReadonlyMap<string, string> {
  const cut = (text: string) => shortened(text.replace(/\n/g, ' '), CELL, SMALL);
  const short = names.map(cut);
  return new Map(
    names.map((name, seat) => {
      const text = short[seat] as string;
      const isAlone = short.indexOf(text) === short.lastIndexOf(text);
      return [name, isAlone ? text : cut(`${seat + 1} ${name}`)];
    }),
  );
}
