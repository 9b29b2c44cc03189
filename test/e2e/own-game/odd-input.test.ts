import { type Description, WORDS } from '../../../src/sheets/own-game/description.ts';
import { ask, makeSeason, problemOf, requestFor, submit, tryAsk } from '../season.ts';
import { ownMatch, ruledCell, ruleRound, setIterative, typeRuling } from './season.ts';

const { questionKinds: asks, columnKinds: kinds, known } = WORDS;
const REQUEST = { match: 1, round: 0, early: true };
const CELL = "The ruling of this round cannot be used: 'This round of Two thirds'!G9: ";

const game = (more: Partial<Description>): Description => ({
  values: { title: 'Odd', fewest: '2', most: '30' },
  questions: [],
  columns: [],
  facts: [],
  ...more,
});

test.each<[what: string, typed: string, words: string]>([
  ['a boolean', 'TRUE', 'found TRUE, expected a whole number'],
  ['a computed boolean', '=TRUE', 'found TRUE, expected a whole number'],
  ['a computed text', '="7"', 'found the text “7”, expected a whole number'],
  ['a fraction', '=1/3', 'found 0.333333333, expected a whole number'],
  ['a number with a gap', '1 000', 'found the text “1 000”, expected a whole number'],
  ['a percentage', '5%', 'found a percentage (0.05), expected a whole number. Choose Format'],
  ['a number that is too large', '2000000000', 'expected a whole number from -1000000000 to 1000000000'],
  ['what a deleted tab leaves', '=#REF!+1', 'found the error #REF, expected a value'],
  ['what a deleted range leaves', '=SUM(#REF!)', 'found the error #REF, expected a value'],
  ['a name of a range', '=MyRange', 'expected a formula without the name “MyRange”'],
  ['the time in small letters', '=now()', 'expected a formula without NOW'],
  ['a die with a space', '=RandBetween (1;6)', 'expected a formula without RANDBETWEEN'],
  ['chance behind a name', '=LET(x;RAND();x)', 'expected a formula without LET'],
  ['a name that hides a function', '=LET(IMAGE;1;IMAGE("x"))', 'expected a formula without LET'],
  ['a function of a function', '=LAMBDA(image; image("x"))(1)', 'expected a formula without LAMBDA'],
  ['wide letters', '=ＩＭＡＧＥ("x")', 'expected a formula without ＩＭＡＧＥ'],
  ['a function before a line break', '=IMAGE\n("x")', 'expected a formula without IMAGE'],
  ['a function inside another one', '=SUM(1;ImportRange("a";"b"))', 'expected a formula without IMPORTRANGE'],
  ['a function of Excel', '=_xlfn.WEBSERVICE("x")', 'expected a formula without _XLFN.WEBSERVICE'],
  ['itself', '=G9', 'found the error #REF, expected a value'],
  ['its own column', '=SUM(G9:G38)', 'found the error #REF, expected a value'],
])('O2 O10 %s in a cell of the ruling is named, and nothing is resolved', (_, typed, words) => {
  const host = ownMatch('two-thirds');
  typeRuling(host, 'New: Points', 'Ann', typed);
  const problem = problemOf(tryAsk(host, 'preview', REQUEST));
  expect([problem.slice(0, CELL.length), problem]).toEqual([CELL, expect.stringContaining(words)]);
  expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 0 });
  // Nothing else was lost: with the cell corrected, the round is ruled.
  typeRuling(host, 'New: Points', 'Ann', '');
  ruleRound(host);
});

test('O2 two cells that need each other are named, both, and with iterative calculation nothing is computed', () => {
  const host = ownMatch('two-thirds');
  typeRuling(host, 'New: Points', 'Ann', '=G10+1');
  typeRuling(host, 'New: Points', 'Ben', '=G9');
  expect(problemOf(tryAsk(host, 'preview', REQUEST))).toMatch(
    /!G9: found the error #REF.*!G10: found the error #REF/,
  );
  setIterative(host, true);
  expect(problemOf(tryAsk(host, 'preview', REQUEST))).toContain('computes circular references');
});

test('O7 iterative calculation stops a correction that formulas would rule again, too', () => {
  const host = ownMatch('two-thirds');
  submit(host, 1, 'Ann', { 'Your number': '30' });
  ruleRound(host);
  const request = {
    match: 1,
    round: 1,
    rounds: 1,
    player: 'Ben',
    does: 'enter',
    answers: { yourNumber: '20' },
  } as const;
  const before = ask(host, 'exportRecord', 1);
  setIterative(host, true);
  for (const name of ['tryAmendment', 'amendOrder'] as const)
    expect(problemOf(tryAsk(host, name, request))).toContain('computes circular references');
  expect(ask(host, 'exportRecord', 1)).toBe(before);
  setIterative(host, false);
  ask(host, 'amendOrder', request);
});

test.each([
  ['?', '<>a', '~*b'],
  ['TRUE', '=A1', '~'],
  ['*', '>5', '1/2'],
])('O2 players called %s, %s and %s vote, and in the next round nobody does', (...names) => {
  const host = ownMatch(
    game({
      questions: [{ title: 'Vote', kind: asks.player }],
      columns: [
        {
          title: 'Votes',
          kind: kinds.number,
          start: '0',
          known: known.everyone,
          rule: '=SUMPRODUCT(([all Vote] = [player]) * 1)',
        },
        { title: 'Last', kind: kinds.player, known: known.everyone, rule: '=[Vote]' },
      ],
    }),
    names,
  );
  const [first = '', second = '', third = ''] = names;
  submit(host, 1, first, { Vote: second });
  submit(host, 1, second, { Vote: first });
  submit(host, 1, third, { Vote: first });
  ruleRound(host);
  const read = (head: string) => names.map((name) => ruledCell(host, head, name));
  expect([read('Votes'), read('Last')]).toEqual([
    [2, 1, 0],
    [second, first, first],
  ]);
  ruleRound(host);
  expect([read('Votes'), read('Last')]).toEqual([
    [0, 0, 0],
    ['', '', ''],
  ]);
  expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 2 });
});

test('O2 a tab with more than 250 columns is refused before anything is made', () => {
  const names = Array.from({ length: 30 }, (_, i) => `Player ${i + 1}`);
  const host = makeSeason(
    names.map((name) => ({ name, meadow: '' })),
    'email',
    { switches: { formsApi: true } },
  );
  const questions = Array.from({ length: 20 }, (_, i) => ({
    title: `Question ${i + 1}`,
    kind: asks.players,
  }));
  const tab = ask(host, 'describeGame', JSON.stringify(game({ questions })));
  expect(problemOf(tryAsk(host, 'newGame', requestFor('own-game', names, { tab })))).toBe(
    'The tab “This round” of Odd would have 607 columns. At most 250 are possible.',
  );
});
