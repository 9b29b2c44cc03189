import * as fc from 'fast-check';
import { own } from '../../src/rules/base/json.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { type Answers, NONE, type Question, wholePattern } from '../../src/rules/order/question.ts';
import type { Refusal } from '../../src/rules/order/refusal.ts';
import { judgeOrder } from '../../src/rules/play/match.ts';
import { limitOf } from '../../src/sheets/responses/answer-limits.ts';
import { ownGameOf } from '../own-games/definitions.ts';
import { randomDefinition } from '../own-games/random-definition.ts';
import { EACH_GAME } from './law/all-games.ts';
import { lawTest } from './law/law-test.ts';
import { extentOf, RE2_COUNT } from './law/longest.ts';
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

/** The check that a form makes of a typed answer. */
function patternOf({ input }: Question): string {
  if (input.kind === 'whole') return wholePattern(input.least);
  return ('pattern' in input && input.pattern) || '';
}

/** Does the form take an answer that is typed? */
function letsThrough(question: Question, answer: string): boolean {
  return new RegExp(patternOf(question)).test(answer);
}

/** More cells than a move has, or more signs between items than anybody types, are understood, though no form takes them. */
function isTooMany({ title, input }: Question, answer: string): boolean {
  const isMove = title.startsWith('Cells for') && (answer.match(/[a-h]\s*[1-8]/gi) ?? []).length > 3;
  return isMove || (input.kind !== 'whole' && /\W{10}/.test(answer));
}

/** A match of a game, its questions before the first round, and what the game says of answers to one of them. */
function asked(game: AnyGame, seed = 1) {
  const { match } = randomMatch(game, makeRandom(seed));
  const view = game.publicView(match.info, match.position);
  const read = (answers: Answers) => game.form.read(match.info, view, answers);
  const refusals = ({ id }: Question, answer: string) => {
    const refused: Refusal[] = [];
    judgeOrder(match, 0, read({ [id]: answer }), refused);
    return refused;
  };
  return { questions: game.form.questions(match.info, view), read, refusals };
}

/** Is an answer understood by the game, whatever the game then says of it? */
function isUnderstood(refused: readonly Refusal[]): boolean {
  return refused.every(({ code }) => code !== 'malformed' && code !== 'unknown');
}

/**
 * In a game that a host describes a number may be out of its bounds, and be refused with them: the form lets through only
 * what is understood, and everything that counts. A text with a sign of a formula counts if it comes in another way.
 */
function lookBothWays(question: Question, answer: string, refused: readonly Refusal[]): void {
  const passes = letsThrough(question, answer);
  const { title, input } = question;
  if (passes) expect([title, answer, refused, isUnderstood(refused)]).toEqual([title, answer, refused, true]);
  const isFormula = input.kind === 'paragraph' && /^[=+@]/.test(answer);
  if (refused.length === 0 && !isFormula) expect([title, answer, passes]).toEqual([title, answer, true]);
}

describe.each(EACH_GAME)('%s', (_, game) => {
  const { questions, refusals } = asked(game);

  lawTest(
    'H12 no typed answer that passes a form is longer than what is read, and RE2 takes each pattern',
    'Bound the length in the pattern of the question, with counts of at most 1,000.',
    () => {
      for (const question of questions.filter(({ input }) => !('choices' in input))) {
        const { length, product } = extentOf(patternOf(question));
        expect([question.title, length, length > 0 && length <= limitOf(question.input)]).toEqual([
          question.title,
          length,
          true,
        ]);
        expect([question.title, product, product <= RE2_COUNT]).toEqual([question.title, product, true]);
      }
    },
  );

  lawTest(
    'H8 no text that Sheets may read as a formula passes a form',
    'Let the pattern of the question refuse a first sign =, + or @.',
    () => {
      for (const { title, input } of questions)
        if (input.kind === 'text' || input.kind === 'paragraph')
          for (const sign of ['=', '+', '@'])
            for (const answer of [sign, `${sign}${input.sample}`, `${sign}1+1`])
              expect([title, answer, new RegExp(input.pattern ?? '').test(answer)]).toEqual([
                title,
                answer,
                false,
              ]);
    },
  );

  lawTest(
    'each choice of a list is understood',
    '`read` does not understand a choice that the form offers.',
    () => {
      for (const question of questions)
        if ('choices' in question.input)
          for (const choice of question.input.choices)
            expect([question.title, choice, isUnderstood(refusals(question, choice))]).toEqual([
              question.title,
              choice,
              true,
            ]);
    },
  );

  lawTest(
    'each question with a text lets through what is understood, and nothing else',
    'The pattern of the question and `read` disagree about this answer. Make both from one declaration, as `writtenList` does.',
    () => {
      for (const question of questions.filter(({ input }) => !('choices' in input))) {
        const { title } = question;
        const look = (answer: string) => {
          if (answer.trim() === '' || answer.trim() === NONE || isTooMany(question, answer)) return;
          if (game.id === 'own-game') lookBothWays(question, answer, refusals(question, answer));
          else
            expect([title, answer, isUnderstood(refusals(question, answer))]).toEqual([
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
    },
  );
});

test('H8 of games that hosts describe, the form lets through what is understood, and what counts', () => {
  let ticked = 0;
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.boolean()),
      (seed, parts, ticks) => {
        const game = ownGameOf(randomDefinition(makeRandom(seed), `Form ${seed}`));
        const { questions, read, refusals } = asked(game, seed);
        for (const question of questions) {
          const { id, title, input } = question;
          if (!('choices' in input)) {
            const answer = parts.join('');
            if (answer.trim() !== '' && answer.trim() !== NONE)
              lookBothWays(question, answer, refusals(question, answer));
            const { length, product } = extentOf(patternOf(question));
            expect([title, length <= limitOf(input), product <= RE2_COUNT]).toEqual([title, true, true]);
          } else if (input.kind === 'ticks') {
            // Any boxes that are ticked are read as just those.
            const some = input.choices.filter(() => ticks.next().value);
            const found = own(read({ [id]: some.join(', ') }) as Record<string, readonly string[]>, id) ?? [];
            expect([title, some, found.length]).toEqual([title, some, some.length]);
            expect(isUnderstood(refusals(question, some.join(', ')))).toBe(true);
            ticked += some.length;
          } else
            for (const choice of input.choices)
              expect([title, choice, isUnderstood(refusals(question, choice))]).toEqual([
                title,
                choice,
                true,
              ]);
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(ticked).toBeGreaterThan(100);
});
