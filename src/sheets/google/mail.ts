import type { Mail } from '../ports.ts';

/** Sends mail through MailApp, which can read no mailbox. */
export function makeMail(): Mail {
  return {
    left: () => MailApp.getRemainingDailyQuota(),
    send: ({ to, subject, body }) => MailApp.sendEmail({ to, subject, body }),
  };
}
