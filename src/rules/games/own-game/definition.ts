import { type Seat, unexpected, unusable } from '../../kit.ts';
import { type Entries, readColumn, readFact } from './column.ts';
import { checkQuestion, type Question, readQuestion } from './question.ts';
import { list, number, object, oneOf, optional, type Reading, title, valueFor } from './value.ts';

/** A host's description of a game (RECORD “own-game”). */
export interface Definition extends Entries {
  readonly title: string;
  readonly players: readonly [fewest: number, most: number];
  readonly lastRound?: number | undefined;
  readonly questions: readonly Question[];
  /** The column that decides the match. `wins` says whether the highest or the lowest value wins. */
  readonly score?: { readonly column: string; readonly wins: 'most' | 'fewest' } | undefined;
}

const MOST_ENTRIES = 20;

const readPlayers: Reading<unknown> = (raw, path) => {
  const [fewest = 0, most = 0] = list(number(2, 30), 2, 2)(raw, path);
  return fewest <= most
    ? [fewest, most]
    : unusable(path, 'the lowest number of players is above the highest');
};

/** Makes a reader of a list. All ids in the list differ, and all titles differ. */
function entries<T extends { readonly id: string; readonly title: string }>(
  read: Reading<T>,
): Reading<readonly T[]> {
  return (raw, path) => {
    const found = list(read, 0, MOST_ENTRIES)(raw, path);
    found.forEach((entry, i) => {
      for (const key of ['id', 'title'] as const)
        if (found.findIndex((one) => one[key] === entry[key]) < i)
          unusable(`${path}[${i}].${key}`, `“${entry[key]}” is given twice`);
    });
    return found;
  };
}

// Of several faults, the first in the order of docs/record.md is named.
const readParts = object({
  title,
  players: readPlayers,
  lastRound: optional(number(1, Number.MAX_SAFE_INTEGER)),
  questions: entries(readQuestion),
  columns: entries(readColumn),
  facts: entries(readFact),
  score: optional(object({ column: title, wins: oneOf('most', 'fewest') })),
});

/** Reads a definition. An unusable definition throws an error at `definition…`. */
export function readDefinition(raw: unknown): Definition {
  const definition = readParts(raw, 'definition') as Definition;
  const { questions, columns, score } = definition;
  questions.forEach((question, i) => {
    checkQuestion(question, definition, `definition.questions[${i}]`);
  });
  if (score && columns.find(({ id }) => id === score.column)?.kind !== 'number')
    unexpected('definition.score.column', 'the id of a number column', score.column);
  return definition;
}

/**
 * Checks the parts that depend on the players: whether there are enough values to deal, and whether names in conditions
 * are players' names. If not, throws an error at `definition…`.
 */
export function checkPlayers({ columns, questions }: Definition, seats: readonly Seat[]): void {
  columns.forEach(({ deal }, i) => {
    if (Array.isArray(deal) && deal.length < seats.length)
      unexpected(`definition.columns[${i}].deal`, `at least ${seats.length} values`, deal);
  });
  const names = seats.map(({ name }) => name);
  questions.forEach(({ when }, i) => {
    const column = columns.find(({ id }) => id === when?.column);
    if (when && column) valueFor(column.kind, names)(when.is, `definition.questions[${i}].when.is`);
  });
}
