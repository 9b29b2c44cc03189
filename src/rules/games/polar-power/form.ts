import type { Json } from '../../base/json.ts';
import { readAnswerCount } from '../../order/answer.ts';
import { type Answers, NONE, type Question } from '../../order/question.ts';
import { COILS, MEADOWS } from './vocabulary.ts';

const MAILS = [1, 2, 3, 4, 5] as const;
const CHOICES = [NONE, ...MEADOWS.flatMap((colour) => COILS.map((coil) => choice(colour, coil)))];

/** Stamps to buy, and five dropdowns of a postcard and a coil together. They never change. */
export function questions(): readonly Question[] {
  return [
    {
      id: 'buyStamps',
      title: 'Stamps to buy',
      help: 'A whole number; leave it empty for none.',
      input: { kind: 'whole', min: 0 },
    },
    ...MAILS.map((n) => ({
      id: `mail${n}`,
      title: `Mail ${n}`,
      help: n === 1 ? 'A postcard and a coil. Every mail takes a stamp. Mails are read from 1 to 5.' : '',
      input: { kind: 'choice', choices: CHOICES } as const,
    })),
  ];
}

/** The order that the answers mean; an answer that is no mail stays as written. */
export function read(_table: unknown, _view: unknown, answers: Answers): Json {
  const mails: Json[] = [];
  for (const n of MAILS) {
    const answer = answers[`mail${n}`]?.trim();
    if (answer && answer !== NONE) mails.push(readMail(answer));
  }
  return { ...readAnswerCount(answers, 'buyStamps'), ...(mails.length > 0 ? { mails } : {}) };
}

/** Forgiving about case, spaces and signs: “Red 2” is “red · strength 2”. */
function readMail(answer: string): Json {
  const colour = MEADOWS.filter((meadow) => answer.toLowerCase().includes(meadow));
  const numbers = answer.match(/\d+/g) ?? [];
  return colour.length === 1 && numbers.length === 1
    ? { postcard: colour[0] as string, coil: Number(numbers[0]) }
    : answer;
}

/** How a mail is written in the form. */
export function choice(colour: string, coil: number): string {
  return `${colour} · strength ${coil}`;
}
