import { latest } from '../../draw.ts';
import { listed, type OwnSeen, type PublicSeen, plural } from '../../kit.ts';
import type { Info } from './options.ts';
import { teamsOf } from './teams.ts';
import type { PrivateView, PublicView } from './view.ts';
import { PLACES } from './vocabulary.ts';

/** What each team claimed in the last round and flags now; or the player’s own team, and what the player controls. */
export function recap(
  { seats }: Info,
  { public: views }: PublicSeen<PublicView>,
  own?: OwnSeen<PrivateView>,
): string {
  const { names, sides } = teamsOf(seats);
  const before = views.length > 1 ? placesClaimed(views[views.length - 2]!) : [];
  const now = placesClaimed(latest(views));
  const newOf = (team: string) =>
    now
      .filter(({ place, flag }) => flag === team && !before.some((one) => one.place === place))
      .map(({ place }) => place);
  const { cards } = latest(views);
  const flagsOf = (team: string) => PLACES.filter((place) => isFlagged(cards[place], team));
  const did = (team: string) => {
    const flags = listed(flagsOf(team));
    return `${team} claimed ${listed(newOf(team)) || 'nothing'}${flags && `, and flags ${flags}`}`;
  };
  const allOf = (team: string) => now.filter(({ flag }) => flag === team).length;
  if (!own) return `${names.map(did).join('; ')}; so far ${names.map((t) => `${t} ${allOf(t)}`).join(', ')}`;
  const team = names[sides[own.seat]!]!;
  const controls = Object.values(latest(own.views).controls).filter(Boolean).length;
  return `${did(team)}; it has ${plural(allOf(team), 'card')}, of which you control ${controls}`;
}

function isFlagged(card: PublicView['cards'][string] | undefined, team: string): boolean {
  return card?.status === 'exposed' && card.flag === team;
}

function placesClaimed({ cards }: PublicView): { readonly place: string; readonly flag?: string }[] {
  return Object.entries(cards)
    .filter(([, { status }]) => status === 'claimed')
    .map(([place, card]) => ({ place, ...card }));
}
