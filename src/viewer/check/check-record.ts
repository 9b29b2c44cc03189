import { plural } from '../../rules/base/words.ts';
import type { AnyGame } from '../../rules/game.ts';
import { type OpenRecord, openRecord } from '../../rules/play/record.ts';
import { judgeStanding } from '../../sheets/log/early-end.ts';
import type { RoundData, Started } from '../../sheets/log/events.ts';
import { begin, edit, type Playback, resolve } from '../../sheets/log/playback.ts';
import { showPlayback } from '../shown/show-playback.ts';
import { type Result, resultOf } from './result.ts';

/** Replays a bare record: it has no log, no hashes and nothing else to be compared with. Throws unusable. */
export function checkRecord(record: object, games: readonly AnyGame[]): Result {
  const playback = playRecord(record, games);
  const { title } = playback.match.game;
  const replayed = plural(playback.rounds.length, 'round');
  return resultOf(
    [
      { name: 'The match', result: 'fits', detail: `${replayed} replayed by the rules` },
      { name: 'The log', result: 'none', detail: 'the file holds the orders alone, without the log' },
    ],
    showPlayback(playback, title),
    [],
  );
}

/** The match of a record, with every state on the way. Throws unusable with the path of what is wrong. */
export function playRecord(record: object, games: readonly AnyGame[]): Playback {
  const opened = openRecord(games, record);
  let playback = editsAfter(begin(1, startedOf(record, opened), games), opened, 0);
  opened.rounds.forEach((round, i) => {
    const input = { credits: {}, trades: [], sources: {}, deadline: '', ...(round as object) };
    playback = resolve(playback, input as unknown as RoundData, { number: 0, time: '' });
    playback = editsAfter(playback, opened, i + 1);
  });
  return opened.isEnded ? judgeStanding(playback) : playback;
}

function editsAfter(playback: Playback, { edits }: OpenRecord, round: number): Playback {
  return edits
    .filter(({ after }) => after === round)
    .reduce((edited, { position }) => edit(edited, position as never), playback);
}

/** The start of the match as the log has it: everything said. */
function startedOf(record: object, { match }: OpenRecord): Started {
  const { game, options = {}, seed = '', setup = {} } = record as Partial<Started>;
  const { info, purses } = match;
  return {
    game: game as string,
    options,
    seed,
    setup,
    players: info.seats.map(({ name, meadow }, seat) => ({
      id: name,
      name,
      ...(meadow ? { meadow } : {}),
      garnets: purses[seat]?.garnets ?? 0,
      bellflowers: purses[seat]?.bellflowers ?? 0,
    })),
  };
}
