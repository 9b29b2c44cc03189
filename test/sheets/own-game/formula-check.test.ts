import { forbiddenIn } from '../../../src/sheets/own-game/formula-check.ts';
import { READY } from '../../../src/sheets/own-game/ready.ts';
import { descriptionTab, faultsOf } from './description-tab.ts';

const OUTSIDE = 'rules may compute, compare and look up';
const DRAWN = 'let a column or fact be drawn instead';

test.each([
  ['=IMAGE("https://example.com/"&D9)', `a formula without IMAGE: ${OUTSIDE}`],
  ['=IF(D9=1;image ("https://example.com/"&D9);0)', `a formula without IMAGE: ${OUTSIDE}`],
  ['=IMPORTDATA("https://example.com")', `a formula without IMPORTDATA: ${OUTSIDE}`],
  ['=IMPORTRANGE("id";"Season!A1")', `a formula without IMPORTRANGE: ${OUTSIDE}`],
  ['=HYPERLINK("https://example.com";D9)', `a formula without HYPERLINK: ${OUTSIDE}`],
  ['=WEBSERVICE("https://example.com")', `a formula without WEBSERVICE: ${OUTSIDE}`],
  ['=GOOGLETRANSLATE(D9)', `a formula without GOOGLETRANSLATE: ${OUTSIDE}`],
  ['=QUERY(A9:D38;"select A")', `a formula without QUERY: ${OUTSIDE}`],
  ['=INDIRECT("Season!B9")', `a formula without INDIRECT: ${OUTSIDE}`],
  ['=OFFSET(D9;1;0)', `a formula without OFFSET: ${OUTSIDE}`],
  ['=CELL("contents";D9)', `a formula without CELL: ${OUTSIDE}`],
  ['=MY_SCRIPT(D9)', `a formula without MY_SCRIPT: ${OUTSIDE}`],
  ['=SUMME(D9:D38)', `a formula without SUMME: ${OUTSIDE}`],
  ['=LET(x;D9;x)', `a formula without LET: ${OUTSIDE}`],
  ['=1+RAND()', `a formula without RAND: ${DRAWN}`],
  ['=RANDBETWEEN(1;6)', `a formula without RANDBETWEEN: ${DRAWN}`],
  ['=RANDARRAY(2)', `a formula without RANDARRAY: ${DRAWN}`],
  ['=NOW()', `a formula without NOW: ${DRAWN}`],
  ['=TODAY()', `a formula without TODAY: ${DRAWN}`],
  ['=Season!B9', 'a formula that reads only this tab, and not “Season”'],
  ["='It''s a tab'!B9:C9", "a formula that reads only this tab, and not “It's a tab”"],
  ['=SUM(Ledger!A:A)', 'a formula that reads only this tab, and not “Ledger”'],
  ['=SUM(Secrets)', 'a formula without the name “Secrets”'],
  ['=SUM(Pot)', 'a formula without the name “Pot”'],
  ['=Table1[Points]', 'a formula without the name “Table1”'],
  ['=IMAGE（D9)', 'a formula without the name “IMAGE”'],
  ['=D9!', 'a formula that reads only this tab, and not “D9”'],
  ['=[Coins]', 'a formula without the name “Coins”'],
  ['=@D9', 'a formula without the sign @'],
])('O10 %s is not permitted', (formula, words) => {
  expect(forbiddenIn(formula)).toBe(words);
});

test.each([
  ['=IF($D9 = ""; 0; ROUND(ABS(3 * $D9 - 2 * AVERAGE($D$9:$D$38)); 0))'],
  ['="IMAGE(""x"")" & "Season!A1" & D9'],
  ['=sumproduct((A$9:A$38=A9)*1)+1.5E3%'],
  ['=SUM(D:D; $9:$9; B2:B)+TRUE'],
  ['={1;2}+IFERROR(#N/A;0)'],
  ["='This round of x'!D9 + 'this round of X'!$A$1:B2"],
  ['=#REF!'],
  [''],
])('O10 %s is permitted', (formula) => {
  expect(forbiddenIn(formula, 'This round of X')).toBeUndefined();
});

const game = (rule: string, questions: readonly object[] = READY['two-thirds'].questions) => ({
  ...READY['two-thirds'],
  questions,
  columns: [{ ...READY['two-thirds'].columns[1], rule }],
});

test.each([
  ['=[Points]+IMAGE("x")', `Write a formula without IMAGE: ${OUTSIDE}.`],
  ['=[Points]+Season!B2', 'Write a formula that reads only this tab, and not “Season”.'],
  ['=[Pints]+1', '[Pints] is not the title of a column, question or fact.'],
  [
    '=IF([Points]=1,2,3)',
    'Write a formula with ; between its parts, and with 3/2 instead of 1.5, because every language reads that.',
  ],
  [
    '=[Points]*1.5',
    'Write a formula with ; between its parts, and with 3/2 instead of 1.5, because every language reads that.',
  ],
  ['=[Points]*RAND()', `Write a formula without RAND: ${DRAWN}.`],
])('O10 the rule %s is named at its cell', (rule, words) => {
  expect(descriptionTab(game(rule)).cells[27]?.[8]).toBe(rule);
  expect(faultsOf(game(rule))).toEqual([`Game!I28: ${words}`]);
});

test('O1 a title that a column and a question share has two meanings in a rule', () => {
  const questions = [{ title: 'Points', kind: 'a number' }];
  expect(faultsOf(game('=[Points]+1', questions))).toEqual([
    'Game!I28: [Points] has two meanings: give one of them another title.',
  ]);
  expect(faultsOf(game('=[all new Points]', questions))).toEqual([
    'Game!I28: This rule needs its own result, [new Points]. Write [Points] for the value before the round.',
  ]);
});
