import { FIRST_MATCH_TAB, FIRST_ROUND_TAB } from '../../../src/sheets/workbook/season.ts';
import { ask, makeMatch, resolve, rowOf, stateOf, submit, tryAsk } from '../season.ts';
import { ownMatch, ruledCell, ruleRound, typeRuling } from './season.ts';

const TAB = FIRST_ROUND_TAB + 1;

describe('the tab “This round”, changed by hand', () => {
  test('O2 moved columns and sorted rows are named, and “Restore the tab” brings the formulas back', () => {
    const host = ownMatch('two-thirds');
    const book = host.world.activeWorkbook as string;
    const formula = ruledCell(host, 'New: Points', 'Ben');
    host.arrangeColumns(book, TAB, [0, 1, 3, 2, 4, 5, 6]);
    const problem = stateOf(host).matches[0]?.problem;
    expect(problem?.what).toBe(
      "Cells of the tab “This round of Two thirds” were moved: 'This round of Two thirds'!C8 has “Points” instead of “Distance times 3”.",
    );
    expect(problem?.code).toBe('bad-tab');
    expect(resolve(host, 1).value).toMatchObject({ ok: false });
    ask(host, 'restoreTab', 1);
    expect(stateOf(host).matches[0]?.problem).toBeNull();
    expect(ruledCell(host, 'New: Points', 'Ben')).toBe(formula);

    host.typeCell(book, TAB, 8, 0, 'Ben');
    host.typeCell(book, TAB, 9, 0, 'Ann');
    expect(stateOf(host).matches[0]?.problem?.what).toContain('!A9 has “Ben” instead of “Ann”');
    ask(host, 'restoreTab', 1);
    ruleRound(host);
  });

  test('O2 a deleted tab is said, and comes back with its formulas', () => {
    const host = ownMatch('two-thirds');
    const formula = ruledCell(host, 'New: Points', 'Ben');
    host.deleteTab(host.world.activeWorkbook as string, TAB);
    expect(stateOf(host).matches[0]?.problem?.what).toBe('The tab “This round” is gone.');
    expect(resolve(host, 1).value).toMatchObject({ ok: false });
    ask(host, 'restoreTab', 1);
    expect(ruledCell(host, 'New: Points', 'Ben')).toBe(formula);
    ruleRound(host);
  });

  test.each([['*', '>5', '1/2', 'TRUE', '=1+1']])(
    'O2 players called %s, %s, %s, %s and %s are ruled as any',
    (...names) => {
      const host = ownMatch('two-thirds', names);
      submit(host, 1, '>5', { 'Your number': '30' });
      submit(host, 1, 'TRUE', { 'Your number': '20' });
      ruleRound(host);
      const record = JSON.parse(ask(host, 'exportRecord', 1));
      expect(record.rounds[0].ruling.columns).toEqual({
        '>5': { distanceTimes3: 40 },
        TRUE: { distanceTimes3: 10, points: 1 },
      });
      expect(ruledCell(host, 'Player', '1/2')).toBe('1/2');
    },
  );

  test('O7 undo puts the round back, and a new name stands in the tab', () => {
    const host = ownMatch('two-thirds');
    submit(host, 1, 'Ann', { 'Your number': '30' });
    ruleRound(host);
    expect(ruledCell(host, 'Points', 'Ann')).toBe(1);
    ask(host, 'undoRound', 1, 1, 1);
    expect(ruledCell(host, 'Points', 'Ann')).toBe(0);
    expect(rowOf(host, 1).round).toBe(0);
    ruleRound(host);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1 });
  });

  test('O2 a round resolves automatically where formulas rule it, and else waits for the host', () => {
    const host = ownMatch('two-thirds');
    const timing = { schedule: '', auto: 'all', wait: 0, missing: 'rules', remind: 0, tell: false } as const;
    ask(host, 'setTiming', 1, timing);
    for (const name of ['Ann', 'Ben', 'Cat']) submit(host, 1, name, { 'Your number': '30' });
    ask(host, 'runClock');
    expect(rowOf(host, 1).round).toBe(1);
    for (const head of ['New: Points', 'New: Distance times 3'])
      for (const name of ['Ann', 'Ben', 'Cat']) typeRuling(host, head, name, '');
    for (const name of ['Ann', 'Ben', 'Cat']) submit(host, 1, name, { 'Your number': '30' });
    host.passTime(3_600_000);
    expect(rowOf(host, 1).round).toBe(1);
    expect(JSON.stringify(stateOf(host).matches[0]?.clock)).toContain('waits for you');
  });

  test('O6 the match ends with a typed 1, its winners are those of the host, and closing drops its tabs', () => {
    const host = ownMatch('two-thirds');
    typeRuling(host, 'Wins (1)', 'Cat', '1');
    const early = tryAsk(host, 'preview', { match: 1, round: 0, early: true });
    expect(early.ok ? '' : early.problem.what).toContain('expected nothing before the last round');
    typeRuling(host, 'F2', '', '1');
    expect(ruleRound(host)).toMatchObject({ over: true });
    expect(stateOf(host).matches[0]?.outcome?.winners).toEqual(['Cat']);
    let progress = ask(host, 'closeMatch', 1);
    while (!progress.finished) progress = ask(host, 'continueWork');
    const file = host.world.files[host.world.activeWorkbook as string];
    const ids = file?.kind === 'workbook' ? file.workbook.sheets.map(({ sheetId }) => sheetId) : [];
    expect(ids).not.toContain(TAB);
    expect(ids).not.toContain(FIRST_MATCH_TAB + 1);
    makeMatch(host, 'own-game', ['Ann', 'Ben'], { tab: 950001 });
    expect(rowOf(host, 2).title).toBe('Two thirds 2');
  });
});
