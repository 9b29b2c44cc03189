import { latest } from '../../draw.ts';
import { joined, listed, plural } from '../../kit.ts';
import { combinationsOf, pointsOf } from './combination.ts';
import type { Mvp } from './order.ts';
import { teamsOf } from './teams.ts';
import { type PrivateView, type PublicView, placesOf } from './view.ts';

/** Says which cards each team has claimed. With `own`, it also says which cards the player controls. */
export const standing: Mvp['standing'] = ({ seats, options: { lastRound } }, { public: views }, own) => {
  const view = latest(views);
  const cards = Object.values(view.cards);
  const claimed = cards.filter(({ status }) => status === 'claimed').length;
  const cardsOf = (team: string) => plural(placesOf(view, team, 'claimed').length, 'card');
  const teams = teamsOf(seats).names.map((team) => `${team} ${cardsOf(team)}`);
  const round = `round ${Math.min(views.length, lastRound)} of at most ${lastRound}`;
  return [
    ...(own ? [['Your points so far', ownWords(view, latest(own.views))] as const] : []),
    ['Claimed so far', joined(teams)],
    [
      'Progress of the match',
      `${claimed} of ${plural(cards.length, 'card')} are claimed. This is ${round}. A round without new bids and claims also ends the match.`,
    ],
  ];
};

/**
 * Says how many points a player's cards score in the team’s sets and runs, as if the match ended now. A player's cards
 * are the cards that the player controls (M12).
 */
function ownWords({ cards }: PublicView, { controls }: PrivateView): string {
  const cardsAt = (places: readonly string[]) => places.map((place) => cards[place]!.card!);
  const mine = cardsAt(Object.keys(controls).filter((place) => controls[place]));
  const scoring = combinationsOf(cardsAt(Object.keys(controls))).map((one) => ({
    ...one,
    cards: one.cards.filter((card) => mine.includes(card)),
  }));
  const points = plural(pointsOf(scoring), 'point');
  return `${points}, with the ${plural(mine.length, 'card')} that you control`;
}

/**
 * Says which cards each team claimed in the last round, and which cards each team flags now. With `own` it names only
 * the cards of the player's team, and the new cards that the player controls.
 */
export const recap: Mvp['recap'] = ({ seats }, { public: views }, own) => {
  const now = latest(views);
  const { cards } = views[views.length - 2]!;
  const claimsOf = (team: string) =>
    placesOf(now, team, 'claimed').filter((place) => cards[place]?.status !== 'claimed');
  const did = (team: string) => {
    const flags = listed(placesOf(now, team, 'exposed'));
    return `${team} claimed ${listed(claimsOf(team)) || 'nothing'}${flags && `, and flags ${flags}`}`;
  };
  if (!own) return teamsOf(seats).names.map(did).join('; ');
  const team = seats[own.seat]!.meadow!;
  const claims = claimsOf(team);
  if (claims.length === 0) return did(team);
  const { controls } = latest(own.views);
  const mine = listed(claims.filter((place) => controls[place]));
  return `${did(team)}; you control ${mine || 'no new card'}`;
};
