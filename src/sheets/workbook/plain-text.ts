import { plural } from '../../rules/base/words.ts';

/** NAME_LIMIT, EMAIL_LIMIT and MEADOW_LIMIT are the maximum numbers of characters of a name, an email address and a meadow (H13). */
export const NAME_LIMIT = 300;
export const EMAIL_LIMIT = 320;
export const MEADOW_LIMIT = 100;
/** Maximum number of characters of a host's reason for an award or an elimination. */
export const WHY_LIMIT = 500;

/** Says what is wrong with a text of one line; undefined if nothing is (H13). */
export function whyNotPlain(text: string, most: number): string | undefined {
  if (text.length > most) return `${plural(text.length, 'character')}, and at most ${most} are allowed`;
  if (/\p{Cs}/u.test(text)) return 'half of a character, for example from a cut-off emoji';
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return 'a line break or another control character';
  // These characters turn the direction of the following text, so that a name looks like another name.
  return /[\u202a-\u202e\u2066-\u2069]/.test(text) ? 'a sign that turns the direction of writing' : undefined;
}
