// A cell's text as Sheets shows it.
import type { Cell, Effective } from '../../../google/world/shapes.ts';

const two = (number: number): string => String(number).padStart(2, '0');

export interface ShownValue {
  text: string;
  /** Default alignment of the value. Numbers stand at the right, text at the left, booleans and errors in the centre. */
  side: 'left' | 'center' | 'right';
}

/** Gives the text that a cell shows in its number format, and the default alignment of this text. For a formula, the text is the result. */
export function shownValue(cell: Cell | null | undefined): ShownValue {
  const value: Effective | undefined = cell?.effectiveValue ?? cell?.userEnteredValue;
  if (!value) return { text: '', side: 'left' };
  if (value.stringValue !== undefined) return { text: value.stringValue, side: 'left' };
  if (value.boolValue !== undefined) return { text: value.boolValue ? 'TRUE' : 'FALSE', side: 'center' };
  if (value.numberValue !== undefined) {
    const { type, pattern } = cell?.userEnteredFormat?.numberFormat ?? {};
    return { text: numberText(value.numberValue, type, pattern), side: type === 'TEXT' ? 'left' : 'right' };
  }
  return { text: value.errorValue?.message ?? '#NAME?', side: 'center' };
}

/** Gives the text that the formula bar shows. */
export function enteredText(cell: Cell | null | undefined): string {
  const value = cell?.userEnteredValue;
  return value?.formulaValue ?? shownValue(cell).text;
}

function numberText(number: number, type = '', pattern = ''): string {
  if (type.startsWith('DATE') || type === 'TIME') return dateText(number, type, pattern);
  if (type === 'PERCENT' || pattern.includes('%')) {
    const digits = /\.(0+)%/.exec(pattern)?.[1]?.length ?? 0;
    return `${(number * 100).toFixed(digits)}%`;
  }
  const [positive = '', negative] = pattern.split(';');
  const chosen = number < 0 && negative !== undefined ? negative : positive;
  const shape = /[0#][0#,]*(\.([0#]+))?/.exec(chosen.replace(/"[^"]*"/g, ''));
  if (shape) {
    const digits = shape[2]?.length ?? 0;
    let text = Math.abs(number).toFixed(digits);
    if (shape[0].includes(',')) text = text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
    const around = chosen.replace(/[0#][0#,.]*/, '\u0000').replace(/["\\]/g, '');
    const sign = number < 0 && negative === undefined ? '-' : '';
    return sign + around.replace('\u0000', text);
  }
  return String(Number(number.toPrecision(15)));
}

function dateText(serial: number, type: string, pattern: string): string {
  const at = new Date(Math.round((serial - 25_569) * 86_400) * 1000);
  const fallback =
    { DATE: 'M/d/yyyy', TIME: 'H:mm:ss', DATE_TIME: 'M/d/yyyy H:mm:ss' }[type] ?? 'M/d/yyyy H:mm:ss';
  const fields: Record<string, string> = {
    yyyy: String(at.getUTCFullYear()),
    yy: two(at.getUTCFullYear() % 100),
    MM: two(at.getUTCMonth() + 1),
    M: String(at.getUTCMonth() + 1),
    dd: two(at.getUTCDate()),
    d: String(at.getUTCDate()),
    HH: two(at.getUTCHours()),
    H: String(at.getUTCHours()),
    hh: two(at.getUTCHours()),
    h: String(at.getUTCHours()),
    ss: two(at.getUTCSeconds()),
    s: String(at.getUTCSeconds()),
  };
  let isTime = false;
  // In a pattern, m is minutes after an hour and months otherwise.
  return (pattern || fallback).replace(/yyyy|yy|[mM]{1,2}|[dD]{1,2}|[hH]{1,2}|[sS]{1,2}/g, (token) => {
    if (/^h/i.test(token)) isTime = true;
    const minutes = token.length === 2 ? two(at.getUTCMinutes()) : String(at.getUTCMinutes());
    if (/^m/i.test(token)) return isTime ? minutes : fields[token.toUpperCase()]!;
    return fields[token] ?? fields[token.toLowerCase()] ?? token;
  });
}

/** Gives the choices in a cell's drop-down list; [] if the cell has no list. */
export function choicesOf(cell: Cell | undefined): readonly string[] {
  const condition = cell?.dataValidation?.condition;
  if (condition?.type !== 'ONE_OF_LIST') return [];
  return (condition.values ?? []).flatMap(({ userEnteredValue = '' }) => userEnteredValue || []);
}
