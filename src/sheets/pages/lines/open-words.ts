import { plural } from '../../../rules/base/words.ts';
import type { Log } from '../../log/audit-log.ts';
import { seasonFacts } from '../../log/fold.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { matchFactsOf } from '../../log/season-facts.ts';
import { nextDeadline, type Schedule, scheduleWords, timeWordsOf, type Zones } from '../../schedule.ts';
import { dateWords, type TimeWords } from '../../time.ts';
import { isUtc } from '../../time-zones.ts';
import type { MatchRow } from '../../workbook/season.ts';

type Open = Pick<MatchRow, 'round' | 'over' | 'deadline'>;

/** Says which round is open and until when orders count, or that the match is over. `times` puts the times in words. */
export function openWords(
  { round, over, deadline }: Open,
  { paused }: { readonly paused?: unknown },
  times: TimeWords = dateWords,
): string {
  if (over) return `The match is over after ${plural(round, 'round')}.`;
  // A page is written once, so its words about a deadline must stay true after the deadline.
  if (deadline) return `Round ${round + 1}: orders count until ${times(deadline)}.`;
  const who = paused
    ? '. The host has paused the match. Orders sent during the pause count'
    : ' until the host closes it';
  return `Round ${round + 1} is open${who}.`;
}

/** Says which round is open and that the round's deadline has passed, for a page that is drawn after the deadline. */
export function pastWords({ round, deadline }: Open, times: TimeWords = dateWords): string {
  return `Round ${round + 1}: the deadline, ${times(deadline)}, has passed.`;
}

/** Explains why the match ended, in the words of the last round's public story. '' if the match is open, or if the host ended it early. */
export function endWords({ over }: Open, { rounds, isEnded }: Pick<Playback, 'rounds' | 'isEnded'>): string {
  const last = rounds[rounds.length - 1];
  if (!over || isEnded || !last) return '';
  return last.story.flatMap(({ isEnd, text }) => (isEnd ? [text] : [])).join(' ');
}

/**
 * Warns that orders after the deadline plus the minutes of grace do not count (X2). '' if there is no deadline, or if
 * the deadline has passed.
 */
export function lateWords({ over, deadline }: Open, isNowPast: boolean, graceMinutes: number): string {
  if (over || deadline === '') return '';
  if (isNowPast) return '';
  const later =
    graceMinutes > 0 ? `An order more than ${plural(graceMinutes, 'minute')} late` : 'A late order';
  return `${later} counts only if the host accepts it.`;
}

/** If the last round was resolved early, and the deadline is therefore earlier than announced, says so; otherwise ''. */
export function soonerWords({ over, deadline }: Open, { rounds }: Pick<Playback, 'rounds'>): string {
  const last = rounds[rounds.length - 1];
  const before = last?.input.deadline || deadline;
  if (over || !last || deadline === '' || Date.parse(deadline) >= Date.parse(before)) return '';
  return `This deadline is earlier than announced, because round ${last.round} was resolved early.`;
}

/** If the open round was resolved and then undone, says so, and says that the round's responses count again; otherwise ''. */
export function undoneWords(
  { over, round }: Open,
  number: number,
  log: Pick<Log, 'entries'>,
  isNowPast: boolean,
): string {
  if (over || !matchFactsOf(seasonFacts(log), number).isUndone) return '';
  const until = isNowPast ? '' : ' until you send a new order';
  return `The host undid round ${round + 1} and opened it again. Its result is void. Orders sent before still count${until}.`;
}

/** If the match was over and continues, says so until the next round is resolved; otherwise ''. */
export function goesOnWords({ formerEnd }: Pick<Playback, 'formerEnd'>): string {
  if (!formerEnd) return '';
  return `The match was over and now continues${formerEnd.hadOutcome ? '. The outcome shown before is void' : ''}.`;
}

/**
 * Says when the rounds after the open round are due (H17), in the words of `times` (H35). '' if the host sets each
 * deadline, or if the match is paused.
 */
export function laterWords(
  { over, deadline }: Pick<Open, 'over' | 'deadline'>,
  { paused }: { readonly paused?: unknown },
  schedule: Schedule,
  zones: Zones,
  times: TimeWords,
): string {
  if (over || paused || schedule.kind === 'by hand') return '';
  if (schedule.kind === 'after')
    return `Each later round is due ${timeWordsOf(schedule)} after the round before is resolved.`;
  const next = deadline === '' ? '' : nextDeadline(schedule, Date.parse(deadline), zones);
  return `Later rounds are due ${next === '' ? scheduleWords(schedule) : dailyWords(schedule, next, times)}.`;
}

/**
 * Words for a daily deadline by the clock of the schedule's city. This clock may change for summer time. The words also
 * give the next deadline by the reader's clock.
 */
function dailyWords(
  schedule: Extract<Schedule, { readonly kind: 'daily' }>,
  next: string,
  times: TimeWords,
): string {
  const own = scheduleWords(schedule);
  const words = `daily at ${times(next, { only: 'clock' })}`;
  if (isUtc(schedule.zone) || words.startsWith(own)) return words;
  return `${own} (next time ${times(next, { only: 'clock', isInner: true })})`;
}

/** Says when the open round resolves automatically; '' if the round waits for the host. */
export function autoWordsOf(
  { over, deadline }: Open,
  { paused, timing: { auto, wait, missing } }: Pick<Playback, 'paused' | 'timing'>,
): string {
  if (over || paused) return '';
  const after = wait === 0 ? 'as soon as' : `${plural(wait, 'minute')} after`;
  const all = auto === 'all' ? `${after} everyone has sent an order` : '';
  const due = auto !== 'off' && deadline !== '' ? `${wait === 0 ? 'at' : after} the deadline` : '';
  if (due === '' && all === '') return '';
  const waits =
    due === ''
      ? ''
      : ` If ${missing === 'host' ? 'an order is' : 'all orders are'} missing then, the round waits for the host.`;
  return `The round resolves automatically ${[due, all].filter(Boolean).join(', or ')}.${waits}`;
}
