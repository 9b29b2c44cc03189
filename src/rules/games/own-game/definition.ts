import { type Seat, unexpected, unusable } from '../../kit.ts';
import { type Entries, readColumn, readFact } from './column.ts';
import { checkQuestion, type Question, readQuestion } from './question.ts';
import { list, number, object, oneOf, optional, title, valueFor } from './value.ts';

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

const readParts = object({
  title,
  players: list(number(2, 30), 2, 2),
  lastRound: optional(number(1, Number.MAX_SAFE_INTEGER)),
  columns: list(readColumn, 0, MOST_ENTRIES),
  facts: list(readFact, 0, MOST_ENTRIES),
  questions: list(readQuestion, 0, MOST_ENTRIES),
  score: optional(object({ column: title, wins: oneOf('most', 'fewest') })),
});

/** Reads a definition. An unusable definition throws an error at `definition…`. */
export function readDefinition(raw: unknown): Definition {
  const definition = readParts(raw, 'definition') as Definition;
  const { players, questions, columns, facts, score } = definition;
  if (players[0] > players[1])
    unusable('definition.players', 'the lowest number of players is above the highest');
  for (const [name, entries] of Object.entries({ columns, facts, questions }))
    for (const key of ['id', 'title'] as const)
      entries.forEach((entry, i) => {
        if (entries.findIndex((one) => one[key] === entry[key]) < i)
          unusable(`definition.${name}[${i}].${key}`, `“${entry[key]}” is given twice`);
      });
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
