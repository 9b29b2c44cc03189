import { useState } from 'preact/hooks';
import type { Check } from '../../sheets/panel-api/panel.ts';
import { linesOf, reportText, SIGNS, type StepProgress, totalOf } from '../logic/self-test-report.ts';
import { ButtonRow } from '../parts/button.tsx';
import { CopyText } from '../parts/copy-text.tsx';
import { Tick } from '../parts/inputs.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { runSelfTest, type SelfTestCall } from '../session/self-test.ts';

/** Page that tests Roundkeeper's assumptions about Google. The tests run with the host's account, step by step. */
export function SelfTestPage({ onBack }: { onBack(): void }) {
  const action = useAction<SelfTestCall>('reads');
  const [steps, setSteps] = useState<readonly StepProgress[]>([]);
  const [sendsMail, setSendsMail] = useState(false);
  const ended = steps.filter(({ state }) => state === 'ended').length;
  const start = () => {
    setSteps([]);
    void action.work('Testing, about two minutes', (call) => runSelfTest(call, sendsMail, setSteps));
  };
  return (
    <Page title="Self-test" onBack={onBack}>
      <p>
        The self-test checks with your account what Roundkeeper expects of Google. It makes a test spreadsheet
        and a test form, and responds to the form. At the end, the self-test moves both to the bin. Run the
        self-test once, before the first season. Keep the panel open during the test.
      </p>
      <Tick isOn={sendsMail} onChange={setSendsMail}>
        <span>
          Send one mail to my own address<span class="help">This shows whether mail arrives.</span>
        </span>
      </Tick>
      <ButtonRow kind="main" onPress={start}>
        {steps.length > 0 ? 'Run the self-test again' : 'Run the self-test'}
      </ButtonRow>
      <Report of={action} />
      {steps.length > 0 && (
        <p>
          <progress value={ended} max={steps.length} aria-label="Progress" />
          <span class="small">
            {ended} of {steps.length} steps done
          </span>
        </p>
      )}
      <SelfTestSteps steps={steps} />
      <div role="status">{steps.length > 0 && ended === steps.length && <Result steps={steps} />}</div>
    </Page>
  );
}

function Result({ steps }: { readonly steps: readonly StepProgress[] }) {
  const checks = linesOf(steps);
  const isGood = checks.every(({ result }) => result !== 'failed');
  return (
    <>
      <p class={`box ${isGood ? 'good' : 'bad'}`}>
        <strong>{totalOf(checks)}</strong>
        {!isGood && ' Each failed line below says whether you can play.'}
      </p>
      <p class="small">To ask for help, copy this report. The report holds no secrets, ids or addresses.</p>
      <CopyText label="Report" text={reportText(steps, new Date())} />
    </>
  );
}

const WORDS = { passed: 'Passed', failed: 'Failed', untested: 'Not tested' } as const;
const CLASSES = { passed: 'state sent', failed: 'state refused', untested: 'state nothing' } as const;

/** Shows the steps of the self-test with their checks. A step opens unfolded if one of its checks did not pass. */
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

function Line({ check: { name, assumptions, result, detail, advice } }: { readonly check: Check }) {
  return (
    <li>
      <Sign result={result} /> {name}
      {advice && <strong class="small">{advice}</strong>}
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
