/**
 * Functions that a host's formula may use. These functions always give the same value for the same cells. They cannot
 * read a file, a web address, or a cell whose address is given as a text. LET and LAMBDA are not permitted, because
 * their names could be ranges in other tabs.
 */
const FUNCTIONS: readonly string[] =
  `ABS AND ARRAYFORMULA ARRAY_CONSTRAIN AVERAGE AVERAGEIF AVERAGEIFS CEILING CHAR CHOOSE CHOOSECOLS CHOOSEROWS CODE COLUMN
  COLUMNS COMBIN CONCAT CONCATENATE COUNT COUNTA COUNTBLANK COUNTIF COUNTIFS COUNTUNIQUE COUNTUNIQUEIFS DIVIDE EQ EVEN EXACT
  EXP FACT FILTER FIND FLATTEN FLOOR FREQUENCY GCD GT GTE HLOOKUP HSTACK IF IFERROR IFNA IFS INDEX INT ISBLANK ISERR ISERROR
  ISEVEN ISLOGICAL ISNA ISNONTEXT ISNUMBER ISODD ISTEXT JOIN LARGE LCM LEFT LEN LN LOG LOG10 LOOKUP LOWER LT LTE MATCH MAX
  MAXIFS MEDIAN MID MIN MINIFS MINUS MMULT MOD MODE MROUND MULTIPLY N NA NE NOT ODD OR PI POW POWER PRODUCT PROPER QUOTIENT
  RANK REGEXEXTRACT REGEXMATCH REGEXREPLACE REPLACE REPT RIGHT ROUND ROUNDDOWN ROUNDUP ROW ROWS SEARCH SEQUENCE SIGN SMALL
  SORT SORTN SPLIT SQRT STDEV STDEVP SUBSTITUTE SUM SUMIF SUMIFS SUMPRODUCT SUMSQ SWITCH T TEXT TEXTJOIN TOCOL TOROW
  TRANSPOSE TRIM TRUNC UMINUS UNIQUE UPLUS UPPER VALUE VAR VARP VLOOKUP VSTACK XLOOKUP XMATCH XOR`.split(
    /\s+/,
  );

/**
 * Pattern of a part of a formula: a text, an error, a range, a number or a name. For a name, the part includes the next
 * character: `(` for a function, `!` for a tab.
 */
const TOKEN =
  /"(?:[^"]|"")*"|#[A-Z/0]+[?!]?|\$?[A-Z]{0,3}\$?\d*:\$?[A-Z]{0,3}\$?\d*(?![\p{L}\p{N}_.(!$])|\d+(?:\.\d+)?(?:E[+-]?\d+)?(?![\p{L}_])|('(?:[^']|'')*'|[$\p{L}_][$\p{L}\p{N}_.]*)(\s*[(!])?/giu;
const CELL = /^\$?[A-Z]{1,3}\$?\d+$|^(TRUE|FALSE)$/i;
/** Pattern of a character that may not stand between the parts of a formula. */
const SIGN = /[^\s+\-*/^&=<>():;,{}%\\]/u;

/**
 * Checks a host's formula; undefined if the formula is permitted. Otherwise says what is expected instead, such as “a
 * formula without IMAGE”. A formula may name its own tab.
 */
export function forbiddenIn(formula: string, ownTab = ''): string | undefined {
  let expected: string | undefined;
  const rest = formula.replace(TOKEN, (_, name?: string, after = '') => {
    if (name !== undefined) expected ??= without(name, after.trim(), ownTab);
    return ' ';
  });
  const [sign] = SIGN.exec(rest) ?? [];
  return expected ?? (sign && `a formula without the sign ${sign}`);
}

/** Says whether two formulas are the same apart from the sign between arguments. Google gives a comma for a semicolon in some locales. */
export function isSameFormula(one: string, other: string): boolean {
  const plain = (formula: string) =>
    formula.replace(/"(?:[^"]|"")*"|,/g, (part) => (part === ',' ? ';' : part));
  return plain(one) === plain(other);
}

/** Removes a formula's own tab from its references, so that the formula fits a copy of the tab, and the tab once renamed. */
export function withoutOwnTab(formula: string, ownTab: string): string {
  return formula.replace(TOKEN, (whole, name?: string, after = '') =>
    name !== undefined && after.trim() === '!' && isTab(name, ownTab) ? '' : whole,
  );
}

function isTab(name: string, title: string): boolean {
  return plainName(name).toLowerCase() === title.toLowerCase();
}

function plainName(name: string): string {
  return name.replace(/^'|'$/g, '').replace(/''/g, "'");
}

function without(name: string, after: string, ownTab: string): string | undefined {
  const plain = plainName(name);
  if (after === '!')
    return isTab(name, ownTab) ? undefined : `a formula that reads only this tab, and not “${plain}”`;
  if (after === '') return CELL.test(name) ? undefined : `a formula without the name “${plain}”`;
  const called = plain.toUpperCase();
  if (FUNCTIONS.includes(called)) return undefined;
  const instead = /^(RAND.*|NOW|TODAY)$/.test(called)
    ? 'let a column or fact be drawn instead'
    : 'rules may compute, compare and look up';
  return `a formula without ${called}: ${instead}`;
}

/** Checks that a host's formula means the same in every language. Answers like {@link forbiddenIn}. */
export function untranslatableIn(formula: string): string | undefined {
  return /[,{}\\]|\d\.|\.\d/.test(formula.replace(/"(?:[^"]|"")*"/g, ''))
    ? 'a formula with ; between its parts, and with 3/2 instead of 1.5, because every language reads that'
    : undefined;
}
