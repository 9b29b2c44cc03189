import { parseTyped } from '../../../local/google/sheets/typed-text.ts';
import type { Cell } from '../../../src/rules/declare/position.ts';
import { type Input, NONE } from '../../../src/rules/order/question.ts';
import { readResponses } from '../../../src/sheets/responses/read-responses.ts';

// H8: what the tab makes of a typed answer counts only if no other answer could have become that cell.

/** What a spreadsheet makes of a typed text, as FORMULA and SERIAL_NUMBER show it. */
function cellOf(typed: string): Cell {
  const { stringValue, numberValue, boolValue, formulaValue } = parseTyped(typed).userEnteredValue ?? {};
  return stringValue ?? numberValue ?? boolValue ?? formulaValue ?? '';
}

/** Says whether the form is asked for the answer in a cell. */
function isAsked(input: Input, cell: Cell): boolean {
  const { responses } = readResponses({
    tab: {
      sheetId: 1,
      title: 'Orders',
      rowCount: 2,
      cells: [
        ['Timestamp', 'Email Address', 'Answer'],
        [46_032.5, 'ann@example.com', cell],
      ],
    },
    heads: ['Timestamp', 'Email Address', 'Answer'],
    questions: [{ id: 'answer', title: 'Answer', input }],
    people: [],
    clock: { fromSerial: () => [0] },
    timeZone: 'Etc/GMT',
    isWanted: () => true,
  });
  return responses[0]?.altered.length === 1;
}

const choice = (...choices: string[]): Input => ({ kind: 'choice', choices: [NONE, ...choices] });
const WHOLE: Input = { kind: 'whole', least: 0 };

describe('H8 the form is asked for', () => {
  test.each<[kind: string, input: Input, typed: string]>([
    ...['1/2', '1-2', '1/2/2026', '1:30', '5%', 'TRUE', 'false', '1.5', '-3', '=1+1', '+44 12'].map(
      (typed) => ['a whole number', WHOLE, typed] as [string, Input, string],
    ),
    ...(['text', 'paragraph'] as const).flatMap((kind) =>
      ['1/2', '1:30', '5%', '$5', '1e3', 'TRUE', '007', '7', '1,234', '=A1'].map(
        (typed) => [`a ${kind}`, { kind }, typed] as [string, Input, string],
      ),
    ),
    ['a player', choice('Ann', '1/2'), '1/2'],
    ['a player of another name', choice('46024', '1/2'), '1/2'],
    ['a player', choice('1', '24:00'), '24:00'],
    ['a player', choice('7', '007'), '7'],
    ['a player', choice('0.05', '5%'), '5%'],
    ['a player', choice('5', '$5'), '$5'],
    ['a player', choice('1000', '1e3'), '1e3'],
    ['a player', choice('Ann', 'TRUE'), 'TRUE'],
    ['a player', choice('Ann', "'t Hart"), "'t Hart"],
    ['a list', { kind: 'ticks', choices: ["'t Hart", 'Ann'] }, "'t Hart, Ann"],
    ['a list', { kind: 'ticks', choices: ['1/2', 'Ann'] }, '1/2'],
  ])('%s, %j, typed as %s', (_, input, typed) => {
    expect(isAsked(input, cellOf(typed))).toBe(true);
  });

  test.each([36_526, 46_024, 73_050])('the number %d, which may be a date of this century', (serial) => {
    expect([WHOLE, choice(String(serial))].map((input) => isAsked(input, serial))).toEqual([true, true]);
  });
});

describe('H8 the form is not asked for', () => {
  test.each<[input: Input, typed: string]>([
    [WHOLE, '7'],
    [WHOLE, '007'],
    [WHOLE, '36525'],
    [WHOLE, '73051'],
    [{ kind: 'whole', least: -1 }, '-1'],
    [choice('1', '2'), '2'],
    [choice('Ann', '7'), '7'],
    [choice('t Hart', "'t Hart"), 't Hart'],
    [choice('Ann', 'Ben'), 'Ann'],
    [{ kind: 'ticks', choices: ['a', 'b'] }, 'a, b'],
    [{ kind: 'text' }, 'red'],
  ])('%j, typed as %s', (input, typed) => {
    expect(isAsked(input, cellOf(typed))).toBe(false);
  });
});
