import { latest } from '../../draw.ts';
import { joined, listed, plural } from '../../kit.ts';
import type { Mvp } from './order.ts';
import { teamsOf } from './terms/teams.ts';
import { placesOf } from './view.ts';

/** The cards that each team, or the player’s own team, claimed in the last round and flags now. */
export const recap: Mvp['recap'] = ({ seats }, { public: views }, own) => {
  const now = latest(views);
  const { cards } = views[views.length - 2]!;
  const did = (team: string) => {
    const isNew = (place: string) => cards[place]?.status !== 'claimed';
    const claims = listed(placesOf(now, team, 'claimed').filter(isNew));
    const flags = listed(placesOf(now, team, 'exposed'));
    return `${team} claimed ${claims || 'nothing'}${flags && `, and flags ${flags}`}`;
  };
  const allOf = (team: string) => placesOf(now, team, 'claimed').length;
  const { names } = teamsOf(seats);
  if (!own) {
    const soFar = names.map((team) => `${team} ${allOf(team)}`);
    return `${names.map(did).join('; ')}; so far ${joined(soFar)}`;
  }
  const team = seats[own.seat]!.meadow!;
  const controls = Object.values(latest(own.views).controls).filter(Boolean).length;
  return `${did(team)}; it has ${plural(allOf(team), 'card')}, of which you control ${controls}`;
};
