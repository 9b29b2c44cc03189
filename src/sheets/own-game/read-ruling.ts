import { isSame, type Json } from '../../rules/base/json.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { RuledValue } from '../../rules/declare/ruled.ts';
import type { Playback } from '../log/playback/playback.ts';
import {
  partKey,
  pathOf,
  type RuledPart,
  ruledValue,
  unruled,
  withPart,
} from '../log/playback/ruled-part.ts';
import type { Computed } from '../ports.ts';
import { addressOf, type CellIssue } from '../workbook/address.ts';
import { forbiddenIn, isSameFormula, withoutOwnTab } from './formula-check.ts';
import type { RoundToRule } from './round-inputs.ts';
import type { RoundLayout } from './round-layout.ts';
import { formulaFor, type HostCell, hostCells, type Rules, rulesFrom, rulesOf } from './rules.ts';

/** Host’s ruling, as read from the tab “This round”. */
export interface ReadRuling {
  /** The ruling as the record stores it, with only the values that change. */
  readonly ruling: Json;
  readonly issues: readonly CellIssue[];
  /** Cells with a typed value, which applies to this round only. */
  readonly typed: readonly HostCell[];
  /** Keys of the typed cells (O8). */
  readonly marks: readonly string[];
  /** Formulas of the match from this round on. */
  readonly rules: Rules;
  /** True while Google is still computing formulas. */
  readonly isLoading: boolean;
}

type Kind = RuledValue['kind'] | 'flag';

/** Cell that the host fills in, with the value that was read. `value` is undefined if the cell is empty or faulty. */
interface Read {
  readonly cell: HostCell;
  readonly value: Cell | undefined;
  readonly issue: CellIssue | undefined;
  readonly isTyped: boolean;
  readonly formula: string | undefined;
}

/** Reads the host’s cells of the tab. Takes the values that the spreadsheet computed. */
export function readRuling(
  layout: RoundLayout,
  playback: Playback,
  { position }: RoundToRule,
  title: string,
  cells: readonly (readonly Computed[])[],
): ReadRuling {
  const { ruled, names } = layout;
  const known = rulesOf(playback);
  const read = hostCells(layout).map((cell): Read => {
    const found = cells[cell.row]?.[cell.column] ?? BLANK;
    const isTyped = found.isEntered && found.formula === undefined;
    const parsed = parse(found, kindOf(layout, cell.slot), names);
    const issue =
      'expected' in parsed ? { address: addressOf(title, cell.row, cell.column), ...parsed } : undefined;
    const value = 'value' in parsed ? parsed.value : undefined;
    const now = found.formula === undefined ? undefined : withoutOwnTab(found.formula, title);
    const rule = formulaFor(known, cell);
    // Google gives a formula with the signs of the workbook's locale.
    const own = now !== undefined && rule !== undefined && isSameFormula(now, rule) ? rule : now;
    return { cell, value, issue, isTyped, formula: isTyped ? rule : own };
  });
  const isOver = read.some(({ cell, value }) => cell.slot === 'over' && value === true);
  const isEnd = isOver || position.round + 1 === ruled.lastRound;
  const marks = read.filter(({ cell, isTyped, value }) => isTyped && value === true && cell.slot !== 'over');
  const early = marks.map(({ cell: { row, column } }): CellIssue => {
    return { address: addressOf(title, row, column), found: '1', expected: 'nothing before the last round' };
  });
  const ruling = rulingFrom(layout, playback, position, read, isEnd);
  const typed = read.filter(({ isTyped }) => isTyped).map(({ cell }) => cell);
  // Formulas beside the host's cells are checked, too: the host's cells may refer to them.
  const forbidden = cells.flatMap((line, row) =>
    line.flatMap(({ formula = '' }, column): readonly CellIssue[] => {
      const expected = forbiddenIn(formula, title);
      return expected ? [{ address: addressOf(title, row, column), found: formula, expected }] : [];
    }),
  );
  return {
    ruling,
    issues:
      forbidden.length > 0
        ? forbidden
        : [...read.flatMap(({ issue }) => issue ?? []), ...(isEnd ? [] : early)],
    typed,
    marks: typed.map(partKey),
    rules: rulesFrom(read.map(({ cell, formula }) => [cell, formula] as const)),
    isLoading: cells.some((line) => line.some(({ error }) => error === 'LOADING')),
  };
}

const BLANK: Computed = { isEntered: false, format: '' };

function kindOf({ ruled }: RoundLayout, slot: string): Kind {
  const value = ruledValue(ruled, { slot });
  if (value) return value.kind;
  if (slot === 'garnets' || slot === 'bellflowers') return 'number';
  return slot === 'everyone' || slot === 'say' ? 'text' : 'flag';
}

type Parsed = { readonly value?: Cell } | Omit<CellIssue, 'address'>;

/** Parses the value of a cell; undefined if the cell is empty. If a formula gives an empty result, the ruled text becomes empty. */
function parse(found: Computed, kind: Kind, names: readonly string[]): Parsed {
  const { value = '', error, formula } = found;
  if (error !== undefined && error !== 'LOADING')
    return { found: `the error #${error}`, expected: 'a value' };
  const isEmptied = formula !== undefined && error === undefined && (kind === 'text' || kind === 'player');
  if (value === '' && !isEmptied) return {};
  if (shownAs(found) !== '')
    return wrong(
      found,
      kind === 'number'
        ? `${WHOLE}. Choose Format › Number › Automatic, and type it again`
        : "a text. Type an apostrophe before the text, such as '1/2",
    );
  if (kind === 'number') return parseNumber(found);
  if (kind === 'flag') return parseFlag(found);
  const text = textOf(found, kind);
  const isKnown = kind === 'text' || text === '' || names.includes(text);
  return isKnown ? { value: text } : wrong(found, 'the name of a player');
}

/** Gives a text or a player's name. Some spreadsheets compute 0 from an empty cell, such as the answer of a player who named nobody. */
function textOf({ value = '', formula, shown = String(value) }: Computed, kind: Kind): string {
  if (kind === 'player' && formula !== undefined && value === 0) return '';
  return typeof value === 'string' ? value : shown.toUpperCase();
}

function wrong(found: Computed, expected: string): Parsed {
  return { found: wordsFor(found), expected };
}

/** Parses a number. If a formula misses a whole number only by a rounding error, gives the whole number. */
function parseNumber(found: Computed): Parsed {
  const { value } = found;
  const near = Math.round(value as number);
  return typeof value === 'number' && Math.abs(value - near) < 1e-6
    ? { value: near + 0 }
    : wrong(found, WHOLE);
}

function parseFlag(found: Computed): Parsed {
  const { value } = found;
  if (value === 0 || value === false) return {};
  return value === 1 || value === true ? { value: true } : wrong(found, '1 or nothing');
}

const WHOLE = 'a whole number';

/** Makes the ruling as the record stores it, with only the values that change. */
function rulingFrom(
  { ruled, names }: RoundLayout,
  { match }: Playback,
  position: RoundToRule['position'],
  read: readonly Read[],
  isEnd: boolean,
): Json {
  const was = match.info.names;
  const marked = (slot: string) =>
    read.flatMap(({ cell, value }) =>
      isEnd && cell.slot === slot && value === true ? [was[cell.seat ?? 0] as string] : [],
    );
  let ruling: Json | undefined;
  const put = (part: RuledPart, value: Json) => {
    ruling = withPart(ruling, pathOf(part, was[part.seat ?? 0] as string), value);
  };
  for (const { cell, value } of read) {
    if (value === undefined || cell.slot === 'wins' || cell.slot === 'candidate') continue;
    const isPlayer = ruledValue(ruled, cell)?.kind === 'player';
    const now = isPlayer ? (was[names.indexOf(value as string)] ?? value) : value;
    if (now !== unruled(ruled, position, cell)) put(cell, now);
  }
  const [winners, candidates] = [marked('wins'), marked('candidate')];
  if (winners.length > 0) put({ slot: 'winners' }, winners);
  if (candidates.length > 0) put({ slot: 'candidates' }, candidates);
  return ruling ?? {};
}

/** Gives the formulas if this round changed a formula, otherwise undefined. */
export function changedRules(playback: Playback, { rules }: ReadRuling): Rules | undefined {
  return isSame(rules, rulesOf(playback)) ? undefined : rules;
}

/** Finds the cell that holds a part of a ruling. `path` is the part's path in the record. */
export function cellOfPath(layout: RoundLayout, { match }: Playback, path: string): HostCell | undefined {
  const [, rest = ''] = /\.ruling\.(.*)$/s.exec(path) ?? [];
  return hostCells(layout).find(
    (cell) => pathOf(cell, match.info.names[cell.seat ?? 0] as string).join('.') === rest,
  );
}

/** Says that a cell shows a number as a date, a time or, if the number was typed, as a percentage; otherwise ''. */
function shownAs({ format, formula }: Computed): string {
  if (/^(DATE|TIME|DATE_TIME)$/.test(format)) return 'a date or time';
  return format === 'PERCENT' && formula === undefined ? 'a percentage' : '';
}

function wordsFor(found: Computed): string {
  const { value } = found;
  if (shownAs(found) !== '') return `${shownAs(found)} (${value})`;
  return typeof value === 'string' ? `the text “${value}”` : String(value).toUpperCase();
}
