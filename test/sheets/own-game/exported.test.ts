import { readSheet } from '../../../src/sheets/own-game/description-sheet.ts';
import { exportedGame, importedGame } from '../../../src/sheets/own-game/exported.ts';
import { READY } from '../../../src/sheets/own-game/ready.ts';
import { FIRST_OWN_GAME_TAB } from '../../../src/sheets/workbook/season.ts';
import { makeMemory } from '../memory-ports.ts';
import { pressed } from '../presses/busy-season.ts';
import { descriptionTab } from './description-tab.ts';

test.each(Object.keys(READY) as (keyof typeof READY)[])(
  'O1 %s is the same after export and import',
  (key) => {
    const tab = descriptionTab(READY[key]);
    const text = exportedGame(readSheet(tab));
    const { game, rules } = importedGame(text);
    expect(descriptionTab(game)).toEqual(tab);
    expect(rules).toHaveLength((text.match(/"rule"|"over"/g) ?? []).length);
  },
);

test('O1 the tab of an imported game is made with its rules, and exports the same text', () => {
  const { ports } = makeMemory();
  pressed(ports, 'setUp', 'code');
  const text = exportedGame(readSheet(descriptionTab(READY.deals)));
  expect(pressed(ports, 'readGame', text)).toMatchObject({
    title: 'Deals',
    rules: [{ title: 'Points', rule: READY.deals.columns[1].rule }],
  });
  expect(pressed(ports, 'describeGame', text)).toBe(FIRST_OWN_GAME_TAB + 1);
  expect(pressed(ports, 'checkOwnGame', FIRST_OWN_GAME_TAB + 1)).toMatchObject({ faults: [], text });
});

const withRule = (rule: string, part: 'columns' | 'facts' = 'columns') =>
  JSON.stringify({ values: {}, questions: [], columns: [], facts: [], [part]: [{ title: 'Coins', rule }] });

test.each([
  [withRule('=IMAGE("https://example.com/"&[Role])'), 'The rule of “Coins” is not permitted here: =IMAGE('],
  [withRule('=[Role]&IMPORTXML("a";"b")', 'facts'), 'The rule of “Coins” is not permitted here'],
  [withRule('=Season!B9'), 'The rule of “Coins” is not permitted here'],
  [withRule('="[" & IMAGE("]")'), 'The rule of “Coins” is not permitted here'],
  [withRule('=IF([Coins]=1,2,3)'), 'The rule of “Coins” is not permitted here'],
  [
    JSON.stringify({ values: { over: '=NOW()>1' }, questions: [], columns: [], facts: [] }),
    'The rule of “The end” is not permitted here',
  ],
  ['{"values":{},"questions":[],"columns":[{"rule":7}],"facts":[]}', 'This text is not a game.'],
  ['{"values":{},"questions":[],"columns":[{"script":"x"}],"facts":[]}', 'This text is not a game.'],
  ['{"game":"own-game"}', 'This text is not a game.'],
  ['two thirds', 'This text is not a game.'],
  ['', 'This text is not a game.'],
])('O10 the import %s is refused before anything is written', (text, words) => {
  const memory = makeMemory();
  pressed(memory.ports, 'setUp', 'code');
  const before = JSON.stringify([...memory.tabs]);
  for (const name of ['readGame', 'describeGame'] as const)
    expect(() => pressed(memory.ports, name, text)).toThrow(words);
  expect(JSON.stringify([...memory.tabs])).toBe(before);
});
