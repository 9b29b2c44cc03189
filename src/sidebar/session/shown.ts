import type { MatchState, SeatState } from '../../sheets/panel-api/panel.ts';
import { type Due, shortWords } from './clock.ts';
import { count, list } from './words.ts';

/** Matches as a host looks for them: those that go on first, the newest of each first. */
export function inOrder(matches: readonly MatchState[]): readonly MatchState[] {
  return [...matches].sort((a, b) => Number(a.over) - Number(b.over) || b.number - a.number);
}

/** The match to show: the chosen one while it exists, else the first in order. */
export function shownMatch(
  matches: readonly MatchState[],
  chosen: number | undefined,
): MatchState | undefined {
  return matches.find(({ number }) => number === chosen) ?? inOrder(matches)[0];
}

export type SeatKind = 'sent' | 'refused' | 'nothing';

/** What a seat has sent so far. */
export function seatKind({ receivedAt, refused }: SeatState): SeatKind {
  if (receivedAt === '') return 'nothing';
  return refused.length > 0 ? 'refused' : 'sent';
}

/** What a seat has sent so far, in words: “Sent Sat 10:41”. */
export function seatWords(seat: SeatState): string {
  if (seat.receivedAt === '') return 'Nothing yet';
  const { length } = seat.refused;
  return `${length > 0 ? `${count(length, 'line')} refused,` : 'Sent'} ${shortWords(seat.receivedAt)}`;
}

/** The seats that have sent nothing yet. */
export function missing(seats: readonly SeatState[]): readonly string[] {
  return seats.filter(({ receivedAt }) => receivedAt === '').map(({ name }) => name);
}

/** “7 of 10 have sent an order.” */
export function tally(seats: readonly SeatState[]): string {
  const sent = seats.length - missing(seats).length;
  if (seats.length > 0 && sent === seats.length) return `All ${sent} have sent an order.`;
  return `${sent} of ${seats.length} have sent an order.`;
}

/** What to ask before a round is resolved, or '' when nothing speaks against it. */
export function doubt(match: MatchState, due: Due): string {
  const absent = missing(match.seats);
  const who =
    absent.length === 0
      ? ''
      : ` ${absent.length <= 3 ? `${list(absent)} ${absent.length === 1 ? 'has' : 'have'}` : `${absent.length} players have`} sent nothing yet.`;
  if (due.isEarly) return `The deadline has not passed: ${due.words.toLowerCase()}.${who}`;
  // Without a deadline nothing else tells the host that somebody is still thinking.
  return match.deadline === '' ? who.trim() : '';
}

/** “2 agreed, 1 open, 1 refused”; '' when nobody has offered anything. */
export function tradeWords({ agreed, open, refused }: MatchState['trades']): string {
  const parts = [
    [agreed, 'agreed'],
    [open, 'open'],
    [refused.length, 'refused'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(', ');
}

/** What a resolve has done, in a sentence. */
export function resolvedWords(answer: {
  readonly round: number;
  readonly over: boolean;
  readonly sent: number;
  readonly failed: readonly unknown[];
}): string {
  const files =
    answer.failed.length === 0
      ? `${count(answer.sent, 'delivery', 'deliveries')} made`
      : `${count(answer.sent, 'delivery', 'deliveries')} made, ${answer.failed.length} still to deliver`;
  return `Round ${answer.round} resolved, ${files}.${answer.over ? ' The match is over.' : ''}`;
}
