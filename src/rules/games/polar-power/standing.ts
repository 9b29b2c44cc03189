import { latest } from '../../draw.ts';
import { gainWords, listed, type OwnSeen, plural, signed } from '../../kit.ts';
import type { Polar } from './order.ts';
import { type Info, MEADOWS, type Meadow, POLES } from './position.ts';
import { type PrivateView, type PublicView, tieOf } from './view.ts';

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
  const first = sums.filter(({ all }) => all === sums[0]!.all).map(({ meadow }) => meadow);
  const end = plural(pointsToEnd, 'point');
  const isNearest = `${listed(first)} ${first.length === 1 ? 'is' : 'are'} nearest`;
  const far =
    sums[0]!.all === 0
      ? `No meadow has points yet. The match ends when a meadow has ${end}`
      : `${isNearest} to the end, with ${sums[0]!.all} of ${end}`;
  return [
    ...(own ? [['Your points', ownWords(info, views, own)] as const] : []),
    ['Points so far', texts.join('\n')],
    ['Progress of the match', `${far}. This is round ${views.length} of at most ${lastRound}.`],
  ];
};

/** Adds up the points of each meadow and pole over some rounds. The meadow with the most points comes first. */
export function pointsOf(views: readonly PublicView[]) {
  const sums = MEADOWS.map((meadow) => {
    const sum = { meadow, '+': 0, '-': 0, all: 0 };
    for (const { meadows } of views) {
      const { '+': plus = 0, '-': minus = 0 } = meadows[meadow].points ?? {};
      sum['+'] += plus;
      sum['-'] += minus;
      sum.all += plus + minus;
    }
    return sum;
  });
  return sums.sort((a, b) => b.all - a.all);
}

function ownWords(info: Info, views: readonly PublicView[], own: OwnSeen<PrivateView>): string {
  const pole = POLES[latest(own.views).polarity];
  return `${ownPoints(info, views, own)}, as the ${pole} player of ${info.seats[own.seat]?.meadow}`;
}

function ownPoints({ seats }: Info, views: readonly PublicView[], own: OwnSeen<PrivateView>): number {
  const sum = pointsOf(views).find(({ meadow }) => meadow === seats[own.seat]?.meadow);
  return sum![latest(own.views).polarity];
}

/** Says how many points the last round gave to each meadow and pole. With `own` it names only the points of that seat's player. */
export const recap: Polar['recap'] = (info, { public: views }, own) => {
  const { meadows } = latest(views);
  if (!own) {
    const paid = pointsOf([latest(views)]).filter(({ all }) => all > 0);
    if (paid.length === 0) return 'no meadow got points';
    const words = paid.map(({ meadow, all, '+': plus }) => {
      const pole = POLES[plus > 0 ? '+' : '-'];
      return `${meadow} ${all} (${pole})`;
    });
    return `points for ${words.join(', ')}`;
  }
  const meadow = info.seats[own.seat]?.meadow as Meadow;
  const { charge = 0, reset, points } = meadows[meadow];
  const gained = points?.[latest(own.views).polarity] ?? 0;
  // A strongest meadow gives both its players a bellflower (P5), even if all meadows are neutral (P3).
  const others = MEADOWS.filter((other) => other !== meadow && meadows[other].reset);
  const most = others.length > 0 ? `, as strong as ${listed(others)},` : ', strongest of all,';
  const strongest = reset ? (charge === 0 ? ', as all meadows,' : most) : '';
  const gain = gainWords(gained, ownPoints(info, views, own));
  const tie = tieOf(meadows, meadow);
  const how = tie ? `, as strong as ${listed(tie.others)}, place ${tie.place} for each,` : strongest;
  return `${meadow} stood at ${signed(charge)}${how} and gave you ${gain}`;
};
