import { plural } from '../../rules/base/words.ts';
import type { Uncounted } from './shapes.ts';

const WHY = { replaced: 'replaced', late: 'late', ignored: 'ignored by the host' } as const;

/**
 * Lists a player's responses that did not count in a resolved round, in words. Each of the newest responses has a
 * sentence; one more sentence counts the older ones.
 */
export function uncountedWords(
  uncounted: Uncounted | undefined,
  said: (answers: Readonly<Record<string, string>>) => string,
  times: (iso: string) => string,
): readonly string[] {
  if (!uncounted) return [];
  const { count, newest } = uncounted;
  const more = count - newest.length;
  return [
    ...newest.map(
      ({ at, fate, answers }) =>
        `Your order of ${times(at)} did not count (${WHY[fate]}). It said: ${said(answers)}.`,
    ),
    ...(more > 0 ? [`${plural(more, 'older order')} of yours did not count either.`] : []),
  ];
}
