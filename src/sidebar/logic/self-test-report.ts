import type { Check, Problem, SelfTestStep, StepReport } from '../../sheets/panel-api/panel.ts';

/** Progress of a step of the self-test. */
export interface StepProgress extends SelfTestStep {
  readonly state: 'waiting' | 'running' | 'ended';
  readonly report?: StepReport;
  /** Why the step gave no report. */
  readonly problem?: Problem;
}

/** The sign of a result, beside the word for it. */
export const SIGNS = { passed: '✓', failed: '✗', untested: '–' } as const;

/** The lines of all steps so far. A step that gave no report is a failed line. */
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
              'Do not start: run the self-test again. If this stays, copy the report, and ask for help.',
          },
        ]
      : []),
  ]);
}

/** The totals of all lines: “30 passed, 1 failed, 2 not tested.” */
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

/** The report as plain text, a line for each check. */
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

/** The report as JSON: the durations as the local host takes them, and the result of each check. */
export function reportJson(steps: readonly StepProgress[]): string {
  const reports = steps.flatMap(({ report }) => report ?? []);
  const durations = Object.assign({}, ...reports.map((report) => report.durations));
  // Only one step has measured them.
  const rates = reports.map(({ checks: _, durations: __, ...measured }) => measured);
  const checks = linesOf(steps).map(({ name, assumptions, result }) => ({ name, assumptions, result }));
  return JSON.stringify({ durations, ...Object.assign({}, ...rates), checks }, null, 1);
}
