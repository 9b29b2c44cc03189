import { type Field, lines, sayEmpty, tooDear, writtenList } from '../../data.ts';
import { plural } from '../../kit.ts';
import { type Status, statusesOf } from './layout.ts';
import type { Info, Options } from './options.ts';
import type { MvpPosition } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';
import { CARDS, nameOf, PLACES, SIGNS, SUITS } from './vocabulary.ts';

/** Largest number of places or cards in one answer: the number of hidden cards at the start of a match. */
const MOST_NAMED = 15;

/** Gives a pattern that matches a word in capital or small letters. */
const anyCase = (word: string) => word.replace(/./g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const SUIT = SUITS.map((suit) => {
  const word = `${anyCase(suit)}[Ss]?`;
  return `${SIGNS[suit]}(?:\\s{0,2}${word})?|${word}`;
}).join('|');

/** Words for buying a look at the card of a place: the question, the price, the allowed answers, and an example of an answer. */
const AT_PLACES = {
  title: 'Look at these places',
  what: 'the card at a place',
  column: 'place',
  words: PLACES,
  expected: 'a place from A to X',
  example: 'letters, such as A C',
  /** Reads places such as “A”, “a b” or “A/C”. “A-C” is not read, because it may also mean the places from A to C. */
  writing: { item: '([A-Xa-x])', sample: 'A C', make: (place = '') => place.toUpperCase() },
  price: ({ identifyPrice }: Options) => identifyPrice,
  nameIn: (place: string) => place,
  open: ({ cards }: PublicView): readonly string[] =>
    PLACES.filter((place) => cards[place]!.status === 'hidden'),
  listed: (open: readonly string[]) => open.join(' '),
} as const;

const FOR_CARDS = {
  title: 'Look for these cards',
  what: 'the place of a card',
  column: 'card',
  words: CARDS,
  expected: 'a fruit and a number from 1 to 6, such as pear 2',
  example: 'a fruit and a number for each card, such as apple 3, pear 2',
  /** Reads cards such as “🍎3”, “apple 3”, “Apple-3” or “🍎 apple 3”. */
  writing: {
    item: `(${SUIT})[\\s:#-]{0,3}([1-6])`,
    isTight: true,
    sample: 'pear 2',
    make: (named = '', rank = '') => {
      const suit = SUITS.find((one) => named.toLowerCase().includes(one) || named.includes(SIGNS[one]));
      return `${suit}-${rank}`;
    },
  },
  price: ({ locatePrice }: Options) => locatePrice,
  nameIn: nameOf,
  open: ({ cards }: PublicView) => {
    const seen = PLACES.map((place) => cards[place]!.card);
    return CARDS.filter((card) => !seen.includes(card));
  },
  listed: (open: readonly string[]) =>
    SUITS.flatMap((suit) => {
      const ranks = open.filter((card) => card.startsWith(suit)).map((card) => card.slice(-1));
      return ranks.length > 0 ? [`${SIGNS[suit]} ${suit} ${ranks.join(' ')}`] : [];
    }).join(', '),
} as const;

/**
 * Makes the field with which a player buys information on places or cards. Only the buyer gets the information, at the
 * end of the round (M8).
 */
function information(
  asked: typeof AT_PLACES | typeof FOR_CARDS,
): Field<readonly string[], Options, MvpPosition, PublicView> {
  const { title, what, column, words, expected, example, price, nameIn } = asked;
  const written = writtenList<string>({
    between: `[\\s,;.:/&|•·*()"'“”‘’]`,
    most: MOST_NAMED,
    expected: `Write ${example}. Name at most ${MOST_NAMED}`,
    ...asked.writing,
  });
  return lines<string, readonly Status[], Options, MvpPosition>(
    {
      // The answer is a line of text, because 15 places and 15 cards to tick fill three screens of a phone.
      ask: (id, { options }: Info, view: PublicView) => {
        const open = asked.listed(asked.open(view));
        const help = `${inGarnets(price(options))} each: learn ${what}. You pay twice for an item that you name twice. Only you are told, after this round. You also pay if everyone sees the card after this round. Write ${example}. Still hidden: ${open}.`;
        const over = open === '' ? { isOver: true as const } : {};
        return [sayEmpty({ id, title, help, input: written.input, ...over }, 'none')];
      },
      cost: { what: title, price },
      read: (answers, key) => written.read(answers[key] ?? ''),
      words: {
        title,
        of: nameIn,
        // Warns about items that the player pays for again, because the player named them twice or already knows them (M8).
        together: (list, { options }, _order, { learned }: PrivateView) => {
          const isKnown = (one: string) => learned.some((lesson) => lesson[column] === one);
          const again = list.filter((one, i) => list.indexOf(one) < i || isKnown(one));
          if (price(options) === 0 || again.length === 0) return '';
          return `you pay again for items that you named twice or already know: ${again.map(nameIn).join(', ')}`;
        },
      },
    },
    {
      parse: (raw) => words.find((word) => word === raw),
      expected,
      start: ({ position }) => statusesOf(position.cards),
      // Refuses public information before the purse is checked, because it costs nothing (M8, M21).
      take: (line, statuses, judging) => {
        const cost = price(judging.info.options);
        const { cards } = judging.position;
        const at = cards.findIndex((row) => row[column] === line);
        if (cost > judging.garnets) return ['not-affordable', `It costs ${tooDear(cost, judging)}`];
        if (statuses[at] !== 'hidden')
          return [
            'not-legal',
            `Everyone sees ${nameOf(cards[at]!.card)} at ${PLACES[at]}: nothing to learn.`,
          ];
        judging.garnets -= cost;
        return undefined;
      },
    },
  );
}

export const PLACES_LOOKED_AT = information(AT_PLACES);
export const CARDS_LOOKED_FOR = information(FOR_CARDS);

export function inGarnets(price: number): string {
  return price === 0 ? 'Free' : plural(price, 'garnet');
}
