import { own } from '../../../rules/base/json.ts';
import { memoized } from '../../../rules/base/memoized.ts';
import { changeWords } from '../../../rules/base/words.ts';
import { addPurses, type Purse } from '../../../rules/declare/purse.ts';
import { balancesOf, EMPTY_PURSE } from '../../workbook/ledger-tab.ts';
import type { Log } from '../audit-log.ts';
import type { Book } from '../book.ts';
import { pursesBy } from '../events.ts';
import { playBack, seasonFacts } from '../fold.ts';
import { ledgerNames } from '../ledger-names.ts';
import type { Playback } from '../playback/playback.ts';
import { liveMatches } from '../season-facts.ts';

/** Difference between the Ledger tab and the log: the amounts that a player has more in the tab. */
export interface LedgerFault extends Purse {
  readonly player: string;
}

/** The differences between the Ledger tab and the log, per player: somebody typed into the tab. */
export function ledgerFaults(book: Book): readonly LedgerFault[] {
  return purseDifferences(balancesOf(book.ledger), expectedBalances(book.log, matchesHere(book.log)));
}

/** The rows that give the Ledger tab the sums of the log again, one per player. */
export function ledgerRepairs(faults: readonly LedgerFault[]): readonly LedgerFault[] {
  return faults.map(({ player, ...purse }) => ({ player, ...addPurses(EMPTY_PURSE, purse, -1) }));
}

/** The differences between the Ledger tab and the log in words, with the present names of the players. */
export function ledgerFaultWords(book: Book, faults = ledgerFaults(book)): readonly string[] {
  const { nameOf } = ledgerNames(book.log, book.season);
  return faults.map((fault) => purseChangeWords({ ...fault, player: nameOf(fault.player) }));
}

/** The difference between a purse and the expected one, per player; players without a difference are left out. */
export function purseDifferences(
  found: ReadonlyMap<string, Purse>,
  expected: ReadonlyMap<string, Purse>,
): readonly LedgerFault[] {
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((player) => {
    const difference = addPurses(found.get(player) ?? EMPTY_PURSE, expected.get(player) ?? EMPTY_PURSE, -1);
    return isNothing(difference) ? [] : [{ player, ...difference }];
  });
}

/**
 * Everyone's purse by id, from the log: a value typed into the Ledger tab does not count until the host accepts it. The tab counts only if a
 * match cannot be replayed, which is reported as a problem of that match.
 */
export function balances(book: Book): ReadonlyMap<string, Purse> {
  try {
    return expectedBalances(book.log, matchesHere(book.log));
  } catch (error) {
    if (book.ledgerUsed === 0) throw error;
    return balancesOf(book.ledger);
  }
}

/**
 * Everyone's purse by id, from the log, without the gains and losses of matches that are not over. A match that cannot be replayed is left out;
 * it is reported as a problem of that match.
 */
export function finalBalances({ log, matches }: Book): ReadonlyMap<string, Purse> {
  const over = matches.matches.filter((row) => row.over && !isBroken(log, row.number));
  return expectedBalances(
    log,
    over.map(({ number }) => number),
  );
}

/** The numbers of all matches in the workbook by the log, not by the Matches tab. */
function matchesHere(log: Log): readonly number[] {
  return liveMatches(seasonFacts(log));
}

function isBroken(log: Log, number: number): boolean {
  try {
    playBack(log, number);
    return false;
  } catch {
    return true;
  }
}

function expectedBalances(log: Log, matches: readonly number[]): ReadonlyMap<string, Purse> {
  return balancesOf([
    ...log.entries.flatMap(pursesBy),
    ...matches.flatMap((number) => purseChanges(log, number)),
    ...[...seasonFacts(log).archived.values()].flatMap(({ data }) => data.purses),
  ]);
}

/** The changes of purses by a match of the workbook, from the log; none if it cannot be replayed. */
export function matchPurses(log: Log, number: number): readonly LedgerFault[] {
  return isBroken(log, number) ? [] : purseChanges(log, number);
}

/** The changes of purses by a match of the workbook, from the log. Throws if it cannot be replayed. */
function purseChanges(log: Log, number: number): readonly LedgerFault[] {
  const playback = playBack(log, number);
  return playback ? pursesOf(playback) : [];
}

/** The changes of purses by a match, by player id; players without a change are left out. */
export function purseChangesOf(playback: Playback): readonly LedgerFault[] {
  return pursesOf(playback).filter((purse) => !isNothing(purse));
}

/** The payments of a match to its players by their ids, in seat order. */
export const pursesOf = memoized((playback: Playback): readonly LedgerFault[] =>
  playback.started.players.map(({ id }, seat) => ({ player: id, ...gainOf(playback, seat) })),
);

/** The changes of purses by a change of a match; players without a change are left out. */
export function purseShift(before: Playback, after: Playback): readonly LedgerFault[] {
  return purseDifferences(balancesOf(pursesOf(after)), balancesOf(pursesOf(before)));
}

/**
 * The gain of a purse by a match: the purse now, minus that at the start, minus the credits. A match that was taken over
 * counts since then (H31).
 */
function gainOf({ started, match, rounds, taken }: Playback, seat: number): Purse {
  const { name, ...start } = started.players[seat] as Playback['started']['players'][number];
  // Credits came from outside the match, and are already counted as awards or in other matches.
  const credits = rounds.slice(taken?.rounds ?? 0).map(({ input }) => own(input.credits, name));
  return [taken?.purses[seat] ?? start, ...credits].reduce<Purse>(
    (gain, other) => addPurses(gain, { ...EMPTY_PURSE, ...other }, -1),
    match.purses[seat] ?? EMPTY_PURSE,
  );
}

/** Does a change leave a purse unchanged? */
export function isNothing({ garnets, bellflowers, tokensOfLife }: Purse): boolean {
  return garnets === 0 && bellflowers === 0 && tokensOfLife === 0;
}

/** A change of a purse in words: “Ann: +3 garnets, -1 bellflower”. */
export function purseChangeWords({ player, ...change }: LedgerFault): string {
  return `${player}: ${changeWords(change)}`;
}
