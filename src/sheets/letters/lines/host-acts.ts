import { HEADING, type Line } from '../../../rules/board/page.ts';
import type { Log } from '../../log/chain/audit-log.ts';
import type { Entry } from '../../log/chain/chain.ts';
import { seasonMoves } from '../../log/ledger/ledger.ts';
import { type Playback, seatOf } from '../../log/playback/playback.ts';
import { earlierPlayer, seatsByName } from '../../log/playback/shown/shown-names.ts';
import { dateWords, type TimeWords } from '../../time.ts';
import type { MatchRow, Person } from '../../workbook/tabs/season.ts';
import { actWords, type NameOf, substitutionWords, tokenWords } from './act-words.ts';
import { ACTS_SHOWN, notShown } from './shortened.ts';

/**
 * The host's acts in a match except resolves, in words for everyone and without secrets. Acts of the season since the match began are included,
 * if they concern a player of the match.
 */
export function hostActLines({ entries }: Log, playback: Playback, times?: TimeWords): Line[] {
  const { number, started, match } = playback;
  const seats = seatsByName(playback);
  /** The name by which a player of the match is shown. */
  const shownAs = (name: string) => match.info.names[seats.get(name) ?? -1] ?? name;
  const first = entries.find(({ match }) => match === number)?.number ?? 0;
  /** Who had the place of a player when an entry was written. */
  const nameAt = (entry: Entry) => (id: string, otherwise?: string) => {
    const seat = seatOf(playback, id);
    const now = started.players[seat]?.name ?? otherwise ?? 'somebody else';
    return seat < 0 ? now : (earlierPlayer(playback, entry.number, seat) ?? now);
  };
  return actLines(
    'What the host did beside resolving',
    entries.filter(
      (entry) =>
        entry.match === number || (entry.match === 0 && entry.number > first && concerns(entry, playback)),
    ),
    (entry, group) => actWords(entry, nameAt(entry), shownAs, group),
    times,
  );
}

/** Is an entry of the season about a player of the match, or about nobody? A token of another match stands in the first tab. */
function concerns(entry: Entry, { number, started: { players } }: Playback): boolean {
  if (entry.what === 'give token') return entry.data.match === number;
  const about = entry.what === 'elimination' ? [entry.data] : seasonMoves(entry);
  return about.length === 0 || about.some(({ player }) => players.some(({ id }) => id === player));
}

/**
 * The host's acts of the season outside matches, in words for everyone: acts between two matches are listed nowhere else. A token is named with
 * the match in which it was won.
 */
export function seasonActLines(
  { entries }: Log,
  players: readonly Pick<Person, 'id' | 'name'>[],
  matches: readonly Pick<MatchRow, 'number' | 'title'>[],
  times?: TimeWords,
): Line[] {
  const nameOf: NameOf = (id, otherwise = 'somebody else') =>
    players.find((player) => player.id === id)?.name ?? otherwise;
  const fromOf = (match: number) => {
    const title = matches.find(({ number }) => number === match)?.title;
    return title === undefined ? '' : ` from ${title}`;
  };
  return actLines(
    'What the host did beside the matches',
    entries.filter(({ match }) => match === 0),
    (entry, group) => {
      if (entry.what === 'give token') return tokenWords(entry.data, nameOf, fromOf(entry.data.match));
      if (entry.what === 'substitute') return substitutionWords(entry.data);
      return actWords(entry, nameOf, (name) => name, group);
    },
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

/** The last acts among entries, each with its time. */
function actLines(
  title: string,
  entries: readonly Entry[],
  wordsOf: (entry: Entry, group: readonly Entry[]) => string,
  times: TimeWords = dateWords,
): Line[] {
  const acts = together(entries).flatMap((group) => {
    const [entry] = group;
    const words = wordsOf(entry, group);
    return words === '' ? [] : [{ text: `• ${words} (${times(entry.time, { isInner: true })})` }];
  });
  if (acts.length === 0) return [];
  return [
    { text: title, style: HEADING },
    ...notShown(acts.length, 'earlier act'),
    ...acts.slice(-ACTS_SHOWN),
  ];
}
