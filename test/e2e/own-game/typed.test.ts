import { FIRST_ROUND_TAB } from '../../../src/sheets/workbook/season.ts';
import { ask, cellsOf, rowOf, spectatorFile, stateOf, submit } from '../season.ts';
import { ownMatch, ruledCell, ruleRound, typeRuling } from './season.ts';

describe('a described game that the host rules by typing', () => {
  test('O2 typed values count for one round, and an empty cell stays', () => {
    const host = ownMatch('two-thirds');
    submit(host, 1, 'Ann', { 'Your number': '30' });
    submit(host, 1, 'Ben', { 'Your number': '20' });
    const before = cellsOf(host, FIRST_ROUND_TAB + 1);
    expect(before[1]?.slice(0, 4)).toEqual(['Round', 1, 'Players', 3]);
    for (const name of ['Ann', 'Ben', 'Cat'])
      for (const head of ['New: Points', 'New: Distance times 3']) typeRuling(host, head, name, '');
    typeRuling(host, 'New: Points', 'Ben', '3');
    typeRuling(host, 'B6', '', 'Ben was closest.');
    expect(ask(host, 'preview', { match: 1, round: 0, early: true }).story.map(({ text }) => text)).toContain(
      'The host says: Ben was closest.',
    );
    expect(ruledCell(host, 'Your number', 'Ann')).toBe(30);
    expect(ruleRound(host)).toMatchObject({ round: 1, over: false });
    expect(rowOf(host, 1).round).toBe(1);
    const record = JSON.parse(ask(host, 'exportRecord', 1));
    expect(record.rounds[0].ruling).toEqual({
      columns: { Ben: { points: 3 } },
      say: { everyone: 'Ben was closest.' },
    });
    expect(ruledCell(host, 'Points', 'Ben')).toBe(3);
    expect(JSON.stringify(spectatorFile(host))).toContain('The host typed all new values.');
    expect(ruledCell(host, 'B6', '')).toBe('');
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1 });
    expect(stateOf(host).matches[0]?.problem).toBeNull();
  });
});
