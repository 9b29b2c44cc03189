import * as z from 'zod/mini';
import { seasonFacts } from '../log/fold.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { TEXT, wellFormed } from '../request-shapes.ts';
import { WHY_LIMIT, whyNotPlain } from '../workbook/plain-text.ts';
import { type Change, type Context, ofSeason } from './change.ts';
import { onRoster } from './on-roster.ts';
import { seasonNews } from './outbox.ts';

/** Request to take a player out of the season, or to bring the player back. */
export const ELIMINATION = z.object({
  /** The player's id, or the name on the roster. */
  player: TEXT,
  out: z.boolean(),
  why: wellFormed(WHY_LIMIT),
});
type EliminationRequest = z.infer<typeof ELIMINATION>;

/** Records that a player is out of the season, or is back in the season (H29). Running matches continue unchanged. */
export function eliminate(context: Context, { player, out, why }: EliminationRequest): Change {
  const { book } = context;
  const { person, season } = onRoster(context, player);
  if (seasonFacts(book.log).eliminations.has(person.id) === out)
    fail(`${person.name} is already ${out ? 'out of' : 'in'} the season.`, LOOK_AGAIN);
  const bad = whyNotPlain(why, WHY_LIMIT);
  if (bad !== undefined) fail(`The reason contains ${bad}.`, 'Type it again, in one line.');
  return {
    event: ofSeason({ what: 'elimination', data: { player: person.id, out, why } }),
    season,
    outbox: seasonNews({ ...book, season }, [person.id]),
  };
}
