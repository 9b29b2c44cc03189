// Numbers, dates and formulas as a workbook's locale writes them.

/** Signs of a locale. `dates` has the signs between the parts of a date. */
interface Signs {
  readonly decimal: '.' | ',';
  readonly group: '.' | ',';
  readonly dates: string;
  /** True if the day of a date comes before the month. */
  readonly isDayFirst: boolean;
}

const AMERICAN: Signs = { decimal: '.', group: ',', dates: '/-', isDayFirst: false };
const SIGNS: Readonly<Record<string, Signs>> = {
  de_DE: { decimal: ',', group: '.', dates: './-', isDayFirst: true },
  pt_BR: { decimal: ',', group: '.', dates: '/-', isDayFirst: true },
};

export function signsOf(locale: string): Signs {
  return SIGNS[locale] ?? AMERICAN;
}

const PARTS = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\d.,]+|[;\\{}]/g;

/**
 * Gives a formula in the form that en_US has: decimal points, commas between arguments. Semicolons between arguments are
 * read in every locale. Undefined if the locale cannot read the formula.
 */
export function readFormula(formula: string, locale: string): string | undefined {
  if (signsOf(locale).decimal === '.') return formula.replace(PARTS, (part) => (part === ';' ? ',' : part));
  let isReadable = true;
  const read = formula.replace(PARTS, (part) => {
    if (part === ';' || part === '\\') return ',';
    if (!/^[\d.,]/.test(part)) return part;
    if (!/^(\d+(,\d+)?|,\d+)$/.test(part)) isReadable = false;
    return part.replace(',', '.');
  });
  return isReadable ? read : undefined;
}

/** Gives a formula as Sheets shows it and gives it: semicolons between arguments become commas where the locale has decimal points. */
export function shownFormula(formula: string, locale: string): string {
  if (signsOf(locale).decimal === ',') return formula;
  let depth = 0;
  return formula.replace(PARTS, (part) => {
    if (part === '{') depth++;
    if (part === '}') depth--;
    return part === ';' && depth === 0 ? ',' : part;
  });
}

/** Gives a number as a cell shows it. `type` is the type of the cell's number format. */
export function shownNumber(value: number, locale: string, type = '', pattern = ''): string {
  const { decimal, group } = signsOf(locale);
  if (type === 'PERCENT') return `${shownNumber(value * 100, locale)}%`;
  const [whole = '', rest] = String(value).split('.');
  const grouped = pattern.startsWith('#,##0') ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return rest === undefined ? grouped : `${grouped}${decimal}${rest}`;
}
