import type { Answer, SelfTestStep, StepReport } from '../../sheets/panel-api/panel.ts';
import type { StepProgress } from '../logic/self-test-report.ts';
import type { Caller } from './server.ts';

export type SelfTestCall = 'selfTestSteps' | 'selfTestStep';

type Groups = readonly (readonly SelfTestStep[])[];

/**
 * Runs the self-test. Groups of steps run one after another, and the steps of one group run at the same time. A step
 * without an answer does not stop later steps, and the last step cleans up. Steps that need consent run only if `agreed`
 * is true. `onProgress` gets all steps after each change.
 */
export async function runSelfTest(
  call: Caller<SelfTestCall>,
  agreed: boolean,
  onProgress: (steps: readonly StepProgress[]) => void,
): Promise<Answer<Groups>> {
  const planned = await call('selfTestSteps');
  if (!planned.ok) return planned;
  const groups = planned.value.map((group) => group.filter(({ asks }) => agreed || asks === undefined));
  let steps: readonly StepProgress[] = groups.flat().map((step) => ({ ...step, state: 'waiting' }));
  const change = (name: string, made: Partial<StepProgress>) => {
    steps = steps.map((step) => (step.name === name ? { ...step, ...made } : step));
    onProgress(steps);
  };
  for (const group of groups)
    await Promise.all(
      group.map(async ({ name }) => {
        change(name, { state: 'running' });
        change(name, ended(await call('selfTestStep', name)));
      }),
    );
  return planned;
}

function ended(answer: Answer<StepReport>): Partial<StepProgress> {
  return answer.ok ? { state: 'ended', report: answer.value } : { state: 'ended', problem: answer.problem };
}
