import type { Draw } from '../../rules/base/chance.ts';
import { firstDifference } from '../../rules/base/json.ts';
import { listed, plural } from '../../rules/base/words.ts';
import { type Replay, replay } from '../../rules/play/replay.ts';
import { RECORD_GAMES } from '../../rules/registry.ts';
import type { Entry } from '../../sheets/log/chain.ts';
import { isBeginning } from '../../sheets/log/events.ts';
import { entryProblem, logProblem } from '../../sheets/log/file/file-log.ts';
import type { WholeFile } from '../../sheets/log/file/match-file.ts';
import { isOtherSeed, playFile, recordProblem } from '../../sheets/log/file/play-file.ts';
import type { Playback } from '../../sheets/log/playback/playback.ts';
import { recordOf } from '../../sheets/log/playback/record.ts';
import { replayOf } from '../../sheets/log/playback/seen.ts';
import type { Payment } from '../../sheets/log/shapes.ts';
import { showPlayback } from '../shown/show-playback.ts';
import { playRecord } from './check-record.ts';
import {
  checked,
  checkedSeed,
  type FileCheck,
  NO_SEED,
  type Proof,
  type Result,
  resultOf,
} from './result.ts';

/**
 * Checks a whole match. The log must be an unbroken chain, and a replay must give the log's positions. Record, draws and
 * commitment must fit the log. The record must replay too. Throws an error if nothing can be shown.
 */
export function checkWhole(file: WholeFile): Result {
  const played = playFile(file);
  const { playback } = played;
  const fromLog = playback && !played.problem ? playback : undefined;
  const checks: FileCheck[] = [
    checkLog(file),
    checked('The rounds', played.problem, replayWords(fromLog)),
    ...(fromLog
      ? [
          ...checkRecordAndDraws(file, fromLog),
          checkSeed(file),
          checkCredits(fromLog),
          checkEnd(file, fromLog),
          ...checkTaken(fromLog),
        ]
      : []),
  ];
  const shown = showPlayback(playback ?? playRecord(file.record), file.title, soundEntries(file));
  return resultOf(checks, SHOWS, shown, proofOf(file));
}

const SHOWS = [
  'All parts of the file fit together',
  'Each round was replayed by the rules. Is this the match that you played? To check this, paste the lines that you kept.',
] as const;

function replayWords(playback: Playback | undefined): string {
  if (!playback) return '';
  return `${plural(playback.rounds.length, 'round')} replayed from the orders in the log, and each ends with the position in the log`;
}

/** Compares the file's record and draws with a record and draws that are made from the log. */
function checkRecordAndDraws(file: WholeFile, playback: Playback): readonly FileCheck[] {
  const record = recordOf(playback);
  const draws: Draw[] = [];
  const replayed = replay(RECORD_GAMES, record, (draw) => draws.push(draw));
  return [checkTheRecord(file, playback, replayed), checkDraws(file, draws)];
}

function checkTheRecord(file: WholeFile, playback: Playback, replayed: Replay): FileCheck {
  const other = recordProblem(file, playback);
  const seen = other === '' ? firstDifference(replayOf(playback), replayed) : undefined;
  return checked(
    'The match',
    seen ? `a replay of the orders gives another ${seen}` : other,
    'players, options and orders agree with the log, and give the same results',
  );
}

function checkDraws({ draws }: WholeFile, made: readonly Draw[]): FileCheck {
  const name = 'Chance';
  const place = firstDifference(made, draws, 'draws');
  if (place !== undefined)
    return { name, result: 'differs', detail: `${place} differs from the result of the seed` };
  return made.length > 0
    ? {
        name,
        result: 'fits',
        detail: `${plural(made.length, 'draw')} made again from the seed, with the same results`,
      }
    : { name, result: 'none', detail: 'chance decided nothing' };
}

function checkSeed(file: WholeFile): FileCheck {
  const begun = file.log.find(isBeginning);
  if (!begun) return checkedSeed('the log has no beginning');
  return checkedSeed(begun.data.seed === '' ? NO_SEED : !isOtherSeed(file));
}

/**
 * Checks payments from outside the match. Payments that have an entry in this file were already compared when the file
 * was played. Payments by other matches are in other files.
 */
function checkCredits({ number, rounds, taken }: Playback): FileCheck {
  const name = 'Garnets and bellflowers from outside the match';
  const paid = rounds
    .slice(taken?.rounds ?? 0)
    .flatMap(({ round, input }) => (input.paid ?? []).map((one) => ({ ...one, round })));
  if (paid.length === 0)
    return { name, result: 'none', detail: 'nobody got garnets or bellflowers from outside' };
  const here = paid.filter(({ row }) => row?.match === number).length;
  const open = paid.filter(({ row }) => row?.match !== number).map(openWords);
  const fit = here === 0 ? [] : [`${plural(here, 'payment')} in agreement with entries of this file`];
  return {
    name,
    result: open.length === 0 ? 'fits' : 'none',
    detail: [...fit, ...open].join('; '),
  };
}

/** Describes a payment that this file cannot prove. */
function openWords({ row, to, round }: Payment & { readonly round: number }): string {
  const who = listed(Object.keys(to));
  const what = `round ${round}, for ${who}`;
  if (!row) return `${what}: no entry shows this payment`;
  return row.match === 0
    ? `${what}: paid by entry ${row.number} of the season`
    : `${what}: check this with entry ${row.number} in the file of match ${row.match}`;
}

/** Reports the end of the match. The closing entry was already compared when the log was played. */
function checkEnd({ log }: WholeFile, { isClosed }: Playback): FileCheck {
  const name = 'The end';
  const close = log.filter(({ what }) => what === 'close').pop();
  return isClosed && close
    ? {
        name,
        result: 'fits',
        detail: `entry ${close.number} closes the match: winners, candidates and payments agree with the log`,
      }
    : { name, result: 'none', detail: 'the match is not closed in this file' };
}

/** Says that rounds before a take-over have no entries in the log. */
function checkTaken({ taken }: Playback): readonly FileCheck[] {
  if (!taken || taken.rounds === 0) return [];
  const detail = `${plural(taken.rounds, 'round')} played elsewhere, by a match file. This file cannot prove these rounds`;
  return [{ name: 'Before the match was taken over', result: 'none', detail }];
}

/** Checks that the entries of the log have no gap, have the right hashes, and end at the head. */
function checkLog(file: WholeFile): FileCheck {
  const words = `${plural(file.log.length, 'entry', 'entries')} of this match: none is missing or changed`;
  return checked('The log', logProblem(file), words);
}

/** Gives the entries before the first entry that does not fit. */
function soundEntries({ log, match }: Pick<WholeFile, 'log' | 'match'>): readonly Entry[] {
  const end = log.findIndex((one, i) => entryProblem(one, log[i - 1], match) !== '');
  return end < 0 ? log : log.slice(0, end);
}

/** Gives the part of a whole match that is compared with a player's kept lines. */
function proofOf(file: WholeFile): Proof {
  const entries = soundEntries(file).map(({ number, hash, round, seats }) => ({
    number,
    hash,
    round,
    seats,
  }));
  return { match: file.match, entries, end: file.head.number, commitment: file.commitment };
}
