import { HEADING, type Line } from '../../../rules/board/page.ts';
import type { Log } from '../../log/audit-log.ts';
import type { Entry } from '../../log/chain.ts';
import { aboutOf, isCopy, kindOf } from '../../log/events.ts';
import { type Playback, seatOf } from '../../log/playback/playback.ts';
import { earlierPlayer, seatsByName } from '../../log/playback/shown-names.ts';
import type { Told } from '../../log/words.ts';
import { dateWords, type TimeWords } from '../../time.ts';
import type { MatchRow, Person } from '../../workbook/season.ts';
import { ACTS_SHOWN, notShown } from './shortened.ts';

/**
 * The host's acts in a match except resolves, in words for everyone and without secrets. Acts of the season since the match began are included,
 * if they concern a player of the match.
 */
export function hostActLines({ entries }: Log, playback: Playback, times?: TimeWords): Line[] {
  const { number, started, match } = playback;
  const seats = seatsByName(playback);
  const first = entries.find(({ match }) => match === number)?.number ?? 0;
  return actLines(
    'Host actions beside resolving',
    entries.filter(
      (entry) =>
        (entry.match === number && !isCopy(entry)) ||
        (entry.match === 0 && entry.number > first && concerns(entry, playback)),
    ),
    (at) => ({
      at,
      // The player of the place at that time.
      nameOf(id, otherwise) {
        const seat = seatOf(playback, id);
        const now = started.players[seat]?.name ?? otherwise ?? 'somebody else';
        return seat < 0 ? now : (earlierPlayer(playback, at.number, seat) ?? now);
      },
      shownAs: (name) => match.info.names[seats.get(name) ?? -1] ?? name,
      fromMatch: () => '',
    }),
    times,
  );
}

/** Is an entry of the season about this match, a player of it, or every match? */
function concerns(entry: Entry, { number, started }: Playback): boolean {
  const about = aboutOf(entry);
  const isIn = (player: string) => started.players.some(({ id }) => id === player);
  return about === undefined || about.match === number || (about.players ?? []).some(isIn);
}

/**
 * The host's acts of the season outside matches, in words for everyone: acts between two matches are listed
 * nowhere else. A token is named with the match that it comes from.
 */
export function seasonActLines(
  { entries }: Log,
  players: readonly Pick<Person, 'id' | 'name'>[],
  matches: readonly Pick<MatchRow, 'number' | 'title'>[],
  times?: TimeWords,
): Line[] {
  return actLines(
    'Host actions outside the matches',
    entries.filter(({ match }) => match === 0),
    (at) => ({
      at,
      nameOf: (id, otherwise = 'somebody else') =>
        players.find((player) => player.id === id)?.name ?? otherwise,
      shownAs: (name) => name,
      fromMatch(match) {
        const title = matches.find(({ number }) => number === match)?.title;
        return title === undefined ? '' : ` from ${title}`;
      },
    }),
    times,
  );
}

/** The entries, with those together that one press wrote for several players. */
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

function actLines(
  title: string,
  entries: readonly Entry[],
  toldAt: (entry: Entry) => Told,
  times: TimeWords = dateWords,
): Line[] {
  const acts = together(entries).flatMap((group) => {
    const [entry] = group;
    const all = group.map(({ data }) => data as never);
    const words = kindOf(entry).words.everyone?.(entry.data as never, toldAt(entry), all) ?? '';
    return words === '' ? [] : [{ text: `• ${words} (${times(entry.time, { isInner: true })})` }];
  });
  if (acts.length === 0) return [];
  return [
    { text: title, style: HEADING },
    ...notShown(acts.length, 'earlier act'),
    ...acts.slice(-ACTS_SHOWN),
  ];
}
