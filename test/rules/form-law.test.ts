import * as fc from 'fast-check';
import { type Answers, MOST_DIGITS, NONE, type Question } from '../../src/rules/order/question.ts';
import type { Refusal } from '../../src/rules/order/refusal.ts';
import { judgeOrder } from '../../src/rules/play/match.ts';
import { EACH_GAME } from './law/all-games.ts';
import { makeRandom } from './law/random.ts';
import { randomMatch } from './law/start.ts';

// A form accepts exactly the texts that are understood.

/** Parts of answers: those that forms name as examples, and what people put around them. */
const PARTS = [
  ...[
    'U 5',
    'u5',
    'V: 3',
    'W = 2 chips',
    'U-5',
    'U - 5',
    'U 0',
    'U 5.5',
    'U -5',
    '5 on U',
    'Z 4',
    'U 1234567890',
  ],
  ...[
    'A',
    'a c',
    'A/C',
    'A-C',
    '• A',
    '“A”',
    '(B)',
    'AB',
    'Place C',
    'А',
    'Ａ',
    'A1',
    'a1b2',
    'C 3',
    'H8',
    'A9',
    'I1',
    'A10',
  ],
  ...[
    'apple 3',
    'Apple-3',
    '🍎3',
    '🍎 apple 3',
    'pears: 2',
    'apple 7',
    'melon 3',
    '3 apples',
    'grape6lemon1',
  ],
  ...['7', '007', '-1', '1.0', '1e3', '+5', '#5', '5️⃣', '1234567890', 'five'],
  ...[
    '\n',
    ', ',
    ';',
    ' ',
    '  ',
    '.',
    '/',
    '&',
    '-',
    '—',
    ':',
    '“',
    '‘',
    '(',
    '*',
    '+',
    '=',
    '\t',
    '🌷',
    'x',
    '\u00a0',
  ],
];

/** Is an answer to a question understood by the game, whatever it then says of it? */
type Understands = (question: Question, answer: string) => boolean;

/** Does the form take an answer that is typed? A whole number has the digits that its check asks for. */
function letsThrough({ input }: Question, answer: string): boolean {
  const pattern =
    input.kind === 'whole' ? `^ *[0-9]{1,${MOST_DIGITS}} *$` : 'pattern' in input ? input.pattern : '';
  return new RegExp(pattern ?? '').test(answer);
}

/** More cells than a move has are understood, and counted by the form, too. */
function isTooMany({ title }: Question, answer: string): boolean {
  return title.startsWith('Cells for') && (answer.match(/[a-h]\s*[1-8]/gi) ?? []).length > 3;
}

describe.each(EACH_GAME)('%s', (_, game) => {
  const { match } = randomMatch(game, makeRandom(1));
  const view = game.publicView(match.info, match.position);
  const questions = game.form.questions(match.info, view);
  const isUnderstood: Understands = ({ id }, answer) => {
    const refused: Refusal[] = [];
    const order = game.form.read(match.info, view, { [id]: answer } satisfies Answers);
    judgeOrder(match, 0, order, refused);
    return refused.every(({ code }) => code !== 'malformed' && code !== 'unknown');
  };

  test('H8 no text that Sheets may read as a formula passes a form', () => {
    for (const { title, input } of questions)
      if (input.kind === 'text' || input.kind === 'paragraph')
        for (const sign of ['=', '+', '@'])
          for (const answer of [sign, `${sign}${input.sample}`, `${sign}1+1`])
            expect([title, answer, new RegExp(input.pattern ?? '').test(answer)]).toEqual([
              title,
              answer,
              false,
            ]);
  });

  test('each choice of a list is understood', () => {
    for (const question of questions)
      if ('choices' in question.input)
        for (const choice of question.input.choices)
          expect([question.title, choice, isUnderstood(question, choice)]).toEqual([
            question.title,
            choice,
            true,
          ]);
  });

  test('each question with a text lets through what is understood, and nothing else', () => {
    for (const question of questions.filter(({ input }) => !('choices' in input))) {
      const { title } = question;
      // In a game described by a host a text is free, and numbers may be negative: its form accepts a part of
      // what is understood.
      const isPart = (answer: string) => game.id === 'own-game' && !letsThrough(question, answer);
      const look = (answer: string) => {
        if (answer.trim() !== '' && answer.trim() !== NONE && !isTooMany(question, answer) && !isPart(answer))
          expect([title, answer, isUnderstood(question, answer)]).toEqual([
            title,
            answer,
            letsThrough(question, answer),
          ]);
      };
      PARTS.forEach(look);
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 6 }), (parts) => look(parts.join(''))),
        { numRuns: 500 },
      );
    }
  });
});
