import { own } from '../../base/json.ts';
import { gainWords, joined, keyInWords, plural, signed, stopped } from '../../base/words.ts';
import { byPoints } from '../../board/outcome.ts';
import type { AnyGame, PrivateSeen } from '../../game.ts';
import type { Match } from '../match.ts';

type Known = Pick<Match, 'game' | 'info'>;
type Seen = PrivateSeen<object, object>;
type Credits = Partial<Readonly<Record<(typeof PURSE)[number], number>>>;
/** The two newest views that a viewer has: the view now, and the view before the last round. */
type Two = readonly [now: object, before: object];

/**
 * Says in one line what the last round changed. Without `seat` the line is for everyone, with `seat` for that player. ''
 * if nothing changed. `credits` are changes of the player's purse from outside the match. The line does not count
 * credits as gains (X10).
 */
export function recapOf({ game, info }: Known, seen: Seen, seat?: number, credits: Credits = {}): string {
  const round = seen.public.length - 1;
  if (round === 0) return '';
  const mine = seat === undefined ? undefined : { seat, views: seen.private };
  const words =
    (game as AnyGame).recap?.(info, seen, mine) ?? changesOf(game, info.names, lastTwo(seen.public), mine);
  const purse = mine ? purseWords(lastTwo(mine.views), credits) : '';
  const parts = [words, purse].filter((part) => part !== '');
  return parts.length > 0 ? stopped(`Round ${round}: ${parts.join('; ')}`) : '';
}

function lastTwo(views: readonly object[]): Two {
  return [views[views.length - 1] as object, views[views.length - 2] as object];
}

/** Lists the points that changed, if everyone knows the points. If not, lists the numbers of the view that changed. */
function changesOf(
  game: Match['game'],
  names: readonly string[],
  views: Two,
  mine?: { readonly seat: number; readonly views: readonly object[] },
): string {
  if (!game.publicPoints) return numberWords(mine ? lastTwo(mine.views) : views);
  const [now, before] = views.map((view) => game.publicPoints?.(view as never) ?? {});
  const pointsOf = (name: string) => own(now ?? {}, name) ?? 0;
  const gainOf = (name: string) => pointsOf(name) - (own(before ?? {}, name) ?? 0);
  const name = mine && (names[mine.seat] as string);
  if (name !== undefined) {
    const { one, many } = game.score;
    // A column’s title has no singular.
    if (one === many) return `${many} ${String(pointsOf(name)).replace('-', '−')} (${signed(gainOf(name))})`;
    return gainWords(gainOf(name), pointsOf(name), game.score);
  }
  const each = byPoints(names, now ?? {}).map((one) => `${one} ${pointsOf(one)} (${signed(gainOf(one))})`);
  return `${game.score.many} ${joined(each)}`;
}

const PURSE = ['garnets', 'bellflowers'] as const;

/** Lists the single numbers of a view that changed. The purse is left out. */
function numberWords([now, before]: Two): string {
  const changed = Object.entries(now).flatMap(([name, value]) => {
    const change = changeOf(name, [now, before]);
    return change === 0 || (PURSE as readonly string[]).includes(name)
      ? []
      : [`${keyInWords(name)} ${value} (${signed(change)})`];
  });
  return changed.join(', ');
}

function purseWords(views: Two, credits: Credits): string {
  const changed = PURSE.flatMap((good) => {
    const change = changeOf(good, views) - (credits[good] ?? 0);
    return change === 0 ? [] : [`${change > 0 ? '+' : '−'}${plural(Math.abs(change), good.slice(0, -1))}`];
  });
  return changed.length > 0 ? `in your purse ${changed.join(' and ')}` : '';
}

function changeOf(name: string, [now, before]: Two): number {
  const [value, earlier] = [now, before].map((view) => own(view as Record<string, unknown>, name));
  return typeof value === 'number' && typeof earlier === 'number' ? value - earlier : 0;
}
