import { utf8 } from '../../rules/base/hash.ts';
import { cut } from '../../rules/base/json.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import { plural } from '../../rules/base/words.ts';
import type { AnyGame } from '../../rules/game.ts';
import { PURSE_LIMIT } from '../../rules/play/players.ts';
import { begin, type Playback } from '../log/playback.ts';
import { readFile } from '../log/read-file.ts';
import { hasHalfCharacter, type ReadRecord, readRecord } from '../log/read-record.ts';
import { playRounds } from '../log/take-over.ts';
import { fail } from '../problem.ts';
import { MEADOW_LIMIT, NAME_LIMIT, whyNotPlain } from '../workbook/plain-text.ts';

/** Bytes of a record that is taken over: it is kept while the match is made. A match of ten rounds has less than 60,000. */
export const RECORD_LIMIT = 200_000;

/** A record that can be taken over, and the match as it leaves it. */
export interface TakenRecord {
  readonly record: ReadRecord;
  readonly playback: Playback;
}

const TODO = 'Correct it where it comes from, and paste it again.';

/** Reads what a host has pasted: a record, or an exported match with everything. Stops where it cannot be played on from. */
export function readTakenRecord(text: string, games: readonly AnyGame[]): TakenRecord {
  const found = recordIn(text);
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
    return { record, playback };
  } catch (error) {
    const why = asUnusable(error);
    if (!why) throw error;
    return fail(`The match file cannot be used at “${cut(why.path, 200)}”: ${why.problem}.`, TODO);
  }
}

function recordIn(text: string): object {
  const file = readFile(text);
  if (file.kind === 'record') return file.record;
  if (file.kind === 'everything') return file.file.record;
  if (file.kind === 'none')
    return fail(file.problem, 'Copy the whole text of the match file, from the first { to the last }.');
  return fail(
    'This file holds only what everyone may know: the deal and the orders are not in it.',
    'Export “The whole match” where it was played, and paste that.',
  );
}

/** Stops where a match is over, or where its names and purses do not fit a season. */
function requireUsable({ match, rounds, started }: Playback, isEnded: boolean): void {
  if (match.position.over || isEnded)
    fail(
      `This match is over since round ${rounds.length}: there is nothing left to play.`,
      'To look at it round by round, open it with viewer.html, the page that “Export the match” makes.',
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
