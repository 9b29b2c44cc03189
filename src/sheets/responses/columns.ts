import type { Cell } from '../../rules/declare/position.ts';
import type { Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { addressOf, columnLetters } from '../workbook/address.ts';
import { columnIds, columnsUnder } from '../workbook/bound-columns.ts';

/** Title of the question for a personal code (H1). */
export const CODE_TITLE = 'Your personal code';

/** Zero-based columns of a form's responses tab. */
export interface ResponseColumns {
  readonly time: number;
  readonly sender: number;
  /** Column of each answer, by question title. */
  readonly answers: ReadonlyMap<string, number>;
  /** Titles that several columns have. Google may make a second column for a question, and a host may type such a title. */
  readonly twice: ReadonlySet<string>;
}

/**
 * Finds the columns of a responses tab by the developer metadata of the columns. Without metadata, finds a column by the
 * heading that the column had when the form was linked. Throws with tab and cells if a column is lost or several columns
 * have the same heading (H7).
 */
export function findColumns(tab: Tab, heads: readonly string[], titles: readonly string[]): ResponseColumns {
  const { time, sender } = ownHeads(heads, titles);
  const ids = columnIds(tab.sheetId, heads);
  const columnOf = (head: string) => {
    const place = heads.indexOf(head);
    const bound = tab.bound?.get(ids[place] ?? 0);
    if (bound !== undefined) return bound;
    const [column, ...others] = columnsUnder(tab, head);
    if (column === undefined) return lost(tab, head, place);
    return others.length === 0 ? column : ambiguous(tab, head, [column, ...others]);
  };
  const columns = { time: columnOf(time), sender: columnOf(sender) };
  const rows = tab.cells.slice(1);
  // Google writes a time into every row. A row with a sender has a time, unless somebody emptied the column.
  const hasSenders = rows.some((line) => (line[columns.sender] ?? '') !== '');
  if (hasSenders && !rows.some((line) => isTime(line[columns.time]))) return emptied(tab, columns.time);
  const answers = new Map(titles.map((title) => [title, columnOf(title)] as const));
  const twice = titles.filter((title) => columnsUnder(tab, title).some((at) => at !== answers.get(title)));
  return { ...columns, answers, twice: new Set(twice) };
}

/**
 * Gives the headings of the time column and the sender column. Google puts the time first, then the email address if the
 * form collects email addresses.
 */
function ownHeads(heads: readonly string[], titles: readonly string[]) {
  const [time = 'Timestamp', address = 'Email Address'] = heads.filter(
    (head) => head !== '' && head !== CODE_TITLE && !titles.includes(head),
  );
  return { time, sender: heads.includes(CODE_TITLE) ? CODE_TITLE : address };
}

/** Says whether a cell is a serial number for a time in the years 2000 to 2099. */
export function isTime(cell: Cell | undefined): cell is number {
  return typeof cell === 'number' && cell >= 36_526 && cell < 73_051;
}

const VERSIONS = 'restore the tab under File › Version history. The form also keeps all responses.';

function lost({ title }: Tab, head: string, place: number): never {
  const where = place < 0 ? '' : ` It was column ${columnLetters(place)}.`;
  return fail(
    `The tab ${title} no longer has the column “${head}”.${where}`,
    `Type “${head}” again at the top of the column, or ${VERSIONS}`,
    'bad-workbook',
  );
}

function ambiguous({ title }: Tab, head: string, columns: readonly number[]): never {
  const cells = columns.map((column) => addressOf(title, 0, column)).join(' and ');
  return fail(
    `The head “${head}” is in several cells: ${cells}.`,
    'Rename the heads of your own columns: only the form’s column may have this head.',
    'bad-workbook',
  );
}

/** Throws because a column of a responses tab was emptied. */
export function emptied({ title }: Tab, column: number): never {
  return fail(
    `Column ${columnLetters(column)} of the tab ${title} was emptied.`,
    `Undo that, or ${VERSIONS}`,
    'bad-workbook',
  );
}
