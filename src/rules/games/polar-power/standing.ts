import { latest } from '../../draw.ts';
import { listed, type OwnSeen, type PublicSeen, plural, type Standing } from '../../kit.ts';
import { type Info, MEADOWS, type Meadow } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';

/** Points by meadow and pole, which everyone can add up; a player’s own follow from the own pole. */
export function standing(
  info: Info,
  { public: views }: PublicSeen<PublicView>,
  own?: OwnSeen<PrivateView>,
): Standing[] {
  const { pointsToEnd, lastRound } = info.options;
  const sums = MEADOWS.map((meadow) => ({ meadow, ...pointsOf(views, meadow) })).sort(
    (a, b) => b.plus + b.minus - a.plus - a.minus,
  );
  const total = ({ plus, minus }: (typeof sums)[number]) => plus + minus;
  const most = Math.max(...sums.map(total));
  const first = sums.filter((sum) => total(sum) === most).map(({ meadow }) => meadow);
  return [
    ...(own ? [['Your points', ownWords(info, views, own)] as const] : []),
    [
      'Points so far',
      sums
        .map(({ meadow, plus, minus }) => `${meadow} ${plus + minus} (positive ${plus}, negative ${minus})`)
        .join('\n'),
    ],
    [
      'How far the end is',
      `${nearest(first, most, plural(pointsToEnd, 'point'))}; round ${views.length} of at most ${lastRound}.`,
    ],
  ];
}

function nearest(first: readonly Meadow[], points: number, end: string): string {
  if (points === 0) return `No meadow has points yet; ${end} end the match`;
  return `${listed(first)} ${first.length === 1 ? 'is' : 'are'} nearest, with ${points} of ${end}`;
}

function pointsOf(views: readonly PublicView[], meadow: Meadow): { plus: number; minus: number } {
  let [plus, minus] = [0, 0];
  for (const { meadows } of views) {
    plus += meadows[meadow].points?.['+'] ?? 0;
    minus += meadows[meadow].points?.['-'] ?? 0;
  }
  return { plus, minus };
}

function ownWords(info: Info, views: readonly PublicView[], own: OwnSeen<PrivateView>): string {
  const pole = latest(own.views).polarity === '+' ? 'positive' : 'negative';
  return `${ownPoints(info, views, own)}: those of the ${pole} player of ${info.seats[own.seat]?.meadow}`;
}

/** A player’s points, which follow from the own pole and what everyone has seen. */
export function ownPoints({ seats }: Info, views: readonly PublicView[], own: OwnSeen<PrivateView>): number {
  const { plus, minus } = pointsOf(views, seats[own.seat]?.meadow as Meadow);
  return latest(own.views).polarity === '+' ? plus : minus;
}
