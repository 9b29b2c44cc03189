import type { Mail } from '../ports.ts';

/** Mail by MailApp, which can send and sees no mailbox. */
export function makeMail(): Mail {
  return {
    left: () => MailApp.getRemainingDailyQuota(),
    send: ({ to, subject, body }) => MailApp.sendEmail({ to, subject, body }),
  };
}
