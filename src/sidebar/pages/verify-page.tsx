import type { VerifyAnswer } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { count } from '../session/words.ts';

/** Checks the audit log and every match against it. */
export function VerifyPage({ onBack }: { onBack(): void }) {
  const action = useAction<'verify'>('reads');
  return (
    <Page title="Verify" onBack={onBack}>
      <p>
        Checks that no row of the audit log was changed, plays every match again from the log alone, and
        compares the end with its tab. Nothing is written.
      </p>
      <div class="buttons">
        <Button kind="main" onPress={() => action.start('Checking', (call) => call('verify'))}>
          Verify now
        </Button>
      </div>
      <Report of={action} />
      <div role="status">{action.value && <Finding of={action.value} />}</div>
    </Page>
  );
}

function Finding({ of: { entries, matches, rounds, fault } }: { readonly of: VerifyAnswer }) {
  const checked = `${count(entries, 'log entry', 'log entries')}, ${count(matches, 'match', 'matches')}, ${count(rounds, 'round')} checked.`;
  if (fault === '')
    return (
      <p class="box good">
        <strong>Everything fits.</strong> {checked}
      </p>
    );
  return (
    <div class="box bad">
      <p>
        <strong>Something does not fit.</strong> {checked}
      </p>
      <p>{fault}</p>
      <dl class="plight">
        <dt>To do</dt>
        <dd>Look at the place named. File › Version history shows who changed it, and can bring it back.</dd>
      </dl>
    </div>
  );
}
