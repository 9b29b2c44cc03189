import { latest } from '../../draw.ts';
import { type OwnSeen, own, plural, titled } from '../../kit.ts';
import type { Column } from './column.ts';
import type { Definition } from './definition.ts';
import type { Info } from './position.ts';
import { type PrivateView, type PublicView, pointsOf, type Values } from './view.ts';

/** Largest number of players whose new values stand in one line for everyone. */
const MOST_NAMED = 6;

/**
 * Makes the function that says which values the last round changed: one player's values, or the public values of all
 * players. If everyone knows the points, the line for everyone is left to the default.
 */
export function recapOf(definition: Definition) {
  const { columns } = definition;
  const hasPoints = pointsOf(definition) !== undefined;
  return (
    { names }: Info,
    { public: views }: { readonly public: readonly PublicView[] },
    mine?: OwnSeen<PrivateView>,
  ): string | undefined => {
    const before = views[views.length - 2] as PublicView;
    const publicOf = (view: PublicView, name: string): Values => own(view.columns, name) ?? {};
    if (mine) {
      const name = names[mine.seat] as string;
      const earlier = mine.views[mine.views.length - 2] as PrivateView;
      const now = { ...publicOf(latest(views), name), ...latest(mine.views).columns };
      return (
        changesIn(columns, { ...publicOf(before, name), ...earlier.columns }, now) ||
        'nothing changed for you'
      );
    }
    if (hasPoints) return undefined;
    const changed = names.flatMap((name) => {
      const words = changesIn(columns, publicOf(before, name), publicOf(latest(views), name));
      return words === '' ? [] : [`${name}: ${words}`];
    });
    return changed.length > MOST_NAMED
      ? `${plural(changed.length, 'player')} have new values`
      : changed.join('; ');
  };
}

/** Lists the values that changed: a number as “Coins 17 → 14”, another value by its new text. */
function changesIn(columns: readonly Column[], before: Values, now: Values): string {
  const words = columns.flatMap(({ id, title }) => {
    const [old, value] = [own(before, id), own(now, id)];
    if (value === undefined || value === old) return [];
    return [
      typeof value === 'number'
        ? `${title} ${old} → ${value}`
        : titled(title, value === '' ? 'nothing' : value),
    ];
  });
  return words.join(', ');
}
