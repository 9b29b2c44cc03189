import { addressOf, describeIssues } from '../workbook/address.ts';
import { badCells, type TypedTabs } from '../workbook/host-tabs.ts';
import {
  CLOSE,
  type Matches,
  type MatchesTab,
  type MatchRow,
  OPEN,
  ORDER_FORM,
  type OutboxRow,
  outboxCheck,
  SPECTATORS,
  TABS,
  TRADE_FORM,
} from '../workbook/season.ts';
import { placeOfTable } from '../workbook/table-place.ts';
import { headOf, type Log } from './audit-log.ts';
import { type Difference, differ } from './difference.ts';
import { playBack, seasonFacts } from './fold.ts';
import { isMatchOver } from './playback/playback.ts';
import { liveMatches, matchFactsOf } from './season-facts.ts';

/**
 * Replaces values of the Matches tab with values from the log, and lists the differences. Typed values count only for a
 * match that cannot be replayed.
 * Fails if the tab cannot be read and the log lacks a match's values, too.
 */
export function guardMatches(
  log: Log,
  typed: TypedTabs,
): { readonly matches: Matches; readonly differences: readonly Difference[] } {
  const read = typed.matches;
  // Until a broken log is repaired, nothing is written or delivered, and the tab is shown as typed.
  if (log.fault && !('issues' in read)) return { matches: read.value, differences: [] };
  const issues = 'issues' in read ? read.issues : [];
  const tab: MatchesTab = 'issues' in read ? { matches: [], outbox: [], check: '' } : read.value;
  const facts = seasonFacts(log);
  const live = liveMatches(facts);
  const rows = live.flatMap((number): MatchRow[] => {
    const typed = tab.matches.find((one) => one.number === number);
    const { row } = matchFactsOf(facts, number);
    // The typed values of a match with a damaged chain stay: no action can change the match.
    if (!row || log.faults.has(number)) return typed ? [typed] : [];
    // If a match cannot be replayed, the typed game, round and end count.
    const state = stateOf(log, number) ?? typed;
    return state ? [{ ...row, number, game: state.game, round: state.round, over: state.over }] : [];
  });
  // The log alone cannot restore the tab if the log lacks a row.
  if (issues.length > 0 && rows.length < live.length) badCells(TABS.matches.title, describeIssues(issues));
  const outbox = guardOutbox(log, tab, rows, issues.length > 0);
  const unreadable = issues.map(
    ({ address, found, expected }): Difference =>
      differ('Matches', address, `found ${found}, expected ${expected}`),
  );
  const found = issues.length > 0 ? unreadable : rowDifferences(typed, tab.matches, rows, live.length);
  return {
    matches: { matches: rows, outbox: outbox.rows },
    differences: [...found, ...outbox.differences],
  };
}

/** Gives a match's game, the number of resolved rounds, and whether the match is over. Undefined if the match cannot be replayed. */
function stateOf(log: Log, number: number): Pick<MatchRow, 'game' | 'round' | 'over'> | undefined {
  try {
    const playback = playBack(log, number);
    if (!playback) return undefined;
    const { game, position } = playback.match;
    return { game: game.id, round: position.round, over: isMatchOver(playback) };
  } catch {
    // The panel shows the reason as a problem of this match.
    return undefined;
  }
}

/**
 * Gives the rows of the outbox. If somebody changed the outbox, gives rows for all files and forms, so that everything
 * is delivered again.
 */
function guardOutbox(
  log: Log,
  { outbox, check }: MatchesTab,
  rows: readonly MatchRow[],
  isLost: boolean,
): { readonly rows: readonly OutboxRow[]; readonly differences: readonly Difference[] } {
  // If a chain is damaged, nobody knows for sure which entry is the newest.
  const isAsWritten = log.faults.size > 0 || check === outboxCheck(outbox, headOf(log));
  if (isAsWritten && !isLost) return { rows: outbox, differences: [] };
  const text = 'the list of waiting pages was changed by hand, so all pages are updated';
  return {
    rows: rows.flatMap((row) => wholeOutbox(log, row)),
    differences: isLost ? [] : [differ('Matches', TABS.matches.title, text)],
  };
}

/** Makes outbox rows for every file and form of a match. Repeated deliveries do no harm. */
export function wholeOutbox(log: Log, { number, over }: MatchRow): OutboxRow[] {
  const players = matchFactsOf(seasonFacts(log), number).begun?.players ?? [];
  const forms = over ? [CLOSE] : [OPEN, ORDER_FORM, TRADE_FORM];
  const keys = [SPECTATORS, ...players.map(({ id }) => id), ...forms];
  return keys.map((to) => ({ to, match: number, isNew: false, tries: 0, error: '' }));
}

/** Lists the differences of the Matches tab: changed cells, rows of unknown matches, and missing rows. */
function rowDifferences(
  { tabs }: TypedTabs,
  typed: readonly MatchRow[],
  rows: readonly MatchRow[],
  count: number,
): readonly Difference[] {
  const tab = tabs.get(TABS.matches.sheetId);
  if (!tab) return [];
  const place = placeOfTable(tab, 'matches');
  const seen = new Set<number>();
  const changed = typed.flatMap((found, i) => {
    const line = place.rows[i] ?? 0;
    const row = rows.find(({ number }) => number === found.number);
    const isFirst = !seen.has(found.number);
    seen.add(found.number);
    if (!row || !isFirst) {
      const why = row
        ? `match ${found.number} already has a row above`
        : `the log has no match ${found.number}`;
      return [differ('Matches', addressOf(tab.title, line, 0), why)];
    }
    return (Object.keys(row) as (keyof MatchRow)[]).flatMap((part) => {
      if (found[part] === row[part]) return [];
      const address = addressOf(tab.title, line, place.columns.get(part) ?? 0);
      const text = `${words(row[part])} → ${words(found[part])}`;
      const isTime =
        part === 'deadline' && !row.over && (found[part] === '' || !Number.isNaN(Date.parse(found[part])));
      return [
        differ(
          'Matches',
          address,
          text,
          isTime ? { deadline: { match: row.number, round: row.round, to: found.deadline } } : {},
        ),
      ];
    });
  });
  const missing = rows
    .filter(({ number }) => !seen.has(number))
    .map(({ number, title }) =>
      differ('Matches', tab.title, `the row of match ${number} (${title}) is gone`),
    );
  const lost =
    rows.length < count
      ? [differ('Matches', tab.title, 'a match has no row here, and the log does not know the match')]
      : [];
  return [...changed, ...missing, ...lost];
}

function words(value: string | number | boolean): string {
  return value === '' ? 'nothing' : String(value);
}
