import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { type Invitation, inMatch, refused } from '../season-facts.ts';
import { list } from '../shapes.ts';

/** The kinds of mails about invitations to a match; they name round 0. */
export const INVITATION = 'invitation';
export const HANDED_INVITATION = 'invitation by hand';

const HOW: ReadonlyMap<string, Invitation['how']> = new Map([
  [INVITATION, 'mail'],
  [refused(INVITATION), 'refused'],
  [HANDED_INVITATION, 'hand'],
]);

/**
 * Mails to people of the season, such as a 'reminder' of an open round. The entry is written before they are
 * sent, so none is sent twice. Another entry names the mails that Google refused: they were not sent (H19).
 */
export const MAIL = defineEvent({
  schema: z.strictObject({ kind: text(), round: count(), to: list(text()) }),
  season: (facts, mails, { match, time }) =>
    inMatch(facts, match, (known) => {
      const how = HOW.get(mails.kind);
      const invited = how ? mails.to.map((id) => [id, { how, time }] as const) : [];
      return {
        ...known,
        mails: [...known.mails, { ...mails, time }],
        invitations: new Map([...known.invitations, ...invited]),
      };
    }),
  changesPublicPage: false,
  words: {},
});
