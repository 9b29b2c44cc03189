// Text as a person types it into a cell.
import type { Cell, CellValue } from '../world/shapes.ts';

/**
 * Gives the cell that Sheets stores for typed text: a number, TRUE or FALSE, a formula, a time, a date such as 1/2, or a
 * text. If `existing` has the number format TEXT, the result is always a text.
 */
export function parseTyped(text: string, existing?: Cell): Cell {
  if (text === '') return {};
  if (existing?.userEnteredFormat?.numberFormat?.type === 'TEXT')
    return { userEnteredValue: { stringValue: text } };
  if (text.startsWith("'")) return { userEnteredValue: { stringValue: text.slice(1) } };
  if (text.startsWith('=') && text.length > 1) return { userEnteredValue: { formulaValue: text } };
  const trimmed = text.trim();
  if (/^(true|false)$/i.test(trimmed)) return { userEnteredValue: { boolValue: /^t/i.test(trimmed) } };
  const number = numberOf(trimmed);
  if (number) return { userEnteredValue: number };
  // Anything else after a sign is a formula too, mostly one with an error: +44 12.
  if (/^[-+]./.test(trimmed)) return { userEnteredValue: { formulaValue: `=${trimmed}` } };
  return timeOf(trimmed) ?? dateOf(trimmed) ?? { userEnteredValue: { stringValue: text } };
}

function numberOf(text: string): CellValue | undefined {
  if (/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return { numberValue: Number(text) };
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return { numberValue: Number(text.replaceAll(',', '')) };
  if (/^[-+]?\d+(\.\d+)?%$/.test(text)) return { numberValue: Number(text.slice(0, -1)) / 100 };
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

/** Parses `1/2`, `1-2` and `1/2/2026` as month and day. If no year is given, the year is 2026. */
function dateOf(text: string): Cell | undefined {
  const date = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}))?$/.exec(text);
  if (!date) return undefined;
  const [month, day] = [Number(date[1]), Number(date[2])];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const numberValue = Date.UTC(Number(date[3] ?? 2026), month - 1, day) / 86_400_000 + 25_569;
  const numberFormat = { type: 'DATE', pattern: date[3] ? 'm/d/yyyy' : 'm/d' };
  return { userEnteredValue: { numberValue }, userEnteredFormat: { numberFormat } };
}
