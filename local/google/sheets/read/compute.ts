// Formulas, computed by IronCalc as far as it computes as Google does.
import { readFileSync } from 'node:fs';
import { initSync, Model } from '@ironcalc/wasm';
import { NotCovered } from '../../base/errors.ts';
import type { Cell, Effective } from '../../world/shapes.ts';
import { cellAt, copyOfSheet, putSame, type Sheet, type Workbook } from '../../world/workbook.ts';
import { readFormula } from '../in-locale.ts';

const WASM = 'node_modules/@ironcalc/wasm/wasm_bg.wasm';

/** Matches functions that IronCalc does not have, or for which its result silently differs from Google's result. */
const REFUSED =
  /\b(ARRAYFORMULA|QUERY|SPLIT|REGEXMATCH|REGEXEXTRACT|REGEXREPLACE)\s*\(|--\(|COUNT\(FILTER|\$?[A-Z]{1,3}\$?\d+:\$?[A-Z]{1,3}(?![\w$(])/i;

/** Matches functions that fetch data. This stand-in gives an empty text as their result. */
const FETCHING = /\b(IMPORT\w+|GOOGLE\w+|IMAGE)\s*\(/i;

/** Error types of the API. The keys are the error texts that cells show. */
const ERRORS: Readonly<Record<string, string>> = {
  '#NULL!': 'NULL_VALUE',
  '#DIV/0!': 'DIVIDE_BY_ZERO',
  '#VALUE!': 'VALUE',
  '#REF!': 'REF',
  '#NAME?': 'NAME',
  '#NUM!': 'NUM',
  '#N/A': 'N_A',
  '#SPILL!': 'REF',
  '#CIRC!': 'REF',
};

/** Formula whose result is the error ERROR. */
const UNREADABLE = '=#ERROR!';

/** Number of unused cells that an array formula may fill. */
const SPILL = 30;

const isFormula = (cell: Cell | null | undefined): boolean =>
  cell?.userEnteredValue?.formulaValue !== undefined;

/**
 * Gives the sheet with the computed values of its formulas. Throws NotCovered for formulas whose result in IronCalc
 * differs from Google's result.
 */
export function computedSheet(workbook: Workbook, sheet: Sheet): Sheet {
  if (!sheet.rows.some((row) => row.some(isFormula))) return sheet;
  const model = modelOf(workbook, sheet);
  const at = workbook.sheets.indexOf(sheet);
  const copy = copyOfSheet(sheet);
  const height = Math.min(sheet.rowCount, sheet.rows.length + SPILL);
  const width = Math.min(sheet.columnCount, Math.max(...sheet.rows.map(({ length }) => length)) + SPILL);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const cell = cellAt(sheet, row, column);
      if (cell?.userEnteredValue && !isFormula(cell)) continue;
      const effectiveValue = valueIn(model, at, row, column);
      if (effectiveValue) putSame(copy, row, column, { ...cell, effectiveValue });
    }
  model.free();
  return copy;
}

/** Makes a model of the workbook that has the cells of a sheet, and of all sheets that these cells need. */
function modelOf({ sheets, locale }: Workbook, sheet: Sheet): Model {
  initSync({ module: readFileSync(WASM) });
  const model = new Model('workbook', 'en', 'UTC', 'en');
  sheets.forEach((_, at) => {
    if (at > 0) model.newSheet();
    model.renameSheet(at, `S${at}`);
  });
  const needed = new Set([sheet]);
  for (const one of needed) {
    const at = sheets.indexOf(one);
    one.rows.forEach((row, y) => {
      row.forEach((cell, x) => {
        const input = inputOf(cell, sheets, locale, needed);
        if (input !== undefined) model.setUserInput(at, y + 1, x + 1, input);
      });
    });
  }
  model.evaluate();
  return model;
}

/**
 * Converts a cell to input for IronCalc. Texts are marked so that IronCalc does not parse them, and tabs get names that
 * IronCalc accepts. Adds the sheets that a formula names to `needed`.
 */
function inputOf(
  cell: Cell | null,
  sheets: readonly Sheet[],
  locale: string,
  needed: Set<Sheet>,
): string | undefined {
  const { stringValue, numberValue, boolValue, formulaValue } = cell?.userEnteredValue ?? {};
  if (formulaValue === undefined)
    return stringValue === undefined
      ? (numberValue ?? boolValue)?.toString().toUpperCase()
      : `'${stringValue}`;
  const withoutTexts = formulaValue.replace(/"[^"]*"/g, '""');
  if (FETCHING.test(withoutTexts)) return '=""';
  if (REFUSED.test(withoutTexts))
    throw new NotCovered(`the formula ${formulaValue}: only Google computes it`);
  // The locale cannot read the formula, as in Sheets: “Formula parse error”.
  const formula = readFormula(formulaValue, locale) ?? UNREADABLE;
  return formula.replace(
    /"(?:[^"]|"")*"|#REF!|'((?:[^']|'')*)'!|\b([A-Za-z_]\w*)!/g,
    (whole, quoted: string | undefined, plain: string | undefined) => {
      const title = quoted?.replaceAll("''", "'") ?? plain;
      if (title === undefined) return whole;
      const at = sheets.findIndex((one) => one.title.toLowerCase() === title.toLowerCase());
      if (sheets[at]) needed.add(sheets[at]);
      return at < 0 ? '#REF!' : `S${at}!`;
    },
  );
}

/** Numbers of the cell types in IronCalc. */
const [NUMBER, LOGICAL, ERROR] = [1, 4, 16];

function valueIn(model: Model, sheet: number, row: number, column: number): Effective | undefined {
  const text = model.getFormattedCellValue(sheet, row + 1, column + 1);
  const type = model.getCellType(sheet, row + 1, column + 1);
  if (type === ERROR) return { errorValue: { type: ERRORS[text] ?? 'ERROR', message: text } };
  if (type === LOGICAL) return { boolValue: text === 'TRUE' };
  if (text === '')
    return model.getCellContent(sheet, row + 1, column + 1) === '' ? undefined : { stringValue: '' };
  return type === NUMBER ? { numberValue: Number(text) } : { stringValue: text };
}
