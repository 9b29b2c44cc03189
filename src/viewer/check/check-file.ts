import { commitmentOf } from '../../rules/base/chance.ts';
import { quote } from '../../rules/base/json.ts';
import { asUnusable, unusable } from '../../rules/base/unusable.ts';
import { plural } from '../../rules/base/words.ts';
import { RECORD_GAMES } from '../../rules/registry.ts';
import type { PublicFile, ShownFile } from '../../sheets/log/file/match-file.ts';
import { readMatchOrRecord } from '../../sheets/log/file/read-file.ts';
import { showFile } from '../shown/show-file.ts';
import { playerChecks, playerProof } from './check-player.ts';
import { remadeChecks } from './check-public.ts';
import { checkRecordFile } from './check-record.ts';
import { checkWhole } from './check-whole.ts';
import {
  checkedSeed,
  type FileCheck,
  NO_SEED,
  type Proof,
  type Result,
  resultOf,
  unusableFile,
} from './result.ts';

/** Replays a match file or a record by the rules, and checks it. No content of a file makes this function throw an error. */
export function checkFile(text: string): Result {
  const read = readMatchOrRecord(text);
  if (read.kind === 'none') return unusableFile(read.problem);
  try {
    if (read.kind === 'record') return checkRecordFile(read.record);
    return read.kind === 'shown' ? checkShown(read.file) : checkWhole(read.file);
  } catch (error) {
    const why = asUnusable(error);
    if (why) return unusableFile(`${why.path}: ${why.problem}`);
    return unusableFile(
      'The file has a part that Roundkeeper does not write. Ask the host to export the match again.',
    );
  }
}

/**
 * Checks a file that cannot be replayed because it lacks some orders. All rounds must be complete and possible to draw.
 * The seed must fit its commitment. A player’s receipts must fit the log. Throws an error if nothing can be shown.
 */
function checkShown(file: ShownFile): Result {
  const game =
    RECORD_GAMES.find(({ id }) => id === file.game) ??
    unusable(
      'game',
      `expected one of ${RECORD_GAMES.map(({ id }) => id).join(', ')}, found ${quote(file.game)}`,
    );
  const played = game.define ? game.define(file.definition) : game;
  const shown = showFile(file, played);
  const [viewer = 'public'] = shown.viewers;
  for (let round = 0; round <= shown.rounds; round++) shown.board(viewer, round);
  return file.shows === 'player'
    ? resultOf([...playerChecks(file), checkSeed(file)], OF_PLAYER, shown, playerProof(file))
    : resultOf(
        [checkRounds(file), checkSeed(file), ...remadeChecks(file, played)],
        SHOWS,
        shown,
        proofOf(file),
      );
}

const SHOWS = [
  'For reading only',
  'The file shows what everyone saw. It has no orders, so its rounds cannot be replayed. The checks are listed below. The host can export the whole match.',
] as const;

const OF_PLAYER = [
  'All parts of the file fit together',
  'The file shows your orders, and what you saw of each round. It has no orders of other players, so its rounds cannot be replayed.',
] as const;

/** Gives the part of a public file that is compared with a player's kept lines: only the seed’s fingerprint. */
function proofOf({ match, head, commitment }: PublicFile): Proof {
  return { match, entries: [], end: head.number, commitment };
}

function checkRounds({ views, stories }: PublicFile): FileCheck {
  const name = 'The rounds';
  if (stories.length !== views.length - 1)
    return {
      name,
      result: 'differs',
      detail: `the file shows the boards of ${plural(views.length - 1, 'round')}, but tells what happened in ${plural(stories.length, 'round')}`,
    };
  return {
    name,
    result: 'none',
    detail: `${plural(stories.length, 'round')}, which cannot be replayed without the file of the whole match`,
  };
}

function checkSeed({ seed, commitment }: ShownFile): FileCheck {
  if (commitment === '') return checkedSeed(NO_SEED);
  return checkedSeed(seed === undefined ? 'the seed is not revealed yet' : commitmentOf(seed) === commitment);
}
