import { own } from '../../rules/base/json.ts';
import { type Line, NOTICE, SOFT, STRONG, TITLE, WARNING } from '../../rules/board/page.ts';
import { graceOf } from '../../rules/declare/option.ts';
import { recapOf } from '../../rules/play/shown/recap.ts';
import type { Log } from '../log/audit-log.ts';
import { substitutionWords } from '../log/events/substitute.ts';
import { editWords, type Reader } from '../log/playback/edit-words.ts';
import type { Playback } from '../log/playback/playback.ts';
import { seenBy } from '../log/playback/seen.ts';
import { renamesIn, substituteWords } from '../log/playback/shown-names.ts';
import type { TimeWords } from '../time.ts';
import type { MatchRow } from '../workbook/season.ts';
import {
  autoWordsOf,
  endWords,
  goesOnWords,
  lateWords,
  openWords,
  pastWords,
  soonerWords,
  undoneWords,
} from './lines/open-words.ts';
import { failedTradeWords, lostWords } from './lines/order-left.ts';

/** The top of every page of a match: its title, which round is open until when, and what the last one came to; `isPast` where its deadline has passed as the page is drawn. */
export function pageHeading(
  row: MatchRow,
  playback: Playback,
  log: Log,
  times?: TimeWords,
  seat?: number,
  isPast = false,
): Line[] {
  const changed = [goesOnWords(playback), undoneWords(row, playback.number, log, isPast)];
  const late = lateWords(row, isPast, graceOf(playback.match.info));
  const ofRound = [late, soonerWords(row, playback), autoWordsOf(row, playback)];
  const more = [endWords(row, playback), ...ofRound].filter((words) => words !== '');
  return [
    { text: row.title, style: TITLE, height: 40 },
    {
      text: isPast ? pastWords(row, times) : openWords(row, playback, times),
      style: row.over ? STRONG : isPast ? { ...STRONG, ...WARNING } : NOTICE,
    },
    ...changed.filter(Boolean).map((text) => ({ text, style: NOTICE })),
    ...more.map((text) => ({ text, style: SOFT })),
    ...recapLines(row, playback, seat),
  ];
}

/** A line about a lost order, and a line with the result of the last round; at the end the outcome replaces them. */
function recapLines({ over }: MatchRow, playback: Playback, seat?: number): Line[] {
  const { match, rounds } = playback;
  const { credits = {} } = rounds[rounds.length - 1]?.input ?? {};
  const paid = seat === undefined ? undefined : own(credits, match.info.names[seat] as string);
  const text = over ? '' : recapOf(match, seenBy(playback, seat), seat, paid);
  const name = match.info.names[seat ?? -1];
  const lost =
    over || name === undefined ? [] : [failedTradeWords(playback, name), lostWords(playback, name)];
  return [
    ...lost.flatMap((words) => (words === '' ? [] : [{ text: words, style: WARNING }])),
    ...(text === '' ? [] : [{ text, style: STRONG }]),
  ];
}

/** Notices above the board: changes by hand, new names, and substitutions. The spectators’ page has new names among the host’s acts. */
export function editLines(playback: Playback, viewer: Reader): Line[] {
  const text = editWords(playback, viewer);
  const renames = viewer === 'public' ? [] : renamesIn(playback).map(substitutionWords);
  return [
    ...(text ? [{ text, style: NOTICE }] : []),
    ...[...renames, ...substituteWords(playback)].map((words) => ({ text: words, style: SOFT })),
  ];
}
