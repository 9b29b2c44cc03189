import * as z from 'zod/mini';
import { safeInteger } from '../rules/declare/position.ts';

// Parts of the panel's requests. Texts and lists have a length limit, because anyone may send anything.

/** Schema of a match number, or of a round number counted from 1. */
export const MATCH = safeInteger().check(z.minimum(1));
/** Schema of the match whose round the host is about to resolve. */
export const ASKED = z.optional(MATCH);
/** Schema of the number of resolved rounds that the panel showed. */
export const ROUND = safeInteger().check(z.minimum(0));
/** Schema of a text of at most `most` characters. Lone surrogates are refused, because hashes and Google cannot take them. */
export const wellFormed = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((text) => !/\p{Cs}/u.test(text)),
  );
export const TEXT = wellFormed(20_000);
export const textList = () => z.readonly(z.array(TEXT).check(z.maxLength(100)));
export const amounts = () => ({
  garnets: safeInteger(),
  bellflowers: safeInteger(),
  tokensOfLife: safeInteger(),
});
/** Schema of an optional text that matches a pattern. */
export const matching = (pattern: RegExp) =>
  z.optional(z.string().check(z.refine((text) => pattern.test(text))));
/** Schema of a hash from an old page, or of the hash's beginning. */
export const KEPT_HASH = matching(/^[0-9a-f]{8,64}$/);
/** Schema of a pasted record or exported match. The limit is far above a real match; parsing reports other faults. */
export const RECORD = z.string().check(z.maxLength(2_000_000));
