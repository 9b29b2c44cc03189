/**
 * A text of one line that a chat shows as it is written, without notifying anybody or opening anything: a zero-width space
 * after each @ and within addresses, as discord.py's `escape_mentions` does it; no signs that turn the direction of writing.
 */
export function harmless(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/@/g, '@\u200b')
    .replace(/:\/\//g, ':\u200b//')
    .replace(/\.(?=\p{L})/gu, '.\u200b');
}

/** The same for Discord, without effect as markdown, mention, emoji or link: a backslash before each sign that has one there; round brackets have none where square ones do not open a link. */
export function harmlessInDiscord(text: string): string {
  return harmless(text).replace(/[\\*_~`|<>[\]#]/g, '\\$&');
}
