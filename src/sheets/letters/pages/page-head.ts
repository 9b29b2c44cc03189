import { own } from '../../../rules/base/json.ts';
import { type Line, NOTICE, SOFT, STRONG, TITLE } from '../../../rules/board/page.ts';
import { isTopScoreOnly } from '../../../rules/declare/outcome.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { recapOf } from '../../../rules/play/recap.ts';
import type { Log } from '../../log/chain/chain.ts';
import { editWords, type Reader } from '../../log/playback/edit-words.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { seenBy } from '../../log/playback/seen.ts';
import { substituteWords } from '../../log/playback/shown-names.ts';
import type { TimeWords } from '../../time.ts';
import type { MatchRow } from '../../workbook/tabs/season.ts';
import { autoWordsOf, lateWords, openNowWords, soonerWords, undoneWords } from '../lines/open-words.ts';

/** The top of every page of a match: its title, which round is open until when, and what the last one came to. */
export function heading(
  row: MatchRow,
  playback: Playback,
  log: Log,
  times?: TimeWords,
  seat?: number,
): Line[] {
  const undone = undoneWords(row, playback.number, log);
  const more = [lateWords(row), soonerWords(row, playback), autoWordsOf(row, playback), undone].filter(
    (words) => words !== '',
  );
  return [
    { text: row.title, style: TITLE, height: 40 },
    { text: openNowWords(row, playback, log, times), style: row.over ? STRONG : NOTICE },
    ...more.map((text) => ({ text, style: SOFT })),
    ...recapLines(row, playback, seat),
  ];
}

/** What the last round came to, in one line; at the end the outcome says more. */
function recapLines({ over }: MatchRow, playback: Playback, seat?: number): Line[] {
  const { match, rounds } = playback;
  const { credits = {} } = rounds[rounds.length - 1]?.input ?? {};
  const paid = seat === undefined ? undefined : own(credits, match.info.names[seat] as string);
  const text = over ? '' : recapOf(match, seenBy(playback, seat), seat, paid);
  return text === '' ? [] : [{ text, style: STRONG }];
}

/** What a reader must know of a match before its board: changes by hand, and who took over from whom. */
export function editLines(playback: Playback, viewer: Reader): Line[] {
  const text = editWords(playback, viewer);
  const substitutes = substituteWords(playback).map((words): Line => ({ text: words, style: SOFT }));
  return [...(text ? [{ text, style: NOTICE }] : []), ...substitutes];
}

/** Whether the player won, or is up for elimination; after the vote, only who was chosen is (X6). */
export function ownEndLines({ match, vote }: Playback, name: string): Line[] {
  const outcome = outcomeOf(match);
  if (!outcome) return [];
  const isUp = outcome.candidates.includes(name) && (vote === undefined || vote === name);
  const won = isTopScoreOnly(outcome) ? 'You have the top score.' : 'You won.';
  const words = [
    ...(outcome.winners.includes(name) ? [`★ ${won}`] : []),
    ...(isUp ? ['▼ You are up for elimination.'] : []),
  ];
  return words.length > 0 ? [{ text: words.join(' '), style: STRONG }] : [];
}
