import { type Line, NOTICE } from '../../../rules/board/page.ts';
import type { Log } from '../../log/chain/audit-log.ts';
import { isCopy, kindOf } from '../../log/events.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { dateWords, type TimeWords } from '../../time.ts';
import type { Person } from '../../workbook/tabs/season.ts';
import { firstLines } from './shortened.ts';

/** Awards that a page names, at most. */
const AWARDS_SHOWN = 10;

/** A player, to be named. */
export type Named = Pick<Person, 'id' | 'name'>;

/** The reader’s clock, who can have given something, and what a match is called: '' where that is not known. */
interface Reading {
  readonly times?: TimeWords;
  readonly people?: readonly Named[];
  readonly titleOf?: (match: number) => string;
}

/** What a player, by id, was given or lost outside a match since its last round, newest first. */
export function awardLines(
  { entries }: Log,
  { number, rounds }: Playback,
  id: string,
  { times = dateWords, people = [], titleOf }: Reading = {},
): Line[] {
  const last = rounds[rounds.length - 1]?.entry;
  const since = last ?? entries.find(({ match }) => match === number)?.number ?? 0;
  const lines = entries.flatMap((entry): Line[] => {
    if (entry.number <= since || isCopy(entry)) return [];
    const told = {
      at: entry,
      nameOf: (other: string, otherwise = 'somebody else') =>
        people.find((one) => one.id === other)?.name ?? otherwise,
      shownAs: (name: string) => name,
      fromMatch(match: number) {
        const title = match === number ? '' : (titleOf?.(match) ?? '');
        return title === '' ? '' : ` from ${title}`;
      },
    };
    const words = kindOf(entry).words.player?.(entry.data as never, told, id) ?? '';
    return words === ''
      ? []
      : [{ text: `${words} (${times(entry.time, { isInner: true })})`, style: NOTICE }];
  });
  return [...firstLines(lines.reverse(), AWARDS_SHOWN, 'earlier award')];
}
