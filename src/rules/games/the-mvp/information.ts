import { excuseUnpaid, type Field, lines, sayEmpty, tooDear } from '../../data.ts';
import { plural } from '../../kit.ts';
import { MOST_NAMED, WRITTEN_CARDS, WRITTEN_PLACES } from './answers.ts';
import { type Status, statusesOf } from './layout.ts';
import type { Info, Options } from './options.ts';
import type { MvpPosition } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';
import { CARDS, nameOf, PLACES, SIGNS, SUITS } from './vocabulary.ts';

/** Words for buying a look at the card of a place: the question, the price, the allowed answers, and an example of an answer. */
const AT_PLACES = {
  title: 'Look at these places',
  what: 'the card at a place',
  column: 'place',
  words: PLACES,
  expected: 'a place from A to X',
  example: 'letters, such as A C',
  written: WRITTEN_PLACES,
  sample: 'A C',
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
  written: WRITTEN_CARDS,
  sample: 'pear 2',
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

type Asked = typeof AT_PLACES | typeof FOR_CARDS;

/**
 * Makes the field with which a player buys information on places or cards. Only the buyer gets the information, at the
 * end of the round (M8).
 */
function information(asked: Asked): Field<readonly string[], Options, MvpPosition, PublicView> {
  const { title, column, words, expected, price, nameIn, written } = asked;
  return lines<string, readonly Status[], Options, MvpPosition>(
    {
      // The answer is a line of text, because 15 places and 15 cards to tick fill three screens of a phone.
      ask: (id, info: Info, view: PublicView) => {
        const open = asked.listed(asked.open(view));
        const help = `${helpOf(asked, info)} Write ${asked.example}. Still hidden: ${open}.`;
        const { sample, example } = asked;
        const input = {
          kind: 'text',
          pattern: written.pattern,
          sample,
          expected: `Write ${example}. Name at most ${MOST_NAMED}`,
        } as const;
        return [sayEmpty({ id, title, help, input, ...(open === '' ? { isOver: true } : {}) }, 'none')];
      },
      cost: { what: title, price },
      own: (key, { options }, { garnets }) => excuseUnpaid(key, price(options), garnets),
      read: (answers, key) => written.read(answers[key] ?? ''),
      words: {
        title,
        of: nameIn,
        together: (list, { options }, _, own) => paidAgain(list, asked, options, own),
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

/** Warns about items that the player pays for again, because the player named them twice or already knows them (M8). */
function paidAgain(
  list: readonly string[],
  { column, nameIn, price }: Asked,
  options: Options,
  { learned }: PrivateView,
): string {
  if (price(options) === 0) return '';
  const again = list.filter(
    (one, i) => list.indexOf(one) < i || learned.some((lesson) => lesson[column] === one),
  );
  return again.length > 0
    ? `you pay again for items that you named twice or already know: ${again.map(nameIn).join(', ')}`
    : '';
}

function helpOf({ price, what }: Asked, { options }: Info): string {
  return `${inGarnets(price(options))} each: learn ${what}. You pay twice for an item that you name twice. Only you are told, after this round. You also pay if everyone sees the card after this round.`;
}

export function inGarnets(price: number): string {
  return price === 0 ? 'Free' : plural(price, 'garnet');
}
