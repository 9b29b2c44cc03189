import { type Columns, count, declarePosition, flag, table, text } from '../../data.ts';
import { type MatchInfo, type Problem, problemsIn } from '../../kit.ts';
import type { Column, Fact } from './column.ts';
import type { Definition } from './definition.ts';
import { NUMBER_LIMIT, TEXT_LIMIT } from './value.ts';

/** One answer that counts, as a text. If the answer is a list, each entry has its own row. */
export interface AnswerRow {
  readonly player: string;
  readonly question: string;
  readonly answer: string;
}

/**
 * A player's row: the columns, and the host's message to the player. It also says whether the host named the player as
 * winner or candidate.
 */
export interface SeatRow {
  readonly [column: string]: unknown;
  readonly player: string;
  readonly say: string;
  readonly wins: boolean;
  readonly candidate: boolean;
}

/** A position: facts, the host's message to everyone, and the last answers. It also says whether the host named winners and candidates. */
export interface OwnPosition {
  readonly [fact: string]: unknown;
  readonly round: number;
  readonly over: boolean;
  readonly say: string;
  readonly winnersNamed: boolean;
  readonly candidatesNamed: boolean;
  readonly seats: readonly SeatRow[];
  readonly answers: readonly AnswerRow[];
}

export type Info = MatchInfo<unknown>;

/** Names that a position or its rows already use. In a tab, `round` has the name “rounds played”. */
const TAKEN =
  'round roundsPlayed over say winnersNamed candidatesNamed seats answers player wins candidate'.split(' ');

/** Gives the name of a column or a fact in a position. The name is the id, followed by `_` if a position already uses the id. */
export function cellOf({ id }: Pick<Fact, 'id'>): string {
  return TAKEN.includes(id) || id in {} ? `${id}_` : id;
}

/** Declares the position of a host's own game. */
export function declare({ columns, facts }: Definition) {
  return declarePosition({
    scalars: {
      ...cells(facts),
      say: text({ known: 'everyone' }),
      winnersNamed: flag(),
      candidatesNamed: flag(),
    },
    tables: {
      seats: table('host', {
        ...cells(columns),
        say: text({ known: 'owner' }),
        wins: flag(),
        candidate: flag(),
      }),
      answers: table('owner', { player: text(), question: text(), answer: text() }),
    },
  });
}

function cells(entries: readonly Column[]): Columns {
  return Object.fromEntries(entries.map((entry) => [cellOf(entry), cell(entry)]));
}

function cell({ kind, start, known, trade }: Column): Columns[string] {
  if (kind !== 'number') return text({ start: start as string, known });
  // By trades a player may hold more than the largest number of a definition.
  const limits = trade ? {} : { least: -NUMBER_LIMIT, most: NUMBER_LIMIT };
  return count({ ...limits, start: start as number, known });
}

/**
 * Finds problems of a position that was corrected by hand: unknown players, texts that are too long, and answers that
 * belong to no question.
 */
export function checkPosition(
  { columns, facts, questions }: Definition,
  position: OwnPosition,
  info: Info,
): readonly Problem[] {
  const isName = (value: unknown) => value === '' || info.names.includes(value as string);
  return problemsIn((expect) => {
    const look = (entries: readonly Fact[], row: Readonly<Record<string, unknown>>, at: string) => {
      for (const entry of entries) {
        const path = `${at}${cellOf(entry)}`;
        const value = row[cellOf(entry)];
        if (entry.kind === 'player') expect(isName(value), path, 'expected the name of a player, or nothing');
        if (entry.kind === 'text')
          expect(String(value).length <= TEXT_LIMIT, path, `expected at most ${TEXT_LIMIT} characters`);
      }
    };
    look(facts, position, '');
    position.seats.forEach((row, seat) => {
      look(columns, row, `seats[${seat}].`);
    });
    position.answers.forEach(({ player, question, answer }, i) => {
      const asked = questions.find(({ id }) => id === question);
      expect(player !== '' && isName(player), `answers[${i}].player`, 'expected the name of a player');
      expect(asked !== undefined, `answers[${i}].question`, 'expected the id of a question');
      if (asked?.kind === 'number')
        expect(/^-?\d{1,10}$/.test(answer), `answers[${i}].answer`, 'expected a whole number');
    });
  });
}
