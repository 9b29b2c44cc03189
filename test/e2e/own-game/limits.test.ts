import { type Description, WORDS } from '../../../src/sheets/own-game/description.ts';
import { FIRST_ROUND_TAB } from '../../../src/sheets/workbook/season.ts';
import { ask, cellsOf, HOST, problemOf, rowOf, stateOf, submit, tryAsk } from '../season.ts';
import { ownMatch, ruledCell, ruleRound, typeRuling } from './season.ts';

const { questionKinds: asks, columnKinds: kinds, known } = WORDS;
const REQUEST = { match: 1, round: 0, early: true };
const twenty = <T>(of: (i: number) => T) => Array.from({ length: 20 }, (_, i) => of(i + 1));

/** As many questions, columns, facts and players as there may be. */
const LARGEST: Description = {
  values: { title: 'The largest', fewest: '2', most: '30', lastRound: '3' },
  questions: twenty((i) => ({ title: `Question ${i}`, kind: asks.number })),
  columns: twenty((i) => ({
    title: `Column ${i}`,
    kind: kinds.number,
    start: '0',
    known: i % 2 === 0 ? known.everyone : known.owner,
    rule: `=[Column ${i}] + [Question ${i}]`,
  })),
  facts: twenty((i) => ({
    title: `Fact ${i}`,
    kind: kinds.number,
    start: '0',
    known: known.everyone,
    rule: `=SUM([all Question ${i}])`,
  })),
};

test('O2 thirty players with twenty columns, questions and facts take no call more than three players with two', () => {
  const names = Array.from({ length: 30 }, (_, i) => `Player ${i + 1}`);
  const large = ownMatch(LARGEST, names);
  const small = ownMatch('two-thirds');
  const round = (host: typeof large, answers: Record<string, string>, name: string) => {
    submit(host, 1, name, answers);
    const preview = host.call(HOST, 'preview', [REQUEST]);
    const { ruled } = (preview.value as { value: { ruled: string } }).value;
    const resolved = host.call(HOST, 'resolveRound', [{ ...REQUEST, ruled }]);
    expect(resolved.value).toMatchObject({ ok: true });
    const count = ({ calls }: typeof preview) => calls.byName['Sheets.Spreadsheets.batchUpdate'];
    return {
      preview: preview.calls.service,
      resolve: resolved.calls.service,
      writes: [count(preview), count(resolved)],
    };
  };
  const answers = Object.fromEntries(twenty((i) => [`Question ${i}`, String(i)]));
  const of = round(large, answers, 'Player 30');
  expect(of).toEqual(round(small, { 'Your number': '3' }, 'Ann'));
  expect(ruledCell(large, 'Column 20', 'Player 30')).toBe(20);
  expect(ruledCell(large, 'U4', '')).toBe(20);
  expect(ask(large, 'verify')).toMatchObject({ fault: '', rounds: 1 });
});

test('O2 two hosts rule at once: what the second one typed is seen before anything counts', () => {
  const host = ownMatch('two-thirds');
  host.addPeople([{ name: 'Other', email: 'other@example.com' }]);
  typeRuling(host, 'New: Points', 'Ann', '1');
  const { ruled } = ask(host, 'preview', REQUEST);
  typeRuling(host, 'New: Points', 'Ben', '5');
  expect(problemOf(tryAsk(host, 'resolveRound', { ...REQUEST, ruled }))).toBe(
    'Orders or cells have changed since the preview.',
  );
  ruleRound(host);
  expect(['Ann', 'Ben'].map((name) => ruledCell(host, 'Points', name))).toEqual([1, 5]);
  // The other host presses on the preview of the same round.
  expect(problemOf(tryAsk(host, 'resolveRound', { ...REQUEST, ruled }))).toContain(
    'Round 1 is already resolved',
  );
  expect(rowOf(host, 1).round).toBe(1);
});

test('O2 a deleted row or a shorter tab is named, and “Restore the tab” brings all of it back', () => {
  const host = ownMatch('two-thirds');
  submit(host, 1, 'Ann', { 'Your number': '30' });
  ruleRound(host);
  const file = host.world.files[host.world.activeWorkbook as string];
  const sheets = file?.kind === 'workbook' ? file.workbook.sheets : [];
  const sheet = sheets.find(({ sheetId }) => sheetId === FIRST_ROUND_TAB + 1);
  if (!sheet) throw new Error('no tab');
  const used = () =>
    cellsOf(host, FIRST_ROUND_TAB + 1)
      .map((row) => row.join('|').replace(/\|*$/, ''))
      .join('\n')
      .trim();
  const before = used();
  sheet.rows.splice(20);
  sheet.rowCount = 20;
  expect(stateOf(host).matches[0]?.problem?.what).toContain('it has 20 rows, and needs 341');
  expect(tryAsk(host, 'preview', { ...REQUEST, round: 1 })).toMatchObject({ ok: false });
  ask(host, 'restoreTab', 1);
  expect(used()).toBe(before);
  ruleRound(host);
});

test('O2 a player’s text that looks like a formula stays that text, in the tab and in “Rounds so far”', () => {
  const host = ownMatch('deals', ['Ann', 'Ben']);
  // The form refuses a leading =, unless a browser is passed by.
  const texts = ['1/2', 'TRUE', "'=1+1", '007', '+1', '12:00'];
  const first = texts.map((text) => {
    const request = { ...REQUEST, round: rowOf(host, 1).round };
    const sent = host.submitForm('ann@example.com', rowOf(host, 1).form, { 'A word to the host': text }, {});
    if (!sent.recorded) return 'refused';
    ask(host, 'preview', request);
    return ruledCell(host, 'A word to the host', 'Ann');
  });
  expect(first).toEqual(['1/2', 'TRUE', "'=1+1", '007', 'refused', '12:00']);
  ruleRound(host);
  expect(cellsOf(host, FIRST_ROUND_TAB + 1)[41]).toContain('12:00');
});
