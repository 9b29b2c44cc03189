import { hashOf } from '../../rules/base/hash.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import { replay } from '../../rules/play/replay.ts';
import { GAMES } from '../../rules/registry.ts';
import { archivedMatches, hashesOf, withArchived } from '../log/archived.ts';
import { openBook } from '../log/book.ts';
import type { Log } from '../log/chain.ts';
import { faultWords, playBack } from '../log/fold.ts';
import { purseChangesOf } from '../log/ledger.ts';
import type { Playback } from '../log/playback.ts';
import { recordOf } from '../log/record.ts';
import { replayOf } from '../log/seen.ts';
import { type Verification, verify } from '../match/verify.ts';
import type { Ports } from '../ports.ts';
import { type ArchivedMatch, readArchived } from './archived-match.ts';

/** The result of Verify for the whole season. */
export interface SeasonVerification extends Verification {
  /** What is wrong in the archive, a sentence each: it concerns only the matches named. */
  readonly archive: readonly string[];
}

/**
 * Verifies the workbook, and follows the log into the archive: all rows that were moved must be there as they were, which
 * their hashes in the chain say, and replay to the record, outcome and purses that the workbook keeps.
 */
export function verifySeason(ports: Ports): SeasonVerification {
  const book = openBook(ports, { checks: 'all' });
  const found = readArchived(
    ports,
    [...archivedMatches(book.log).values()].map((of) => ({ of, hashes: hashesOf(book.log, of) })),
  );
  const moved = found.flatMap(({ entries = [] }) => entries);
  const log = withArchived(book.log, moved);
  const checked = verify(book);
  const replayed = found.filter(({ entries }) => entries !== undefined);
  const playbacks = replayed.map(({ of }) => playBack(log, of.match));
  return {
    entries: log.entries.length,
    matches: checked.matches + found.length,
    rounds: checked.rounds + playbacks.reduce((sum, playback) => sum + (playback?.rounds.length ?? 0), 0),
    fault: checked.fault,
    archive: [
      ...found.flatMap(({ faults }) => faults),
      ...replayed.flatMap((match, i) => replayProblems(log, match, playbacks[i])),
    ],
  };
}

/** What a match of the archive gives otherwise than the workbook keeps it. */
function replayProblems(log: Log, { of }: ArchivedMatch, playback: Playback | undefined): readonly string[] {
  const { title } = of.data.row;
  if (!playback) return [`${title}: its rows in the archive have no beginning of it.`];
  const fault = faultWords(log, playback);
  if (fault) return [`${title}: ${fault}.`];
  const { winners = [], candidates = [] } = outcomeOf(playback.match) ?? {};
  const kept = of.data;
  const differs = [
    ['its record', hashOf(recordOf(playback)) !== kept.record],
    ['the replay of its record', hashOf(replay(GAMES, recordOf(playback))) !== hashOf(replayOf(playback))],
    ['its outcome', hashOf([winners, candidates]) !== hashOf([kept.winners, kept.candidates])],
    ['what it gave', hashOf(purseChangesOf(playback)) !== hashOf(kept.purses)],
  ] as const;
  return differs.flatMap(([what, isOther]) =>
    isOther ? [`${title}: ${what} is not what the workbook keeps of it.`] : [],
  );
}
