import { latest } from '../../draw.ts';
import { type OwnSeen, type PublicSeen, plural, type Standing } from '../../kit.ts';
import { combinationsOf } from './combination.ts';
import type { Info } from './options.ts';
import { teamsOf } from './teams.ts';
import type { PrivateView, PublicView } from './view.ts';

/** Cards that each team has claimed, and with `own` those that the player controls, and what they score now. */
export function standing(
  { seats, options }: Info,
  { public: views }: PublicSeen<PublicView>,
  own?: OwnSeen<PrivateView>,
): Standing[] {
  const cards = Object.values(latest(views).cards);
  const claimed = cards.filter(({ status }) => status === 'claimed');
  const teams = teamsOf(seats).names.map(
    (team) => `${team} ${plural(claimed.filter(({ flag }) => flag === team).length, 'card')}`,
  );
  return [
    ...(own ? ownStanding(latest(views), latest(own.views)) : []),
    ['Claimed so far', teams.join(', ')],
    [
      'How far the end is',
      `${claimed.length} of ${plural(cards.length, 'card')} claimed; round ${Math.min(views.length, options.lastRound)} of at most ${options.lastRound}.`,
    ],
  ];
}

/** The cards that a player controls, and their points in the sets and runs of the team, if it ended now (M12). */
function ownStanding({ cards }: PublicView, { controls }: PrivateView): Standing[] {
  const held = Object.entries(cards).filter(([place]) => controls[place] !== undefined);
  const points = combinationsOf(held.map(([, { card = '' }]) => card)).reduce(
    (sum, { cards: scoring, each }) => {
      const mine = held.filter(([place, { card = '' }]) => controls[place] && scoring.includes(card));
      return sum + each * mine.length;
    },
    0,
  );
  const count = Object.values(controls).filter(Boolean).length;
  return [
    ['Your points so far', `${plural(points, 'point')}, with the ${plural(count, 'card')} that you control`],
  ];
}
