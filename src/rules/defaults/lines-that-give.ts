import { type Answers, asksNothing, type Input, type OwnForm, type Question } from '../order/question.ts';
import type { RefusalCheck } from '../order/refusal.ts';

/** A list of lines: the ids of its questions, and the lines that are legal alone or refused alone. */
interface List {
  readonly ids: readonly string[];
  readonly legal: readonly string[];
  readonly refused: readonly string[];
}

/**
 * The ids of questions whose lines may give to later ones: one line, legal by itself, makes another one legal, as a sale pays for a purchase.
 * What such a list refuses alone can be legal after one line or after several, so no note leaves it out. Questions with the same choices are
 * taken for one list. `starts` are the answers with which a line may be legal.
 */
export function givingQuestions(
  questions: readonly Question[],
  notes: OwnForm,
  starts: readonly Answers[],
  receipt: RefusalCheck,
): readonly string[] {
  return listsIn(questions, notes).flatMap((list) => (doesGive(list, starts, receipt) ? list.ids : []));
}

/** The lists of several questions of which a note leaves something out. */
function listsIn(questions: readonly Question[], notes: OwnForm): readonly List[] {
  const lists: List[] = [];
  for (const { id, input } of questions) {
    const note = notes[id];
    if (input.kind !== 'choice' || !note || !('choices' in note)) continue;
    if (lists.some(({ ids }) => ids.includes(id))) continue;
    const ids = questions.filter((one) => hasChoices(one.input, input.choices)).map((one) => one.id);
    const legal = note.choices.filter((choice) => !asksNothing(choice));
    const refused = input.choices.filter((choice) => !note.choices.includes(choice));
    lists.push({ ids, legal, refused });
  }
  return lists.filter(({ ids }) => ids.length > 1);
}

function hasChoices(input: Input, choices: readonly string[]): boolean {
  if (input.kind !== 'choice' || input.choices.length !== choices.length) return false;
  return input.choices === choices || input.choices.every((choice, i) => choice === choices[i]);
}

/**
 * Tries as many refused lines at once as the list has room for behind a legal one: a refused line uses up nothing (X3), so fewer refusals than
 * lines mean that one may have become legal. That one is then tried by itself. The first success ends it.
 */
function doesGive({ ids, legal, refused }: List, starts: readonly Answers[], receipt: RefusalCheck): boolean {
  const [first = '', ...later] = ids;
  const isAccepted = (answers: Answers) => receipt(answers).length === 0;
  const batches = batchesOf(refused, later.length).map((batch) =>
    batch.map((line, i): Answers => ({ [later[i] as string]: line })),
  );
  return legal.some((line) => {
    const begins = starts.map((one): Answers => ({ ...one, [first]: line })).find(isAccepted);
    if (!begins) return false;
    return batches.some(
      (batch) =>
        receipt(Object.assign({}, begins, ...batch)).length < batch.length &&
        batch.some((one) => !isAccepted(one) && isAccepted({ ...begins, ...one })),
    );
  });
}

function batchesOf<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );
}
