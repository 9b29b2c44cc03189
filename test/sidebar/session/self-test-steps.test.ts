import type { StepReport } from '../../../src/sheets/panel-api/panel.ts';
import {
  linesOf,
  reportText,
  type StepProgress,
  totalOf,
} from '../../../src/sidebar/logic/self-test-report.ts';
import { runSelfTest } from '../../../src/sidebar/session/self-test.ts';

const step = (name: string) => ({ name, title: `Step ${name}` });
const GROUPS = [[step('a')], [step('b'), step('c')], [step('d')]];
const REPORT: StepReport = {
  checks: [
    { name: 'a check', assumptions: ['G1', 'G2'], result: 'passed', detail: '' },
    { name: 'another', assumptions: [], result: 'untested', detail: 'it needs G1' },
  ],
} as StepReport;
const LOST = { code: 'cannot', what: 'No answer came.', safe: '', todo: 'Try again.' } as const;

/** The states of all steps, as letters: waiting, running, ended. */
const states = (steps: readonly StepProgress[]) => steps.map(({ state }) => state[0]).join('');

const ADVICE =
  'Do not start yet. Run the self-test again. If this line fails again, copy the report and ask for help.';

test('the steps of a group run at the same time, one group after another, and each change is shown', async () => {
  const shown: string[] = [];
  const asked: string[] = [];
  const call = async (name: string, ...args: unknown[]) => {
    asked.push([name, ...args].join(' '));
    await Promise.resolve();
    return { ok: true, value: name === 'selfTestSteps' ? GROUPS : REPORT };
  };
  const answer = await runSelfTest(call as never, false, (steps) => shown.push(states(steps)));
  expect(answer).toEqual({ ok: true, value: GROUPS });
  expect(asked).toEqual(['selfTestSteps', ...['a', 'b', 'c', 'd'].map((name) => `selfTestStep ${name}`)]);
  expect(shown).toEqual(['rwww', 'ewww', 'erww', 'errw', 'eerw', 'eeew', 'eeer', 'eeee']);
});

test('a step that gives no answer does not stop the next ones, and is a failed line', async () => {
  let last: readonly StepProgress[] = [];
  const call = async (name: string, step?: string) => {
    if (name === 'selfTestSteps') return { ok: true, value: GROUPS };
    return step === 'b' ? { ok: false, problem: LOST } : { ok: true, value: REPORT };
  };
  await runSelfTest(call as never, false, (steps) => {
    last = steps;
  });
  expect(states(last)).toBe('eeee');
  expect(linesOf(last).filter(({ result }) => result === 'failed')).toEqual([
    {
      name: 'Step b',
      assumptions: [],
      result: 'failed',
      detail: 'No answer came. Try again.',
      advice: ADVICE,
    },
  ]);
  expect(totalOf(linesOf(last))).toBe('3 passed, 1 failed, 3 not tested.');
  expect(totalOf(REPORT.checks.slice(0, 1))).toBe('1 passed.');
  expect(reportText(last.slice(0, 2), new Date('2026-01-10T12:00:00Z'))).toBe(
    [
      'Roundkeeper self-test, 2026-01-10: 1 passed, 1 failed, 1 not tested.',
      '',
      '✓ a check (G1, G2)',
      '– another: it needs G1',
      '✗ Step b: No answer came. Try again.',
      `  ${ADVICE}`,
    ].join('\n'),
  );
});

test('no step runs when the steps are not told', async () => {
  const asked: string[] = [];
  const call = async (name: string) => {
    asked.push(name);
    return { ok: false, problem: LOST };
  };
  expect(await runSelfTest(call as never, false, () => {})).toEqual({ ok: false, problem: LOST });
  expect(asked).toEqual(['selfTestSteps']);
});

test('a step that asks first is run only where the host agreed', async () => {
  const groups = [[step('a')], [{ ...step('mail'), asks: 'Send one mail' }], [step('b')]];
  const asked: string[] = [];
  const call = async (name: string, given?: string) => {
    if (name === 'selfTestStep') asked.push(given ?? '');
    return { ok: true, value: name === 'selfTestSteps' ? groups : REPORT };
  };
  await runSelfTest(call as never, false, () => {});
  expect(asked.splice(0)).toEqual(['a', 'b']);
  await runSelfTest(call as never, true, () => {});
  expect(asked).toEqual(['a', 'mail', 'b']);
});
