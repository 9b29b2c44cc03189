import { nameInWords } from '../../src/rules/base/words.ts';
import type { Cell } from '../../src/rules/declare/position.ts';
import { type Change, type Context, contextOf } from '../../src/sheets/actions/change.ts';
import { type ResolveRequest, resolveRound } from '../../src/sheets/actions/resolve.ts';
import { exportRecord } from '../../src/sheets/actions/verify.ts';
import { commit } from '../../src/sheets/commit/commit.ts';
import { setUpSeason } from '../../src/sheets/commit/set-up.ts';
import { deliverAgain } from '../../src/sheets/delivery/deliver.ts';
import { type Book, openBook } from '../../src/sheets/log/book.ts';
import { abandonGame, beginGame, continueGame } from '../../src/sheets/matches/new-game.ts';
import type { NewGameRequest } from '../../src/sheets/panel-api/panel.ts';
import { panelState } from '../../src/sheets/panel-api/state.ts';
import { perform } from '../../src/sheets/perform.ts';
import type { Problem } from '../../src/sheets/problem.ts';
import { findMatch } from '../../src/sheets/workbook/host-tabs.ts';
import { named } from '../../src/sheets/workbook/host-words.ts';
import { readTables } from '../../src/sheets/workbook/read-tables.ts';
import {
  COVER_TAB,
  FIRST_MATCH_TAB,
  type Matches,
  type MatchRow,
  matchesShape,
  TABS,
} from '../../src/sheets/workbook/season.ts';
import { emailOf, FOUR, makeRandom, NAMES, type Rehearsed, type RosterEntry, rehearse } from '../players.ts';
import { offerAnswers } from '../trades.ts';
import { type Arrived, cellsOf, copyMemory, type Memory, makeMemory } from './memory-ports.ts';

export { NAMES };

/** A season in memory with its roster typed in; a name alone is a player of the meadow red. */
export function makeSeason(
  players: readonly (string | RosterEntry)[] = FOUR,
  identity: 'email' | 'code' = 'email',
): Memory {
  const memory = makeMemory();
  setUpSeason(memory.ports, identity);
  players.forEach((player, i) => {
    const { name, meadow } = typeof player === 'string' ? { name: player, meadow: 'red' } : player;
    typePlayer(memory, i, { name, email: emailOf(name), meadow });
  });
  memory.counts();
  return memory;
}

/** The host types columns of a player’s row in the Season tab; rows count from 0. */
export function typePlayer(memory: Memory, at: number, texts: Readonly<Record<string, string>>): void {
  const { sheetId } = TABS.season;
  for (const [column, text] of Object.entries(texts)) {
    const [top, place] = cellUnder(memory, 'players', column, sheetId);
    const heads = memory.tabs.get(sheetId)?.cells[top - 1] ?? [];
    const free = heads.indexOf('') < 0 ? heads.length : heads.indexOf('');
    // A host may add the column of meadows.
    if (place < 0) memory.type(sheetId, top - 1, free, column);
    memory.type(sheetId, top + at, place < 0 ? free : place, text);
  }
}

/** The request of a match of Secret Soulmate, four at the table. */
export function requestFor(more: Partial<NewGameRequest> = {}): NewGameRequest {
  return {
    game: 'secret-soulmate',
    options: {},
    players: NAMES,
    deadline: '',
    seed: 'the seed of this match',
    setup: '',
    ...more,
  };
}

/** A match of Secret Soulmate, four at the table. */
export function makeMatch(memory: Memory, more: Partial<NewGameRequest> = {}): void {
  let progress = beginGame(memory.ports, requestFor(more));
  while (!progress.finished) progress = continueGame(memory.ports);
  memory.counts();
}

/** A match begins to be made, and the script ends in the middle. */
export function breakOff(memory: Memory, more: Partial<NewGameRequest> = {}): void {
  const ended = () => {
    throw new Error('The script was ended');
  };
  const broken = { ...memory.ports, forms: { ...memory.ports.forms, build: ended } };
  let hasEnded = false;
  try {
    beginGame(broken, requestFor(more));
  } catch {
    hasEnded = true;
  }
  if (!hasEnded) throw new Error('The match was begun.');
}

/** The same, and the host gives it up. */
export function giveUp(memory: Memory, seed: string): void {
  breakOff(memory, { seed });
  abandonGame(memory.ports);
}

/** Makes a season once for what is given, and gives copies of it. */
export function madeOnce<A extends readonly unknown[]>(
  make: (...given: A) => Memory,
): (...given: A) => Memory {
  const seasons = new Map<string, Memory>();
  return (...given) => {
    const key = JSON.stringify(given);
    const made = seasons.get(key) ?? make(...given);
    seasons.set(key, made);
    return wholeCopy(made);
  };
}

/** A copy of a season with what arrived and was drawn by chance so far. */
export function wholeCopy(memory: Memory): Memory {
  const copy = copyMemory(memory);
  copy.pageWrites.push(...memory.pageWrites);
  copy.renewed.push(...memory.renewed);
  copy.drawn = memory.drawn;
  return copy;
}

/** A season with its first match, before the first round. */
export const begin = madeOnce((more: Partial<NewGameRequest> = {}) => {
  const memory = makeSeason();
  makeMatch(memory, more);
  return memory;
});

/** A match's row as the log has it, whatever was typed into the Matches tab. */
export function loggedRow({ ports }: Memory, match = 1): MatchRow {
  return findMatch(openBook(ports), match);
}

/** A match's row as it stands in the Matches tab, which no action need be asked for. */
export function rowOf({ tabs }: Memory, match = 1): MatchRow {
  const { sheetId, title } = TABS.matches;
  const cells = tabs.get(sheetId)?.cells ?? [];
  const tab = { sheetId, title, cells: cells.map((line) => [...line]), rowCount: cells.length };
  const read = readTables<Matches>(matchesShape, named(tab));
  const row = 'issues' in read ? undefined : read.value.matches.find(({ number }) => number === match);
  if (!row) throw new Error(`The Matches tab has no match ${match}.`);
  return row;
}

/** A player sends the order form. */
export function send(memory: Memory, name: string, answers: Readonly<Record<string, Cell>>, match = 1): void {
  memory.respond(rowOf(memory, match).formTab, { 'Email Address': emailOf(name), ...answers });
  memory.counts();
}

/** Sensible answers of every player now, by name, under the heads of the form’s tab. */
export function rehearsal(memory: Memory, random: (n: number) => number, match = 1) {
  const rehearsed = rehearse(exportRecord(memory.book(), match), random);
  return new Map([...rehearsed].map(([name, one]) => [name, answersByHead(one)]));
}

function answersByHead({ questions, answers }: Rehearsed): Record<string, Cell> {
  return Object.fromEntries(questions.map(({ id, title }) => [title, answers[id] ?? '']));
}

/** Plays a match to its end with sensible orders. */
export function playOut(memory: Memory, random: (n: number) => number, match = 1): void {
  do for (const [name, answers] of rehearsal(memory, random, match)) send(memory, name, answers, match);
  while (!resolve(memory, match).over);
  memory.counts();
}

/** A player sends the trade form; both sides are in words, as `offerAnswers` takes them. */
export function offer(
  memory: Memory,
  name: string,
  to: string,
  gives: string,
  takes: string,
  match = 1,
): void {
  memory.respond(rowOf(memory, match).tradesTab, {
    'Email Address': emailOf(name),
    'With whom?': to,
    ...offerAnswers(gives, takes),
  });
  memory.counts();
}

type Action<A extends readonly unknown[]> = (context: Context, ...given: A) => Change;

/** Performs an action, and leaves all files in the outbox until the test looks at pages: most tests never do. */
export function act<A extends readonly unknown[]>(memory: Memory, action: Action<A>, ...given: A): Book {
  const { ports } = memory;
  const book = openBook(ports);
  const change = action(contextOf(ports, book), ...given);
  memory.due = () => deliverAgain(memory.ports);
  return commit(ports, book, { request: ports.request, ...change });
}

/** Performs an action and delivers the files, as the panel does. */
export function actAndDeliver<A extends readonly unknown[]>(
  memory: Memory,
  action: Action<A>,
  ...given: A
): ReturnType<typeof perform> {
  return perform(memory.ports, (context) => action(context, ...given));
}

/** Resolves the round of a request. */
export function resolveAs(memory: Memory, request: ResolveRequest): MatchRow {
  return findMatch(act(memory, resolveRound, request), request.match);
}

/** Resolves the open round. */
export function resolve(memory: Memory, match = 1): MatchRow {
  return resolveAs(memory, openRound(memory, match));
}

/** Resolves the open round and delivers the files, as the panel does. */
export function resolveAndDeliver(memory: Memory, match = 1) {
  const { book, delivery } = actAndDeliver(memory, resolveRound, openRound(memory, match));
  const { round, over } = findMatch(book, match);
  return { round, over, delivery };
}

/** The request to resolve the open round, from where calls are counted. */
function openRound(memory: Memory, match: number): ResolveRequest {
  const { round } = rowOf(memory, match);
  memory.counts();
  return { match, round, early: true };
}

/** Where the search begins, so that few matches are played: the first end with several candidates, and with two winners. */
const SEVERAL_CANDIDATES = 5;
const TWO_WINNERS = 9;

/** A match that is over with several candidates, and with so many winners. */
export const endWithVote = madeOnce((winners: 1 | 2): Memory => {
  const first = winners === 2 ? TWO_WINNERS : SEVERAL_CANDIDATES;
  for (let i = first; i < first + 60; i++) {
    const memory = begin();
    playOut(memory, makeRandom(`end ${i}`));
    const end = outcomeOf(memory);
    if (end.candidates.length > 1 && winners === end.winners.length) return memory;
  }
  throw new Error('No match ended with several candidates.');
});

/** The outcome of the first match, as the panel has it. */
export function outcomeOf({ ports }: Memory) {
  return panelState(ports).matches[0]!.outcome!;
}

/** The problem that a use case stops with. */
export function problemOf(work: () => unknown): Problem {
  try {
    work();
  } catch (error) {
    const { problem } = error as { problem?: Problem };
    if (problem) return problem;
    throw error;
  }
  throw new Error('It went well.');
}

/** Where a column of a table has its first cell, in the match's tab. */
export function cellUnder(
  memory: Memory,
  info: string,
  column: string,
  sheetId = FIRST_MATCH_TAB + 1,
): [number, number] {
  const tab = memory.tabs.get(sheetId);
  const cells = tab ? named(tab).cells : [];
  const top = cells.findIndex((line) => line[0] === `▸ ${info}`);
  const heads = cells[top + 1] ?? [];
  return [top + 2, Math.max(heads.indexOf(column), heads.indexOf(nameInWords(column)))];
}

/** All pages to the files whose first tab shows these words. */
export function pageWriteTo({ pageWrites, shown }: Memory, words: string): readonly Arrived[] {
  return pageWrites.filter(({ file }) =>
    cellsOf(shown.get(`${file} ${COVER_TAB}`))
      .flat()
      .join(' ')
      .includes(words),
  );
}
