import { hashOf } from '../../rules/base/hash.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import { type Book, openBook } from '../log/book.ts';
import { type ArchiveEntry, archivedMatches, withArchived } from '../log/chain/archived.ts';
import type { Log } from '../log/chain/audit-log.ts';
import {
  type ChainRest,
  hashesFrom,
  type MovedEntry,
  movedEntries,
  restBefore,
  wholeChain,
} from '../log/chain/chain-rest.ts';
import { hashAt } from '../log/chain/kept-hash.ts';
import { forgetKnownRows } from '../log/chain/known-rows.ts';
import { goingOn } from '../log/chain/lost-entries.ts';
import { packClosed } from '../log/entries/closed.ts';
import { faultWords, playBack } from '../log/fold.ts';
import { forgetLedger } from '../log/known-ledger.ts';
import { isNothing, purseChangesOf } from '../log/ledger/ledger.ts';
import { type LedgerRest, ledgerRest, nextRows, sumRows } from '../log/ledger/ledger-rest.ts';
import type { Playback } from '../log/playback/playback.ts';
import { recordOf } from '../log/playback/record.ts';
import { asShown } from '../log/playback/shown/as-shown.ts';
import { replaysTheSame, roundsIn, type Verification } from '../match/verify.ts';
import type { Ports } from '../ports.ts';
import { type ArchivedMatch, otherHashes, readArchived } from './archived-match.ts';

/** The result of Verify, or of one part of it. */
export interface SeasonVerification extends Verification {
  /** What is wrong in the archive, a sentence each: it concerns only the matches named. */
  readonly archive: readonly string[];
  /**
   * The rest to be verified by the next part; null after the last one. 'anew' if the season was changed since the previous part, or if rows
   * differ from the notes: then Verify begins again and reads all rows.
   */
  readonly next: VerifyRest | 'anew' | null;
  /** The entry with the requested hash from an old page; null if no entry has it, absent if none was requested. */
  readonly kept?: number | null;
  /** The forms that somebody unlinked from their tabs, a sentence each; absent where there is none. */
  readonly unlinked?: readonly string[];
  /** What the host changed by hand in closed matches, a match each; absent where there is nothing. */
  readonly edited?: readonly string[];
}

/** The rest to be verified: closed matches, and rows that no other action reads. */
export interface VerifyRest {
  /** The closed matches that are left, the one that was moved last first, with their numbers of players. */
  readonly matches: readonly { readonly match: number; readonly seats: number }[];
  /** A digest of what the log says of all closed matches: it must stay the same. */
  readonly closed: string;
  readonly chain: ChainRest;
  readonly ledger?: LedgerRest | undefined;
  /** The hash that somebody kept. */
  readonly kept?: string | undefined;
}

/**
 * The greatest number of players in the matches of one part, unless it is a single match: responses are most of the work. Matches of the
 * workbook count too.
 */
export const MOST_SEATS = 24;

const NOTHING = { entries: 0, matches: 0, rounds: 0, fault: '', archive: [], next: null } as const;

/** The rest after the workbook was read in the usual way; undefined for none. */
export function restOfSeason(ports: Ports, book: Book, kept?: string): VerifyRest | undefined {
  const matches = [...archivedMatches(book.log).values()]
    .reverse()
    .map(({ match, data }) => ({ match, seats: data.players.length }));
  const ledger = ledgerRest(book);
  if (matches.length === 0 && !ledger) return undefined;
  return {
    matches,
    closed: closedDigest(ports, book.log),
    chain: wholeChain(book.log),
    ...(ledger ? { ledger } : {}),
    ...(kept === undefined ? {} : { kept }),
  };
}

/**
 * Verifies the next closed matches, as many as have few enough players. All rows that were moved must be there as they were, which
 * their hashes in the chain say, and replay to the record, outcome and purses that the log keeps. The chain is followed from its end
 * to the entry that moved the earliest of them, in the last part to its beginning; and the next known rows of the Ledger are added up.
 */
export function verifyRest(ports: Ports, rest: VerifyRest, mostSeats = MOST_SEATS): SeasonVerification {
  const part = rest.matches.slice(0, partLength(rest.matches, mostSeats));
  const book = openBook(ports, {
    withoutMatches: true,
    moves: part.map(({ match }) => match),
    ...(rest.ledger ? { ledger: nextRows(rest.ledger) } : {}),
  });
  const { log } = book;
  const { fault } = goingOn(log);
  if (fault) return { ...NOTHING, fault: `${fault.address}: ${fault.problem}` };
  if (closedDigest(ports, log) !== rest.closed) return anew(ports);
  const sums = rest.ledger && sumRows(book, ports.memo, rest.ledger);
  if (sums?.isWrong) return anew(ports);
  const left = rest.matches.slice(part.length);
  const moves = movesOf(log, part);
  const found = readArchived(
    ports,
    moves.map((of) => ({ of })),
  );
  const chain: ChainRest = {
    ...rest.chain,
    moved: [...rest.chain.moved, ...found.flatMap(({ of, entries }) => movedEntries(of, entries))],
  };
  const [first] = moves.slice(-1);
  const hashes = first
    ? hashesFrom(left.length > 0 ? first.number : 1, log, chain)
    : new Map<number, string>();
  if (!hashes) return anew(ports);
  const checked = checkFound(log, found);
  return {
    ...checked,
    archive: [...checked.archive, ...otherRows(ports, log, chain.moved, hashes)],
    next: nextRest({ ...rest, matches: left, chain: first ? restBefore(first, chain) : chain }, sums?.rest),
    ...(rest.kept === undefined ? {} : { kept: hashAt(hashes, rest.kept) }),
  };
}

/** The rest for the next part; null for none. */
function nextRest({ ledger, ...rest }: VerifyRest, rows: LedgerRest | undefined): VerifyRest | null {
  if (rest.matches.length === 0 && !rows) return null;
  return { ...rest, ...(rows ? { ledger: rows } : {}) };
}

/** Makes the next first part read everything again; it names the problem, if there is one. */
function anew(ports: Ports): SeasonVerification {
  forgetKnownRows(ports);
  forgetLedger(ports.memo);
  return { ...NOTHING, next: 'anew' };
}

function closedDigest({ digest }: Ports, log: Log): string {
  const all = [...archivedMatches(log).values()].sort((a, b) => a.match - b.match);
  return digest(JSON.stringify(packClosed(all)));
}

/** How many of the matches make the next part: one, and more as long as they have few enough players. */
function partLength(matches: VerifyRest['matches'], mostSeats: number): number {
  let seats = 0;
  const end = matches.findIndex((one, i) => {
    seats += one.seats;
    return i > 0 && seats > mostSeats;
  });
  return end < 0 ? matches.length : end;
}

/** The entries that moved the matches of a part. */
function movesOf(log: Log, part: VerifyRest['matches']): readonly ArchiveEntry[] {
  const archived = archivedMatches(log);
  return part.map(({ match }) => {
    const move = archived.get(match);
    if (!move || !('what' in move)) throw new Error('The entry of a move was not read.');
    return move as ArchiveEntry;
  });
}

/** Replays the matches of a part, and says what is wrong in the archive. */
function checkFound(log: Log, found: readonly ArchivedMatch[]): Omit<SeasonVerification, 'next'> {
  const moved = found.flatMap(({ entries = [] }) => entries);
  const whole = withArchived(log, moved);
  const readable = found.filter(({ entries }) => entries !== undefined);
  const playbacks = readable.map(({ of }) => playBack(whole, of.match));
  return {
    entries: moved.length + found.length,
    matches: found.length,
    rounds: roundsIn(playbacks),
    fault: '',
    archive: [
      ...found.flatMap(({ faults }) => faults),
      ...readable.flatMap((match, i) => replayProblems(whole, match, playbacks[i])),
    ],
  };
}

/** The matches whose rows in the archive have other hashes than the chain, a sentence each. */
function otherRows(
  { files }: Ports,
  log: Log,
  moved: readonly MovedEntry[],
  hashes: ReadonlyMap<number, string>,
): readonly string[] {
  const other = moved.filter(({ number, found }) => found !== '' && (hashes.get(number) ?? found) !== found);
  const matches = new Set(other.map(({ match }) => match));
  return [...archivedMatches(log).values()]
    .filter(({ match }) => matches.has(match))
    .map((one) => otherHashes(files, one));
}

/** The differences between a replayed match of the archive and the facts in the log, a sentence each. */
function replayProblems(log: Log, { of }: ArchivedMatch, playback: Playback | undefined): readonly string[] {
  const { title } = of.data.row;
  if (!playback) return [`${title}: its rows in the archive have no beginning of it.`];
  const fault = faultWords(log, playback);
  if (fault) return [`${title}: ${fault}.`];
  const { winners = [], candidates = [] } = outcomeOf(asShown(playback).match) ?? {};
  const kept = of.data;
  const differs = [
    ['its record', hashOf(recordOf(playback)) !== kept.record],
    ['the replay of its record', !replaysTheSame(playback)],
    ['its outcome', hashOf([winners, candidates]) !== hashOf([kept.winners, kept.candidates])],
    [
      'what it gave',
      hashOf(purseChangesOf(playback)) !== hashOf(kept.purses.filter((purse) => !isNothing(purse))),
    ],
  ] as const;
  return differs.flatMap(([what, isOther]) =>
    isOther ? [`${title}: ${what} is not what the workbook keeps of it.`] : [],
  );
}
