// MailApp: mails are kept in the state, and count against the daily limit.
import { ScriptError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';
import { type Surface, standIn } from '../run/stand-in.ts';

export const MAILS_PER_DAY = 100;

interface Message {
  to?: string;
  subject?: string;
  body?: string;
}

export function mailApp(run: Run) {
  const { world } = run;
  // Google counts 24 hours from the first mail; here it is the UTC day.
  const key = () => `${new Date(run.now()).toISOString().slice(0, 10)} ${run.user}`;
  const left = () => (world.switches?.mailsPerDay ?? MAILS_PER_DAY) - (world.mailsSent?.[key()] ?? 0);
  const members: Surface<GoogleAppsScript.Mail.MailApp, 'getRemainingDailyQuota' | 'sendEmail'> = {
    getRemainingDailyQuota: () => Math.max(0, left()),
    sendEmail(given: unknown) {
      const { to = '', subject = '', body = '' } = given as Message;
      if (!/^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/.test(to)) throw new ScriptError(`Invalid email: ${to}`);
      if (left() < 1) throw new ScriptError('Service invoked too many times for one day: email.');
      world.mailsSent = { ...world.mailsSent, [key()]: (world.mailsSent?.[key()] ?? 0) + 1 };
      world.mails = [...(world.mails ?? []), { from: run.user, to, subject, body, at: run.now() }];
    },
  };
  return standIn(run, 'MailApp', members);
}
