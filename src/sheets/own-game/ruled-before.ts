import type { Json } from '../../rules/base/json.ts';
import { listed } from '../../rules/base/words.ts';
import type { Playback } from '../log/playback/playback.ts';
import { partKey, partOf, pathOf, unruled } from '../log/playback/ruled-part.ts';
import type { RulingsAgain } from './rule-again.ts';
import { ruledChanges } from './ruled-changes.ts';

/** Says which rounds formulas rule again with a correction, and which values change in each of these rounds (O7). Gives [] for games with code. */
export function ruledAgain(
  before: Playback,
  after: Playback,
  { computed }: Pick<RulingsAgain, 'computed'>,
): readonly string[] {
  const { ruled } = after.match.game;
  if (!ruled || computed.length === 0) return [];
  const end = ({ rounds, match }: Playback, round: number) => (rounds[round]?.before.match ?? match).position;
  const changes = computed.flatMap((round) =>
    ruledChanges(ruled, after.match.info.names, end(before, round), end(after, round)).map(
      ({ text }) => `After round ${round}: ${text}`,
    ),
  );
  const rounds = `round${computed.length === 1 ? '' : 's'} ${listed(computed.map(String))}`;
  return [
    `Formulas rule ${rounds} again. Values that you typed then count again.`,
    ...(changes.length > 0 ? changes : ['No value changes.']),
  ];
}

/**
 * Names rulings that stay although a correction changes the values they were based on (O7). Gives [] for a game whose
 * rules are code. `before` and `after` use the shown names.
 */
export function ruledBefore(
  before: Playback,
  after: Playback,
  { computed, kept }: Pick<RulingsAgain, 'computed' | 'kept'>,
): readonly string[] {
  const { ruled } = after.match.game;
  if (!ruled) return [];
  const { names } = after.match.info;
  const isNew = (i: number) =>
    (after.rounds[i]?.amended.length ?? 0) > (before.rounds[i]?.amended.length ?? 0);
  const own = after.rounds.flatMap(({ round, amended, input }, i) =>
    isNew(i) &&
    amended[amended.length - 1]?.what !== 'ruling' &&
    isNamed(input.ruling) &&
    !computed.includes(round)
      ? [
          `Your ruling of round ${round} stays. If the ruling depends on this correction, correct the ruling, too.`,
        ]
      : [],
  );
  const later = after.rounds.flatMap(({ round, input, before: now }, i) => {
    const then = before.rounds[i]?.before.match.position;
    const compare = (slot: string, title: string, seat?: number): readonly string[] => {
      const part = seat === undefined ? { slot } : { slot, seat };
      if (computed.includes(round) && !input.typed?.includes(partKey(part))) return [];
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
  return [
    ...kept.map(({ round, why }) => `Formulas cannot rule round ${round} again: ${why}. Its ruling stays.`),
    ...own,
    ...later,
  ];
}

function isNamed(ruling: Json | undefined): boolean {
  return Object.keys((ruling ?? {}) as object).length > 0;
}

function shown(value: Json | undefined): string {
  return value === '' || value === undefined ? 'nothing' : String(value);
}
