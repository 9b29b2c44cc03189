import { listed } from '../../../rules/base/words.ts';
import { defineEvent } from '../kind.ts';
import { withPlaced } from '../season-facts.ts';
import { list, playerPurse } from '../shapes.ts';

/** Event: the host accepted values that were typed into the Ledger tab. The data are the changes of the players' purses. */
export const LEDGER = defineEvent({
  schema: list(playerPurse),
  season: (facts, moves) =>
    withPlaced(
      facts,
      moves.map(({ player }) => player),
    ),
  purses: (moves) => moves,
  about: (moves) => ({ players: moves.map(({ player }) => player) }),
  changesPublicPage: false,
  words: {
    everyone: (moves, { nameOf }) =>
      `The ledger was changed by hand: ${listed([...new Set(moves.map(({ player }) => nameOf(player)))])}.`,
    purse: () => 'The ledger was corrected by hand',
  },
});
