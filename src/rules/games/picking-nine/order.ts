import { type Field, lines, NONE, type OrderOf, type Question, sayEmpty, wholeNumber } from '../../data.ts';
import { type MatchInfo, type PartsOf, quote } from '../../kit.ts';
import { type NinePosition, type OPTIONS, type Options, type POSITION, tableOf } from './position.ts';
import type { PublicView, VIEWS } from './view.ts';
import type { Card, Colour } from './vocabulary.ts';
import {
  COLOURS,
  cardWords,
  HIGHEST_PRIORITY,
  inCardOrder,
  isCard,
  listWords,
  PLACES,
} from './vocabulary.ts';

/** The fields of an order: the wants, the ban and the number. Each field is judged only by the cards on the table (N1, N3). */
export const ORDER = {
  wants: lines<Card, readonly Card[], Options, NinePosition>(
    {
      // Each want has its own list, because a grid of nine cards is wider than a phone.
      ask: (key, { options }: MatchInfo<Options>, { table }: PublicView) =>
        PLACES.map((place, i) => {
          const empty = i === 0 ? `you get ${leftoverWords(options)}` : '';
          return cardQuestion(`${key}${i + 1}`, `${place} card you want`, table, empty);
        }),
      read: (answers, key) => PLACES.flatMap((_, i) => readCard(answers[`${key}${i + 1}`]) ?? []),
      words: { title: 'Cards you want', of: cardWords },
    },
    {
      parse: (raw) => (isCard(raw) ? raw : undefined),
      expected: ({ position }) => expectedCard(tableOf(position)),
      start: ({ position }) => tableOf(position),
      take: (card, table, _judging, wants) => {
        const words = cardWords(card);
        if (!table.includes(card)) return ['not-legal', notThere(card, table)];
        if (wants.includes(card)) return ['not-legal', `${words} is in the list already.`];
        if (wants.length < PLACES.length) return undefined;
        return ['not-legal', `A list has ${PLACES.length} cards, and seven good ones stand before ${words}.`];
      },
    },
  ),
  /** The ban, which counts only if the player has the right to ban (N1). */
  ban: {
    ask: (key, _info, { table }) => [cardQuestion(key, 'Card to ban', table, 'you ban no card')],
    read: (answers, key) => readCard(answers[key]),
    judge: (raw, key, { position, refuse }) => {
      const table = tableOf(position);
      if (raw === undefined) return '';
      if (!isCard(raw)) refuse(key, 'malformed', `Expected ${expectedCard(table)}, found ${quote(raw)}.`);
      else if (!table.includes(raw)) refuse(key, 'not-legal', notThere(raw, table));
      else return raw;
      return '';
    },
    say: (card, _info, order) => [['Card to ban', card && banWords(card, order)]],
  } satisfies Field<Card | '', Options, NinePosition, PublicView>,
  /** The number, or 0 if the player sent no usable number (N5). */
  priority: wholeNumber<Options>(
    {
      title: 'Number',
      help: 'Players whose number nobody else sends pick first, the lowest number first. The highest of these numbers bans a card. Others pick later.',
      empty: 'you pick after all players who send a number, and ban no card',
    },
    { least: 1, most: HIGHEST_PRIORITY, missing: 0, dropdown: true },
  ),
};

/** Says which card a player gets if all the cards that the player wants are gone (N4). */
export function leftoverWords({ leftover }: Options): string {
  return `the ${leftover} card that is left`;
}

function cardQuestion(id: string, title: string, table: readonly Card[], empty: string): Question {
  const choices = [NONE, ...inCardOrder(table).map(cardWords)];
  return sayEmpty({ id, title, input: { kind: 'choice', choices } }, empty);
}

export type Order = OrderOf<typeof ORDER>;
export type Nine = PartsOf<typeof OPTIONS, typeof POSITION, typeof ORDER, typeof VIEWS>;

function expectedCard(cards: readonly Card[]): string {
  return `a card of the table (${listWords(cards)})`;
}

/** Describes a ban for its sender. Adds a warning if the ban may be a mistake. */
function banWords(card: Card, { priority, wants }: Readonly<Record<string, unknown>>): string {
  const words = cardWords(card);
  if (priority === 0) return `! ${words} is not banned, because you sent no usable number`;
  return (wants as readonly Card[]).includes(card) ? `${words} (! you also want this card)` : words;
}

function notThere(card: Card, table: readonly Card[]): string {
  return `${cardWords(card)} is not on the table; there are ${listWords(table)}.`;
}

/** Words and signs that players write for each colour. */
const WORDS: Readonly<Record<Colour, readonly string[]>> = {
  red: ['red', 'r', '🟥', '🔴', '❤'],
  green: ['green', 'g', '🟩', '🟢', '💚'],
  blue: ['blue', 'b', '🟦', '🔵', '💙'],
  yellow: ['yellow', 'y', '🟨', '🟡', '💛'],
  gray: ['gray', 'grey', '⬜', '◻', '🩶', '⚪'],
};

/** Reads a card in capital or small letters, with spaces, commas and signs: “Red, 10”, “R10” and “🟥 10” are red-10. */
function readCard(given: string | undefined): Card | string | undefined {
  const answer = given?.trim();
  if (!answer || answer === NONE) return undefined;
  // Marks that turn a sign into an emoji, or a digit into a keycap, are removed.
  const text = answer
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u{fe0f}|\u{20e3}/gu, '');
  // Punctuation is ignored; with any other word the answer is not understood.
  const words = text.match(/[a-z]+|\d+|[^\sa-z\d\-–—_,.;:·()#]/gu) ?? [];
  const colourOf = (word: string) => COLOURS.find((one) => WORDS[one].includes(word));
  const colours = new Set(words.flatMap((word) => colourOf(word) ?? []));
  const numbers = words.filter((word) => !colourOf(word)).map(Number);
  const card = `${[...colours].join()}-${numbers.join()}`;
  return isCard(card) ? card : answer;
}
