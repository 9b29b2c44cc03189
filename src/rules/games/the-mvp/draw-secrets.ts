import { drawFacts, drawTable, type Grid, PALETTE, section, type TableColumn } from '../../draw.ts';
import { paperOf, placed } from './draw-colours.ts';
import type { Marks } from './draw-pattern.ts';
import type { Info } from './options.ts';
import type { CardRow, MvpPosition } from './position.ts';
import { controllerOf, sideOf, teamsOf, totalOf } from './teams.ts';
import { BIDS, PLACE_AT } from './vocabulary.ts';

/** Every card with what both teams have bid on it, and who controls it. */
export function secretMarks({ seats, names }: Info, position: MvpPosition): Marks {
  const { sides } = teamsOf(seats);
  return (place) => {
    const row = position.cards[PLACE_AT.get(place) as number] as CardRow;
    const totals = [totalOf(row, sides, 0), totalOf(row, sides, 1)];
    return {
      card: row.card,
      chips: totals.some(Boolean) ? totals.join(' : ') : undefined,
      controller: row.claimed ? controllerName(row, position, sides, names) : undefined,
    };
  };
}

/** Chips in hand, every bid on every card, and who has bought what. */
export function drawSecrets({ names, seats }: Info, position: MvpPosition): readonly Grid[] {
  const { sides, names: teams } = teamsOf(seats);
  const bid = position.cards.filter((row) => row.flag !== '' || BIDS.some((column) => row[column] > 0));
  const flagOf = (row: CardRow) => {
    if (row.flag === '') return '';
    return row.claimed ? `✓ ${row.flag}: ${controllerName(row, position, sides, names)}` : `⚑ ${row.flag}`;
  };
  const bids = BIDS.map(
    (column, seat): TableColumn<CardRow> => ({
      head: names[seat] as string,
      headStyle: { ...paperOf(teams, teams[sides[seat] as 0 | 1]), ink: PALETTE.ink },
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
      `Bids in chips (in the pattern: ${teams.join(' : ')})`,
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
      'What each has bought',
      drawFacts(names.map((name) => [name, learnedBy(name).join(', ') || 'nothing', { bold: false }])),
    ),
  ];
}

function controllerName(
  row: CardRow,
  position: MvpPosition,
  sides: readonly number[],
  names: readonly string[],
): string {
  return names[controllerOf(row, sides, sideOf(position, row.flag))] ?? 'nobody';
}
