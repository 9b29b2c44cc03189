import { HEADING, type Line } from '../../../rules/board/page.ts';
import { actsIn, matchActs } from '../../log/act-words.ts';
import type { Log } from '../../log/audit-log.ts';
import type { Playback } from '../../log/playback/playback.ts';
import type { TimeWords } from '../../time.ts';
import type { MatchRow, Person } from '../../workbook/season.ts';
import { ACTS_SHOWN, notShown } from './shortened.ts';

/** Lists what the host did in a match besides resolving rounds. Everyone may read these lines, so no line has a secret. */
export function hostActLines(log: Log, playback: Playback, times?: TimeWords): Line[] {
  return actLines('Other actions of the host', matchActs(log, playback, 'everyone', times));
}

/**
 * Lists for everyone what the host did in the season outside matches. No other page lists what happened between two
 * matches. If the host gave a token, the line names the match of the token.
 */
export function seasonActLines(
  { entries }: Log,
  players: readonly Pick<Person, 'id' | 'name'>[],
  matches: readonly Pick<MatchRow, 'number' | 'title'>[],
  times?: TimeWords,
): Line[] {
  const acts = actsIn(
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
    'everyone',
    times,
  );
  return actLines('Host actions outside the matches', acts);
}

function actLines(title: string, acts: readonly string[]): Line[] {
  if (acts.length === 0) return [];
  return [
    { text: title, style: HEADING },
    ...notShown(acts.length, 'earlier act'),
    ...acts.slice(-ACTS_SHOWN).map((text) => ({ text: `• ${text}` })),
  ];
}
