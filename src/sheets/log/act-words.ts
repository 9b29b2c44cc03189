import { dateWords, type TimeWords } from '../time.ts';
import type { Log } from './audit-log.ts';
import type { Entry } from './chain.ts';
import { aboutOf, isCopy, kindOf } from './events.ts';
import { type Playback, seatOf } from './playback/playback.ts';
import { earlierPlayer, seatsByName } from './playback/shown-names.ts';
import type { Told } from './words.ts';

/** Readers for whom the host's acts are listed: 'everyone', or 'whole' for people who may know the whole match. */
export type ActReader = 'everyone' | 'whole';

/**
 * Puts the host's acts in a match into words for a reader. Leaves out the resolving of rounds. Includes acts of the
 * season since the match began, if they concern this match, a player of this match, or every match. If the log holds no
 * season, uses the copies of season acts in the match's chain.
 */
export function matchActs(
  { entries }: Pick<Log, 'entries'>,
  playback: Playback,
  reader: ActReader,
  times?: TimeWords,
): readonly string[] {
  const { number, started, match } = playback;
  const seats = seatsByName(playback);
  const first = entries.find(({ match }) => match === number)?.number ?? 0;
  const hasSeason = entries.some((entry) => entry.match === 0);
  return actsIn(
    entries.filter(
      (entry) =>
        (entry.match === number && !(hasSeason && isCopy(entry))) ||
        (entry.match === 0 && entry.number > first && concerns(entry, playback)),
    ),
    (at) => ({
      at,
      // Names the player who had the place at that time.
      nameOf(id, otherwise) {
        const seat = seatOf(playback, id);
        const now = started.players[seat]?.name ?? otherwise ?? 'somebody else';
        return seat < 0 ? now : (earlierPlayer(playback, at.number, seat) ?? now);
      },
      shownAs: (name) => match.info.names[seats.get(name) ?? -1] ?? name,
      fromMatch: () => '',
    }),
    reader,
    times,
  );
}

/** Says whether a season's entry concerns this match, a player of this match, or every match. */
function concerns(entry: Entry, { number, started }: Playback): boolean {
  const about = aboutOf(entry);
  const isIn = (player: string) => started.players.some(({ id }) => id === player);
  return about === undefined || about.match === number || (about.players ?? []).some(isIn);
}

/** Puts entries into words for a reader, with the time of each entry. Skips entries that have no words for this reader. */
export function actsIn(
  entries: readonly Entry[],
  toldAt: (entry: Entry) => Told,
  reader: ActReader,
  times: TimeWords = dateWords,
): readonly string[] {
  return together(entries).flatMap((group) => {
    const [entry] = group;
    const all = group.map(({ data }) => data as never);
    const { everyone, whole } = kindOf(entry).words;
    const tell = (reader === 'whole' && whole) || everyone;
    const words = tell?.(entry.data as never, toldAt(entry), all) ?? '';
    return words === '' ? [] : [`${words} (${times(entry.time, { isInner: true })})`];
  });
}

/** Groups the awards that one button press wrote for several players. Any entry that is not an award has a group of its own. */
function together(entries: readonly Entry[]): readonly (readonly [Entry, ...Entry[]])[] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = groups[groups.length - 1];
    if (last && entry.what === 'award' && last[0].what === 'award' && last[0].time === entry.time)
      last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
