import {
  runChecks,
  type Scratch,
  untested,
  withoutNames,
} from '../../../../src/sheets/google/self-test/check.ts';

describe('a text of the report names nobody and nothing', () => {
  test.each([
    ['File not found: 1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms.', 'File not found: (id).'],
    ['You are trying to invite ann.smith+x@firm.example. Since', 'You are trying to invite (address). Since'],
    [
      'Enable it by visiting https://console.developers.google.com/apis?project=1 then',
      'Enable it by visiting (link) then',
    ],
    ['has not been used in project 123456789012 before', 'has not been used in project (number) before'],
    ['entry.1=3FVW8836M2RXYJGT', 'entry.1=(id)'],
  ])('%s', (text, shown) => {
    expect(withoutNames(text)).toBe(shown);
  });

  test.each([
    'Quota exceeded for quota metric ‘Read requests’ (429)',
    'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
    '12:00 in Europe/Berlin was read as 2026-07-01T12:00:00.000Z',
    'insufficientFilePermissions',
  ])('%s stays', (text) => {
    expect(withoutNames(text)).toBe(text);
  });
});

describe('the checks of a step', () => {
  const open = (...unsound: string[]) => {
    let saved = 0;
    const scratch = { state: { unsound }, save: () => saved++ } as unknown as Scratch;
    return { scratch, saved: () => saved };
  };
  const check = (name: string, run: () => string, more: object = {}) => ({
    name,
    assumptions: [name],
    run,
    ...more,
  });
  const fail = () => {
    throw new Error('it is not so');
  };
  const resultsOf = (checks: readonly ReturnType<typeof check>[], ...unsound: string[]) =>
    runChecks(checks, open(...unsound).scratch).map(({ result, detail }) => `${result}: ${detail}`);

  test('go on after one that fails', () => {
    expect(resultsOf([check('G1', fail), check('G2', () => 'so')])).toEqual([
      'failed: it is not so',
      'passed: so',
    ]);
  });

  test('that need another one are not made when it did not pass', () => {
    const run = jest.fn(() => 'so');
    expect(
      resultsOf([
        check('G1', fail),
        check('G2', run, { needs: ['G1'] }),
        check('G3', run, { needs: ['G2'] }),
      ]),
    ).toEqual([
      'failed: it is not so',
      'untested: Not tested, because these did not pass: G1.',
      'untested: Not tested, because these did not pass: G2.',
    ]);
    expect(run).not.toHaveBeenCalled();
  });

  test('say when they could not be made', () => {
    expect(resultsOf([check('G1', () => untested('there is no form'))])).toEqual([
      'untested: there is no form',
    ]);
  });

  test('that are excused by an earlier one are made, and do not count as failed', () => {
    expect(resultsOf([check('G2', fail, { excusedBy: ['G1'] })], 'G1')).toEqual(['untested: it is not so']);
    expect(resultsOf([check('G2', fail, { excusedBy: ['G1'] })])).toEqual(['failed: it is not so']);
  });

  test('are saved one by one, so that a script that is ended loses none', () => {
    const { scratch, saved } = open();
    runChecks([check('G1', () => 'so'), check('G2', fail)], scratch);
    expect(saved()).toBe(2);
    expect(scratch.state.unsound).toEqual(['G2']);
  });
});
