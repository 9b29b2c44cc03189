import { plural } from '../../rules/base/words.ts';
import type { Uncounted } from './shapes.ts';

const WHY = { replaced: 'replaced', late: 'late', ignored: 'ignored by the host' } as const;

/** Lists a player's responses that a resolved round did not count: the newest ones, and how many more there are. */
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
      ({ at, fate, answers }) => `Your order of ${times(at)} did not count (${WHY[fate]}): ${said(answers)}.`,
    ),
    ...(more > 0 ? [`${plural(more, 'older order')} of yours did not count either.`] : []),
  ];
}
