import { useState } from 'preact/hooks';
import { useAction } from '../../session/action.ts';
import { Button } from '../button.tsx';
import { Report } from '../report.tsx';

/** Differences between the Ledger tab and the log, to be accepted after a question, or put back. */
export function LedgerBox({ edited }: { readonly edited: readonly string[] }) {
  const action = useAction<'acceptLedger' | 'restoreLedger'>('writes');
  /** The differences that the host is asked about; others are asked about anew. */
  const [asked, setAsked] = useState('');
  const isAsked = asked === edited.join();
  return (
    <section class="box warn" aria-label="The ledger was changed by hand">
      <h2>The ledger was changed by hand</h2>
      <p class="small">The Ledger tab differs from the log by:</p>
      <ul>
        {edited.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <p class="small" role="status">
        {isAsked
          ? 'Once you accept it, these purses change by that much, in all matches and pages. Players read in their own file: “The ledger was corrected by hand”. It can only be taken back by an award or a fine.'
          : 'It does not count until you accept it. “Put it back” adds a row for each difference, so that the sums are those of the log.'}
      </p>
      <Report of={action} />
      {isAsked ? (
        <div class="buttons">
          <Button
            onPress={() => void action.start('Accepting the ledger', (call) => call('acceptLedger', edited))}
          >
            Accept these changes
          </Button>
          <Button isFree onPress={() => setAsked('')}>
            Cancel
          </Button>
        </div>
      ) : (
        <div class="buttons">
          <Button onPress={() => void action.start('Putting it back', (call) => call('restoreLedger'))}>
            Put it back
          </Button>
          <Button isFree onPress={() => setAsked(edited.join())}>
            Accept the ledger …
          </Button>
        </div>
      )}
    </section>
  );
}
