import { drawFacts, drawInParts, type Grid, section, type TableColumn } from '../../draw.ts';
import { meadowsOf } from '../../kit.ts';
import type { Marks } from './draw-pattern.ts';
import type { Info } from './options.ts';
import type { MvpPosition } from './position.ts';
import { type CardFacts, factsOf, paintOf, teamsOf, totalOf } from './teams.ts';
import { BIDS, brief, PLACE_AT } from './vocabulary.ts';

/** Marks every card with the bids of both teams, and with the player who controls the card. */
export function secretMarks(info: Info, position: MvpPosition): Marks {
  const teams = [...meadowsOf(info.seats).values()];
  const cards = factsOf(info, position);
  return (place) => {
    const row = cards[PLACE_AT.get(place)!]!;
    const totals = teams.map((team) => totalOf(row, team));
    const chips = totals.some(Boolean) ? totals.join(' : ') : undefined;
    return { card: row.card, chips, controller: row.controller };
  };
}

/** Draws everybody's chips in hand, every bid on every card, and all information that was bought. */
export function drawSecrets(info: Info, position: MvpPosition): readonly Grid[] {
  const { names, seats } = info;
  const teams = teamsOf(info);
  const bids = BIDS.map(
    (column, seat): TableColumn<CardFacts> => ({
      head: names[seat]!,
      headStyle: paintOf(teams, seats[seat]!.meadow),
      style: { align: 'center' },
      cell: (row) => row[column] || '',
      foot: position.seats[seat]?.chips ?? 0,
    }),
  );
  const learnedBy = (name: string) => {
    const own = position.learned.filter(({ player }) => player === name);
    return [...new Set(own.map(nameAt))].join(', ') || 'nothing';
  };
  return [
    section(
      `Only hosts see this: bids in chips (the pattern shows ${teams.join(' : ')})`,
      drawInParts<CardFacts>(
        [
          { head: 'card', cell: nameAt, foot: 'chips in hand' },
          {
            head: 'flag',
            cell: ({ flag, claimed, controller }) => {
              if (claimed) return `✓ ${flag}: ${controller ?? 'nobody'}`;
              return flag && `⚑ ${flag}`;
            },
          },
          ...bids,
        ],
        factsOf(info, position).filter((row) => row.flag !== '' || BIDS.some((column) => row[column] > 0)),
      ),
    ),
    section(
      'Information that each player bought',
      drawFacts(names.map((name) => [name, learnedBy(name), { bold: false }])),
    ),
  ];
}

/** Gives the place and the short name of a card on one line: “W 🍎3”. */
export function nameAt({ place, card }: { readonly place: string; readonly card: string }): string {
  return `${place}\u00a0${brief(card)}`;
}
