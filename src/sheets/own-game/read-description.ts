import { own } from '../../rules/base/json.ts';
import { asUnusable, type Unusable } from '../../rules/base/unusable.ts';
import { capital } from '../../rules/base/words.ts';
import { playersOf } from '../../rules/declare/seating.ts';
import type { AnyGame } from '../../rules/game.ts';
import type { Tab, Write } from '../ports.ts';
import { addressOf } from '../workbook/address.ts';
import { BESIDE } from '../workbook/host-words.ts';
import { placeOfTable, titleRow } from '../workbook/table-place.ts';
import { HEADS, ORDER, OTHERS, TABLE_NAMES, type TableName, type VALUES, WORDS } from './description.ts';
import { columnOf, idOf, type Line, readSheet, readValues, type Sheet, textIn } from './description-sheet.ts';
import { layoutFor } from './round-layout.ts';
import { formulaFrom, needsItself, type Rules } from './rules.ts';

/** Fault that a host must correct in the tab. `row` is zero-based; `text` explains the fault. */
export interface DescriptionFault {
  readonly row: number;
  readonly address: string;
  readonly text: string;
}

/** Game as read from its tab. */
export interface Described {
  readonly title: string;
  readonly faults: readonly DescriptionFault[];
  /** The game; `definition` is the game's definition as in a record. Both are undefined while the tab has faults. */
  readonly game?: AnyGame;
  readonly definition?: unknown;
  /** Gives the formulas for a match of these players. */
  rules(names: readonly string[]): Rules;
}

/** For each table and key: the record's words for the words that a host can choose in the tab. */
const CHOSEN: Readonly<Record<TableName, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  questions: { kind: WORDS.questionKinds },
  columns: { kind: WORDS.columnKinds, known: WORDS.known, trade: WORDS.yes, reveal: WORDS.yes },
  facts: { kind: WORDS.factKinds, known: WORDS.factKnown, reveal: WORDS.yes },
};
/** Keys of cells that every row must fill. */
const NEEDED = ['kind', 'known'];

/** Reads the tab that describes a game. `base` makes games from definitions. */
export function readDescription(tab: Tab, base: AnyGame): Described {
  const sheet = readSheet(tab);
  const missing = TABLE_NAMES.filter((name) => titleRow(tab, name) < 0);
  const gone = missing.map((name) =>
    faultAt(tab, 0, 0, `The table “▸ ${name}” was deleted. Undo the deletion (Ctrl+Z).`),
  );
  const unchosen = choiceFaults(sheet);
  const made = define(sheet, base, new Set(unchosen.map(({ line }) => line)));
  const { game, definition } = made;
  const faults = [...gone, ...unchosen.map(({ fault }) => fault), ...made.faults];
  if (!game) return { title: textIn(sheet, 'title'), faults, rules: () => ({}) };
  const names = Array.from({ length: playersOf(game.seating.rule)[0] }, (_, i) => `Player ${i + 1}`);
  const all = [...faults, ...rulesIn(sheet, game, names).flatMap((one) => ('fault' in one ? one.fault : []))];
  const rules = (of: readonly string[]) =>
    Object.fromEntries(
      rulesIn(sheet, game, of).flatMap((one) => ('formula' in one ? [[one.slot, one.formula]] : [])),
    );
  return { title: game.title, faults: all, rules, ...(all.length === 0 ? { game, definition } : {}) };
}

function faultAt(tab: Tab, row: number, column: number, text: string): DescriptionFault {
  return { row, address: addressOf(tab.title, row, column), text };
}

function lineFault(
  { tab }: Sheet,
  name: TableName,
  { row }: Line,
  key: string,
  text: string,
): DescriptionFault {
  return faultAt(tab, row, columnOf(tab, name, key), text);
}

/** Finds cells whose word is not among the cell's choices. */
function choiceFaults(sheet: Sheet): readonly { readonly line: Line; readonly fault: DescriptionFault }[] {
  return TABLE_NAMES.flatMap((name) =>
    sheet.tables[name].flatMap((line) =>
      Object.entries(CHOSEN[name]).flatMap(([key, words]) => {
        const text = line.texts[key] ?? '';
        if (Object.values(words).includes(text) || (text === '' && !NEEDED.includes(key))) return [];
        const say = `Choose from the list: ${Object.values(words).join(', ')}.`;
        return [{ line, fault: lineFault(sheet, name, line, key, say) }];
      }),
    ),
  );
}

interface Defined {
  readonly game?: AnyGame;
  readonly definition?: unknown;
  readonly faults: readonly DescriptionFault[];
}

/** Defines the game of a tab without the bad rows. If a row has a fault, defines the game again without that row, to find all faults. */
function define(sheet: Sheet, base: AnyGame, bad: ReadonlySet<Line>): Defined {
  const left = (name: TableName) => sheet.tables[name].filter((line) => !bad.has(line));
  const definition = definitionOf(sheet, left);
  try {
    return { game: base.define?.(definition) as AnyGame, definition, faults: [] };
  } catch (error) {
    const why = asUnusable(error);
    if (!why) throw error;
    return { faults: faultsFrom(sheet, base, bad, why) };
  }
}

/** Problem of a list that has too many rows. */
const TOO_MANY = /^expected a list of 0 to (\d+)/;

/** Gives the fault of a definition that just failed, then the faults of the remaining rows. */
function faultsFrom(
  sheet: Sheet,
  base: AnyGame,
  bad: ReadonlySet<Line>,
  why: Unusable,
): readonly DescriptionFault[] {
  // A list without an index has too many rows. The first of these rows is named.
  const [, name = '', index = TOO_MANY.exec(why.problem)?.[1], part = 'title'] =
    /^definition\.(questions|columns|facts)(?:\[(\d+)\](?:\.(when\.is|\w+))?)?/.exec(why.path) ?? [];
  const left = name === '' ? [] : sheet.tables[name as TableName].filter((line) => !bad.has(line));
  const line = left[Number(index)];
  // A fault of a single value may come from a bad row, so it is reported only if no row is bad.
  if (!line) return bad.size === 0 ? [valueFault(sheet, why)] : [];
  const { faults } = define(sheet, base, new Set([...bad, line]));
  // This part may refer to a row that was left out for its fault. Then the reference itself may be right.
  if (bad.size > 0 && /^(least|most|when)/.test(part)) return faults;
  const key = part === 'when.is' ? 'is' : part;
  const words = wordsOf(part, line.texts[key] ?? '', why.problem);
  return [lineFault(sheet, name as TableName, line, key, words), ...faults];
}

function valueFault({ tab, values }: Sheet, { path, problem }: Unusable): DescriptionFault {
  const keys = {
    'players[1]': 'most',
    players: 'fewest',
    lastRound: 'lastRound',
    'score.wins': 'wins',
    score: 'score',
  } as const;
  const part = Object.keys(keys).find((start) => path.startsWith(`definition.${start}`));
  const value = values[part === undefined ? 'title' : keys[part as keyof typeof keys]];
  return faultAt(tab, value?.row ?? 0, 1, wordsOf(part ?? 'title', value?.text ?? '', problem));
}

type Ruling = { readonly slot: string; readonly formula: string } | { readonly fault: DescriptionFault };

/** Turns the tab's rules into formulas for players with these names. A wrong rule gives a fault instead. */
function rulesIn(sheet: Sheet, { ruled }: AnyGame, names: readonly string[]): readonly Ruling[] {
  if (!ruled) return [];
  const { tab, values, tables, ids } = sheet;
  const layout = layoutFor(ruled, names);
  const read = (slot: string, text: string, fault: (text: string) => DescriptionFault): readonly Ruling[] => {
    if (text === '') return [];
    const made = formulaFrom(layout, text);
    if ('formula' in made) return [{ slot, ...made }];
    return [{ fault: fault(made.problem) }];
  };
  const rules = new Map(
    [...tables.columns, ...tables.facts].map(({ texts }) => [
      (texts.title ?? '').toLowerCase(),
      texts.rule ?? '',
    ]),
  );
  return [
    ...read('over', textIn(sheet, 'over'), (text) => faultAt(tab, values.over?.row ?? 0, 1, text)),
    ...(['columns', 'facts'] as const).flatMap((name) =>
      tables[name].flatMap((line) => {
        const slot = `${name === 'facts' ? 'fact' : 'next'}:${ids.get(line)}`;
        const fault = (text: string) => lineFault(sheet, name, line, 'rule', text);
        const by = needsItself(rules, (line.texts.title ?? '').toLowerCase());
        if (by !== null) return [{ fault: fault(circularWords(line.texts.title ?? '', by)) }];
        return read(slot, line.texts.rule ?? '', fault);
      }),
    ),
  ];
}

function circularWords(title: string, by: string): string {
  return by === title.toLowerCase()
    ? `This rule needs its own result, [new ${title}]. Write [${title}] for the value before the round.`
    : `This rule needs its own result, through [new ${by}]. Change one of the two rules.`;
}

/** Makes the game's definition as in a record. Unreadable cells stay texts, so that the check can say what is expected there. */
function definitionOf(sheet: Sheet, linesIn: (name: TableName) => readonly Line[]): object {
  const text = (key: keyof typeof VALUES) => textIn(sheet, key);
  const score = text('score');
  const wins = keyOf(WORDS.wins, text('wins')) ?? text('wins');
  return {
    title: text('title'),
    players: [numberIn(text('fewest')), numberIn(text('most'))],
    ...(text('lastRound') === '' ? {} : { lastRound: numberIn(text('lastRound')) }),
    questions: linesIn('questions').map((line) => questionOf(line, sheet)),
    columns: linesIn('columns').map((line) => entryOf(line, sheet, WORDS.columnKinds)),
    facts: linesIn('facts').map((line) => entryOf(line, sheet, WORDS.factKinds)),
    ...(score === '' ? {} : { score: { column: idOf(sheet, 'columns', score) ?? score, wins } }),
  };
}

function questionOf(line: Line, sheet: Sheet): object {
  const { title = '', choices = '', least = '', most = '', missing = '', when = '', is = '' } = line.texts;
  const kind = keyOf(WORDS.questionKinds, line.texts.kind ?? '');
  const bound = (text: string) => idOf(sheet, 'columns', text) ?? numberIn(text);
  const column = idOf(sheet, 'columns', when);
  const fact = column === undefined ? idOf(sheet, 'facts', when) : undefined;
  const condition = { ...(fact === undefined ? { column: column ?? when } : { fact }), is: numberIn(is) };
  return {
    id: sheet.ids.get(line),
    title,
    kind,
    ...(choices === '' ? {} : { choices: listIn(choices) }),
    ...(least === '' ? {} : { least: bound(least) }),
    ...(most === '' ? {} : { most: bound(most) }),
    ...(missing === '' ? {} : { missing: kind === 'number' ? numberIn(missing) : missing }),
    ...(when === '' && is === '' ? {} : { when: condition }),
  };
}

function entryOf(line: Line, sheet: Sheet, kinds: Readonly<Record<string, string>>): object {
  const { title = '', start = '', trade = '', reveal = '', deal = '', draw = '' } = line.texts;
  const kind = keyOf(kinds, line.texts.kind ?? '');
  const read = kind === 'number' ? numberIn : (text: string) => text;
  return {
    id: sheet.ids.get(line),
    title,
    kind,
    start: start === '' && kind === 'number' ? 0 : read(start),
    known: keyOf(WORDS.known, line.texts.known ?? ''),
    ...(trade === '' ? {} : { trade: true }),
    ...(reveal === '' ? {} : { reveal: true }),
    ...(deal === '' ? {} : { deal: deal === OTHERS ? 'others' : listIn(deal).map(read) }),
    ...(draw === '' ? {} : { draw: draw === ORDER ? 'order' : listIn(draw).map(read) }),
  };
}

function keyOf(words: Readonly<Record<string, string>>, text: string): string | undefined {
  return Object.keys(words).find((key) => words[key] === text);
}

function numberIn(text: string): number | string {
  return /^[-−]?\d{1,15}$/.test(text) ? Number(text.replace('−', '-')) : text;
}

/** Splits a list at line breaks; without line breaks, at commas or semicolons. */
function listIn(text: string): readonly string[] {
  return text.split(text.includes('\n') ? '\n' : /[,;]/).map((part) => part.trim());
}

/** Turns a problem of the record into words for the host of the tab. `text` is the content of the cell. */
function wordsOf(part: string, text: string, problem: string): string {
  if (problem.startsWith('no such key'))
    return 'This cell must be empty, because this kind of row has no value here. Empty the cell.';
  if (/^(least|most)$/.test(part) && problem.includes('id of'))
    return `“${text}” is neither a number nor the title of a column of numbers that its player knows.`;
  if (part === 'when')
    return `“${text}” is not the title of a column that its player knows, or of a fact that everyone knows.`;
  const words: Readonly<Record<string, string>> = {
    title: 'Write a title of 1 to 100 characters that no other row of this table has.',
    score: 'Write the title of a column of numbers.',
    'score.wins': 'Choose whether the most or the fewest win.',
    trade: 'Players can trade only a number that begins with 0 or more and is known to its player.',
    deal: `Write 2 to 60 values with commas between them. In a column of players, choose “${OTHERS}”.`,
    draw: 'Write 2 to 60 values with commas between them. A column with a deal or with trades has no draw.',
  };
  // A list has a wrong value, so the sentence about the whole list would not help.
  const isOfItem = /^expected a (whole )?number/.test(problem);
  const [, most] = TOO_MANY.exec(problem) ?? [];
  if (most) return `This table has at most ${most} rows. Delete this row.`;
  if (part === 'choices' && problem.endsWith('found “”'))
    return 'A choice is empty. Write a text between the commas.';
  if (part === 'start' && problem.includes('0 to 0')) return 'No player is known yet. Empty the cell.';
  const said = isOfItem ? undefined : own(words, part);
  return said ?? `${capital(problem.replace(` to ${Number.MAX_SAFE_INTEGER}`, ' on'))}.`;
}

/** Gives the writes that put each fault beside its cell, and clear corrected faults. The host's own texts stay. */
export function faultMarks(tab: Tab, faults: readonly DescriptionFault[]): readonly Write[] {
  const places = new Map<number, number>();
  for (const row of Object.values(readValues(tab))) if (row && row.row > 0) places.set(row.row, 2);
  for (const name of TABLE_NAMES) {
    if (titleRow(tab, name) < 0) continue;
    const { rows, columns } = placeOfTable(tab, name);
    const column = columns.get(HEADS[name].problem);
    if (column !== undefined) for (const row of rows) places.set(row, column);
  }
  const cells = [...places].flatMap(([row, column]) => {
    const value = faults
      .filter((one) => one.row === row)
      .map(({ text }) => text)
      .join(' ');
    const mark = value === '' ? '' : BESIDE + value;
    const found = String(tab.cells[row]?.[column] ?? '');
    const isOurs = found === '' || found.startsWith(BESIDE);
    return isOurs && found !== mark ? [{ row, column, value: mark }] : [];
  });
  return cells.length === 0 ? [] : [{ kind: 'cells', sheetId: tab.sheetId, rowCount: tab.rowCount, cells }];
}
