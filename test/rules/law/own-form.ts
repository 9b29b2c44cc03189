import * as fc from 'fast-check';
import type { AnyGame } from '../../../src/rules/game.ts';
import { type Answers, NONE, type OwnNote, type Question } from '../../../src/rules/order/question.ts';
import type { Refusal } from '../../../src/rules/order/refusal.ts';
import { judgeOrder } from '../../../src/rules/play/match.ts';
import { ownFormOf } from '../../../src/rules/play/shown/seat-form.ts';
import { pick, type Random, shuffled } from './random.ts';
import { anyMatch, lawRuns, type Step, untilEnough, walk } from './walk.ts';

/** Answers to a question that its note leaves out: the choices that are not of use, or the last answer that is excused. */
function leftOut({ input }: Question, note: OwnNote): string[] {
  if ('choices' in input && 'choices' in note)
    return input.choices.filter((choice) => choice !== NONE && !note.choices.includes(choice));
  if (input.kind === 'choice') return input.choices.slice(-1);
  if (input.kind === 'ticks') return input.choices.slice(0, 1);
  return input.kind === 'whole' ? ['1'] : [];
}

/**
 * Legal answers beside which others are tried: of some questions the first of three answers that is accepted together with those before. No notes
 * are asked: a simulated player follows them, and would never send what they leave out.
 */
function legalAnswers(
  questions: readonly Question[],
  isRefused: (answers: Answers) => boolean,
  random: Random,
): Answers {
  let answers: Answers = {};
  for (const { id, input } of questions) {
    const some = input.kind === 'choice' ? input.choices : input.kind === 'whole' ? ['1', '2', '3'] : [];
    if (some.length === 0 || random(3) === 0) continue;
    const tried = [1, 2, 3].map(() => ({ ...answers, [id]: pick(random, some) }));
    answers = tried.find((one) => !isRefused(one)) ?? answers;
  }
  return answers;
}

/** Numbers that are tried, the largest first. */
const NUMBERS = ['9', '8', '7', '6', '5', '4', '3', '2', '1'];

/** Legal answers to as many questions as possible: first as many purchases as possible, then an answer to each other question. */
function fullAnswers(
  questions: readonly Question[],
  isRefused: (answers: Answers) => boolean,
  random: Random,
): Answers {
  const buys = ({ input }: Question) => input.kind === 'whole' && input.buys === true;
  const inOrder = [...questions.filter(buys), ...questions.filter((question) => !buys(question))];
  let answers: Answers = {};
  for (const { id, input } of inOrder) {
    const choices = input.kind === 'choice' ? input.choices.filter((choice) => choice !== NONE) : [];
    const some = input.kind === 'whole' ? NUMBERS : shuffled(random, choices);
    const answer = some.find((one) => !isRefused({ ...answers, [id]: one }));
    if (answer !== undefined) answers = { ...answers, [id]: answer };
  }
  return answers;
}

/** What a player's own form excuses or leaves out would be refused, also beside other answers. Gives the number of answers that were left out. */
export function ownFormLaw(game: AnyGame, seed?: number): number {
  let left = 0;
  const look = ({ before, seen, answers, random }: Step) => {
    const view = seen[seen.length - 2]!;
    const { info } = before;
    const questions = game.form.questions(info, view.public);
    info.names.forEach((_, seat) => {
      const isRefused = (answers: Answers) => {
        const refused: Refusal[] = [];
        judgeOrder(before, seat, game.form.read(info, view.public, answers), refused);
        return refused.length > 0;
      };
      const notes = ownFormOf(before, view, seat);
      const beside = [
        {},
        answers()[seat]!,
        legalAnswers(questions, isRefused, random),
        fullAnswers(questions, isRefused, random),
      ];
      const acceptedWith = (id: string, answer: string) =>
        beside.map((others) => ({ ...others, [id]: answer })).find((answers) => !isRefused(answers));
      for (const [id, note] of Object.entries(notes)) {
        if (!note) continue;
        const question = questions.find((one) => one.id === id) as Question;
        expect(question).toBeDefined();
        for (const answer of leftOut(question, note)) {
          expect([id, answer, acceptedWith(id, answer)]).toEqual([id, answer, undefined]);
          left++;
        }
        if (!('choices' in note)) continue;
        expect(note.choices.filter((choice) => choice !== NONE).length).toBeGreaterThan(0);
        if (question.input.kind === 'choice')
          expect(question.input.choices).toEqual(expect.arrayContaining([...note.choices]));
      }
    });
  };
  untilEnough(
    3,
    (runs) => {
      const matches = fc.property(anyMatch(0, 0, 1), (each) => {
        walk(game, each, look);
      });
      fc.assert(matches, { ...lawRuns(runs), ...(seed === undefined ? {} : { seed, endOnFailure: true }) });
      return left > 0;
    },
    // Some games leave nothing out.
    2,
  );
  return left;
}
