import type { Check, Problem, SelfTestStep, StepReport } from '../../sheets/panel-api/panel.ts';

/** A step of the self-test, with the progress of this step. */
export interface StepProgress extends SelfTestStep {
  readonly state: 'waiting' | 'running' | 'ended';
  readonly report?: StepReport;
  /** Error that kept the step from giving a report. */
  readonly problem?: Problem;
}

/** Signs that stand for the results of a check. */
export const SIGNS = { passed: '✓', failed: '✗', untested: '–' } as const;

/** Lists the checks of all steps so far. A step without a report counts as one failed check. */
export function linesOf(steps: readonly StepProgress[]): readonly Check[] {
  return steps.flatMap(({ title, report, problem }) => [
    ...(report?.checks ?? []),
    ...(problem
      ? [
          {
            name: title,
            assumptions: [],
            result: 'failed' as const,
            detail: `${problem.what} ${problem.todo}`,
            advice:
              'Do not start yet. Run the self-test again. If this line fails again, copy the report and ask for help.',
          },
        ]
      : []),
  ]);
}

/** Counts the results of all checks: “30 passed, 1 failed, 2 not tested.” */
export function totalOf(checks: readonly Check[]): string {
  const count = (result: Check['result']) => checks.filter((check) => check.result === result).length;
  const [passed, failed, untested] = [count('passed'), count('failed'), count('untested')];
  const parts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(untested > 0 ? [`${untested} not tested`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** Writes the report as plain text, one line per check. */
export function reportText(steps: readonly StepProgress[], at: Date): string {
  const checks = linesOf(steps);
  const lines = checks.map(({ name, assumptions, result, detail, advice }) => {
    const ids = assumptions.length > 0 ? ` (${assumptions.join(', ')})` : '';
    const found = `${SIGNS[result]} ${name}${ids}${detail === '' ? '' : `: ${detail}`}`;
    return advice ? `${found}\n  ${advice}` : found;
  });
  return [`Roundkeeper self-test, ${at.toISOString().slice(0, 10)}: ${totalOf(checks)}`, '', ...lines].join(
    '\n',
  );
}
