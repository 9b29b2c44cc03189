import {
  drawFacts,
  drawTable,
  type Grid,
  PALETTE,
  section,
  shortened,
  type TableColumn,
} from '../../draw.ts';
import { coloursOf, placed } from './draw-colours.ts';
import type { Marks } from './draw-pattern.ts';
import type { Info } from './options.ts';
import type { CardRow, MvpPosition } from './position.ts';
import { controllerOf, sideOf, teamsOf, totalOf } from './teams.ts';
import { BIDS } from './vocabulary.ts';

/** Marks every card with the bids of both teams, and with the player who controls the card. */
export function secretMarks(info: Info, position: MvpPosition): Marks {
  const { teams } = teamsOf(info.seats);
  return (place) => {
    const row = position.cards.find((one) => one.place === place)!;
    const totals = teams.map((team) => totalOf(row, team));
    return {
      card: row.card,
      chips: totals.some(Boolean) ? totals.join(' : ') : undefined,
      controller: row.claimed ? controllerName(info, position, row) : undefined,
    };
  };
}

/** Draws everybody's chips in hand, every bid on every card, and all information that was bought. */
export function drawSecrets(info: Info, position: MvpPosition): readonly Grid[] {
  const { names, seats } = info;
  const { names: teams } = teamsOf(seats);
  const bid = position.cards.filter((row) => row.flag !== '' || BIDS.some((column) => row[column] > 0));
  const flagOf = (row: CardRow) => {
    if (row.flag === '') return '';
    return narrow(row.claimed ? `✓ ${row.flag}: ${controllerName(info, position, row)}` : `⚑ ${row.flag}`);
  };
  const bids = BIDS.map(
    (column, seat): TableColumn<CardRow> => ({
      head: narrow(names[seat]!),
      headStyle: { fill: coloursOf(teams, seats[seat]?.meadow).paper, ink: PALETTE.ink },
      style: { align: 'center' },
      cell: (row) => row[column] || '',
      foot: position.seats[seat]?.chips ?? 0,
    }),
  );
  const learnedBy = (name: string) => {
    const own = position.learned.filter(({ player }) => player === name);
    return [...new Set(own.map(({ place, card }) => placed(place, card)))];
  };
  return [
    section(
      `Only hosts see this: bids in chips (the pattern shows ${teams.join(' : ')})`,
      drawTable<CardRow>(
        [
          { head: 'card', cell: ({ place, card }) => placed(place, card), foot: 'chips in hand' },
          { head: 'flag', cell: flagOf },
          ...bids,
        ],
        bid,
      ),
    ),
    section(
      'Information that each player bought',
      drawFacts(names.map((name) => [name, learnedBy(name).join(', ') || 'nothing', { bold: false }])),
    ),
  ];
}

/** Largest width of a word in pixels. With this width, a table with a column for each player still fits a page in small type. */
const WORD = 54;

/** Cuts words that are too long. The list below the table has the full names. */
function narrow(text: string): string {
  return text
    .split(/\s/)
    .map((word) => shortened(word, WORD, { size: 9, bold: true }))
    .join(' ');
}

function controllerName({ seats, names }: Info, position: MvpPosition, row: CardRow): string {
  const team = teamsOf(seats).teams[sideOf(position, row.flag)];
  return names[controllerOf(row, team)] ?? 'nobody';
}
