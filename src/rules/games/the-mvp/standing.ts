import { latest } from '../../draw.ts';
import { type OwnSeen, type PublicSeen, plural, type Standing } from '../../kit.ts';
import type { Info } from './options.ts';
import { teamsOf } from './teams.ts';
import type { PrivateView, PublicView } from './view.ts';

/** Cards that each team has claimed, and with `own` those that the player controls. */
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
  const controls = own && Object.values(latest(own.views).controls).filter(Boolean).length;
  return [
    ...(controls === undefined ? [] : [['Your cards so far', plural(controls, 'card')] as const]),
    ['Claimed so far', teams.join(', ')],
    [
      'How far the end is',
      `${claimed.length} of ${plural(cards.length, 'card')} claimed; round ${Math.min(views.length, options.lastRound)} of at most ${options.lastRound}.`,
    ],
  ];
}
