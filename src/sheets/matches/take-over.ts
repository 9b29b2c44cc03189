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
import { seasonFacts } from '../log/fold.ts';
import { balances } from '../log/ledger/ledger.ts';
import { begin, playRounds } from '../log/playback/play.ts';
import type { Playback } from '../log/playback/playback.ts';
import { readRecord } from '../log/playback/read-record.ts';
import { isSeedKnown } from '../log/season-facts.ts';
import { type Started, TAKEN_PURSES, type Taken, timingShape } from '../log/shapes.ts';
import type { Entropy } from '../ports.ts';
import { fail } from '../problem.ts';
import { RECORD, TEXT, textList } from '../request-shapes.ts';
import { EMPTY_PURSE } from '../workbook/ledger-tab.ts';
import { MEADOW_LIMIT, NAME_LIMIT, whyNotPlain } from '../workbook/plain-text.ts';
import type { Person } from '../workbook/season.ts';

/** Host's request to continue a match from elsewhere (H31). */
export const TAKE_OVER = z.object({
  /** Text of a record, or of an exported match. */
  record: RECORD,
  /** Ids or names of the season's players, in the seat order of the record. */
  players: textList(),
  purses: z.literal(TAKEN_PURSES),
  /** Deadline of the open round: ISO UTC, or '' for none. */
  deadline: TEXT,
  /** When rounds end; if absent, the default. */
  timing: z.optional(timingShape),
});
export type TakeOverRequest = z.infer<typeof TAKE_OVER>;

/** Parts of a take-over that are saved beside the job. */
export type TakenParts = Pick<Taken, 'rounds' | 'edits' | 'shown' | 'purses'>;

/** Match about to begin, new or taken over. */
export interface Planned {
  readonly game: AnyGame;
  readonly started: Started;
  readonly taken?: TakenParts;
}

/** Checks a take-over request and plans the match. Throws before any file is made. */
export function readTakeOver(
  request: TakeOverRequest,
  people: readonly Person[],
  book: Book,
  entropy: Entropy,
): Planned {
  const { record, playback } = readTakenRecord(request.record);
  const { rounds, edits, started } = record;
  const { game, purses } = playback.match;
  if (people.length !== started.players.length)
    fail(
      `The match has ${started.players.length} players, and ${people.length} are chosen.`,
      'Choose a player of the season for each.',
    );
  requireUnknown(book, started.seed);
  if (request.purses === 'record') requireRoom(book, people, purses);
  return {
    game,
    started: {
      ...started,
      players: started.players.map((player, seat) => ({ ...player, id: people[seat]?.id ?? '' })),
      // Future draws use a new seed; the rounds of the record replay the same with it.
      seed: started.seed || entropy.text(),
      seedFrom: started.seed === '' ? 'take over' : 'record',
      ...(request.timing === undefined ? {} : { timing: checkedTiming(request.timing) }),
    },
    taken: { rounds, edits, shown: people.map(({ name }) => name), purses: request.purses },
  };
}

/** Throws if another match of the season began with this seed: both matches would draw alike (H9). Abandoned take-overs do not count. */
function requireUnknown({ log }: Book, seed: string): void {
  if (seed !== '' && isSeedKnown(seasonFacts(log), seed, 'begun'))
    fail(
      'This season already has a match with this seed: both would draw the same.',
      'Continue that match; if it is closed, it can be brought back.',
    );
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
      'Choose that they keep their purses of this season.',
    );
}

/** Most bytes of a record, which is saved while the match is made. A match of ten rounds has less than 60,000 bytes. */
export const RECORD_LIMIT = 200_000;

/** Most levels of nesting in a record; exported records have about 7. */
const DEEPEST = 50;

const TODO = 'Correct it where it comes from, and paste it again.';
const EXPORT_AGAIN = 'Export “The whole match” where it was played, and paste that.';

/** Reads a pasted record or exported match. Throws if the match cannot be continued. */
export function readTakenRecord(text: string) {
  const file = fileIn(text);
  const found = file.kind === 'record' ? file.record : file.file.record;
  if (isDeeper(found, DEEPEST))
    fail(`The match file is nested more than ${DEEPEST} levels deep; no match is.`, TODO);
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
    if (file.kind === 'everything') requireOwnRecord(file.file);
    return { record, playback };
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
    'This file has only what everyone, or one player, may know. The orders of others are missing.',
    EXPORT_AGAIN,
  );
}

/** Throws if the record of an exported match differs from the log in the same file. */
function requireOwnRecord(file: WholeFile): void {
  const problem = fileProblem(file);
  if (problem !== '') fail(`Something in the match file does not fit. ${problem}.`, EXPORT_AGAIN);
}

/** Throws if a match is over, or if its names or purses do not fit a season. */
function requireUsable({ match, rounds, started }: Playback, isEnded: boolean): void {
  if (match.position.over || isEnded)
    fail(
      `This match is over since round ${rounds.length}: there is nothing left to play.`,
      'To look at it round by round, open the page that “Export the match” saves.',
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
