import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch } from '../season-facts.ts';

/**
 * Event: the host published a page of the match that everyone can download (H32). `file` and `link` are the id and the
 * link of the page's file. An empty id withdraws the page.
 */
export const SHARE = defineEvent({
  schema: z.strictObject({ file: text(), link: text() }),
  season: (facts, { file, link }, { match, who }) =>
    inMatch(facts, match, ({ page, ...known }) =>
      file === '' ? known : { ...known, page: { file, link, who: page?.file === file ? page.who : who } },
    ),
  changesPublicPage: false,
  words: {
    everyone: ({ file }) =>
      file === '' ? 'The page for everyone was withdrawn.' : 'A page of the match was shared with everyone.',
  },
});
