import { isObject, own } from '../base/json.ts';
import { unexpected, unusable } from '../base/unusable.ts';

/** A setting that a host may choose for a new match, with its explanation and its ruling. */
export interface Option<T> {
  readonly label: string;
  readonly help: string;
  readonly ruling: string;
  readonly fallback: T;
  /** The host's input: a whole number, one choice of a list, yes or no, or a text that `fromText` reads. */
  readonly input:
    | { readonly kind: 'whole'; readonly least: number }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'flag' }
    | { readonly kind: 'text'; fromText(text: string): unknown; toText(value: T): string };
  /** Reads a value. Undefined if the value cannot be used. */
  read(raw: unknown): T | undefined;
  readonly expected: string;
  /** True for the option whose value is the number of rounds. */
  readonly isLastRound?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: an option's own type is recovered by OptionsOf
export type OptionSet = { readonly [name: string]: Option<any> };
export type OptionsOf<S extends OptionSet> = {
  readonly [K in keyof S]: S[K] extends Option<infer T> ? T : never;
};

interface Words {
  readonly label: string;
  readonly help: string;
  readonly ruling: string;
}

/** Makes an option that is a whole number of at least `least`. */
export function wholeOption(fallback: number, least: number, words: Words): Option<number> {
  const read = (raw: unknown) =>
    Number.isSafeInteger(raw) && (raw as number) >= least ? (raw as number) : undefined;
  return {
    ...words,
    fallback,
    input: { kind: 'whole', least },
    read,
    expected: `a whole number from ${least}`,
  };
}

/**
 * Makes the option for the number of rounds. The match then ends after this round: `resolve` need not say so. `ruling` is
 * the ruling about the end.
 */
export function roundsOption(fallback: number, ruling: string): Option<number> {
  const words = { label: 'Rounds', help: 'The match ends after this round.', ruling };
  return { ...wholeOption(fallback, 1, words), isLastRound: true };
}

/** Makes an option for the price of a thing in whole garnets. `thing` completes the label: “a stamp”. */
export function priceOption(fallback: number, thing: string, words: Omit<Words, 'label'>): Option<number> {
  return wholeOption(fallback, 0, { label: `Price of ${thing} (garnets)`, ...words });
}

/** Makes an option whose value is one word of a list. The first word is the default. */
export function choiceOption<const C extends readonly [string, ...string[]]>(
  choices: C,
  words: Words,
): Option<C[number]> {
  const read = (raw: unknown) => (choices.includes(raw as string) ? (raw as C[number]) : undefined);
  return {
    ...words,
    fallback: choices[0],
    input: { kind: 'choice', choices },
    read,
    expected: choices.join(' or '),
  };
}

/** Turns a choice of an option into words: `within-meadow` becomes “within meadow”. */
export function choiceWords(choice: string): string {
  return choice.replace(/-/g, ' ');
}

/** Makes an option whose value is yes or no. */
export function flagOption(fallback: boolean, words: Words): Option<boolean> {
  const read = (raw: unknown) => (typeof raw === 'boolean' ? raw : undefined);
  return { ...words, fallback, input: { kind: 'flag' }, read, expected: 'true or false' };
}

/** Options that every game has (X2, X5). */
export const COMMON_OPTIONS = {
  graceMinutes: wholeOption(0, 0, {
    label: 'Grace (minutes)',
    help: 'An order still counts if it arrives at most this many minutes after the deadline.',
    ruling: 'X2',
  }),
  purseTrade: choiceOption(['anyone', 'within-meadow'], {
    label: 'Who may trade garnets and bellflowers',
    help: 'Either any two players may trade, or only players of the same meadow.',
    ruling: 'X5',
  }),
};

/**
 * Gives the grace period of a match: the number of minutes after the deadline in which an order still counts (X2). Every
 * match has this option.
 */
export function graceOf({ options }: { readonly options: unknown }): number {
  return (options as OptionsOf<typeof COMMON_OPTIONS>).graceMinutes;
}

/** Reads a match's options. An option that was not chosen has its default. An unusable value throws an error at `options.NAME`. */
export function readOptions<S extends OptionSet>(
  set: S,
  given: unknown = {},
  path = 'options',
): OptionsOf<S> {
  if (!isObject(given)) return unexpected(path, 'an object', given);
  for (const name of Object.keys(given))
    if (own(set, name) === undefined) unusable(`${path}.${name}`, 'no such option in this game');
  const values = Object.entries(set).map(([name, { fallback, read, expected }]) => {
    const chosen = own(given, name);
    const value: unknown = chosen === undefined ? fallback : read(chosen);
    return [name, value ?? unexpected(`${path}.${name}`, expected, chosen)];
  });
  return Object.fromEntries(values) as OptionsOf<S>;
}
