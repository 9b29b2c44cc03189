import { defineEvent } from '../kind.ts';
import { withKey, withPlaced } from '../season-facts.ts';
import { archivedMatch } from '../shapes.ts';

/** Event: the rows and tabs of a closed match were moved to the archive (H10). */
export const ARCHIVE = defineEvent({
  schema: archivedMatch,
  season: (facts, data, { time, who }) => ({
    ...withPlaced(
      facts,
      data.purses.map(({ player }) => player),
    ),
    archived: withKey(facts.archived, data.match, { match: data.match, time, data }),
    makers: new Map([[data.file, who], ...facts.makers]),
    archives: [...new Set([...facts.archives, data.file])],
  }),
  about: ({ match }) => ({ match }),
  changesPublicPage: false,
  words: {},
});
