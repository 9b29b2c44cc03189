import { type Description, WORDS } from '../../../src/sheets/own-game/description.ts';
import { ask, cellsOf, privateFile, problemOf, rowOf, spectatorFile, submit, tryAsk } from '../season.ts';
import { ownMatch, ruledCell, ruleRound, typeRuling } from './season.ts';

const { questionKinds: asks, columnKinds: kinds, known } = WORDS;

/** Everyone adds what they bid; the pot is the sum of all coins after the round. Beside the table, M9 may add more for everyone. */
const SUMS: Description = {
  values: { title: 'Sums', fewest: '2', most: '30', lastRound: '9' },
  questions: [{ title: 'Bid', kind: asks.number, missing: '0' }],
  columns: [
    {
      title: 'Coins',
      kind: kinds.number,
      start: '10',
      known: known.everyone,
      trade: 'yes',
      rule: '=[Coins] + [Bid]',
    },
  ],
  facts: [
    { title: 'Pot', kind: kinds.number, start: '0', known: known.everyone, rule: '=SUM([all new Coins])' },
  ],
};

type Bids = Readonly<Record<string, string>>;

/** A match with three resolved rounds: Ann bids 1, 2, 3, Ben 4, 5, 6, and Cat nothing. */
function threeRounds(change?: (host: ReturnType<typeof ownMatch>, round: number) => void) {
  const host = ownMatch(SUMS);
  const bids: Bids[] = [
    { Ann: '1', Ben: '4' },
    { Ann: '2', Ben: '5' },
    { Ann: '3', Ben: '6' },
  ];
  bids.forEach((round, i) => {
    for (const [name, Bid] of Object.entries(round)) submit(host, 1, name, { Bid });
    change?.(host, i + 1);
    ruleRound(host);
  });
  return host;
}

const rulings = (host: ReturnType<typeof ownMatch>) =>
  JSON.parse(ask(host, 'exportRecord', 1)).rounds.map(({ ruling }: { ruling: unknown }) => ruling);
const coins = (host: ReturnType<typeof ownMatch>) =>
  ['Ann', 'Ben', 'Cat'].map((name) => ruledCell(host, 'Coins', name));
const titles = (host: ReturnType<typeof ownMatch>) => {
  const file = host.world.files[host.world.activeWorkbook as string];
  return file?.kind === 'workbook' ? file.workbook.sheets.map(({ title }) => title) : [];
};
const order = (host: ReturnType<typeof ownMatch>, Bid: string) =>
  ({
    match: 1,
    round: 1,
    rounds: rowOf(host, 1).round,
    player: 'Ann',
    does: 'enter',
    answers: { bid: Bid },
  }) as const;

test('O7 a corrected order: formulas rule its round and all later rounds again, in one press that binds', () => {
  const host = threeRounds();
  expect(coins(host)).toEqual([16, 25, 10]);
  const request = order(host, '7');
  const tabs = titles(host);
  const preview = ask(host, 'tryAmendment', request);
  expect(preview.again).toEqual([
    'Formulas rule rounds 1, 2 and 3 again. Values that you typed then count again.',
    'After round 1: Pot: 35 → 41.',
    'After round 1: Ann, Coins: 11 → 17.',
    'After round 2: Pot: 42 → 48.',
    'After round 2: Ann, Coins: 13 → 19.',
    'After round 3: Pot: 51 → 57.',
    'After round 3: Ann, Coins: 16 → 22.',
  ]);
  expect(preview.stays).toEqual([]);
  expect([titles(host), rulings(host)[0].facts]).toEqual([tabs, { pot: 35 }]);
  ask(host, 'amendOrder', { ...request, ruled: preview.ruled });
  expect(rulings(host)).toEqual([
    { columns: { Ann: { coins: 17 }, Ben: { coins: 14 } }, facts: { pot: 41 } },
    { columns: { Ann: { coins: 19 }, Ben: { coins: 19 } }, facts: { pot: 48 } },
    { columns: { Ann: { coins: 22 }, Ben: { coins: 25 } }, facts: { pot: 57 } },
  ]);
  expect([coins(host), ruledCell(host, 'B4', '')]).toEqual([[22, 25, 10], 57]);
  expect(titles(host)).toEqual(tabs);
  for (const page of [spectatorFile(host), privateFile(host, 'Ann')])
    expect(JSON.stringify(page)).toContain('formulas computed all new values.');
  expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 3 });
  // The newest round of “Rounds so far” begins with the coins before it.
  expect(cellsOf(host, 940001)[41]?.slice(0, 3)).toEqual(['Ann', 1, 19]);
});

test('O7 a typed value of a later round counts again, is named, and what formulas make of it follows', () => {
  const host = threeRounds((now, round) => {
    if (round === 2) typeRuling(now, 'New: Coins', 'Ann', '50');
  });
  expect(coins(host)).toEqual([53, 25, 10]);
  const preview = ask(host, 'tryAmendment', order(host, '7'));
  expect(preview.stays).toEqual([
    'Round 2, Ann, Coins: your ruling 50 stays, but the value before the ruling changes from 11 to 17.',
  ]);
  expect(preview.again).toEqual([
    'Formulas rule rounds 1, 2 and 3 again. Values that you typed then count again.',
    'After round 1: Pot: 35 → 41.',
    'After round 1: Ann, Coins: 11 → 17.',
  ]);
  ask(host, 'amendOrder', order(host, '7'));
  expect(coins(host)).toEqual([53, 25, 10]);
});

test('O7 a value typed as it was is typed, too: it stays when its formula would give another value', () => {
  const host = threeRounds((now, round) => {
    // Ann keeps the 11 coins that she has.
    if (round === 2) typeRuling(now, 'New: Coins', 'Ann', '11');
  });
  expect(coins(host)).toEqual([14, 25, 10]);
  ask(host, 'amendOrder', { ...order(host, '9'), player: 'Ben' });
  expect(coins(host)).toEqual([14, 30, 10]);
});

test('O7 a corrected ruling counts as typed, and what formulas make of it follows', () => {
  const host = threeRounds();
  const { fields } = ask(host, 'amendForm', 1, 1, 'Cat', true);
  const was = Object.fromEntries(fields.map(({ key, value }) => [key, value]));
  const request = { match: 1, round: 1, rounds: 3, player: 'Cat', does: 'rule' } as const;
  ask(host, 'amendOrder', { ...request, answers: { ...was, 'next:coins': '20' } });
  expect(rulings(host)[0]).toEqual({
    columns: { Ann: { coins: 11 }, Ben: { coins: 14 }, Cat: { coins: 20 } },
    facts: { pot: 45 },
  });
  expect([coins(host), ruledCell(host, 'B4', '')]).toEqual([[16, 25, 20], 61]);
  // Back to 10, which is also the value before the ruling: it is typed, and the formula does not count.
  ask(host, 'amendOrder', { ...request, answers: { ...was, 'next:coins': '10' } });
  expect([coins(host), ruledCell(host, 'B4', '')]).toEqual([[16, 25, 10], 51]);
});

test('O7 H34 a corrected trade: formulas rule again with what it moved', () => {
  const host = threeRounds();
  const answers = { from: 'Ben', with: 'Cat', gives: 'Coins', givesMany: '3' };
  const request = { match: 1, round: 1, rounds: 3, cancels: '', answers };
  const preview = ask(host, 'tryTrade', request);
  ask(host, 'correctTrade', { ...request, ruled: preview.amendment?.ruled ?? '' });
  expect(coins(host)).toEqual([16, 22, 13]);
});

test('O7 other cells beside the table: a round keeps its ruling, and says why', () => {
  const host = ownMatch({
    ...SUMS,
    columns: [{ ...SUMS.columns[0], rule: '=[Coins] + [Bid] + $P$9' }],
  });
  typeRuling(host, 'P9', '', '2');
  submit(host, 1, 'Ann', { Bid: '1' });
  ruleRound(host);
  const request = order(host, '5');
  // The cell beside the table counts as it is now.
  expect(ask(host, 'tryAmendment', request).again).toContain('After round 1: Ann, Coins: 13 → 17.');
  typeRuling(host, 'P9', '', '100');
  const preview = ask(host, 'tryAmendment', request);
  expect([preview.again, preview.stays]).toEqual([
    [],
    [
      'Formulas cannot rule round 1 again: cells beside the table have changed since then. Its ruling stays.',
      'Your ruling of round 1 stays. If the ruling depends on this correction, correct the ruling, too.',
    ],
  ]);
  typeRuling(host, 'P9', '', '=1/0');
  expect(ask(host, 'tryAmendment', request).stays[0]).toContain(
    "cannot rule round 1 again: 'This round of Sums'!B5: found the error #DIVIDE_BY_ZERO",
  );
});

test('O7 formulas that give another ruling than the preview showed are said, and nothing is changed', () => {
  const host = ownMatch({
    ...SUMS,
    columns: [{ ...SUMS.columns[0], rule: '=[Coins] + [Bid] * (1 + $P$9)' }],
  });
  ruleRound(host);
  const request = order(host, '5');
  const { ruled } = ask(host, 'tryAmendment', request);
  // Nobody had bid in round 1, so the old ruling says nothing about this cell.
  typeRuling(host, 'P9', '', '3');
  expect(problemOf(tryAsk(host, 'amendOrder', { ...request, ruled }))).toBe(
    'The formulas now give another ruling than the preview showed.',
  );
  expect(rulings(host)).toEqual([{ facts: { pot: 30 } }]);
});

test('O7 a formula that names its tab rules again, also after the tab was renamed', () => {
  const host = ownMatch(SUMS);
  typeRuling(host, 'New: Coins', 'Ann', "='This round of Sums'!$C9+'This round of Sums'!D9");
  submit(host, 1, 'Ann', { Bid: '1' });
  ruleRound(host);
  ask(host, 'amendOrder', order(host, '7'));
  expect(coins(host)).toEqual([17, 10, 10]);
});

test('O7 a correction that Google ends halfway leaves a tab: the next press deletes it, and finishes', () => {
  const host = threeRounds();
  const tabs = titles(host);
  const request = order(host, '7');
  // The second batch of the preview: the computing tab is there.
  let batches = 0;
  const isSecond = (call: string) => call === 'Sheets.Spreadsheets.batchUpdate' && ++batches === 2;
  host.failCall({ match: isSecond, when: 'kill' });
  expect(() => ask(host, 'tryAmendment', request)).toThrow();
  expect(titles(host)).toEqual([expect.stringMatching(/^Computing \d+ \(delete this tab\)$/), ...tabs]);
  const { ruled } = ask(host, 'tryAmendment', request);
  expect(titles(host)).toEqual(tabs);
  ask(host, 'amendOrder', { ...request, ruled });
  expect([titles(host), coins(host)]).toEqual([tabs, [22, 25, 10]]);
});
