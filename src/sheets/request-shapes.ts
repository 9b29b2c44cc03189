import * as z from 'zod/mini';
import { safeInteger } from '../rules/declare/position.ts';

// The parts of the panel's requests. Texts and lists have a greatest length, since anyone may send anything.

/** The number of a match, or of a round from 1. */
export const MATCH = safeInteger().check(z.minimum(1));
/** The match with the round that the host is about to resolve. */
export const ASKED = z.optional(MATCH);
/** The number of resolved rounds that the panel showed. */
export const ROUND = safeInteger().check(z.minimum(0));
/** A text without lone surrogates, which neither hashes nor Google take. */
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
/** A text of this form, or nothing. */
export const matching = (pattern: RegExp) =>
  z.optional(z.string().check(z.refine((text) => pattern.test(text))));
/** A hash from an old page, or its beginning. */
export const KEPT_HASH = matching(/^[0-9a-f]{8,64}$/);
/** A pasted record, or an exported match. The limit is far above a real match; readers report other faults. */
export const RECORD = z.string().check(z.maxLength(2_000_000));
