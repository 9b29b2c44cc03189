import { hashOf } from '../../rules/base/hash.ts';
import { replay } from '../../rules/play/replay.ts';
import { GAMES } from '../../rules/registry.ts';
import { ledgerFaults, purseWords } from '../log/ledger.ts';
import { mustPlayBack, playBack, pursesOf, recordOf } from '../log/playback.ts';
import type { Ports } from '../ports.ts';
import { balancesOf, openBook } from '../workbook/book.ts';
import { describeIssues, readTables } from '../workbook/codec.ts';
import { FIRST_MATCH_TAB } from '../workbook/season.ts';

export interface VerifyAnswer {
  readonly entries: number;
  readonly matches: number;
  readonly rounds: number;
  /** The first thing that does not fit, or ''. */
  readonly fault: string;
}

/**
 * Checks the log's chain, rebuilds every match's record from the log alone, replays it, and compares the end with the
 * position in the tab, to the byte. Names the first thing that does not fit.
 */
export function verify(ports: Ports): VerifyAnswer {
  const book = openBook(ports);
  const { entries, fault } = book.audit;
  let rounds = 0;
  const problems: string[] = fault ? [`${fault.address}: ${fault.problem}`] : [];
  for (const { number, title } of book.matches.matches) {
    const playback = playBack(entries, number);
    if (!playback) {
      problems.push(`${title}: the log has no beginning of it`);
      continue;
    }
    rounds += playback.rounds.length;
    if (playback.fault) problems.push(`${title}: ${playback.fault}`);
    const tab = book.tabs.get(FIRST_MATCH_TAB + number);
    const { shape } = playback.match.game.schema;
    const read = tab && readTables<object>(shape, tab);
    if (!read) problems.push(`${title}: its tab is gone`);
    else if ('issues' in read) problems.push(describeIssues(read.issues.slice(0, 1)));
    else if (hashOf(read.value) !== hashOf(playback.match.position))
      problems.push(`${title}: the position in the tab is not the one that the log gives`);
    const edited = entries.some(({ match, what }) => match === number && what === 'edit');
    if (
      !edited &&
      problems.length === 0 &&
      hashOf(replay(GAMES, recordOf(playback)).purses) !== hashOf(pursesOf(playback.match))
    )
      problems.push(`${title}: its record replays to other purses`);
  }
  const [changed] = problems.length > 0 ? [] : ledgerFaults(book);
  if (changed) problems.push(`Ledger: it differs from the log by ${purseWords(changed)}`);
  const debtor = [...balancesOf(book.ledger)].find(
    ([, purse]) => purse.garnets < 0 || purse.bellflowers < 0 || purse.tokensOfLife < 0,
  );
  if (debtor) problems.push(`Ledger: ${debtor[0]} has less than nothing`);
  return { entries: entries.length, matches: book.matches.matches.length, rounds, fault: problems[0] ?? '' };
}

/** The record of a match as JSON text, from the log alone (docs/record.md). */
export function exportRecord(ports: Ports, match: number): string {
  const book = openBook(ports);
  const playback = mustPlayBack(book.audit.entries, match);
  return `${JSON.stringify(recordOf(playback), undefined, 2)}\n`;
}
