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

/** A player's purse in the Ledger tab minus the player's purse in the log. Amounts may be negative. */
export interface LedgerFault extends Purse {
  readonly player: string;
}

/** Lists the players whose purse in the Ledger tab differs from the log, because somebody typed into the tab. */
export function ledgerFaults(book: Book): readonly LedgerFault[] {
  return purseDifferences(balancesOf(book.ledger), expectedBalances(book.log, matchesHere(book.log)));
}

/** Makes one row of the Ledger for each player in `faults`. With these rows, the purses in the tab equal the purses in the log. */
export function ledgerRepairs(faults: readonly LedgerFault[]): readonly LedgerFault[] {
  return faults.map(({ player, ...purse }) => ({ player, ...addPurses(EMPTY_PURSE, purse, -1) }));
}

/** Puts the differences between the Ledger tab and the log into words, with the players' current names. */
export function ledgerFaultWords(book: Book, faults = ledgerFaults(book)): readonly string[] {
  const { nameOf } = ledgerNames(book.log, book.season);
  return faults.map((fault) => purseChangeWords({ ...fault, player: nameOf(fault.player) }));
}

/** Subtracts the expected purse of each player from the purse that was found. Leaves out players without a difference. */
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
 * Gives the purse of each player by id, from the log. Values typed into the Ledger tab do not count until the host
 * accepts them. If a match cannot be replayed, gives the purses in the tab.
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
 * Gives the purse of each player by id, from the log. Ignores matches that are not over. Also ignores matches that
 * cannot be replayed, which the panel shows as problems.
 */
export function finalBalances({ log, matches }: Book): ReadonlyMap<string, Purse> {
  const over = matches.matches.filter((row) => row.over && !isBroken(log, row.number));
  return expectedBalances(
    log,
    over.map(({ number }) => number),
  );
}

/** Lists the numbers of all matches in the workbook. Reads the log, not the Matches tab. */
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

/** Replays a match in the workbook, and lists how the match changed purses; [] if the match cannot be replayed. */
export function matchPurses(log: Log, number: number): readonly LedgerFault[] {
  return isBroken(log, number) ? [] : purseChanges(log, number);
}

/** Replays a match in the workbook, and lists how the match changed purses. Fails if the match cannot be replayed. */
function purseChanges(log: Log, number: number): readonly LedgerFault[] {
  const playback = playBack(log, number);
  return playback ? pursesOf(playback) : [];
}

/** Lists the changes of purses by a match. Players are given by id. Leaves out players without a change. */
export function purseChangesOf(playback: Playback): readonly LedgerFault[] {
  return pursesOf(playback).filter((purse) => !isNothing(purse));
}

/** Lists the payments of a match to the players, in the order of seats. Players are given by id. */
export const pursesOf = memoized((playback: Playback): readonly LedgerFault[] =>
  playback.started.players.map(({ id }, seat) => ({ player: id, ...gainOf(playback, seat) })),
);

/** Lists the changes of purses if a match changes from `before` to `after`. Leaves out players without a change. */
export function purseShift(before: Playback, after: Playback): readonly LedgerFault[] {
  return purseDifferences(balancesOf(pursesOf(after)), balancesOf(pursesOf(before)));
}

/**
 * Computes what a match added to a purse: the purse now, minus the purse at the start, minus the credits. In a match
 * that was taken over, only the time since the take-over counts (H31).
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

/** Says whether a change leaves a purse unchanged. */
export function isNothing({ garnets, bellflowers, tokensOfLife }: Purse): boolean {
  return garnets === 0 && bellflowers === 0 && tokensOfLife === 0;
}

/** Puts a change of a purse into words, such as “Ann: +3 garnets, −1 bellflower”. */
export function purseChangeWords({ player, ...change }: LedgerFault): string {
  return `${player}: ${changeWords(change)}`;
}
