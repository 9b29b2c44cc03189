import type { Tab } from '../ports.ts';
import { TABS } from './season.ts';
import { type TabWords, withNames } from './tab-words.ts';
import { placeOfTable } from './table-place.ts';

export const SEASON_WORDS: TabWords = {
  titles: { values: 'settings' },
  values: {
    identity: 'Players are known by',
    deadlines: 'Rounds are due',
    standings: 'Spectators see',
    rules: 'Link to the rules',
    spectatorFile: 'Spectators’ file',
    workbook: 'This workbook',
  },
  heads: {
    name: 'Name',
    email: 'Email',
    meadow: 'Meadow',
    zone: 'Time zone',
    note: 'Note for hosts',
    problem: 'To correct',
    id: 'Id',
    file: 'Private file',
    code: 'Personal code',
    access: 'Opens for',
  },
  choices: {
    identity: { code: 'personal codes', email: 'Google accounts' },
    standings: { tokens: 'Tokens of Life', all: 'Tokens of Life, garnets and bellflowers' },
  },
};

export const MATCHES_WORDS: TabWords = {
  titles: { values: 'kept by Roundkeeper', outbox: 'pages that wait' },
  values: { check: 'Check' },
  heads: {
    number: 'Match',
    game: 'Game',
    title: 'Title',
    round: 'Rounds',
    over: 'Over',
    deadline: 'Deadline (UTC)',
    form: 'Form',
    formUrl: 'Link to the form',
    formTab: 'Responses in tab',
    trades: 'Trade form',
    tradesUrl: 'Link to the trade form',
    tradesTab: 'Offers in tab',
    to: 'Whose',
    match: 'Of match',
    isNew: 'New',
    tries: 'Tries',
    error: 'What went wrong',
  },
  choices: {},
};

/** Column headings of the Ledger tab, in a host's words. */
export const LEDGER_WORDS = {
  time: 'Time',
  player: 'Player',
  garnets: 'Garnets',
  bellflowers: 'Bellflowers',
  tokensOfLife: 'Tokens of Life',
  why: 'Why',
  match: 'Match',
} as const;

/** Replaces the host's words in a season's tab by the schema's names. */
export function named(tab: Tab): Tab {
  if (tab.sheetId === TABS.season.sheetId) return withoutMarks(withNames(tab, SEASON_WORDS));
  return tab.sheetId === TABS.matches.sheetId ? withNames(tab, MATCHES_WORDS) : tab;
}

/**
 * Beginning of every text that Roundkeeper writes beside settings and players. Roundkeeper never changes a text without
 * this beginning, because the host typed it.
 */
export const BESIDE = '◂ ';

/** Removes from the Season tab all texts beside players, and Roundkeeper's texts beside settings. */
function withoutMarks(tab: Tab): Tab {
  const { top } = placeOfTable(tab, 'players');
  const at = problemColumn(tab);
  if (at < 0) return tab;
  return {
    ...tab,
    cells: tab.cells.map((line, row) =>
      row >= top || String(line[at] ?? '').startsWith(BESIDE)
        ? line.map((cell, column) => (column === at ? '' : cell))
        : line,
    ),
  };
}

/** Gives the texts that {@link named} removed from the Season tab, by zero-based row. */
export function marksIn(raw: Tab | undefined, read: Tab): ReadonlyMap<number, string> {
  const column = problemColumn(read);
  const marks = read.cells.flatMap((line, row): readonly (readonly [number, string])[] => {
    const mark = String(raw?.cells[row]?.[column] ?? '');
    return (line[column] ?? '') === '' && mark !== '' ? [[row, mark]] : [];
  });
  return new Map(marks);
}

/** Gives the zero-based column “To correct” of the Season tab; -1 if somebody deleted that column. */
export const problemColumn = (tab: Tab) => placeOfTable(tab, 'players').columns.get('problem') ?? -1;
