import * as z from 'zod/mini';
import type { VerifyRest } from '../matches/archive/verify-rest.ts';
import { MATCH, ROUND, TEXT, textList } from '../request-shapes.ts';

// Arguments of calls that are no request of an action: those stand beside their actions.

/** A text of this form, or nothing. */
const matching = (pattern: RegExp) => z.optional(z.string().check(z.refine((text) => pattern.test(text))));
export const FLAG = z.boolean();
/** The ids of some responses. */
export const RESPONSES = textList().check(z.refine((ids) => ids.length > 0));
/** Changes by hand, as the panel showed them. */
export const SHOWN = z.readonly(z.array(TEXT).check(z.minLength(1), z.maxLength(20_000)));
/** How much of a match a file holds. */
export const SHOWS = z.literal(['everything', 'public']);
/** A hash of the log that somebody kept, or its beginning. */
export const KEPT_HASH = matching(/^[0-9a-f]{8,64}$/);
/** The rest that a part of Verify left to the next part. */
export const VERIFY_REST: z.ZodMiniType<VerifyRest> = z.object({
  matches: z.array(z.object({ match: MATCH, seats: ROUND })).check(z.maxLength(20_000)),
  kept: z.optional(KEPT_HASH),
});
/** The id of a press: 128 random bits in hexadecimal. */
export const REQUEST = matching(/^[0-9a-f]{32}$/);
export const IDENTITY = z.literal(['email', 'code']);
