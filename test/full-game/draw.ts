import type { Grid } from '../../src/rules/draw.ts';
import {
  drawFacts,
  drawTable,
  heading,
  history,
  latest,
  legend,
  STRONG,
  stack,
} from '../../src/rules/draw.ts';
import { type Drawings, own, plural } from '../../src/rules/kit.ts';
import { NOBODY, type OPTIONS, type POSITION, type SeatRow } from './position.ts';
import type { PublicView, VIEWS } from './view.ts';

export const draw: Drawings<typeof OPTIONS, typeof POSITION, typeof VIEWS> = {
  public: ({ names }, seen) => drawGuests(names, seen.public),

  /** The player's hand and all visits so far, above the public board. */
  private: ({ names }, _seat, seen) => {
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
    return stack([hand, ...visits, drawGuests(names, seen.public)]);
  },

  /** Everyone’s friend, lanterns and points. */
  host: ({ names }, { seats, friends }, seen) => {
    const all = drawTable<SeatRow>(
      [
        { head: 'Player', cell: ({ player }) => player, style: STRONG },
        { head: 'friend', cell: (_row, seat) => friends[seat]?.friend ?? '' },
        { head: '★', cell: ({ points }) => points },
        { head: 'lanterns', cell: ({ lanterns }) => lanterns },
        {
          head: 'last visit',
          cell: ({ visited, lit }) => (visited ? `${visited}, ${plural(lit, 'lantern')}` : '–'),
        },
      ],
      seats,
    );
    return stack([heading('The host’s eyes only'), all, drawGuests(names, seen.public)]);
  },

  /** The end makes the friends public. */
  outcome: (_info, { reveal }) => {
    const { friends } = reveal as { friends: Record<string, string> };
    return [{ head: 'friend', cell: (name) => own(friends, name) ?? '' }];
  },
};

/** Number of visitors of each player, in the last round and in all. */
function drawGuests(names: readonly string[], views: readonly PublicView[]): Grid {
  const guests = (view: PublicView, name: string) => own(view.guests, name) ?? 0;
  return stack([
    drawTable(
      [
        { head: 'Player', cell: (name) => name, style: STRONG },
        { head: 'last round', cell: (name) => '●'.repeat(guests(latest(views), name)) || '–' },
        { head: 'in all', cell: (name) => views.reduce((sum, view) => sum + guests(view, name), 0) },
      ],
      names,
    ),
    legend([['●', 'a visitor']]),
  ]);
}
