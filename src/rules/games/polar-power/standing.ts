import { latest } from '../../draw.ts';
import { gainWords, listed, type OwnSeen, plural, signed } from '../../kit.ts';
import type { Polar } from './order.ts';
import { type Info, MEADOWS, type Meadow, POLES, type Polarity } from './position.ts';
import { type PrivateView, type PublicView, placeIn } from './view.ts';

/**
 * Says how many points each meadow and pole has. These points are public, because everyone can add them up. A player's
 * own points follow from the player's pole.
 */
export const standing: Polar['standing'] = (info, { public: views }, own) => {
  const { pointsToEnd, lastRound } = info.options;
  const sums = pointsOf(views);
  const texts = sums.map(
    ({ meadow, all, '+': plus, '-': minus }) => `${meadow} ${all} (positive ${plus}, negative ${minus})`,
  );
  const most = sums[0]!.all;
  const first = sums.filter(({ all }) => all === most).map(({ meadow }) => meadow);
  const end = plural(pointsToEnd, 'point');
  const far =
    most === 0
      ? `No meadow has points yet. The match ends when a meadow has ${end}`
      : `${listed(first)} ${first.length === 1 ? 'is' : 'are'} nearest to the end, with ${most} of ${end}`;
  const mine = own && ownFacts(info, views, own);
  return [
    ...(mine
      ? [['Your points', `${mine.points}, as the ${POLES[mine.polarity]} player of ${mine.meadow}`] as const]
      : []),
    ['Points so far', texts.join('\n')],
    ['Progress of the match', `${far}. This is round ${views.length} of at most ${lastRound}.`],
  ];
};

/** Adds up the points of each meadow and pole over some rounds. The meadow with the most points comes first. */
export function pointsOf(views: readonly PublicView[]) {
  const sums = MEADOWS.map((meadow) => {
    const sumOf = (pole: Polarity) =>
      views.reduce((sum, { meadows }) => sum + (meadows[meadow].points?.[pole] ?? 0), 0);
    const [plus, minus] = [sumOf('+'), sumOf('-')];
    return { meadow, '+': plus, '-': minus, all: plus + minus };
  });
  return sums.sort((a, b) => b.all - a.all);
}

/** Gives the meadow, the polarity and the points of a player. */
function ownFacts({ seats }: Info, views: readonly PublicView[], own: OwnSeen<PrivateView>) {
  const meadow = seats[own.seat]!.meadow as Meadow;
  const { polarity } = latest(own.views);
  return { meadow, polarity, points: pointsOf(views).find((sum) => sum.meadow === meadow)![polarity] };
}

/** Says how many points the last round gave to each meadow and pole. With `own` it names only the points of that seat's player. */
export const recap: Polar['recap'] = (info, { public: views }, own) => {
  const { meadows } = latest(views);
  if (!own) {
    const paid = pointsOf([latest(views)]).filter(({ all }) => all > 0);
    const words = paid.map(
      ({ meadow, all, '+': plus }) => `${meadow} ${all} (${POLES[plus > 0 ? '+' : '-']})`,
    );
    return paid.length > 0 ? `points for ${words.join(', ')}` : 'no meadow got points';
  }
  const { meadow, polarity, points: total } = ownFacts(info, views, own);
  const { charge = 0, reset, points } = meadows[meadow];
  const { place, others, isLowered } = placeIn(meadows, meadow);
  // A strongest meadow gives both its players a bellflower (P5), even if all meadows are neutral (P3).
  const strongest = reset ? (charge === 0 ? ', as all meadows,' : ', strongest of all,') : '';
  const how = isLowered ? `, as strong as ${listed(others)}, place ${place} for each,` : strongest;
  return `${meadow} stood at ${signed(charge)}${how} and gave you ${gainWords(points?.[polarity] ?? 0, total)}`;
};
