import { useAction } from '../../session/action.ts';
import { Button } from '../button.tsx';
import { Report } from '../report.tsx';

/** Differences between the Ledger tab and the log, to be accepted or corrected in the tab. */
export function LedgerBox({ edited }: { readonly edited: readonly string[] }) {
  const action = useAction<'acceptLedger'>('writes');
  return (
    <section class="box warn" aria-label="The ledger was changed by hand">
      <h2>The ledger was changed by hand</h2>
      <p class="small">The Ledger tab differs from the log by:</p>
      <ul>
        {edited.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <p class="small">
        Accept the changes, and the log keeps them; or restore the rows by File › Version history.
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
