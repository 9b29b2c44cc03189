import { latest } from '../../draw.ts';
import { joined, listed, plural } from '../../kit.ts';
import { combinationsOf, pointsOf } from './combination.ts';
import type { Mvp } from './order.ts';
import { teamsOf } from './teams.ts';
import { type PrivateView, type PublicView, placesOf } from './view.ts';
import { CARDS } from './vocabulary.ts';

/** Says which cards each team has claimed. With `own`, it also says which cards the player controls. */
export const standing: Mvp['standing'] = (info, { public: views }, own) => {
  const view = latest(views);
  const { lastRound } = info.options;
  const teams = teamsOf(info);
  const counts = teams.map((team) => placesOf(view, team, 'claimed').length);
  const claimed = counts.reduce((sum, count) => sum + count);
  const round = `round ${Math.min(views.length, lastRound)} of at most ${lastRound}`;
  return [
    ...(own ? [['Your points so far', ownWords(view, latest(own.views))] as const] : []),
    ['Claimed so far', joined(teams.map((team, i) => `${team} ${plural(counts[i]!, 'card')}`))],
    [
      'Progress of the match',
      `${claimed} of ${CARDS.length} cards are claimed. This is ${round}. A round without new bids and claims also ends the match.`,
    ],
  ];
};

/**
 * Says how many points a player's cards score in the team’s sets and runs, as if the match ended now. A player's cards
 * are the cards that the player controls (M12).
 */
function ownWords({ cards }: PublicView, { controls }: PrivateView): string {
  const held = Object.keys(controls);
  const isMine = (card: string) => held.some((place) => controls[place] && cards[place]!.card === card);
  const scoring = combinationsOf(held.map((place) => cards[place]!.card!)).map((one) => ({
    ...one,
    cards: one.cards.filter(isMine),
  }));
  const mine = plural(held.filter((place) => controls[place]).length, 'card');
  return `${plural(pointsOf(scoring), 'point')}, with the ${mine} that you control`;
}

/**
 * Says which cards each team claimed in the last round, and which cards each team flags now. With `own` it names only
 * the cards of the player's team, and the new cards that the player controls.
 */
export const recap: Mvp['recap'] = (info, { public: views }, own) => {
  const [before, now] = views.slice(-2) as [PublicView, PublicView];
  const did = (team: string) => {
    const claims = placesOf(now, team, 'claimed', before);
    const flags = listed(placesOf(now, team, 'exposed'));
    const words = `${team} claimed ${listed(claims) || 'nothing'}${flags && `, and flags ${flags}`}`;
    if (!own || claims.length === 0) return words;
    const mine = claims.filter((place) => latest(own.views).controls[place]);
    return `${words}; you control ${listed(mine) || 'no new card'}`;
  };
  return own ? did(info.seats[own.seat]!.meadow!) : teamsOf(info).map(did).join('; ');
};
