import type { SelfTestAnswer } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

/** Tests on this account what Roundkeeper expects of Google. */
export function SelfTestPage({ onBack }: { onBack(): void }) {
  const action = useAction<'selfTest'>('reads');
  return (
    <Page title="Self-test" onBack={onBack}>
      <p>
        Tests with your account what Roundkeeper expects of Google. It makes a few scratch files and puts them
        into the bin. Run it once, before the first season.
      </p>
      <div class="buttons">
        <Button
          kind="main"
          onPress={() => action.start('Testing, about a minute', (call) => call('selfTest'))}
        >
          Run the self-test
        </Button>
      </div>
      <Report of={action} />
      <div role="status">{action.value && <Checks of={action.value} />}</div>
    </Page>
  );
}

function Checks({ of: { checks } }: { readonly of: SelfTestAnswer }) {
  const failed = checks.filter(({ passed }) => !passed).length;
  return (
    <>
      <p class={`box ${failed === 0 ? 'good' : 'bad'}`}>
        <strong>
          {failed === 0
            ? `All ${checks.length} checks passed.`
            : `${failed} of ${checks.length} checks failed.`}
        </strong>
      </p>
      <ul class="checks">
        {checks.map(({ name, passed, detail }) => (
          <li key={name}>
            <strong class={passed ? 'state sent' : 'state refused'}>{passed ? 'Passed' : 'Failed'}</strong>{' '}
            {name}
            {detail !== '' && <span class="soft small">{detail}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
