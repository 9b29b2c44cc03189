import * as z from 'zod/mini';
import { utf8 } from '../../rules/base/hash.ts';
import { cut, isDeeper } from '../../rules/base/json.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import { listed, plural } from '../../rules/base/words.ts';
import { PURSE_LIMIT } from '../../rules/declare/purse.ts';
import type { AnyGame } from '../../rules/game.ts';
import { checkedTiming } from '../actions/timing.ts';
import type { Book } from '../log/book.ts';
import type { WholeFile } from '../log/file/match-file.ts';
import { fileProblem } from '../log/file/play-file.ts';
import { type ReadFile, readMatchOrRecord } from '../log/file/read-file.ts';
import { balances } from '../log/ledger/ledger.ts';
import { begin, playRounds } from '../log/playback/play.ts';
import type { Playback } from '../log/playback/playback.ts';
import { readRecord } from '../log/playback/read-record.ts';
import { openQuestions } from '../log/playback/seen.ts';
import { type OpenPart, type Started, TAKEN_PURSES, type Taken, timingShape } from '../log/shapes.ts';
import type { Entropy } from '../ports.ts';
import { fail } from '../problem.ts';
import { RECORD, TEXT, textList } from '../request-shapes.ts';
import { formProblems } from '../responses/answer-limits.ts';
import { answersById } from '../responses/host-submission.ts';
import { EMPTY_PURSE } from '../workbook/ledger-tab.ts';
import { MEADOW_LIMIT, NAME_LIMIT, whyNotPlain } from '../workbook/plain-text.ts';
import type { Person } from '../workbook/season.ts';
import { replacedBy } from './replaced-match.ts';

/** Host's request to continue a match from elsewhere (H31). */
export const TAKE_OVER = z.object({
  /** Text of a record, or of an exported match. */
  record: RECORD,
  /** Ids or names of the season's players, in the seat order of the record. */
  players: textList(),
  purses: z.literal(TAKEN_PURSES),
  /** Deadline of the open round: ISO UTC, or '' for none. */
  deadline: TEXT,
  /** Timing of the rounds; if absent, the default timing. */
  timing: z.optional(timingShape),
});
export type TakeOverRequest = z.infer<typeof TAKE_OVER>;

/** Parts of a take-over that are saved beside the job. */
export type TakenParts = Pick<Taken, 'rounds' | 'edits' | 'shown' | 'purses' | 'open'>;

/** New or taken-over match that is about to begin. */
export interface Planned {
  readonly game: AnyGame;
  readonly started: Started;
  readonly taken?: TakenParts;
  /** Number of the season's match that this take-over ends. */
  readonly replaces?: number;
}

/** Checks a take-over request and plans the match. An impossible request fails here, before any file is made. */
export function readTakeOver(
  request: TakeOverRequest,
  people: readonly Person[],
  book: Book,
  entropy: Entropy,
): Planned {
  const { record, playback, open } = readTakenRecord(request.record);
  const { rounds, edits, started } = record;
  const { game, purses } = playback.match;
  if (people.length !== started.players.length)
    fail(
      `The match has ${plural(started.players.length, 'player')}, and you chose ${people.length}.`,
      'For each player of the match, choose a player of the season.',
    );
  const replaced = replacedBy(book, record);
  if (replaced && request.purses === 'record')
    fail(
      `The season has paid for ${replaced.row.title} already.`,
      'Choose that players keep their purses of this season.',
    );
  if (request.purses === 'record') requireRoom(book, people, purses);
  return {
    game,
    started: {
      ...started,
      players: started.players.map((player, seat) => ({ ...player, id: people[seat]?.id ?? '' })),
      // Future draws use a new seed; the rounds of the record give the same result with this seed.
      seed: started.seed || entropy.text(),
      seedFrom: started.seed === '' ? 'take over' : 'record',
      ...(request.timing === undefined ? {} : { timing: checkedTiming(request.timing) }),
    },
    taken: {
      rounds,
      edits,
      shown: people.map(({ name }) => name),
      purses: request.purses,
      ...(open ? { open } : {}),
    },
    ...(replaced ? { replaces: replaced.row.number } : {}),
  };
}

/** Throws if a purse would exceed its limit (H13). */
function requireRoom(
  book: Book,
  people: readonly Person[],
  purses: readonly { readonly garnets: number; readonly bellflowers: number }[],
): void {
  const before = balances(book);
  const full = people.filter(({ id }, seat) => {
    const { garnets, bellflowers } = before.get(id) ?? EMPTY_PURSE;
    const { garnets: moreGarnets = 0, bellflowers: moreFlowers = 0 } = purses[seat] ?? {};
    return Math.max(garnets + moreGarnets, bellflowers + moreFlowers) > PURSE_LIMIT;
  });
  if (full.length > 0)
    fail(
      `The purse of ${listed(full.map(({ name }) => name))} would hold more than ${PURSE_LIMIT}.`,
      'Choose that players keep their purses of this season.',
    );
}

/** Maximum number of bytes in a record; the record is saved while the match is made. A match of ten rounds has less than 60,000 bytes. */
export const RECORD_LIMIT = 200_000;

/** Maximum number of levels of nesting in a record; exported records have about 7 levels. */
const DEEPEST = 50;

const TODO = 'Correct the match file in the program that made the file, and paste the file again.';
const EXPORT_AGAIN = 'Export “The whole match” in the season where it was played, and paste that export.';

/** Reads a pasted record or exported match. Throws if the match cannot be continued. */
export function readTakenRecord(text: string) {
  const file = fileIn(text);
  const found = file.kind === 'record' ? file.record : file.file.record;
  if (isDeeper(found, DEEPEST))
    fail(`The match file is nested more than ${DEEPEST} levels deep. No real match is.`, TODO);
  const size = utf8(JSON.stringify(found)).length;
  if (size > RECORD_LIMIT)
    fail(
      `The match file has ${plural(size, 'byte')}, and at most ${RECORD_LIMIT} are allowed.`,
      'Check whether something was pasted twice.',
    );
  try {
    const record = readRecord(found);
    const playback = playRounds(begin(0, record.started), record, { number: 0, time: '' });
    requireUsable(playback, record.isEnded);
    const open = file.kind === 'everything' ? file.file.open : undefined;
    if (file.kind === 'everything') requireOwnRecord(file.file);
    if (open) requireFitting(playback, open);
    return { record, playback, open };
  } catch (error) {
    const why = asUnusable(error);
    if (!why) throw error;
    return fail(`The match file cannot be used at “${cut(why.path, 200)}”: ${why.problem}.`, TODO);
  }
}

function fileIn(text: string): Extract<ReadFile, { readonly kind: 'record' | 'everything' }> {
  const file = readMatchOrRecord(text);
  if (file.kind === 'record' || file.kind === 'everything') return file;
  if (file.kind === 'none')
    return fail(file.problem, 'Copy the whole text of the match file, from the first { to the last }.');
  return fail(
    'This file shows only what everyone or one player may know. Orders of other players are missing.',
    EXPORT_AGAIN,
  );
}

/** Throws if the record of an exported match differs from the log in the same file. */
function requireOwnRecord(file: WholeFile): void {
  const problem = fileProblem(file);
  if (problem !== '') fail(`Something in the match file does not fit. ${problem}.`, EXPORT_AGAIN);
}

/** Throws if an order of the open round would not pass the form, or if an order or trade names unknown players. */
function requireFitting(playback: Playback, { orders, trades }: OpenPart): void {
  const names = new Set(playback.match.info.names);
  const questions = openQuestions(playback);
  const titles = new Set(questions.map(({ title }) => title));
  for (const [name, answers] of Object.entries(orders)) {
    const unknown = Object.keys(answers).find((title) => !titles.has(title));
    const [problem] = formProblems(questions, answersById(answers, questions));
    if (!names.has(name) || unknown !== undefined || problem)
      fail(
        `Something in the match file does not fit. The order of ${cut(name, NAME_LIMIT)} for the open round: ${cut(problem?.title ?? unknown ?? 'no player has this name', 200)}.`,
        EXPORT_AGAIN,
      );
  }
  if (trades.some(({ from, to }) => from === to || !names.has(from) || !names.has(to)))
    fail(
      'Something in the match file does not fit. A trade of the open round has unknown players.',
      EXPORT_AGAIN,
    );
}

/** Throws if a match is over, or if its names or purses do not fit a season. */
function requireUsable({ match, rounds, started }: Playback, isEnded: boolean): void {
  if (match.position.over || isEnded)
    fail(
      `This match ended after round ${rounds.length}, so it has no round to play.`,
      'To see the match round by round, open the page that “Export the match” saves.',
    );
  started.players.forEach(({ name, meadow = '' }, seat) => {
    const bad = whyNotPlain(name, NAME_LIMIT);
    if (bad !== undefined) fail(`The name of player ${seat + 1} in the match file has ${bad}.`, TODO);
    const badMeadow = whyNotPlain(meadow, MEADOW_LIMIT);
    if (badMeadow !== undefined) fail(`The meadow of ${name} has ${badMeadow}.`, TODO);
    const purse = match.purses[seat];
    if (purse && Math.max(purse.garnets, purse.bellflowers) > PURSE_LIMIT)
      fail(`${name} has more than ${PURSE_LIMIT} garnets or bellflowers.`, TODO);
  });
}
