import { type Grid, PALETTE, type Placed } from '../../rules/board/grid.ts';
import { readLog } from '../log/audit-log.ts';
import { chainEntry } from '../log/chain.ts';
import { AUDIT_HEADS, writeEntry } from '../log/entry-rows.ts';
import { SEASON_FORMAT } from '../log/events/season.ts';
import { forgetHeads } from '../log/lost-entries.ts';
import { isAnswered, saltFor } from '../log/request.ts';
import type { Ports, Write } from '../ports.ts';
import { fail } from '../problem.ts';
import { USUAL_SCHEDULE } from '../schedule.ts';
import { isoTime } from '../time.ts';
import { isCopy, isSetUp, readHostTabs } from '../workbook/host-tabs.ts';
import { LEDGER_WORDS } from '../workbook/host-words.ts';
import { LEDGER_LINE } from '../workbook/ledger-tab.ts';
import { isMatchTab, LEDGER_HEADS, type Season, TABS } from '../workbook/season.ts';
import { drawMatches, drawSeason } from '../workbook/season-tab.ts';
import { saveEntry } from './save-entry.ts';

/** Widths of the wide columns, in pixels. */
const AUDIT_WIDTHS: Readonly<Record<string, number>> = {
  time: 175,
  who: 170,
  what: 90,
  data: 420,
  'previous hash': 120,
  'hash, salt': 120,
  'heads or seats': 120,
};
const LEDGER_WIDTHS: Readonly<Record<string, number>> = { time: 185, player: 130, why: 380, match: 60 };

/**
 * Makes the tabs of a season in one commit, in a workbook that has no season. In a copy of another season’s workbook,
 * replaces the copied tabs.
 * The copied roster keeps names, emails and meadows. Ids, files and codes belong to the original season and are removed.
 */
export function setUpSeason(ports: Ports, identity: Season['identity']): void {
  const before = ports.workbook.read();
  const tabs = isSetUp(before) ? readHostTabs(before) : undefined;
  if (tabs && isAnswered(readLog(tabs.audit), ports.request)) return;
  const copied = tabs?.season;
  if (copied && !isCopy(copied, ports.workbook.id))
    fail('This workbook already has a season.', 'Continue this season, or use a new workbook.');
  const players = (copied?.players ?? []).map((person) => ({
    ...person,
    id: '',
    file: '',
    code: '',
    access: '',
  }));
  const there = new Set(before.tabs.map(({ sheetId }) => sheetId));
  const problem = identity === 'email' ? ports.forms.verifiedEmailProblem() : '';
  if (problem !== '') fail(problem, 'Choose personal codes, or attach a Cloud project and try again.');
  const season: Season = {
    identity,
    deadlines: USUAL_SCHEDULE,
    standings: copied?.standings ?? 'tokens',
    rules: copied?.rules ?? '',
    spectatorFile: '',
    workbook: ports.workbook.id,
    players,
  };
  const event = { what: 'season', data: { identity, format: SEASON_FORMAT } } as const;
  const begun = { time: isoTime(ports.clock.now()), who: ports.who(), match: 0, round: 0, ...event };
  const entry = chainEntry({ entries: [], next: 1 }, begun, saltFor(ports, ports.request));
  const tab = (which: { readonly sheetId: number; readonly title: string }, grid: Grid): Write => ({
    kind: 'tab',
    ...which,
    isNew: !there.has(which.sheetId),
    grid,
  });
  // Removes the empty first tab of a new workbook, and copied tabs of matches.
  const empty = before.tabs.filter(
    ({ sheetId, cells }) => (sheetId === 0 && cells.length === 0) || (copied && isMatchTab(sheetId)),
  );
  const writes: Write[] = [
    tab(TABS.audit, drawLog(AUDIT_HEADS.map((head) => [head, AUDIT_WIDTHS[head] ?? 60]))),
    tab(TABS.ledger, drawLog(LEDGER_HEADS.map((head) => [LEDGER_WORDS[head], LEDGER_WIDTHS[head] ?? 95]))),
    tab(TABS.matches, drawMatches({ matches: [], outbox: [] }, entry.hash)),
    tab(TABS.season, drawSeason(season)),
    ...empty.map(({ sheetId }): Write => ({ kind: 'drop', sheetId })),
    { kind: 'rows', sheetId: TABS.ledger.sheetId, at: 0, rowCount: 20, rows: [LEDGER_LINE] },
    {
      kind: 'rows',
      sheetId: TABS.audit.sheetId,
      at: 0,
      rowCount: 20,
      rows: [AUDIT_HEADS, ...writeEntry(entry)],
    },
  ];
  forgetHeads(ports.memo);
  saveEntry(ports, writes, entry);
}

const ROWS = 20;

/** Draws an append-only tab with a frozen heading row. Columns are [heading, width in pixels]. */
function drawLog(columns: readonly (readonly [head: string, pixels: number])[]): Grid {
  const cells = columns.map(
    ([text], column): Placed => ({
      row: 0,
      column,
      text,
      style: { bold: true, size: 9, fill: PALETTE.shade, align: 'left' },
    }),
  );
  // Without this, rows below might look like headings, because empty cells may have any format.
  const below = Array.from({ length: ROWS - 1 }, (_, i) =>
    cells.map(({ column }): Placed => ({ row: i + 1, column, text: '' })),
  );
  return {
    widths: columns.map(([, pixels]) => pixels),
    heights: Array(ROWS).fill(21),
    cells: [...cells, ...below.flat()],
    frozenRows: 1,
  };
}
