import type { Json } from '../../rules/base/json.ts';
import type { Playback } from '../log/playback/playback.ts';
import { partOf, pathOf, unruled } from '../log/playback/ruled-part.ts';

/**
 * Warns the host about rulings that were based on values which a correction changes (O7). The rulings themselves stay.
 * Gives [] for a game whose rules are code. `before` and `after` use the shown names.
 */
export function ruledBefore(before: Playback, after: Playback): readonly string[] {
  const { ruled } = after.match.game;
  if (!ruled) return [];
  const { names } = after.match.info;
  const isNew = (i: number) =>
    (after.rounds[i]?.amended.length ?? 0) > (before.rounds[i]?.amended.length ?? 0);
  const own = after.rounds.flatMap(({ round, amended, input }, i) =>
    isNew(i) && amended[amended.length - 1]?.what !== 'ruling' && isNamed(input.ruling)
      ? [
          `Your ruling of round ${round} stays. If the ruling depends on this correction, correct the ruling, too.`,
        ]
      : [],
  );
  const later = after.rounds.flatMap(({ round, input, before: now }, i) => {
    const then = before.rounds[i]?.before.match.position;
    const compare = (slot: string, title: string, seat?: number): readonly string[] => {
      const part = seat === undefined ? { slot } : { slot, seat };
      const value = partOf(input.ruling, pathOf(part, names[seat ?? 0] as string));
      const [was, is] = [then, now.match.position].map(
        (position) => position && unruled(ruled, position, part),
      );
      return value === undefined || was === is
        ? []
        : [
            `Round ${round}, ${title}: your ruling ${shown(value)} stays, but the value before the ruling changes from ${shown(was)} to ${shown(is)}.`,
          ];
    };
    return [
      ...ruled.facts.flatMap(({ id, title }) => compare(`fact:${id}`, title)),
      ...ruled.columns.flatMap(({ id, title }) =>
        names.flatMap((name, seat) => compare(`next:${id}`, `${name}, ${title}`, seat)),
      ),
    ];
  });
  const all = [...own, ...later];
  return all.length === 0 ? [] : [...all, AGAIN];
}

const AGAIN =
  'To compute rounds with formulas again, undo these rounds and resolve them again. Orders and trades stay.';

function isNamed(ruling: Json | undefined): boolean {
  return Object.keys((ruling ?? {}) as object).length > 0;
}

function shown(value: Json | undefined): string {
  return value === '' || value === undefined ? 'nothing' : String(value);
}
