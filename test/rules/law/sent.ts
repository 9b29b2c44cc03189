import * as fc from 'fast-check';
import type { AnyGame } from '../../../src/rules/game.ts';
import type { Answers } from '../../../src/rules/order/question.ts';
import type { Refusal } from '../../../src/rules/order/refusal.ts';
import { judgeOrder } from '../../../src/rules/play/match.ts';
import { anyMatch, lawRuns, type Step, untilEnough, walk } from './walk.ts';

/** More with LAW_RUNS=500. */
const RUNS = Number(process.env.LAW_RUNS || 3);

/** Simulated players answer each question but texts, some time. The answer is accepted, and a number makes another order than no answer. */
export function sentLaw(game: AnyGame, seed?: number): void {
  const titles = new Map<string, string>();
  const numbers = new Set<string>();
  const sent = new Set<string>();
  const never = () => [...titles].flatMap(([id, title]) => (sent.has(id) ? [] : [title]));
  const look = ({ before, seen, answers }: Step) => {
    const view = seen[seen.length - 2]!.public;
    for (const { id, title, input } of game.form.questions(before.info, view as never)) {
      if (input.kind === 'whole') numbers.add(id);
      if (input.kind !== 'text' && input.kind !== 'paragraph') titles.set(id, title);
      else if (input.pattern !== undefined) expect(input.sample).toMatch(new RegExp(input.pattern));
    }
    answers().forEach((answered, seat) => {
      const judged = (answers: Answers) => {
        const refused: Refusal[] = [];
        const { order } = judgeOrder(before, seat, game.form.read(before.info, view, answers), refused);
        return refused.length > 0 ? undefined : JSON.stringify(order);
      };
      for (const id of Object.keys(answered)) {
        if (sent.has(id)) continue;
        const { [id]: _, ...others } = answered;
        const order = judged(answered);
        if (order !== undefined && !(numbers.has(id) && order === judged(others))) sent.add(id);
      }
    });
  };
  untilEnough(RUNS, (runs) => {
    fc.assert(
      fc.property(anyMatch(0, 1, 2), (each) => {
        walk(game, each, look);
      }),
      { ...lawRuns(runs), ...(seed === undefined ? {} : { seed, endOnFailure: true }) },
    );
    return never().length === 0;
  });
  if (never().length === 0) return;
  throw new Error(
    `Simulated players never send an accepted answer, or a number that changes an order: ${never().join(', ')}. If all answers are refused, give a number that uses up a good \`held\`, and ask first for what an answer needs. If a note says that the question needs no answer, mend the note. If your \`rehearse\` always sends nothing, leave it out.`,
  );
}
