import { harmless } from '../../../rules/base/words.ts';

/** A `harmless` text for Discord, without effect as markdown, mention, emoji or link: a backslash before each sign that has one there; round brackets have none where square ones do not open a link. */
export function harmlessInDiscord(text: string): string {
  return harmless(text).replace(/[\\*_~`|<>[\]#]/g, '\\$&');
}
