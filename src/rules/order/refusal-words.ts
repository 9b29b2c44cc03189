import { own } from '../base/json.ts';
import { tooLongWords } from '../base/too-long.ts';
import { capital, keyInWords, listed, ordinal, plural, singular, titled } from '../base/words.ts';
import type { Judging } from './field.ts';
import { NONE, type Question } from './question.ts';
import type { Refusal } from './refusal.ts';

/** Answers, with the titles of the questions as keys. */
type Answered = Readonly<Record<string, string>>;

/** Writes a refusal on one line. If the refused part has a title in the form, the line has this title. */
export function refusalLine(
  { part, message }: Refusal,
  questions: readonly Question[] = [],
  answers: Answered = {},
): string {
  return `✗ ${titled(partWords(part, questions, answers), message)}`;
}

/** Writes a refusal of a player’s order on one line for the host: “Ann, 2nd mail: …”. */
export function refusalOf({ player, part, message }: Refusal, questions: readonly Question[]): string {
  return titled(`${player}, ${partWords(part, questions)}`, message);
}

/**
 * Sorts refusals in the order of the form’s questions. Refusals of the same question keep their order. Each line of a
 * list may have its own question.
 */
export function inFormOrder(refused: readonly Refusal[], questions: readonly Question[]): readonly Refusal[] {
  const placeOf = (refusal: Refusal) => {
    const question = questionOf(keyOf(refusal), questions);
    return question ? questions.indexOf(question) : questions.length;
  };
  return [...refused].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Gives the key of the refused part of an order. The index of a line is left out: `mails[1]` gives `mails`. */
export function keyOf({ part }: Refusal): string {
  return /^\w+/.exec(part)?.[0] ?? part;
}

/** Finds the question for a part of an order. For a list it is the question of the first line. */
export function questionOf(key: string, questions: readonly Question[]): Question | undefined {
  const lines = questions.find(({ id }) => [key, singular(key)].includes(id.replace(/\d+$/, '')));
  return questions.find(({ id }) => id === key) ?? lines;
}

/**
 * Gives the name of a part of an order: “Stamps to buy”, “2nd mail”, “Bids, 3rd”. If each line of a list has its own
 * question, `answers` show which question the line came from. Then the name is the title of this question: “Mail 3”.
 */
export function partWords(part: string, questions: readonly Question[], answers: Answered = {}): string {
  const [, key = part, index] = /^(\w+)\[(\d+)\]/.exec(part) ?? [];
  const title = questions.find(({ id }) => id === key)?.title;
  const lines = questions.filter(({ id, title }) => {
    const answer = own(answers, title)?.trim() ?? '';
    return (
      /\d$/.test(id) && [key, singular(key)].includes(id.replace(/\d+$/, '')) && !['', NONE].includes(answer)
    );
  });
  const line = index === undefined || title !== undefined ? undefined : lines[Number(index)];
  if (line) return line.title;
  const words = title ?? keyInWords(key);
  // A text that is too long to be read has no lines.
  const isUnread = title !== undefined && tooLongWords(own(answers, title) ?? '') !== undefined;
  if (index === undefined || isUnread) return capital(words);
  const nth = ordinal(Number(index) + 1);
  return title === undefined ? `${nth} ${singular(words)}` : `${title}, ${nth}`;
}

/** Says that the purse has too few garnets for a purchase. Also lists the earlier purchases of the same order. */
export function tooDear(cost: number, { garnets, paid }: Pick<Judging, 'garnets' | 'paid'>): string {
  const left = garnets === 0 ? 'none is' : garnets === 1 ? '1 is' : `${garnets} are`;
  const after = paid.length > 0 ? ` after ${listed(paid)}` : '';
  return `${plural(cost, 'garnet')}, and ${left} left in the purse${after}.`;
}
