import { put, quote } from '../../rules/base/json.ts';
import { tooLongText, tooLongWords } from '../../rules/base/too-long.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Answers, Question } from '../../rules/order/question.ts';
import type { FormerSender } from '../log/season-facts.ts';
import type { Clock, LongCell, Tab } from '../ports.ts';
import { isSameAccount, isSameCode } from '../workbook/account.ts';
import { addressOf } from '../workbook/address.ts';
import type { Person } from '../workbook/season.ts';
import { type BoundedAnswer, boundAnswers, limitOf, wellFormed } from './answer-limits.ts';
import { findColumns, isTime, type ResponseColumns } from './columns.ts';

/** A response as read from its row of the responses tab. */
export interface Response {
  /** One-based row of the tab, to show to the host. The row does not identify the response. */
  readonly row: number;
  /** Possible times of the response, in milliseconds UTC. In the hour that a clock change repeats, two times are possible. */
  readonly times: readonly number[];
  /** True time of the response, if two times are possible and the form shows which time is right. */
  readonly sentAt?: number;
  /** Person with this email or code; undefined if nobody on the roster has it. */
  readonly person?: Person;
  /** Content of the email or code column. */
  readonly claimed: string;
  readonly answers: Answers;
  /** Answers by question title, for receipts. */
  readonly shown: Readonly<Record<string, string>>;
  /** Answers that the spreadsheet converted, or may have put into another column. */
  readonly altered: readonly { readonly title: string; readonly id: string }[];
  /** Titles of the questions whose answers are too long to be read (H12). */
  readonly tooLong?: readonly string[];
}

export interface ResponseList {
  readonly responses: readonly Response[];
  /** Texts about players' rows that cannot be read, each with the address and the reason. */
  readonly unreadable: readonly string[];
  /** Cells whose texts are too long and would slow down each read. */
  readonly long: readonly LongCell[];
  /** Zero-based column of the senders. */
  readonly senders: number;
}

export interface ResponseSource {
  readonly tab: Tab;
  /** Headings of the tab's columns when the form was linked. */
  readonly heads: readonly string[];
  readonly questions: readonly Question[];
  /** Persons who may have sent a response. The match's players come first, because two places may have the same address (H23). */
  readonly people: readonly Person[];
  /** Addresses and codes that no longer count. */
  readonly former?: readonly FormerSender[];
  /** Time at which each substitute took over a place (H23). The key is the substitute's person id. */
  readonly since?: ReadonlyMap<string, number>;
  readonly clock: Pick<Clock, 'fromSerial'>;
  readonly timeZone: string;
  /** Says whether responses with these times are wanted. The answers of unwanted responses are not read. */
  readonly isWanted: (times: readonly number[]) => boolean;
}

/**
 * Reads the wanted responses of a tab, whatever the order of rows and columns. Also lists the rows that cannot be read.
 * Throws if a column cannot be found (H7).
 */
export function readResponses(source: ResponseSource): ResponseList {
  const { tab, heads, questions, people, former = [], since, clock, timeZone, isWanted } = source;
  const columns = findColumns(
    tab,
    heads,
    questions.map(({ title }) => title),
  );
  const responses: Response[] = [];
  const unreadable: string[] = [];
  /** Sentence about the last formula cell in each player's responses. All unknown senders share an entry. */
  const formulas = new Map<string, string>();
  const long: LongCell[] = [];
  tab.cells.forEach((line, row) => {
    const stamp = line[columns.time];
    const times = isTime(stamp) ? clock.fromSerial(stamp, timeZone) : undefined;
    // Somebody may have sorted or deleted the heads, so that a response is in their row.
    if (row === 0 && !times) return;
    if (times && !isWanted(times)) return;
    const claimed = senderIn(line[columns.sender]);
    const person = senderOf(claimed, times?.[0] ?? Number.POSITIVE_INFINITY, people, former, since);
    noteFormula(formulas, person, formulaIn(tab, row, questions, columns));
    const read = readAnswers(questions, columns, line);
    long.push(...longCells(row, line, columns, claimed, read));
    if (times)
      responses.push({
        row: row + 1,
        times,
        claimed,
        ...personIn(person),
        ...read,
      });
    else if (person)
      unreadable.push(
        `${addressOf(tab.title, row, columns.time)}: the response of ${person.name} has no time (found ${quote(stamp ?? '')}).`,
      );
  });
  return {
    responses,
    unreadable: [...unreadable, ...formulas.values()],
    long,
    senders: columns.sender,
  };
}

/** Finds the cells of a row whose texts are too long. Gives a replacement for each cell. */
function longCells(
  row: number,
  line: readonly Cell[],
  columns: ResponseColumns,
  claimed: string,
  { tooLong = [], shown }: ReturnType<typeof readAnswers>,
): readonly LongCell[] {
  const answers = tooLong.map((title) => [columns.answers.get(title) ?? -1, shown[title] ?? ''] as const);
  return [...answers, [columns.sender, claimed] as const].flatMap(([column, text]) => {
    const { length } = String(line[column] ?? '');
    return length > text.length && tooLongWords(text) !== undefined ? [{ row, column, length, text }] : [];
  });
}

const personIn = (person: Person | undefined) => (person ? { person } : {});

/**
 * Finds the sender of a response (H23). If the address or code belonged to a former player at the time of the response,
 * the former player is the sender. A response from the time before a substitute took over does not belong to the
 * substitute.
 */
function senderOf(
  claimed: string,
  at: number,
  people: readonly Person[],
  former: readonly FormerSender[],
  since: ReadonlyMap<string, number> = new Map(),
): Person | undefined {
  const then = former.find(({ person, from, until }) => from < at && at <= until && isThem(person, claimed));
  const isTheirs = ({ id }: Person) => at > (since.get(id) ?? Number.NEGATIVE_INFINITY);
  return then?.person ?? people.find((one) => isThem(one, claimed) && isTheirs(one));
}

const SENDER_LIMIT = 320;

/** Gives the text in a sender's cell. If the text is longer than any address, gives only the length (H12). */
function senderIn(cell: Cell | undefined): string {
  const text = String(cell ?? '');
  return text.length > SENDER_LIMIT
    ? tooLongText(`${text.length} characters: at most ${SENDER_LIMIT} are read`)
    : wellFormed(text.trim());
}

/** Reads the answers of a row, by question id and by title, without empty answers. */
function readAnswers(
  questions: readonly Question[],
  columns: ResponseColumns,
  line: readonly Cell[],
): Pick<Response, 'answers' | 'shown' | 'altered' | 'tooLong'> {
  const given = questions.flatMap((one) => {
    const cell = line[columns.answers.get(one.title) ?? -1] ?? '';
    return cell === '' ? [] : [{ ...one, cell }];
  });
  const bounded = boundAnswers(
    given.map(({ cell }) => String(cell)),
    given.map(({ input }) => limitOf(input)),
  );
  const answers: Record<string, string> = {};
  const shown: Record<string, string> = {};
  // The answer may be in the other column with the same title.
  const altered: { title: string; id: string }[] = questions
    .filter(({ title }) => columns.twice.has(title) && !given.some((one) => one.title === title))
    .map(({ title, id }) => ({ title, id }));
  const tooLong: string[] = [];
  given.forEach(({ title, id, input, cell }, i) => {
    const { text, isTooLong } = bounded[i] as BoundedAnswer;
    answers[id] = text;
    put(shown, title, text);
    if (isTooLong) tooLong.push(title);
    else if (!isAsTyped(cell, input)) altered.push({ title, id });
  });
  return { answers, shown, altered, ...(tooLong.length > 0 ? { tooLong } : {}) };
}

/** Looks for a formula in the sender cell and the answer cells of a row. Gives the address of the first formula. */
function formulaIn(
  { title: tab, cells }: Tab,
  row: number,
  questions: readonly Question[],
  { answers, sender }: ResponseColumns,
): string | undefined {
  const isFormula = (column: number) => String(cells[row]?.[column] ?? '').startsWith('=');
  const found = questions.find(({ title, input }) => {
    const column = answers.get(title) ?? -1;
    return isFormula(column) && !isChoice(input, String(cells[row]?.[column]));
  });
  if (found) return addressOf(tab, row, answers.get(found.title) ?? 0);
  return isFormula(sender) ? addressOf(tab, row, sender) : undefined;
}

function noteFormula(
  formulas: Map<string, string>,
  { id, name }: Pick<Person, 'id' | 'name'> = { id: '', name: 'an unknown sender' },
  address: string | undefined,
): void {
  if (address !== undefined)
    formulas.set(
      id,
      `${address}: this answer of ${name} is a formula. Roundkeeper reads no formulas, so the text in the form counts. Delete the formula from the cell.`,
    );
}

/** Says whether an address or code belongs to this person. */
export function isThem(person: Person, claimed: string): boolean {
  if (claimed === '') return false;
  if (person.code !== '') return isSameCode(person.code, claimed);
  return isSameAccount(person.email, claimed);
}

/**
 * Says whether a cell holds the answer as typed. Sheets converts texts such as `1/2`, `007`, `TRUE` or `=1+1` to dates,
 * numbers, booleans and formulas, and may take an apostrophe away. A number counts as typed if the question takes a whole
 * number or has a choice with this name. A number that may be a date never counts as typed.
 */
function isAsTyped(cell: Cell, input: Question['input']): boolean {
  const choices = 'choices' in input ? input.choices : [];
  if (isChoice(input, String(cell)))
    return typeof cell === 'string' || (!isTime(cell) && choices.every(isPlain));
  if (typeof cell === 'string')
    return (
      !cell.startsWith('=') && !choices.some((one) => one.startsWith("'") && cell.startsWith(one.slice(1)))
    );
  if (input.kind !== 'whole' || isTime(cell)) return false;
  return Number.isInteger(cell) && Number(cell) >= Math.min(0, input.least);
}

/** Says whether no other text than the choice itself, such as `07` or `7%`, becomes the number in a cell. */
const isPlain = (choice: string) => !/[0-9]/.test(choice) || choice === String(Number(choice));

const isChoice = (input: Question['input'], text: string) =>
  'choices' in input && input.choices.includes(text);
