import { useAction } from '../session/action.ts';
import { Button } from './button.tsx';
import { Report } from './report.tsx';

/** A Ledger tab that a hand changed: take it as it is, or put it back in the tab. */
export function LedgerBox({ edited }: { readonly edited: readonly string[] }) {
  const action = useAction<'acceptLedger'>('writes');
  return (
    <section class="box warn" aria-label="The ledger was changed by hand">
      <h2>The ledger was changed by hand</h2>
      <p class="small">The Ledger tab differs from the audit log by:</p>
      <ul>
        {edited.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <p class="small">
        Accept it, and the log says so; or put the rows of the tab back by File › Version history.
      </p>
      <Report of={action} />
      <div class="buttons">
        <Button onPress={() => action.start('Accepting the ledger', (call) => call('acceptLedger'))}>
          Accept the ledger
        </Button>
      </div>
    </section>
  );
}
