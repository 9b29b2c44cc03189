import { defineEvent } from '../kind.ts';
import { withKey, withPlaced } from '../season-facts.ts';
import { archivedMatch } from '../shapes.ts';

/** The rows and tabs of a closed match were moved into the archive (H10). */
export const ARCHIVE = defineEvent({
  schema: archivedMatch,
  season: (facts, data, { match, time }) => ({
    ...withPlaced(
      facts,
      data.purses.map(({ player }) => player),
    ),
    archived: withKey(facts.archived, match, { match, time, data }),
    archives: [...new Set([...facts.archives, data.file])],
  }),
  changesPublicPage: false,
  words: {},
});
