import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch } from '../season-facts.ts';

/** Everyone can download a page of the match: the file with this id and link; '' withdraws it (H32). */
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
