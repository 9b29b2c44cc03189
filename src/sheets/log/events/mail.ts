import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch, type MailState, mailKey } from '../season-facts.ts';
import { list } from '../shapes.ts';

/**
 * Event: mails go to players, either reminders of an open round or invitations to a match (round 0). The entry is logged
 * before the mails are sent, so that no mail is sent twice. A later entry sets `how` if Google refused a mail, if a mail
 * may not have arrived, or if the host sent the text (H19).
 */
export const MAIL = defineEvent({
  schema: z.strictObject({
    kind: z.literal(['reminder', 'invitation']),
    round: count(),
    to: list(text()),
    how: z.optional(z.literal(['refused', 'unsure', 'hand'])),
  }),
  season: (facts, { kind, round, to, how }, { match, time }) =>
    inMatch(facts, match, (known) => {
      const states = to.map((person): readonly [string, MailState] => {
        const key = mailKey(kind, round, person);
        const before = known.mails.get(key)?.refusals ?? 0;
        return [key, { how: how ?? 'mail', time, refusals: before + (how === 'refused' ? 1 : 0) }];
      });
      return { ...known, mails: new Map([...known.mails, ...states]) };
    }),
  changesPublicPage: false,
  words: {},
});
