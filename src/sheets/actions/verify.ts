import * as z from 'zod/mini';
import { hashOf } from '../../rules/base/hash.ts';
import { count } from '../../rules/declare/position.ts';
import { replay } from '../../rules/play/replay.ts';
import { RECORD_GAMES } from '../../rules/registry.ts';
import type { Book } from '../log/book.ts';
import { playerFile, publicFile, wholeFile } from '../log/file/match-file.ts';
import { playFile } from '../log/file/play-file.ts';
import { MATCH_PLACE } from '../log/file/read-file.ts';
import { faultWords, mustPlayBack, playBack } from '../log/fold.ts';
import { wholeOutbox } from '../log/guard.ts';
import { ledgerFaultWords } from '../log/ledger/ledger.ts';
import { ledgerNames } from '../log/ledger-names.ts';
import { faultsOf } from '../log/lost-entries.ts';
import { asShown } from '../log/playback/as-shown.ts';
import type { Playback } from '../log/playback/playback.ts';
import { recordOf } from '../log/playback/record.ts';
import { replayOf } from '../log/playback/seen.ts';
import { positionFromTab } from '../log/playback/tab-names.ts';
import { titleOf } from '../log/season-matches.ts';
import type { OpenPart } from '../log/shapes.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import type { ResponsePorts } from '../responses/form-responses.ts';
import { tryOpenRound } from '../responses/open-round.ts';
import { openPartOf } from '../responses/round-record.ts';
import { describeIssues } from '../workbook/address.ts';
import { missingAfter } from '../workbook/ledger-tab.ts';
import { readPositionTab } from '../workbook/position-tab.ts';
import { FIRST_MATCH_TAB } from '../workbook/season.ts';
import { type Change, type Context, ofSeason } from './change.ts';

/** Result of the Verify button. */
export interface Verification {
  readonly entries: number;
  readonly matches: number;
  readonly rounds: number;
  /** Sentence about the first difference found; '' if there is no difference. */
  readonly fault: string;
}

/**
 * Checks the hashes of the log, and replays every match, edits included. Compares each match with the match's record and
 * with the position in the match's tab. Names the first difference.
 */
export function verify(book: Book): Verification {
  const { entries, faults } = book.log;
  const { matches } = book.matches;
  const [different] = book.differences;
  const sound = matches.filter(({ number }) => !faults.has(number));
  const playbacks = sound.map(({ number }) => playBack(book.log, number));
  const problems = [
    ...faultsOf(book.log).map(({ address, problem }) => `${address}: ${problem}`),
    ...sound.flatMap(({ title }, i) =>
      matchProblems(book, playbacks[i]).map((problem) => `${title}: ${problem}`),
    ),
  ];
  return {
    entries: entries.length,
    matches: matches.length,
    rounds: roundsIn(playbacks),
    fault: problems[0] ?? (different ? `${different.address}: ${different.text}` : ledgerProblem(book)),
  };
}

/** Counts the resolved rounds of several matches. */
export function roundsIn(playbacks: readonly (Playback | undefined)[]): number {
  return playbacks.reduce((sum, playback) => sum + (playback?.rounds.length ?? 0), 0);
}

/** Says whether replaying a match's record gives the same match as the log. */
export function replaysTheSame(playback: Playback): boolean {
  return hashOf(replay(RECORD_GAMES, recordOf(playback))) === hashOf(replayOf(playback));
}

function matchProblems(book: Book, playback: Playback | undefined): string[] {
  if (!playback) return ['the log has no first entry of this match'];
  const problems = [faultWords(book.log, playback), tabProblem(book, playback)].filter(Boolean);
  if (problems.length > 0) return problems;
  if (!replaysTheSame(playback)) return ['a replay gives a different result'];
  const log = book.log.entries.filter(({ match }) => match === playback.number);
  const { problem } = playFile({ log });
  if (problem) return [problem];
  return problems;
}

function tabProblem(book: Book, playback: Playback): string {
  const { number, match } = playback;
  const tab = book.tabs.get(FIRST_MATCH_TAB + number);
  const { shape } = match.game.schema;
  const read = tab && readPositionTab(shape, tab);
  if (!read) return 'the tab of the match is gone';
  if ('issues' in read) return describeIssues(read.issues.slice(0, 1));
  if (hashOf(positionFromTab(playback, read.value)) === hashOf(match.position)) return '';
  return 'the position in the tab differs from the log';
}

function ledgerProblem(book: Book): string {
  const [changed] = ledgerFaultWords(book);
  if (changed) return `Ledger: the tab differs from the log: ${changed}`;
  const [debtor] = missingAfter(new Map(), book.ledger).keys();
  return debtor === undefined
    ? ''
    : `Ledger: ${ledgerNames(book.log, book.season).nameOf(debtor)} has a negative balance`;
}

/** Part of a match that a file holds: the whole match, the public part, or the part for the player of a seat. */
export const SHOWS = z.union([z.literal(['everything', 'public']), count()]);
type Shows = z.infer<typeof SHOWS>;

/**
 * Writes a match as the text of a file that the viewer shows and checks. With `ports`, the file of a whole match also
 * has the orders and trades of the open round (H31).
 */
export function exportMatch(book: Book, match: number, shows: Shows, ports?: ResponsePorts): string {
  return `${JSON.stringify(fileOf(book, match, shows, ports))}\n`;
}

function fileOf(book: Book, match: number, shows: Shows, ports?: ResponsePorts) {
  const playback = mustPlayBack(book.log, match);
  const title = titleOf(book, match);
  if (shows === 'everything')
    return wholeFile(book.log, playback, title, ports && openPart(book, playback, ports));
  if (shows === 'public') return publicFile(book.log, asShown(playback), title);
  if (!playback.started.players[shows]) fail('This match has no such place.', LOOK_AGAIN);
  return playerFile(book.log, playback, title, shows);
}

/** Gives the orders and trades of the open round; undefined if there are none, or the match is over. */
export function openPart(book: Book, playback: Playback, ports: ResponsePorts): OpenPart | undefined {
  const row = book.matches.matches.find(({ number }) => number === playback.number);
  const open = row && !row.over ? tryOpenRound(book, row, playback, ports) : undefined;
  return open && openPartOf(playback, open);
}

/** Writes the record of a match as JSON text, from the log alone (docs/record.md). */
export function exportRecord(book: Book, match: number): string {
  return `${JSON.stringify(recordOf(mustPlayBack(book.log, match)), undefined, 2)}\n`;
}

/** Writes a match into the viewer's page: one file that shows and checks the match on any computer. */
export function matchPage(
  viewer: string,
  book: Book,
  match: number,
  shows: Shows,
  ports?: ResponsePorts,
): string {
  // Escapes “<”, so that no player's text can end the element that holds the match.
  const text = exportMatch(book, match, shows, ports).trim().replace(/</g, '\\u003c');
  return viewer.replace(MATCH_PLACE, () => `${MATCH_PLACE}${text}`);
}

/**
 * Continues with a log whose last entries are lost, because somebody restored an earlier version of the workbook (H38).
 * Writes all files again.
 */
export function continueWithoutLost({ book }: Context): Change {
  const { log, matches } = book;
  const lost = faultsOf(log).flatMap((fault) => fault.lost ?? []);
  if (lost.length === 0) return fail('The log has lost no entries.', LOOK_AGAIN);
  return {
    event: ofSeason({ what: 'lost entries', data: lost }),
    outbox: matches.matches.flatMap((row) => wholeOutbox(log, row)),
  };
}
