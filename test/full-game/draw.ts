import { own } from '../../src/rules/base/json.ts';
import { plural } from '../../src/rules/base/words.ts';
import { stack } from '../../src/rules/board/arrange.ts';
import { fields } from '../../src/rules/board/fields.ts';
import type { Grid } from '../../src/rules/board/grid.ts';
import { history, latest } from '../../src/rules/board/history.ts';
import type { OutcomeColumn } from '../../src/rules/board/outcome.ts';
import { heading, legend, STRONG } from '../../src/rules/board/page.ts';
import { table } from '../../src/rules/board/table.ts';
import type { MatchInfo } from '../../src/rules/declare/match-info.ts';
import type { OutcomeView } from '../../src/rules/declare/outcome.ts';
import type { PrivateSeen, PublicSeen } from '../../src/rules/game.ts';
import type { Options } from './options.ts';
import type { GamePosition, SeatRow } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';
import { NOBODY } from './vocabulary.ts';

/** How many visitors each player had in the last round and in all. */
export function drawPublic({ names }: MatchInfo<Options>, { public: views }: PublicSeen<PublicView>): Grid {
  const guests = (view: PublicView, name: string) => own(view.guests, name) ?? 0;
  return stack([
    table(
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

/** What the player holds, and every visit so far, above the public board. */
export function drawPrivate(
  seats: MatchInfo<Options>,
  _seat: number,
  seen: PrivateSeen<PublicView, PrivateView>,
): Grid {
  const { lanterns, points } = latest(seen.private);
  const hand = fields([
    ['Lanterns', lanterns],
    ['Points', points],
  ]);
  const visits = history(seen.private, [
    { head: 'visit', cell: ({ visited }) => visited || 'at home', style: STRONG },
    { head: 'lanterns', cell: ({ lit }) => lit },
    { head: 'friend?', cell: ({ visited, found }) => (visited === NOBODY ? '–' : found ? '★ yes' : '✗ no') },
  ]);
  return stack([hand, ...visits, drawPublic(seats, seen)]);
}

/** Everyone’s friend, lanterns and points. */
export function drawHost(
  seats: MatchInfo<Options>,
  position: GamePosition,
  seen: PublicSeen<PublicView>,
): Grid {
  const all = table<SeatRow>(
    [
      { head: 'Player', cell: ({ player }) => player, style: STRONG },
      { head: 'friend', cell: (_row, seat) => position.friends[seat]?.friend ?? '' },
      { head: '★', cell: ({ points }) => points },
      { head: 'lanterns', cell: ({ lanterns }) => lanterns },
      {
        head: 'last visit',
        cell: ({ visited, lit }) => (visited ? `${visited}, ${plural(lit, 'lantern')}` : '–'),
      },
    ],
    position.seats,
  );
  return stack([heading('The host’s eyes only'), all, drawPublic(seats, seen)]);
}

/** The end makes the friends public. */
export function outcomeColumns(_info: MatchInfo<Options>, { reveal }: OutcomeView): OutcomeColumn[] {
  const { friends } = reveal as { friends: Record<string, string> };
  return [{ head: 'friend', cell: (name) => own(friends, name) ?? '' }];
}
