import { hashOf } from '../../rules/base/hash.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import { replay } from '../../rules/play/replay.ts';
import { GAMES } from '../../rules/registry.ts';
import { type Book, openBook } from '../log/book.ts';
import { type ArchiveEntry, archiveEntries, hashesOf, withArchived } from '../log/chain/archived.ts';
import type { Log } from '../log/chain/chain.ts';
import { entryWithHash } from '../log/chain/kept-hash.ts';
import { faultWords, playBack } from '../log/fold.ts';
import { forgetLedger } from '../log/known-ledger.ts';
import { purseChangesOf } from '../log/ledger.ts';
import { asShown } from '../log/playback/as-shown.ts';
import type { Playback } from '../log/playback/playback.ts';
import { recordOf } from '../log/playback/record.ts';
import { replayOf } from '../log/playback/seen.ts';
import { type Verification, verify } from '../match/verify.ts';
import type { Ports } from '../ports.ts';
import { liveForms } from '../workbook/tabs/live-forms.ts';
import { type ArchivedMatch, readArchived } from './archived-match.ts';

/** The result of Verify, or of one part of it: the archive is read match by match, as many at a time as one call may read. */
export interface SeasonVerification extends Verification {
  /** What is wrong in the archive, a sentence each: it concerns only the matches named. */
  readonly archive: readonly string[];
  /** The last closed match so far, after which `verifyArchive` goes on; 0 for none yet, null after the last part. */
  readonly next: number | null;
  /** The entry with the hash that was asked for, from an old page; null where none has it, absent where none was asked for. */
  readonly kept?: number | null;
  /** The forms that somebody unlinked from their tabs, a sentence each; absent where there is none. */
  readonly unlinked?: readonly string[];
}

/**
 * How many players the matches of one part have at most, unless it is one match: their responses are most of it. Those of the
 * workbook count too.
 */
const MOST_SEATS = 24;

/**
 * Verifies the workbook, and follows the log into the first part of the archive, if that is not too much at once: all rows
 * that were moved must be there as they were, which their hashes in the chain say, and replay to the record, outcome and
 * purses that the workbook keeps.
 * `kept` is a hash of the log that somebody kept from an old page, or its beginning.
 */
export function verifySeason(ports: Ports, mostSeats = MOST_SEATS, kept?: string): SeasonVerification {
  const book = openBook(ports, { checks: 'all' });
  const checked = verify(book);
  // What the panel did not read may be at fault: it looks for itself.
  if (checked.fault !== '') forgetLedger(ports.memo);
  const seats = book.matches.matches.reduce((sum, { number }) => sum + seatsOf(book, number), 0);
  const unlinked = unlinkedForms(ports, book);
  const { entries, matches, rounds, archive, next } = verifyPart(ports, book, 0, mostSeats - seats);
  return {
    entries: checked.entries + entries,
    matches: checked.matches + matches,
    rounds: checked.rounds + rounds,
    fault: checked.fault,
    archive,
    next,
    ...(kept === undefined ? {} : { kept: entryWithHash(book.log, kept) }),
    ...(unlinked.length > 0 ? { unlinked } : {}),
  };
}

/** The forms of matches that go on and do not fill their tabs any more, a sentence each [none without such matches]. */
function unlinkedForms({ forms }: Ports, { matches, tabs }: Book): readonly string[] {
  const all = liveForms(matches);
  const found = all.length === 0 ? [] : forms.unlinked(all);
  return all
    .filter(({ tab }) => found.includes(tab))
    .map(({ tab, what }) => `${what} does not write into the tab “${tabs.get(tab)?.title ?? ''}” any more.`);
}

/** Verifies the part of the archive that follows a match. */
export function verifyArchive(ports: Ports, after: number, mostSeats = MOST_SEATS): SeasonVerification {
  return verifyPart(ports, openBook(ports, { log: 'whole' }), after, mostSeats);
}

function verifyPart(ports: Ports, book: Book, after: number, mostSeats: number): SeasonVerification {
  const rest = [...archiveEntries(book.log).values()]
    .filter(({ match }) => match > after)
    .sort((a, b) => a.match - b.match);
  const part = rest.slice(0, partLength(rest, mostSeats));
  const found = readArchived(
    ports,
    part.map((of) => ({ of, hashes: hashesOf(book.log, of) })),
  );
  const moved = found.flatMap(({ entries = [] }) => entries);
  const log = withArchived(book.log, moved);
  const replayed = found.filter(({ entries }) => entries !== undefined);
  const playbacks = replayed.map(({ of }) => playBack(log, of.match));
  return {
    entries: moved.length,
    matches: found.length,
    rounds: playbacks.reduce((sum, playback) => sum + (playback?.rounds.length ?? 0), 0),
    fault: '',
    archive: [
      ...found.flatMap(({ faults }) => faults),
      ...replayed.flatMap((match, i) => replayProblems(log, match, playbacks[i])),
    ],
    next: part.length < rest.length ? (part[part.length - 1]?.match ?? after) : null,
  };
}

/** The players of a match of the workbook. */
function seatsOf({ log }: Book, match: number): number {
  return playBack(log, match)?.started.players.length ?? 0;
}

/** How many of the matches make the next part: one at least where any may, then as many as have few enough players. */
function partLength(matches: readonly ArchiveEntry[], mostSeats: number): number {
  if (mostSeats <= 0) return 0;
  let seats = 0;
  const end = matches.findIndex(({ data }, i) => {
    seats += data.players.length;
    return i > 0 && seats > mostSeats;
  });
  return end < 0 ? matches.length : end;
}

/** What a match of the archive gives otherwise than the workbook keeps it. */
function replayProblems(log: Log, { of }: ArchivedMatch, playback: Playback | undefined): readonly string[] {
  const { title } = of.data.row;
  if (!playback) return [`${title}: its rows in the archive have no beginning of it.`];
  const fault = faultWords(log, playback);
  if (fault) return [`${title}: ${fault}.`];
  const { winners = [], candidates = [] } = outcomeOf(asShown(playback).match) ?? {};
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
