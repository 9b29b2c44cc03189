import { utf8 } from '../../rules/base/hash.ts';
import { cut, isDeeper } from '../../rules/base/json.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import { plural } from '../../rules/base/words.ts';
import type { AnyGame } from '../../rules/game.ts';
import { PURSE_LIMIT } from '../../rules/play/players.ts';
import type { WholeFile } from '../log/file/match-file.ts';
import { fileProblem } from '../log/file/play-file.ts';
import { type ReadFile, readMatchOrRecord } from '../log/file/read-file.ts';
import { begin, playRounds } from '../log/playback/play.ts';
import type { Playback } from '../log/playback/playback.ts';
import { hasHalfCharacter, type ReadRecord, readRecord } from '../log/playback/read-record.ts';
import { fail } from '../problem.ts';
import { MEADOW_LIMIT, NAME_LIMIT, whyNotPlain } from '../workbook/cells/plain-text.ts';

/** Bytes of a record that is taken over: it is kept while the match is made. A match of ten rounds has less than 60,000. */
export const RECORD_LIMIT = 200_000;

/** Levels of a record; one that is exported has about 7. */
const DEEPEST = 50;

/** A record that can be taken over, and the match as it leaves it. */
export interface TakenRecord {
  readonly record: ReadRecord;
  readonly playback: Playback;
}

const TODO = 'Correct it where it comes from, and paste it again.';
const EXPORT_AGAIN = 'Export “The whole match” where it was played, and paste that.';

/** Reads what a host has pasted: a record, or an exported match with everything. Stops where it cannot be played on from. */
export function readTakenRecord(text: string, games: readonly AnyGame[]): TakenRecord {
  const file = fileIn(text);
  const found = file.kind === 'record' ? file.record : file.file.record;
  if (isDeeper(found, DEEPEST))
    fail(`The match file is nested more than ${DEEPEST} levels deep, as no match is.`, TODO);
  const size = utf8(JSON.stringify(found)).length;
  if (size > RECORD_LIMIT)
    fail(
      `The match file has ${plural(size, 'byte')}, and at most ${RECORD_LIMIT} are allowed.`,
      'Look whether something was pasted twice.',
    );
  if (hasHalfCharacter(found))
    fail('A text in the match file holds half of a character, as cut-off emoji leave it.', TODO);
  try {
    const record = readRecord(found, games);
    const playback = playRounds(begin(0, record.started, games), record, { number: 0, time: '' });
    requireUsable(playback, record.isEnded);
    if (file.kind === 'everything') requireOwnRecord(file.file, games);
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
    'This file holds only what everyone may know: the deal and the orders are not in it.',
    EXPORT_AGAIN,
  );
}

/** Stops where the record of an exported match is not what the log beside it says. */
function requireOwnRecord(file: WholeFile, games: readonly AnyGame[]): void {
  const problem = fileProblem(file, games);
  if (problem !== '') fail(`Something in the match file does not fit. ${problem}.`, EXPORT_AGAIN);
}

/** Stops where a match is over, or where its names and purses do not fit a season. */
function requireUsable({ match, rounds, started }: Playback, isEnded: boolean): void {
  if (match.position.over || isEnded)
    fail(
      `This match is over since round ${rounds.length}: there is nothing left to play.`,
      'To look at it round by round, open the page that “Export the match” saves.',
    );
  started.players.forEach(({ name, meadow = '' }, seat) => {
    const bad = whyNotPlain(name, NAME_LIMIT);
    if (bad !== undefined) fail(`The name of player ${seat + 1} in the match file holds ${bad}.`, TODO);
    const badMeadow = whyNotPlain(meadow, MEADOW_LIMIT);
    if (badMeadow !== undefined) fail(`The meadow of ${name} holds ${badMeadow}.`, TODO);
    const purse = match.purses[seat];
    if (purse && Math.max(purse.garnets, purse.bellflowers) > PURSE_LIMIT)
      fail(`${name} has more than ${PURSE_LIMIT} garnets or bellflowers.`, TODO);
  });
}
