import { makeMail } from '../../mail.ts';
import type { CheckDefinition } from '../base/check.ts';
import { must } from '../base/must.ts';
import { untested } from '../base/untested.ts';

/** Sends nothing: reads how many mails Google takes today. */
export const MAIL_LEFT_CHECK: CheckDefinition = {
  name: 'The script may send mail',
  assumptions: ['G84'],
  run() {
    const left = makeMail().left();
    must(Number.isInteger(left), `found ${left} instead of a number`);
    return `to ${left} more recipients today`;
  },
};

/** Sends a mail to whoever runs the self-test. */
export const MAIL_CHECK: CheckDefinition = {
  name: 'A mail to yourself is taken',
  assumptions: ['G85'],
  needs: ['G84'],
  run() {
    const mail = makeMail();
    if (mail.left() < 1) untested('Google takes no more mail today');
    const to = Session.getEffectiveUser().getEmail();
    if (to === '') untested('Google does not say which address is yours');
    const body =
      'This is the mail that you asked for in the self-test of Roundkeeper. Nothing is to be done.';
    mail.send({ to, subject: 'Roundkeeper’s self-test', body });
    return 'it was; look whether it arrives';
  },
};
