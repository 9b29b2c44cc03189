import type { Json } from '../../base/json.ts';
import { type Answers, NONE, type Question } from '../../order/question.ts';
import { HIGHEST_NUMBER } from './order.ts';
import { say } from './tell.ts';
import type { PublicView } from './view.ts';
import { type Card, COLOURS, isCard } from './vocabulary.ts';

/** The rows of the grid of wants, most wanted first. */
export const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'] as const;

const NUMBERS = Array.from({ length: HIGHEST_NUMBER }, (_, i) => String(i + 1));

/** A grid of wants, a ban and a number; the choices are the cards of the table. */
export function questions(_table: unknown, { table }: PublicView): readonly Question[] {
  const choices = table.map(say);
  // After the last round nothing lies there, and a form still wants something to choose.
  const columns = choices.length > 0 ? choices : [NONE];
  return [
    {
      id: 'wants',
      title: 'Cards you want',
      help: 'One card a row, the most wanted first. You get the first that is still there at your turn.',
      input: { kind: 'grid', rows: PLACES, choices: columns },
    },
    {
      id: 'ban',
      title: 'Card to ban',
      help: 'It counts for whoever has the highest number that nobody else sent.',
      input: { kind: 'choice', choices: [NONE, ...choices] },
    },
    {
      id: 'priority',
      title: 'Number',
      help: 'Numbers that only one player sent pick first, low before high; shared ones follow; without a number you pick last.',
      input: { kind: 'choice', choices: [NONE, ...NUMBERS] },
    },
  ];
}

/** The order that the answers mean; an answer that is no card and no number stays as written. */
export function read(_table: unknown, _view: unknown, answers: Answers): Json {
  const wants: string[] = [];
  for (const place of PLACES) {
    const answer = given(answers[`wants:${place}`]);
    if (answer !== undefined) wants.push(readCard(answer));
  }
  const ban = given(answers.ban);
  const number = given(answers.priority);
  return {
    ...(wants.length > 0 ? { wants } : {}),
    ...(ban === undefined ? {} : { ban: readCard(ban) }),
    ...(number === undefined ? {} : { priority: readNumber(number) }),
  };
}

function given(answer: string | undefined): string | undefined {
  const text = answer?.trim();
  return text === undefined || text === '' || text === NONE ? undefined : text;
}

/** Signs that people put in the place of a colour. */
const SIGNS: readonly (readonly [sign: RegExp, colour: string])[] = [
  [/🟥|🔴|❤/gu, ' red '],
  [/🟩|🟢|💚/gu, ' green '],
  [/🟦|🔵|💙/gu, ' blue '],
  [/🟨|🟡|💛/gu, ' yellow '],
  [/⬜|◻|🩶|⚪/gu, ' gray '],
  // What makes an emoji of a sign, or a keycap of a digit, says nothing.
  [/\u{fe0f}|\u{20e3}/gu, ''],
];

/** Forgiving about case, spaces, commas and signs: “Red, 10”, “RED10” and “🟥 10” are red-10. */
function readCard(answer: string): Card | string {
  let text = answer.normalize('NFKC').toLowerCase();
  for (const [sign, word] of SIGNS) text = text.replace(sign, word);
  const colours = new Set<string>();
  const numbers: string[] = [];
  for (const word of text.match(/[a-z]+|\d+|[^\sa-z\d]+/g) ?? []) {
    if (/^\d+$/.test(word)) numbers.push(String(Number(word)));
    else if (word === 'grey') colours.add('gray');
    else if ((COLOURS as readonly string[]).includes(word)) colours.add(word);
    // A dash joins and a comma parts; a word that is none of these may mean anything.
    else if (!/^[-–—_,.;:·()#]+$/.test(word)) return answer;
  }
  const card = `${[...colours].join()}-${numbers.join()}`;
  return isCard(card) ? card : answer;
}

function readNumber(answer: string): number | string {
  // A keycap is its digit; a minus sign would be a meaning, and stays.
  const digits = answer.normalize('NFKC').replace(/\u{fe0f}|\u{20e3}|\s/gu, '');
  return /^\d+$/.test(digits) ? Number(digits) : answer;
}
