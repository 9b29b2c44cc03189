import type { Draw } from '../../rules/base/chance.ts';
import { firstDifference } from '../../rules/base/json.ts';
import { plural } from '../../rules/base/words.ts';
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
import { showPlayback } from '../shown/show-playback.ts';
import { playRecord } from './check-record.ts';
import { type FileCheck, type Proof, type Result, resultOf } from './result.ts';

/**
 * Checks a whole match: the chain of its log, the log's replay to the positions it names, record, draws and
 * commitment against the log, and the record's replay. Throws unusable if nothing can be shown.
 */
export function checkWhole(file: WholeFile): Result {
  const played = playFile(file);
  const { playback } = played;
  const fromLog = playback && !played.problem ? playback : undefined;
  const checks: FileCheck[] = [
    checkLog(file),
    check('The rounds', played.problem, replayWords(fromLog)),
    ...(fromLog ? [...checkRecordAndDraws(file, fromLog), checkSeed(file)] : []),
  ];
  const shown = showPlayback(playback ?? playRecord(file.record), file.title);
  return resultOf(checks, SHOWS, shown, proofOf(file));
}

const SHOWS = [
  'The file agrees with itself',
  'Each round was replayed by the rules. That does not show yet that it is the match you played: paste what you kept.',
] as const;

function check(name: string, problem: string, detail: string): FileCheck {
  return problem ? { name, result: 'differs', detail: problem } : { name, result: 'fits', detail };
}

function replayWords(playback: Playback | undefined): string {
  if (!playback) return '';
  return `${plural(playback.rounds.length, 'round')} played again from the orders in the log; each gives the position in the log`;
}

/** Compares record and draws with those of the log, which is replayed once more for both, as its record. */
function checkRecordAndDraws(file: WholeFile, playback: Playback): readonly FileCheck[] {
  const record = recordOf(playback);
  const draws: Draw[] = [];
  const replayed = replay(RECORD_GAMES, record, (draw) => draws.push(draw));
  return [checkTheRecord(file, playback, replayed), checkDraws(file, draws)];
}

function checkTheRecord(file: WholeFile, playback: Playback, replayed: Replay): FileCheck {
  const name = 'The match';
  const other = recordProblem(file, playback);
  if (other) return { name, result: 'differs', detail: other };
  const seen = firstDifference(replayOf(playback), replayed);
  return check(
    name,
    seen ? `it replays to another ${seen}` : '',
    'its players, options and orders are those of the log, and give the same results',
  );
}

function checkDraws({ draws }: WholeFile, made: readonly Draw[]): FileCheck {
  const name = 'Chance';
  const place = firstDifference(made, draws, 'draws');
  if (place !== undefined)
    return { name, result: 'differs', detail: `${place} differs from the result of the seed` };
  return made.length > 0
    ? { name, result: 'fits', detail: `${plural(made.length, 'draw')} made again from the seed` }
    : { name, result: 'none', detail: 'chance decided nothing' };
}

function checkSeed(file: WholeFile): FileCheck {
  const name = 'The seed';
  const begun = file.log.find(isBeginning);
  if (!begun) return { name, result: 'none', detail: 'the log has no beginning' };
  if (begun.data.seed === '')
    return { name, result: 'none', detail: 'the host gave the deal, without a seed' };
  const problem = isOtherSeed(file) ? 'the seed is not the one whose fingerprint was shown' : '';
  return check(name, problem, 'the seed is the one whose fingerprint was shown at the start');
}

const NAME = 'The log';

/** Checks that the entries of the log follow each other, say what their hashes say, and end at the head. */
function checkLog(file: WholeFile): FileCheck {
  const problem = logProblem(file);
  return problem
    ? { name: NAME, result: 'differs', detail: problem }
    : {
        name: NAME,
        result: 'fits',
        detail: `${plural(file.log.length, 'entry', 'entries')} of this match, unbroken`,
      };
}

/** What kept lines are compared with: the entries up to the first that does not fit. */
function proofOf({ log, match, head, commitment }: WholeFile): Proof {
  const entries: Proof['entries'][number][] = [];
  let last: Entry | undefined;
  for (const one of log) {
    if (entryProblem(one, last, match)) break;
    last = one;
    const { number, hash, round, seats } = one;
    entries.push({ number, hash, round, seats });
  }
  return { match, entries, end: head.number, commitment };
}
