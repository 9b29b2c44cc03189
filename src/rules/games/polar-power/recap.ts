import { latest } from '../../draw.ts';
import { gainWords, listed, type OwnSeen, type PublicSeen, signed } from '../../kit.ts';
import { type Info, MEADOWS, type Meadow } from './position.ts';
import { ownPoints } from './standing.ts';
import type { PrivateView, PublicView } from './view.ts';

/** The points that the last round gave: to the player, or by meadow and pole. */
export function recap(
  info: Info,
  { public: views }: PublicSeen<PublicView>,
  own?: OwnSeen<PrivateView>,
): string {
  const { meadows } = latest(views);
  if (!own) return meadowWords(meadows);
  const meadow = info.seats[own.seat]?.meadow as Meadow;
  const gained = meadows[meadow].points?.[latest(own.views).polarity] ?? 0;
  const { charge = 0, reset } = meadows[meadow];
  // For that its two players get a bellflower (P5), or for being neutral as all others (P3).
  const others = MEADOWS.filter((other) => other !== meadow && meadows[other].reset);
  const most = others.length > 0 ? `, as strong as ${listed(others)},` : ', strongest of all,';
  const strongest = reset ? (charge === 0 ? ', as all meadows,' : most) : '';
  return `${meadow} stood at ${signed(charge)}${strongest} and gave you ${gainWords(gained, ownPoints(info, views, own))}`;
}

function meadowWords(meadows: PublicView['meadows']): string {
  const paid = MEADOWS.flatMap((meadow) => {
    const { '+': plus = 0, '-': minus = 0 } = meadows[meadow].points ?? {};
    if (plus + minus === 0) return [];
    return [
      { points: plus + minus, text: `${meadow} ${plus + minus} (${plus > 0 ? 'positive' : 'negative'})` },
    ];
  });
  if (paid.length === 0) return 'no meadow got points';
  const best = paid.sort((a, b) => b.points - a.points).map(({ text }) => text);
  return `points for ${best.join(', ')}`;
}
