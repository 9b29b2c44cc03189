import type { Question } from '../../rules/order/question.ts';
import type { Playback } from '../log/playback.ts';
import { openQuestions } from '../log/told.ts';
import { CLOSE, type MatchRow, ORDER_FORM, type OutboxRow, SPECTATORS } from '../workbook/season.ts';

/** The outbox after a round: all files of the match, its form when the questions change, both forms at the end. */
export function outboxAfterRound(
  outbox: readonly OutboxRow[],
  row: MatchRow,
  asked: readonly Question[],
  after: Playback,
): OutboxRow[] {
  const keys = allFiles(after);
  if (row.over) keys.push(CLOSE);
  else if (JSON.stringify(openQuestions(after)) !== JSON.stringify(asked)) keys.push(ORDER_FORM);
  return addToOutbox(outbox, row.number, keys);
}

/** The outbox with more deliveries for a match; what waits already is kept, once. */
export function addToOutbox(
  outbox: readonly OutboxRow[],
  match: number,
  keys: readonly string[],
  isNew = false,
): OutboxRow[] {
  const others = outbox.filter((row) => row.match !== match || !keys.includes(row.to));
  const waiting = (to: string) => outbox.some((row) => row.match === match && row.to === to && row.isNew);
  return [...others, ...keys.map((to) => ({ to, match, isNew: isNew || waiting(to), tries: 0, error: '' }))];
}

/** The outbox keys of all files of a match. */
export function allFiles({ started }: Playback): string[] {
  return [SPECTATORS, ...started.players.map(({ id }) => id)];
}
