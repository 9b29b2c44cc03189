import { plural } from '../../../rules/base/words.ts';
import { addPurses, type Purse } from '../../../rules/declare/purse.ts';
import { EMPTY_PURSE } from '../../workbook/ledger-tab.ts';
import { personOf } from '../../workbook/season.ts';
import type { Book } from '../book.ts';
import type { Entry } from '../chain.ts';
import { kindOf, pursesBy } from '../events.ts';
import { seasonFacts } from '../fold.ts';
import { matchFactsOf } from '../season-facts.ts';
import { isNothing, matchPurses } from './ledger.ts';

/** A line of a player's statement: one change of the purse. */
export interface StatementLine {
  /** Time of the change, ISO UTC. The line that sums up older lines has ''. */
  readonly time: string;
  readonly why: string;
  readonly change: Purse;
}

/**
 * A player's statement. Each line shows what the player gained or lost. It shows no total, because the line of a
 * running match can still change.
 */
export interface Statement {
  /** Lines of the statement, the oldest first. */
  readonly lines: readonly StatementLine[];
  readonly now: Purse;
}

/**
 * Makes a player's statement from the log: awards, gifts of Tokens of Life, and one line for each match. A match that is
 * over has a line even if nothing changed.
 * If there are more than `most` lines, the first line sums up the oldest lines. Leaves out matches that cannot be
 * replayed.
 */
export function statementOf(book: Book, id: string, most: number): Statement {
  const moves = [
    ...book.log.entries.flatMap((entry) => ownMoves(book, entry, id)),
    ...liveMoves(book, id),
    ...archivedMoves(book, id),
  ];
  moves.sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
  const older = moves.slice(0, Math.max(0, moves.length - most));
  const first =
    older.length > 0
      ? [{ time: '', why: plural(older.length, 'earlier entry', 'earlier entries'), change: sumOf(older) }]
      : [];
  return { lines: [...first, ...moves.slice(older.length)], now: sumOf(moves) };
}

/** Completes the line of a match that is over. If the match changed nothing, the line says so. */
function endedLine(line: StatementLine): StatementLine {
  return isNothing(line.change) ? { ...line, why: `${line.why}, no change in total` } : line;
}

function sumOf(moves: readonly StatementLine[]): Purse {
  return moves.reduce((sum, { change }) => addPurses(sum, change, 1), EMPTY_PURSE);
}

/** Lists how an entry of the season changed a player's purse. */
function ownMoves({ season }: Book, entry: Entry, id: string): StatementLine[] {
  const told = {
    at: entry,
    nameOf: (one: string, otherwise = 'somebody') => personOf(season, one)?.name ?? otherwise,
    shownAs: (name: string) => name,
    fromMatch: () => '',
  };
  return pursesBy(entry)
    .filter((given) => given.player === id && !isNothing(given))
    .map((given) => ({
      time: entry.time,
      why: kindOf(entry).words.purse?.(entry.data as never, told, id) ?? '',
      change: purseOf(given),
    }));
}

function purseOf({ garnets, bellflowers, tokensOfLife }: Purse): Purse {
  return { garnets, bellflowers, tokensOfLife };
}

/** Lists how matches in the workbook changed a player's purse. */
function liveMoves({ log, matches }: Book, id: string): StatementLine[] {
  return matches.matches.flatMap(({ number, title, over }) => {
    const given = matchPurses(log, number).find(({ player }) => player === id);
    const { playedAt: time } = matchFactsOf(seasonFacts(log), number);
    if (!given) return [];
    const line = { time, why: title, change: purseOf(given) };
    if (over) return [endedLine(line)];
    return isNothing(given) ? [] : [{ ...line, why: `${title}, so far` }];
  });
}

/** Lists how archived matches changed a player's purse. */
function archivedMoves({ log }: Book, id: string): StatementLine[] {
  return [...seasonFacts(log).archived.values()].flatMap(({ time, data }) =>
    data.purses
      .filter(({ player }) => player === id)
      .map((given) => endedLine({ time: data.ended ?? time, why: data.row.title, change: purseOf(given) })),
  );
}
