import type { Host } from '../../../local/host/host.ts';
import { type Description, WORDS } from '../../../src/sheets/own-game/description.ts';
import { READY } from '../../../src/sheets/own-game/ready.ts';
import { FIRST_ROUND_TAB } from '../../../src/sheets/workbook/season.ts';
import { ask, makeSeason, problemOf, resolve, stateOf, submit, tryAsk } from '../season.ts';
import { ownMatch, ruledCell, ruleRound, typeRuling } from './season.ts';

const { questionKinds: asks, columnKinds: kinds, known } = WORDS;
const TAB = FIRST_ROUND_TAB + 1;
const REQUEST = { match: 1, round: 0, early: true };

const column = (title: string, more: Readonly<Record<string, string>> = {}) => {
  return { title, kind: kinds.number, start: '0', known: known.everyone, ...more };
};
const game = (more: Partial<Description>): Description => ({
  values: { title: 'Bad', fewest: '2', most: '30' },
  questions: [],
  columns: [],
  facts: [],
  ...more,
});

test.each([
  ['a missing value', '=NA()', '!G9: found the error #N_A, expected a value'],
  ['an unfinished formula', '=1+', '!G9: found the error #ERROR, expected a value'],
  ['a root of a negative number', '=SQRT(-1)', '!G9: found the error #NUM, expected a value'],
  ['an array that does not fit', '=D9:D11', 'expected'],
  ['a time', '10:30', '!G9: found a date or time'],
  ['a day long ago', '12/31/1999', '!G9: found a date or time'],
  ['a fullwidth digit', '７', '!G9: found the text “７”, expected a whole number'],
  ['a number in other words', '0x10', '!G9: found the text “0x10”'],
  ['a tab that never was', '=Gone!A1', 'expected a formula that reads only this tab, and not “Gone”'],
  ['a tab with a quote', "='It''s'!A1", "expected a formula that reads only this tab, and not “It's”"],
  ['a reference by text', '=INDIRECT("Season!B9")', 'a formula without INDIRECT'],
  ['a moving range', '=SUM(OFFSET(A1;1;1))', 'a formula without OFFSET'],
  ['many random numbers', '=SUM(RANDARRAY(2;2))', 'a formula without RANDARRAY'],
  ['a function in small letters', '=image("https://a.b/"&C9)', 'a formula without IMAGE'],
  ['a function with a space', '=IMPORTDATA ("https://a.b/"&C9)', 'a formula without IMPORTDATA'],
  ['a function after a sign', '=+HYPERLINK("https://a.b/";C9)', 'a formula without HYPERLINK'],
])('O2 O10 %s in a cell of the ruling is named, and nothing is resolved', (_, typed, words) => {
  const host = ownMatch('two-thirds');
  typeRuling(host, 'New: Points', 'Ann', typed);
  expect(problemOf(tryAsk(host, 'preview', REQUEST))).toContain(words);
  expect(resolve(host, 1).value).toMatchObject({ ok: false });
});

test('O2 a value typed where a date stood counts, once its format is automatic again', () => {
  const host = ownMatch('two-thirds');
  typeRuling(host, 'New: Points', 'Ann', '1/2');
  typeRuling(host, 'New: Points', 'Ann', '3');
  // The cell still has the format of a date.
  expect(problemOf(tryAsk(host, 'preview', REQUEST))).toContain('Format › Number › Automatic');
  typeRuling(host, 'New: Points', 'Ann', '');
  ruleRound(host);
});

test.each([
  ['1e5', '50%', '1,5', '0012', '-'],
  ['A1', '$B$2', '{1}', '"', '[Coins]'],
])('O2 players called %s, %s, %s, %s and %s are ruled as any', (...names) => {
  const host = ownMatch(
    game({
      questions: [
        { title: 'Vote', kind: asks.player },
        { title: 'Friends', kind: asks.players },
      ],
      columns: [
        column('Votes', { rule: '=SUMPRODUCT(([all Vote] = [player]) * 1)' }),
        { title: 'Last', kind: kinds.player, known: known.everyone, rule: '=[Vote]' },
      ],
    }),
    names,
  );
  const [first = '', second = ''] = names;
  for (const name of names.slice(1)) submit(host, 1, name, { Vote: first, Friends: first });
  submit(host, 1, first, { Vote: second });
  ruleRound(host);
  const read = (head: string) => names.map((name) => ruledCell(host, head, name));
  expect(read('Votes')).toEqual([4, 1, 0, 0, 0]);
  expect(read('Last')).toEqual([second, first, first, first, first]);
  expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1 });
});

test.each(['{=A1}', '1/2', '-', '#REF!', '007'])(
  'O2 the answer %s of a player is a text in the tab, and in a ruled value',
  (answer) => {
    const host = ownMatch(
      game({
        questions: [{ title: 'Say', kind: asks.text }],
        columns: [{ title: 'Said', kind: kinds.text, known: known.everyone, rule: '=[Say]' }],
      }),
    );
    submit(host, 1, 'Ann', { Say: answer });
    ruleRound(host);
    expect(ruledCell(host, 'Said', 'Ann')).toBe(answer);
  },
);

test.each<[string, unknown, string]>([
  ['a list of games', [READY.deals], 'This text is not a game.'],
  ['a column that is a text', { ...READY.deals, columns: ['Partner'] }, 'This text is not a game.'],
  ['another key', { ...READY.deals, script: 'x' }, 'This text is not a game.'],
  [
    'IMAGE behind a text',
    { ...READY.deals, facts: [{ title: 'F', rule: '="a""b" & image("https://a.b")' }] },
    'not permitted',
  ],
  [
    'another tab behind a title',
    { ...READY.deals, facts: [{ title: 'F', rule: '=[Points] + Season!B2' }] },
    'not permitted',
  ],
  [
    'the end by a named function',
    { ...READY.deals, values: { ...READY.deals.values, over: '=MYFUNCTION([Points])' } },
    'not permitted',
  ],
])('O10 %s cannot be imported', (_, given, words) => {
  const host = makeSeason([{ name: 'Ann', meadow: '' }]);
  expect(problemOf(tryAsk(host, 'readGame', JSON.stringify(given)))).toContain(words);
  expect(problemOf(tryAsk(host, 'describeGame', JSON.stringify(given)))).toContain(words);
  expect(ask(host, 'ownGames').described).toEqual([]);
});

const cellsOfRow = (host: Host, row: number, texts: readonly string[]) =>
  texts.forEach((text, at) => {
    host.typeCell(host.world.activeWorkbook as string, TAB, row, at, text);
  });

test.each<[string, (host: Host) => void, string]>([
  ['a name typed over', (host) => cellsOfRow(host, 8, ['Zoe']), ''],
  [
    'two names exchanged',
    (host) => [8, 9].map((row, i) => cellsOfRow(host, row, [['Ben', 'Ann'][i] as string])),
    'has “Ben” instead of “Ann”',
  ],
  [
    'a row put in above the heads',
    (host) => cellsOfRow(host, 7, ['', '', '', '', '', '', '']),
    'instead of “Player”',
  ],
  [
    'a head of the host’s part typed over',
    (host) => typeRuling(host, 'G8', '', 'Score'),
    'has “Score” instead of “New: Points”',
  ],
  [
    'a column of answers moved away',
    (host) => host.arrangeColumns(host.world.activeWorkbook as string, TAB, [0, 1, 2, 3, 5, 6, 4]),
    'instead of “Your number”',
  ],
])(
  'O2 %s: the tab stops where rows may be exchanged, and is as before once it is restored',
  (_, change, words) => {
    const host = ownMatch('two-thirds');
    submit(host, 1, 'Ann', { 'Your number': '30' });
    const formula = ruledCell(host, 'New: Points', 'Ben');
    change(host);
    const problem = stateOf(host).matches[0]?.problem?.what ?? '';
    expect(problem).toContain(words);
    if (words !== '') {
      expect(resolve(host, 1).value).toMatchObject({ ok: false });
      ask(host, 'restoreTab', 1);
    }
    ruleRound(host);
    expect(ruledCell(host, 'New: Points', 'Ben')).toBe(formula);
    expect(JSON.parse(ask(host, 'exportRecord', 1)).rounds[0].ruling.columns.Ann).toEqual({
      distanceTimes3: 30,
      points: 1,
    });
  },
);

test('O2 the tab is deleted between preview and resolve: nothing is resolved, and its formulas come back', () => {
  const host = ownMatch('two-thirds');
  const { ruled } = ask(host, 'preview', REQUEST);
  host.deleteTab(host.world.activeWorkbook as string, TAB);
  expect(problemOf(tryAsk(host, 'resolveRound', { ...REQUEST, ruled }))).toBe(
    'The tab “This round” is gone.',
  );
  ask(host, 'restoreTab', 1);
  ask(host, 'resolveRound', { ...REQUEST, ruled });
});

test('O2 another host resolves between preview and resolve: the round counts once', () => {
  const host = ownMatch('two-thirds');
  const { ruled } = ask(host, 'preview', REQUEST);
  ruleRound(host);
  expect(problemOf(tryAsk(host, 'resolveRound', { ...REQUEST, ruled }))).toContain(
    'Round 1 is already resolved',
  );
  expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1 });
});
