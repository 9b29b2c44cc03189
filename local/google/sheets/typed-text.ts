// Text as a person types it into a cell.
import type { Cell } from '../world/shapes.ts';
import { signsOf } from './in-locale.ts';

/**
 * Gives the cell that Sheets stores for typed text: a number, TRUE or FALSE, a formula, a time, a date such as 1/2, or a
 * text without the apostrophe before it. If `existing` has the number format TEXT, the result is always a text. The locale decides how numbers and dates
 * are written.
 */
export function parseTyped(text: string, existing?: Cell, locale = 'en_US'): Cell {
  if (text === '') return {};
  if (existing?.userEnteredFormat?.numberFormat?.type === 'TEXT')
    return { userEnteredValue: { stringValue: text } };
  if (text.startsWith("'")) return { userEnteredValue: { stringValue: text.slice(1) } };
  if (text.startsWith('=') && text.length > 1) return { userEnteredValue: { formulaValue: text } };
  const trimmed = text.trim();
  if (/^(true|false)$/i.test(trimmed)) return { userEnteredValue: { boolValue: /^t/i.test(trimmed) } };
  const number = numberOf(trimmed, locale);
  if (number) return number;
  // Anything else after a sign is a formula too, mostly one with an error: +44 12.
  if (/^[-+]./.test(trimmed)) return { userEnteredValue: { formulaValue: `=${trimmed}` } };
  return timeOf(trimmed) ?? dateOf(trimmed, locale) ?? { userEnteredValue: { stringValue: text } };
}

function numberOf(text: string, locale: string): Cell | undefined {
  const { decimal, group } = signsOf(locale);
  const plain = decimal === ',' ? text.replaceAll(/[.,]/g, (sign) => (sign === group ? ',' : '.')) : text;
  const cell = (numberValue: number, type?: string, pattern = ''): Cell => ({
    userEnteredValue: { numberValue },
    ...(type ? { userEnteredFormat: { numberFormat: { type, pattern } } } : {}),
  });
  if (/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return cell(Number(plain));
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain))
    return cell(Number(plain.replaceAll(',', '')), 'NUMBER', '#,##0');
  if (/^[-+]?\d+(\.\d+)?%$/.test(plain)) return cell(Number(plain.slice(0, -1)) / 100, 'PERCENT', '0%');
  if (/^\$\d+(\.\d+)?$/.test(plain)) return cell(Number(plain.slice(1)), 'CURRENCY', '"$"#,##0');
  return undefined;
}

/** Parses a time such as `15:00` as a part of a day, and `24:00` as a duration. Gives undefined for other texts. */
function timeOf(text: string): Cell | undefined {
  const [whole, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const numberFormat =
    Number(hours) < 24 ? { type: 'TIME', pattern: 'h:mm' } : { type: 'TIME', pattern: '[h]:mm:ss' };
  return {
    userEnteredValue: { numberValue: (Number(hours) * 60 + Number(minutes)) / 1440 },
    userEnteredFormat: { numberFormat },
  };
}

/** Parses `1/2`, `1-2` and `1/2/2026`, in Germany also `1.2` and `1.2.2026`, as a date. If no year is given, the year is 2026. */
function dateOf(text: string, locale: string): Cell | undefined {
  const { dates, isDayFirst } = signsOf(locale);
  const [first, second, year, more] = text.split(new RegExp(`[${dates}]`));
  if (more !== undefined || ![first, second].every((part) => /^\d{1,2}$/.test(part ?? ''))) return undefined;
  if (year !== undefined && !/^\d{4}$/.test(year)) return undefined;
  const [month, day] = isDayFirst ? [Number(second), Number(first)] : [Number(first), Number(second)];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const numberValue = Date.UTC(Number(year ?? 2026), month - 1, day) / 86_400_000 + 25_569;
  const numberFormat = { type: 'DATE', pattern: year ? 'm/d/yyyy' : 'm/d' };
  return { userEnteredValue: { numberValue }, userEnteredFormat: { numberFormat } };
}
