import { plural } from '../../rules/base/words.ts';
import { judgeStanding } from '../../sheets/log/playback/early-end.ts';
import { begin, playRounds } from '../../sheets/log/playback/play.ts';
import type { Playback } from '../../sheets/log/playback/playback.ts';
import { readRecord } from '../../sheets/log/playback/read-record.ts';
import { showPlayback } from '../shown/show-playback.ts';
import { type Result, resultOf } from './result.ts';

/** Replays a record. A record has no log and no hashes, so the replay is compared with nothing. An unusable record throws an error. */
export function checkRecordFile(record: object): Result {
  const playback = playRecord(record);
  const { title } = playback.match.game;
  const replayed = `${plural(playback.rounds.length, 'round')} played again`;
  return resultOf(
    [
      { name: 'The match', result: 'fits', detail: `${replayed} by the rules` },
      {
        name: 'The log',
        result: 'none',
        detail: 'the file has only the orders, without a log',
      },
    ],
    [
      'The rounds can be replayed',
      'The file has the orders but no log. Without the log, nobody can check that these orders belong to the match.',
    ],
    showPlayback(playback, title),
  );
}

/** Plays the match of a record, and keeps the match after every round. A fault throws an error at its path. */
export function playRecord(record: object): Playback {
  const { started, isEnded, ...rounds } = readRecord(record);
  const playback = playRounds(begin(1, started), rounds, { number: 0, time: '' });
  return isEnded ? judgeStanding(playback) : playback;
}
