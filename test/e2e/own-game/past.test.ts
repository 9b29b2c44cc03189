import { type Description, WORDS } from '../../../src/sheets/own-game/description.ts';
import { FIRST_ROUND_TAB } from '../../../src/sheets/workbook/season.ts';
import { ask, cellsOf, submit } from '../season.ts';
import { ownMatch, ruledCell, ruleRound, typeRuling } from './season.ts';

const { questionKinds: asks, columnKinds: kinds, known } = WORDS;

/** Whoever bids as in the last round pays one coin; the best is the highest bid of all rounds. */
const AGAIN: Description = {
  values: { title: 'Never again', fewest: '2', most: '30', lastRound: '9' },
  questions: [
    { title: 'Bid', kind: asks.number },
    { title: 'Friends', kind: asks.players },
  ],
  columns: [
    {
      title: 'Coins',
      kind: kinds.number,
      start: '10',
      known: known.everyone,
      rule: '=[Coins] - SUMPRODUCT(([past player] = [player]) * ([past round] = [round] - 1) * ([past Bid] = [Bid]) * ([past Bid] <> ""))',
    },
    {
      title: 'Best so far',
      kind: kinds.number,
      start: '0',
      known: known.everyone,
      rule: '=MAX([past Bid]; [all Bid]; 0)',
    },
  ],
  facts: [
    {
      title: 'Pot',
      kind: kinds.number,
      start: '5',
      known: known.everyone,
      rule: '=[Pot] + MAX([past Pot]; 0)',
    },
  ],
};

const TAB = FIRST_ROUND_TAB + 1;
const bid = (host: ReturnType<typeof ownMatch>, bids: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(bids)) submit(host, 1, name, { Bid: text, Friends: 'Cat' });
};
const past = (host: ReturnType<typeof ownMatch>) =>
  cellsOf(host, TAB)
    .slice(41)
    .map((row) => row.slice(0, 10))
    .filter((row) => row.join('') !== '');

// The values were worked out by hand.
test('O2 Rounds so far: what stood in the tab in earlier rounds, the newest first, for formulas and after an undo', () => {
  const host = ownMatch(AGAIN);
  bid(host, { Ann: '3', Ben: '4' });
  ruleRound(host);
  const file = host.world.files[host.world.activeWorkbook as string];
  const sheets = file?.kind === 'workbook' ? file.workbook.sheets : [];
  const { rowProperties = {} } = sheets.find(({ sheetId }) => sheetId === TAB) ?? {};
  // Rows 12 to 38 have no player, and are hidden: “Rounds so far” follows the players.
  expect([10, 11, 37, 38, 39].map((row) => rowProperties[row]?.hiddenByUser ?? false)).toEqual([
    ...[false, true, true, false, false],
  ]);
  expect(cellsOf(host, TAB)[39]?.[0]).toBe('Rounds so far, the newest first');
  expect(cellsOf(host, TAB)[40]?.slice(0, 10)).toEqual([
    ...['Player', 'Sent (1)', 'Coins', 'Best so far', 'Bid'],
    ...['Friends: Ann', 'Friends: Ben', 'Friends: Cat', 'Round', 'Pot'],
  ]);
  const first = [
    ['Ann', 1, 10, 0, 3, 0, 0, 1, 1, 5],
    ['Ben', 1, 10, 0, 4, 0, 0, 1, 1, 5],
    ['Cat', 0, 10, 0, '', 0, 0, 0, 1, 5],
  ];
  expect(past(host)).toEqual(first);
  bid(host, { Ann: '3', Ben: '3', Cat: '1' });
  ruleRound(host);
  // Ann bid 3 twice. Cat sent nothing before.
  expect(['Ann', 'Ben', 'Cat'].map((name) => ruledCell(host, 'Coins', name))).toEqual([9, 10, 10]);
  expect(ruledCell(host, 'Best so far', 'Cat')).toBe(4);
  // 5 + 0 in round 1, 5 + 5 in round 2.
  expect(ruledCell(host, 'B4', '')).toBe(10);
  const second = [
    ['Ann', 1, 10, 4, 3, 0, 0, 1, 2, 5],
    ['Ben', 1, 10, 4, 3, 0, 0, 1, 2, 5],
    ['Cat', 1, 10, 4, 1, 0, 0, 0, 2, 5],
  ];
  expect(past(host)).toEqual([...second, ...first]);
  ask(host, 'undoRound', 1, 2, 2);
  expect(past(host)).toEqual(first);
});

test('O2 Rounds so far, changed or sorted by hand, is as it was before the next round is ruled', () => {
  const host = ownMatch(AGAIN);
  bid(host, { Ann: '3', Ben: '4' });
  ruleRound(host);
  const before = past(host);
  typeRuling(host, 'E42', '', '99');
  typeRuling(host, 'A43', '', '');
  typeRuling(host, 'C60', '', '7');
  ask(host, 'preview', { match: 1, round: 1, early: true });
  expect(past(host)).toEqual(before);
  ruleRound(host);
  expect(ruledCell(host, 'Best so far', 'Ann')).toBe(4);
});

test('O2 a correction and a new name stand in Rounds so far', () => {
  const host = ownMatch(AGAIN);
  bid(host, { Ann: '3', Ben: '4' });
  ruleRound(host);
  ask(host, 'amendOrder', {
    match: 1,
    round: 1,
    rounds: 1,
    player: 'Ben',
    does: 'enter',
    answers: { bid: '8' },
  });
  host.addPeople([{ name: 'Sue', email: 'sue@example.com' }]);
  ask(host, 'substitute', { player: 'Ben', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' });
  expect(past(host)[1]?.slice(0, 5)).toEqual(['Sue', 1, 10, 0, 8]);
});
