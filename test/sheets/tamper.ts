import type { Cell } from '../../src/rules/declare/position.ts';
import { restoreTabs } from '../../src/sheets/commit/restore-tabs.ts';
import { deliverAgain } from '../../src/sheets/letters/deliver.ts';
import { sendAllReceipts } from '../../src/sheets/letters/receipts.ts';
import { openBook } from '../../src/sheets/log/book.ts';
import { balances } from '../../src/sheets/log/ledger.ts';
import { panelState } from '../../src/sheets/panel-api/state.ts';
import type { Tab } from '../../src/sheets/ports.ts';
import { asProblem } from '../../src/sheets/problem.ts';
import { FIRST_MATCH_TAB, TABS } from '../../src/sheets/workbook/season.ts';
import { FOUR } from '../players.ts';
import { copyMemory, type Memory } from './memory-ports.ts';
import { makeMatch, makeSeason, resolve, resolveAs, rowOf } from './season.ts';

/** The seeds of the matches, none of which is public: two matches are live, and the one that is over is not closed. */
const SEEDS = ['the seed of the first match', 'the seed of the second match', 'the seed of the third match'];

/** What is typed into cells, beside the content of other cells of the tab. */
const VALUES: readonly Cell[] = [
  '',
  true,
  false,
  0,
  1,
  -1,
  999,
  'Ann',
  'Ben',
  '=A1',
  '2099-01-01T00:00:00.000Z',
];

/** One change by hand: the tab, what it is, and how the tab is after it. */
export interface Tampering {
  readonly tab: string;
  readonly what: string;
  readonly after: Tab;
}

/** What came of a tampering: what it broke, and whether the panel named it. */
export interface Trial {
  readonly broken: readonly string[];
  readonly isNamed: boolean;
}

/** A season with two live matches, orders in both, and a third match that is over. */
export function tamperedSeason(): Memory {
  const memory = makeSeason(FOUR, 'code');
  for (const seed of SEEDS) makeMatch(memory, { seed });
  const codes = new Map(openBook(memory.ports).season.players.map(({ name, code }) => [name, code]));
  while (!resolve(memory, 3).over);
  for (const match of [1, 2])
    for (const name of ['Ann', 'Ben'])
      memory.respond(rowOf(memory, match).formTab, {
        'Your personal code': codes.get(name) ?? '',
        'Number card': 3,
      });
  sendAllReceipts(memory.ports);
  memory.letters.length = 0;
  return memory;
}

/** Every change of one cell, and of one or two rows, of the tabs that Roundkeeper keeps. */
export function tamperings({ tabs }: Memory): readonly Tampering[] {
  const kept = [
    ...Object.values(TABS).map(({ sheetId }) => sheetId),
    ...[1, 2, 3].map((n) => FIRST_MATCH_TAB + n),
  ];
  return kept.flatMap((sheetId) => {
    const tab = tabs.get(sheetId);
    return tab ? [...cellChanges(tab), ...rowChanges(tab)] : [];
  });
}

function cellChanges(tab: Tab): Tampering[] {
  return tab.cells.flatMap((line, row) =>
    line.flatMap((cell, column) => {
      const below = tab.cells[row + 1]?.[column];
      const values = [...VALUES, ...(below === undefined ? [] : [below])];
      return values
        .filter((value) => value !== cell)
        .map((value) => {
          const cells = tab.cells.map((one, i) =>
            i === row ? one.map((old, j) => (j === column ? value : old)) : one,
          );
          return { tab: tab.title, what: `${row + 1}/${column + 1} = ${value}`, after: { ...tab, cells } };
        });
    }),
  );
}

function rowChanges(tab: Tab): Tampering[] {
  const make = (what: string, cells: Tab['cells']): Tampering => ({
    tab: tab.title,
    what,
    after: { ...tab, cells },
  });
  return tab.cells.flatMap((line, row) => {
    const [before, after] = [tab.cells.slice(0, row), tab.cells.slice(row + 1)];
    const [next, ...rest] = after;
    return [
      make(`row ${row + 1} deleted`, [...before, ...after]),
      make(`row ${row + 1} emptied`, [...before, [], ...after]),
      make(`row ${row + 1} doubled`, [...before, line, line, ...after]),
      ...(next ? [make(`rows ${row + 1} and ${row + 2} swapped`, [...before, next, line, ...rest])] : []),
    ];
  });
}

/** Changes a season by hand, acts in it, and looks what came of it. `calm` is the result without the change. */
export function tryTampering(season: Memory, { after }: Tampering, calm: string): Trial {
  const memory = copyMemory(season);
  const owners = ownersOf(season);
  memory.tabs.set(after.sheetId, after);
  const names: string[] = [];
  const broken: string[] = [];
  const attempt = (work: () => unknown) => {
    try {
      return work();
    } catch (error) {
      const { code, what } = asProblem(error);
      if (code === 'unexpected') broken.push(`an error: ${what}`);
      names.push(what);
    }
  };
  attempt(() => {
    const { differences, warnings, ledgerEdited, matches } = panelState(memory.ports);
    names.push(...differences.map(({ text }) => text), ...warnings, ...ledgerEdited);
    for (const { problem, edited } of matches) names.push(...(problem ? [problem.what] : []), ...edited);
  });
  attempt(() => resolveAs(memory, { match: 1, round: 0, early: true }));
  attempt(() => sendAllReceipts(memory.ports));
  attempt(() => deliverAgain(memory.ports));
  for (const { file, grid } of memory.letters) {
    const text = JSON.stringify(grid);
    if (SEEDS.some((seed) => text.includes(seed))) broken.push('a seed is published');
    for (const [name, { own, code }] of owners) {
      if (file === own) continue;
      if (text.includes(`${name} — this page is yours alone.`))
        broken.push(`${name}’s page is in another file`);
      if (text.includes(code)) broken.push(`${name}’s code is in another file`);
    }
  }
  attempt(() => restoreTabs(memory.ports));
  if (names.length === 0 && stateOf(memory) !== calm) broken.push('something is otherwise, and not named');
  return { broken: [...new Set(broken)], isNamed: names.length > 0 };
}

function ownersOf({ ports }: Memory): ReadonlyMap<string, { readonly own: string; readonly code: string }> {
  return new Map(openBook(ports).season.players.map(({ name, file, code }) => [name, { own: file, code }]));
}

/** What counts in a season: its matches, its purses, what belongs to whom, and the pages that were written. */
export function stateOf(memory: Memory): string {
  const book = openBook(memory.ports);
  const pages = memory.letters.map(({ file, sheetId }) => `${file} ${sheetId}`).sort();
  const people = book.season.players
    .map(({ id, file, code, access }) => [id, file, code, access].join())
    .sort();
  return JSON.stringify([book.matches.matches, [...balances(book)].sort(), people, [...new Set(pages)]]);
}

/** The result of the same actions in a season that nobody changed. */
export function calmState(season: Memory): string {
  const memory = copyMemory(season);
  resolveAs(memory, { match: 1, round: 0, early: true });
  sendAllReceipts(memory.ports);
  deliverAgain(memory.ports);
  return stateOf(memory);
}
