/** Gives a count with its noun: “1 mail”, “3 mails”, “2 Tokens of Life”. Give `many` for a plural that does not end in s. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A noun for counts, such as “point”. */
export interface Noun {
  readonly one: string;
  /** The plural. If left out, it is the singular with an s. */
  readonly many?: string;
}

/** Joins items for a sentence: “Ann”, “Ann and Bob”, “Ann, Bob and Cat”. `before` replaces “and”. */
export function listed(items: readonly string[], before = 'and'): string {
  if (items.length < 2) return items.join('');
  const gap = gapOf(items);
  return `${items.slice(0, -1).join(gap)}${gap === ', ' ? '' : ';'} ${before} ${items[items.length - 1]}`;
}

/** Writes a text after its title: “Number: 2”, or “Whom do you bite? Ben” if the title is a question. */
export function titled(title: string, text: string | number): string {
  return /[?!]$/.test(title) ? `${title} ${text}` : `${title}: ${text}`;
}

/** Joins items with commas: “Ann, Bob”. If an item has a comma, semicolons separate the items. */
export function joined(items: readonly string[]): string {
  return items.join(gapOf(items));
}

/** Gives the separator of items: a comma, or a semicolon if an item has a comma: “Bob, Jr.; Ann”. */
function gapOf(items: readonly string[]): string {
  return items.some((item) => item.includes(',')) ? '; ' : ', ';
}

/** Ends a sentence with a full stop, unless a name at its end already has a full stop. */
export function stopped(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** Removes the second of two full stops at the end of a sentence. The first full stop belongs to a name such as “Bob Jr.”. */
export function oneStop(text: string): string {
  return text.replace(/([^.])\.\.(?=\s|$)/g, '$1.');
}

/** Gives an ordinal number: “1st”, “2nd”, “11th”. */
export function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}

/** Makes the first letter of a text a capital. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Removes the s of a plural: “bellflowers” becomes “bellflower”. */
export function singular(word: string): string {
  return word.replace(/s$/, '');
}

/** Turns a camel-case key into words: “pointTokens” becomes “point tokens”. */
export function keyInWords(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Turns the key of a table or a column into words: “coil1” becomes “coil 1”. A single capital letter stays. */
export function nameInWords(name: string): string {
  if (/^[A-Z]$/.test(name)) return name;
  return keyInWords(name).replace(/([a-z])(\d+)$/, '$1 $2');
}

/** Writes a change with its sign: “+2”, “−3”, “0”. */
export function signed(count: number): string {
  if (count === 0) return '0';
  return `${count > 0 ? '+' : '−'}${Math.abs(count)}`;
}

/** Unit of the score in games that declare no other unit. */
export const POINTS: Required<Noun> = { one: 'point', many: 'points' };

/** Says what a round gave and the new total: “+2 points; you now have 7”. */
export function gainWords(gained: number, total: number, { one, many = `${one}s` }: Noun = POINTS): string {
  if (gained === 0) return `no ${many}; you have ${total}`;
  return `${signed(gained)} ${Math.abs(gained) === 1 ? one : many}; you now have ${total}`;
}

/**
 * Makes a text safe to post in a chat: one line, without formatting, links or mentions that notify anybody. Adds a
 * zero-width space after each @ and inside each web address, like discord.py's `escape_mentions`. Removes characters
 * that change the direction of writing.
 */
export function harmless(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/@/g, '@\u200b')
    .replace(/:\/\//g, ':\u200b//')
    .replace(/\.(?=\p{L})/gu, '.\u200b');
}

/** Says that a choice or an opponent was not noted before the host closed a match (X6, F16). */
export function notNoted(what: 'choice' | 'opponent'): string {
  return `No ${what} was noted before the match was closed.`;
}

/** The things in a purse, each with its singular and its plural. */
export const THINGS = [
  ['garnets', 'garnet', 'garnets'],
  ['bellflowers', 'bellflower', 'bellflowers'],
  ['tokensOfLife', 'Token of Life', 'Tokens of Life'],
] as const;

/** Amount of each thing in a purse. */
type Amounts = Readonly<Record<(typeof THINGS)[number][0], number>>;

/**
 * Lists the amounts above zero, or below zero if `sign` is -1: “2 garnets and 1 Token of Life”. Signs are left out. ''
 * if there is no such amount.
 */
export function amountWords(purse: Amounts, sign: 1 | -1 = 1): string {
  return listed(
    THINGS.flatMap(([key, one, many]) => {
      const amount = purse[key] * sign;
      return amount > 0 ? [plural(amount, one, many)] : [];
    }),
  );
}

/** Lists the changes of a purse with their signs: “+3 garnets, −1 bellflower”. '' if nothing changes. */
export function changeWords(change: Amounts): string {
  return THINGS.flatMap(([key, one, many]) => {
    const amount = change[key];
    return amount === 0 ? [] : [`${amount > 0 ? '+' : '−'}${plural(Math.abs(amount), one, many)}`];
  }).join(', ');
}

/** Says what is in a purse. Tokens of Life are named only if the purse holds any. */
export function purseWords({ garnets, bellflowers, tokensOfLife }: Amounts): string {
  const tokens = tokensOfLife
    ? `, and ${plural(tokensOfLife, 'Token of Life', 'Tokens of Life')} from this match`
    : '';
  return `${plural(garnets, 'garnet')}, ${plural(bellflowers, 'bellflower')}${tokens}`;
}
