import type { Check } from '../../sheets/panel-api/panel.ts';
import { linesOf, SIGNS, type StepProgress } from '../logic/self-test-report.ts';

const WORDS = { passed: 'Passed', failed: 'Failed', untested: 'Not tested' } as const;
const CLASSES = { passed: 'state sent', failed: 'state refused', untested: 'state nothing' } as const;

/** The steps of the self-test as they go, each with its lines. A step with a line that did not pass is open. */
export function SelfTestSteps({ steps }: { readonly steps: readonly StepProgress[] }) {
  return (
    <ol class="checks">
      {steps.map((step) => (
        <li key={step.name}>
          <Step step={step} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step }: { readonly step: StepProgress }) {
  const checks = linesOf([step]);
  if (step.state !== 'ended')
    return (
      <span class={step.state === 'running' ? 'working' : 'soft'}>
        {step.state === 'running' && <span class="spinner" aria-hidden="true" />}
        {step.title}
        {step.state === 'running' && ' …'}
      </span>
    );
  const worst = worstOf(checks);
  const head = (
    <>
      <Sign result={worst} /> {step.title}
    </>
  );
  if (checks.length === 0) return head;
  return (
    <details open={worst !== 'passed'}>
      <summary>{head}</summary>
      <ul class="checks">
        {checks.map((check) => (
          <Line key={check.name} check={check} />
        ))}
      </ul>
    </details>
  );
}

function worstOf(checks: readonly Check[]): Check['result'] {
  if (checks.some(({ result }) => result === 'failed')) return 'failed';
  return checks.some(({ result }) => result === 'untested') ? 'untested' : 'passed';
}

function Line({ check: { name, assumptions, result, detail } }: { readonly check: Check }) {
  return (
    <li>
      <Sign result={result} /> {name}
      <span class="soft small">{[assumptions.join(', '), detail].filter(Boolean).join(': ')}</span>
    </li>
  );
}

function Sign({ result }: { readonly result: Check['result'] }) {
  return (
    <strong class={CLASSES[result]} role="img" aria-label={WORDS[result]} title={WORDS[result]}>
      {SIGNS[result]}
    </strong>
  );
}
