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
      ({ at, fate, answers }) => `Not counted, ${WHY[fate]}: your order of ${times(at)}: ${said(answers)}.`,
    ),
    ...(more > 0 ? [`Not counted, either: ${plural(more, 'older order')} of yours.`] : []),
  ];
}
