import type { Grid } from '../../src/rules/draw.ts';
import { drawFacts, drawTable, history, latest, legend, STRONG, stack } from '../../src/rules/draw.ts';
import type { LanternNight } from './order.ts';
import { NOBODY } from './position.ts';

/** The host’s board and the table of the end are the default ones. */
export const draw: LanternNight['draw'] = {
  public: (_info, seen) => drawGuests(seen.public),

  /** The player's hand and all visits so far, above the public board. */
  private: (_info, _seat, seen) => {
    const { lanterns, points } = latest(seen.private);
    const hand = drawFacts([
      ['Lanterns', lanterns],
      ['Points', points],
    ]);
    const visits = history(seen.private, [
      { head: 'visit', cell: ({ visited }) => visited || 'at home', style: STRONG },
      { head: 'lanterns', cell: ({ lit }) => lit },
      {
        head: 'friend?',
        cell: ({ visited, found }) => (visited === NOBODY ? '–' : found ? '★ yes' : '✗ no'),
      },
    ]);
    return stack([hand, ...visits, drawGuests(seen.public)]);
  },
};

type PublicView = ReturnType<LanternNight['views']['public']>;

/** Number of visitors of each player, in the last round and in all. */
function drawGuests(views: readonly PublicView[]): Grid {
  const all = (seat: number) => views.reduce((sum, { seats }) => sum + seats[seat]!.guests, 0);
  return stack([
    drawTable(
      [
        { head: 'Player', cell: ({ player }) => player, style: STRONG },
        { head: 'last round', cell: ({ guests }) => '●'.repeat(guests) || '–' },
        { head: 'in all', cell: (_row, seat) => all(seat) },
      ],
      latest(views).seats,
    ),
    legend([['●', 'a visitor']]),
  ]);
}
