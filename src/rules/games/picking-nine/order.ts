import type { Answers, Judging, OrderOf, Question, Said } from '../../data.ts';
import { lines, NONE, wholeNumber } from '../../data.ts';
import { kept, type MatchInfo, type PartsOf, quote } from '../../kit.ts';
import type { OPTIONS, Options } from './options.ts';
import { type NinePosition, type POSITION, tableOf } from './position.ts';
import type { PublicView, VIEWS } from './view.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  cardWords,
  DECK_COLOURS,
  HIGHEST_PRIORITY,
  inCardOrder,
  isCard,
  shortCard,
  WANTS,
} from './vocabulary.ts';

type NineJudging = Judging<Options, NinePosition>;

/** The places of the wants, most wanted first. */
export const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'] as const;

/** Wants, the ban and the number, each judged against the table alone (N1, N3). */
export const ORDER = {
  wants: lines<Card, readonly Card[], Options, NinePosition>(
    {
      // A list for each: a grid of nine cards is wider than a phone. What an empty one means stands at the top of the form, as for
      // the ban: each help is a further call when a match is made.
      ask: (key: string, { options }: MatchInfo<Options>, { table }: PublicView): Question[] =>
        PLACES.map((place, i) => {
          const input = { kind: 'choice', choices: choicesOf(table) } as const;
          const question: Question = { id: `${key}${i + 1}`, title: `${place} card you want`, input };
          return i === 0 ? { ...question, empty: `you get ${leftoverWords(options)}` } : question;
        }),
      read: (answers, key) =>
        PLACES.flatMap((place, i) => readCard(answers[`${key}${i + 1}`] ?? answers[`${key}:${place}`]) ?? []),
      words: { title: 'Cards you want', of: cardWords },
    },
    {
      parse: (raw) => (isCard(raw) ? raw : undefined),
      expected: ({ position }) => expectedCard(tableOf(position)),
      start: ({ position }) => tableOf(position),
      take: (card, cards, _judging, wants) => {
        if (!cards.includes(card)) return ['not-legal', notThere(cards, card)];
        if (wants.includes(card)) return ['not-legal', `${cardWords(card)} is in the list already.`];
        if (wants.length < WANTS) return undefined;
        return [
          'not-legal',
          `A list has ${WANTS} cards, and seven good ones stand before ${cardWords(card)}.`,
        ];
      },
    },
  ),
  /** It counts only for the player with the right to ban (N1). */
  ban: {
    ask: (key: string, _info: MatchInfo<Options>, { table }: PublicView): Question[] => [
      {
        id: key,
        title: 'Card to ban',
        input: { kind: 'choice', choices: choicesOf(table) },
        empty: 'you ban none',
      },
    ],
    read: (answers: Answers, key: string) => readCard(answers[key]),
    judge(raw: unknown, key: string, { position, refuse }: NineJudging): Card | '' {
      if (raw === undefined) return '';
      const cards = tableOf(position);
      if (!isCard(raw)) refuse(key, 'malformed', `Expected ${expectedCard(cards)}, found ${quote(raw)}.`);
      else if (!cards.includes(raw)) refuse(key, 'not-legal', notThere(cards, raw));
      else return raw;
      return '';
    },
    say: (
      card: Card | '',
      _info: MatchInfo<Options>,
      { priority }: { readonly priority?: unknown },
    ): Said[] => [['Card to ban', card && (priority === 0 ? 'none, without a number' : cardWords(card))]],
  },
  /** 0 when none can be used (N5). */
  priority: wholeNumber<Options>(
    {
      title: 'Number',
      help: 'Numbers that only one player sent pick first, low before high, and the highest of them bans. Shared ones follow.',
      empty: 'you pick after all who send one, and ban nothing',
    },
    { least: 1, most: HIGHEST_PRIORITY, missing: 0, dropdown: true },
  ),
};

/** The questions of version 0.1.0 with a grid of wants. */
export function gridQuestions(info: MatchInfo<Options>, view: PublicView): readonly Question[] {
  const { table } = view;
  // After the last round the table is empty, but a form must have a choice.
  const choices = table.length > 0 ? inCardOrder(table).map(shortCard) : [NONE];
  const help =
    'R is red, G green, B blue, Y yellow. One card a row, the most wanted first: you get the first that is still there at your turn.';
  return [
    { id: 'wants', title: 'Cards you want', help, input: { kind: 'grid', rows: PLACES, choices } },
    ...ORDER.ban.ask('ban', info, view),
    ...ORDER.priority.ask('priority', info, view),
  ];
}

/** What is left for who has no want that is still there (N4). */
export function leftoverWords({ leftover }: Options): string {
  return `the ${leftover} card that is left`;
}

function choicesOf(table: readonly Card[]): readonly string[] {
  return [NONE, ...inCardOrder(table).map(cardWords)];
}

/** A legal order. */
export type Order = OrderOf<typeof ORDER>;
export type Nine = PartsOf<typeof OPTIONS, typeof POSITION, typeof ORDER, typeof VIEWS>;

function expectedCard(cards: readonly Card[]): string {
  return `a card of the table (${listOf(cards)})`;
}

function notThere(cards: readonly Card[], card: Card): string {
  return `${cardWords(card)} is not on the table; there are ${listOf(cards)}.`;
}

/** The cards of a table for a message: one round may refuse many lines. */
const listOf = kept((cards: readonly Card[]) => cards.map(cardWords).join(', '));

/** Signs that players write instead of a colour. */
const SIGNS: readonly (readonly [sign: RegExp, colour: string])[] = [
  [/🟥|🔴|❤/gu, ' red '],
  [/🟩|🟢|💚/gu, ' green '],
  [/🟦|🔵|💙/gu, ' blue '],
  [/🟨|🟡|💛/gu, ' yellow '],
  [/⬜|◻|🩶|⚪/gu, ' gray '],
  // Marks that turn a sign into an emoji, or a digit into a keycap, are removed.
  [/\u{fe0f}|\u{20e3}/gu, ''],
];

/** Other words for colours. */
const SHORT: ReadonlyMap<string, Colour> = new Map([
  ...DECK_COLOURS.map((colour) => [colour.charAt(0), colour] as const),
  ['grey', 'gray'],
]);

/** Forgiving about case, spaces, commas and signs: “Red, 10”, “R10” and “🟥 10” are red-10. */
function readCard(given: string | undefined): Card | string | undefined {
  const answer = given?.trim();
  if (!answer || answer === NONE) return undefined;
  let text = answer.normalize('NFKC').toLowerCase();
  for (const [sign, word] of SIGNS) text = text.replace(sign, word);
  const colours = new Set<string>();
  const numbers: string[] = [];
  for (const word of text.match(/[a-z]+|\d+|[^\sa-z\d]+/g) ?? []) {
    if (/^\d+$/.test(word)) numbers.push(String(Number(word)));
    else if (SHORT.has(word)) colours.add(SHORT.get(word) as Colour);
    else if ((COLOURS as readonly string[]).includes(word)) colours.add(word);
    // Punctuation is ignored; with any other word the answer is not understood.
    else if (!/^[-–—_,.;:·()#]+$/.test(word)) return answer;
  }
  const card = `${[...colours].join()}-${numbers.join()}`;
  return isCard(card) ? card : answer;
}
