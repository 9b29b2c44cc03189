import { trySend } from '../delivery/mails.ts';
import type { MailText, Ports } from '../ports.ts';
import type { Problem } from '../problem.ts';
import { type ClockNote, type ClockProblem, readClockNote, writeClockNote } from './note.ts';

const NO_NOTE: ClockNote = { seen: ['', ''], next: null, problems: {}, tells: true };

/**
 * Mails the host why a round was not resolved automatically. First notes the cause (in `now`), so that no mail is sent
 * twice. False if Google refused the mail; the clock then tries again.
 */
export function tellHost(
  ports: Ports,
  now: Partial<ClockNote>,
  { title, round, what }: Pick<ClockProblem, 'round' | 'what'> & { readonly title: string },
): boolean {
  const subject = `${title}, round ${round} waits for you`;
  const body = `Round ${round} of ${title} was due, but did not resolve automatically.\n\n${what}\n\nOpen the season’s workbook, and then the panel.`;
  return isMailed(ports, now, { subject, body });
}

/** Mails the host that the workbook or its log cannot be read. Sends only one mail about each such problem (H25). */
export function tellUnreadable(ports: Ports, { code, what, todo }: Problem): void {
  const noted = readClockNote(ports.memo);
  if ((code !== 'bad-workbook' && code !== 'bad-log') || !noted?.tells || noted.told === what) return;
  const body = `${what}\n\n${todo}\n\nUntil you do this, no round resolves automatically.`;
  isMailed(ports, { told: what }, { subject: 'Roundkeeper cannot read the season’s workbook', body });
}

function isMailed(ports: Ports, now: Partial<ClockNote>, mail: Omit<MailText, 'to'>): boolean {
  const to = ports.who();
  if (to === '') return false;
  const noted = readClockNote(ports.memo) ?? NO_NOTE;
  writeClockNote(ports.memo, { ...noted, ...now });
  const { how, error } = trySend(ports.mail, { to, ...mail });
  if (error !== undefined) console.warn(error);
  // A mail that may have been sent is not sent again.
  const isTold = how !== 'refused';
  if (!isTold) writeClockNote(ports.memo, noted);
  return isTold;
}
