import { type Line, NOTICE } from '../../../rules/board/page.ts';
import type { Log } from '../../log/audit-log.ts';
import { isCopy, kindOf } from '../../log/events.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { dateWords, type TimeWords } from '../../time.ts';
import type { Person } from '../../workbook/season.ts';
import { firstLines } from './shortened.ts';

const AWARDS_SHOWN = 10;

interface Reader {
  readonly times?: TimeWords;
  readonly people?: readonly Pick<Person, 'id' | 'name'>[];
}

/**
 * Lists what a player gained and lost outside a match since the last round of the match, newest first. A token that
 * another match gave is left out: the page of that match and the player's statement show the token.
 */
export function awardLines(
  { entries }: Log,
  { number, rounds }: Playback,
  id: string,
  { times = dateWords, people = [] }: Reader = {},
): Line[] {
  const last = rounds[rounds.length - 1]?.entry;
  const since = last ?? entries.find(({ match }) => match === number)?.number ?? 0;
  const lines = entries.flatMap((entry): Line[] => {
    if (entry.number <= since || isCopy(entry)) return [];
    if (entry.what === 'give token' && entry.data.match !== number) return [];
    const told = {
      at: entry,
      nameOf: (other: string, otherwise = 'somebody else') =>
        people.find((one) => one.id === other)?.name ?? otherwise,
      shownAs: (name: string) => name,
      fromMatch: () => '',
    };
    const words = kindOf(entry).words.player?.(entry.data as never, told, id) ?? '';
    return words === ''
      ? []
      : [{ text: `${words} (${times(entry.time, { isInner: true })})`, style: NOTICE }];
  });
  return [...firstLines(lines.reverse(), AWARDS_SHOWN, 'earlier award')];
}
