/** A count with its noun: “1 mail”, “3 mails”, “2 Tokens of Life”. `many` is for plurals that do not end in s. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A noun for counts: “point”, with the plural “points” unless `many` is given. */
export interface Noun {
  readonly one: string;
  /** The plural, if it is not the singular with an s. */
  readonly many?: string;
}

/** Items in a sentence: “Ann”, “Ann and Bob”, “Ann, Bob and Cat”; or with another word before the last. */
export function listed(items: readonly string[], before = 'and'): string {
  if (items.length < 2) return items.join('');
  const gap = gapOf(items);
  return `${items.slice(0, -1).join(gap)}${gap === ', ' ? '' : ';'} ${before} ${items[items.length - 1]}`;
}

/** Items one after another: “Ann, Bob”. */
export function joined(items: readonly string[]): string {
  return items.join(gapOf(items));
}

/** Separator of items: a comma, or a semicolon if an item has a comma: “Bob, Jr.; Ann”. */
function gapOf(items: readonly string[]): string {
  return items.some((item) => item.includes(',')) ? '; ' : ', ';
}

/** A sentence with a full stop at its end; added unless a name already ends with one. */
export function stopped(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** Sentences with one full stop each, also after a name that ends with its own. */
export function oneStop(text: string): string {
  return text.replace(/([^.])\.\.(?=\s|$)/g, '$1.');
}

/** “1st”, “2nd”, “11th”. */
export function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** “bellflowers” for several, “bellflower” for one. */
export function singular(word: string): string {
  return word.replace(/s$/, '');
}

/** A key in words: “pointTokens” is “point tokens”. */
export function keyInWords(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The key of a table or a column in words: “coil1” is “coil 1”; a letter stays. */
export function nameInWords(name: string): string {
  if (/^[A-Z]$/.test(name)) return name;
  return keyInWords(name).replace(/([a-z])(\d+)$/, '$1 $2');
}

/** A number with its sign, as a change: “+2”, “−3”, “0”. */
export function signed(count: number): string {
  if (count === 0) return '0';
  return `${count > 0 ? '+' : '−'}${Math.abs(count)}`;
}

/** The unit of the score, unless a game declares another. */
export const POINTS: Required<Noun> = { one: 'point', many: 'points' };

/** The gain of a round and the new total: “+2 points; you now have 7”. */
export function gainWords(gained: number, total: number, { one, many = `${one}s` }: Noun = POINTS): string {
  if (gained === 0) return `no ${many}; you have ${total}`;
  return `${signed(gained)} ${Math.abs(gained) === 1 ? one : many}; you now have ${total}`;
}

/**
 * A text of one line that a chat shows as written and that notifies nobody. It gets a zero-width space after each @ and within
 * addresses, like discord.py's `escape_mentions`. Characters that turn the direction of writing are removed.
 */
export function harmless(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/@/g, '@\u200b')
    .replace(/:\/\//g, ':\u200b//')
    .replace(/\.(?=\p{L})/gu, '.\u200b');
}

/** Notice that the host closed a match before a choice of players was noted (X6, F16). */
export function notNoted(what: 'choice' | 'opponent'): string {
  return `No ${what} was noted before the match was closed.`;
}

/** The things of a purse, each with its words for one and for several. */
export const THINGS = [
  ['garnets', 'garnet', 'garnets'],
  ['bellflowers', 'bellflower', 'bellflowers'],
  ['tokensOfLife', 'Token of Life', 'Tokens of Life'],
] as const;

/** An amount of each thing. */
type Amounts = Readonly<Record<(typeof THINGS)[number][0], number>>;

/** The amounts of a sign, without it: “2 garnets and 1 Token of Life”; '' for none. */
export function amountWords(purse: Amounts, sign: 1 | -1 = 1): string {
  return listed(
    THINGS.flatMap(([key, one, many]) => {
      const amount = purse[key] * sign;
      return amount > 0 ? [plural(amount, one, many)] : [];
    }),
  );
}

/** A change of a purse, each amount with its sign: “+3 garnets, -1 bellflower”; '' for none. */
export function changeWords(change: Amounts): string {
  return THINGS.flatMap(([key, one, many]) => {
    const amount = change[key];
    return amount === 0 ? [] : [`${amount > 0 ? '+' : '-'}${plural(Math.abs(amount), one, many)}`];
  }).join(', ');
}

/** A purse in words; Tokens of Life only if there are any. */
export function purseWords({ garnets, bellflowers, tokensOfLife }: Amounts): string {
  const tokens = tokensOfLife
    ? `, and ${plural(tokensOfLife, 'Token of Life', 'Tokens of Life')} from this match`
    : '';
  return `${plural(garnets, 'garnet')}, ${plural(bellflowers, 'bellflower')}${tokens}`;
}
