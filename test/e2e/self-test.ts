import type { Host } from '../../local/host/host.ts';
import type { SelfTestStep, StepReport } from '../../src/sheets/panel-api/panel.ts';

/** Runs the self-test as the panel does: the second step of a group while the first one is waiting. Gives all reports. */
export function runSelfTest(host: Pick<Host, 'call' | 'during'>, user: string): readonly StepReport[] {
  const reports: StepReport[] = [];
  const run = (name: string) => reports.push(answerIn<StepReport>(host.call(user, 'selfTestStep', [name])));
  const groups = answerIn<readonly (readonly SelfTestStep[])[]>(host.call(user, 'selfTestSteps', []));
  for (const [first, beside] of groups) {
    if (beside)
      host.during(
        (name) => name === 'Utilities.sleep',
        () => run(beside.name),
      );
    run(first?.name ?? '');
  }
  return reports;
}

function answerIn<T>({ value, error }: ReturnType<Host['call']>): T {
  if (error) throw new Error(error.message);
  return (value as { readonly value: T }).value;
}
