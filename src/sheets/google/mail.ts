import type { Mail } from '../ports.ts';

/** Sends mail through MailApp. MailApp cannot read the user's mailbox. */
export function makeMail(): Mail {
  return {
    left: () => MailApp.getRemainingDailyQuota(),
    send: ({ to, subject, body }) => MailApp.sendEmail({ to, subject, body }),
  };
}
