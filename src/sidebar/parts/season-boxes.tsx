import { useState } from 'preact/hooks';
import type { PanelState } from '../../sheets/panel-api/panel.ts';
import { useAction } from '../session/action.ts';
import { Button, ButtonRow } from './button.tsx';
import { Lines } from './lines.tsx';
import { Report } from './report.tsx';

export function Warnings({ of }: { readonly of: readonly string[] }) {
  return (
    <>
      {of.map((warning) => (
        <p class="box warn" role="alert" key={warning}>
          {warning} Press “Verify” for a full check.
        </p>
      ))}
    </>
  );
}

/** Box about lost entries of the log. The host restores them, or records that the season continues without them (H38). */
export function LostBox() {
  const action = useAction<'continueWithoutLost'>('writes');
  return (
    <section class="box warn" aria-label="Entries of the log are gone">
      <h2>Entries of the log are gone</h2>
      <p class="small">
        Rounds and awards may be gone with them, which the players have seen. Restore the newest version by
        File › Version history. If there is none, go on without them: all files are written again, and the
        spectators’ file says so.
      </p>
      <Report of={action} />
      <ButtonRow onPress={() => action.start('Going on', 'continueWithoutLost')}>
        Continue without them
      </ButtonRow>
    </section>
  );
}

/** Lists cells of the Matches and Season tabs that differ from the log, to be restored or, where possible, accepted. */
export function TabsBox({ differences }: Pick<PanelState, 'differences'>) {
  const action = useAction<'restoreTabs' | 'setDeadline'>('writes');
  return (
    <section class="box warn" aria-label="Tabs were changed by hand">
      <h2>Tabs were changed by hand</h2>
      <p class="small">These cells are not as the log has them, and do not count:</p>
      <ul>
        {differences.map(({ address, text, deadline, player }, i) => (
          <li key={i}>
            {address}: {text}
            {player && (
              <span class="small">
                {' '}
                To let it count, say what is meant under “Substitute, or new address”.
              </span>
            )}
            {deadline && (
              <ButtonRow
                onPress={() =>
                  action.start(
                    'Accepting the deadline',
                    'setDeadline',
                    deadline.match,
                    deadline.round,
                    deadline.to,
                  )
                }
              >
                Accept this deadline
              </ButtonRow>
            )}
          </li>
        ))}
      </ul>
      <Report of={action} />
      <ButtonRow onPress={() => action.start('Restoring the tabs', 'restoreTabs')}>
        Restore from the log
      </ButtonRow>
    </section>
  );
}

/** Lists differences between the Ledger tab and the log, to be restored, or accepted after a question. */
export function LedgerBox({
  edited,
  back,
}: {
  readonly edited: readonly string[];
  readonly back: readonly string[];
}) {
  const action = useAction<'acceptLedger' | 'restoreLedger'>('writes');
  /** The differences that the question to the host named. If they change, the panel asks again. */
  const [asked, setAsked] = useState('');
  const isAsked = asked === edited.join();
  return (
    <section class="box warn" aria-label="The ledger was changed by hand">
      <h2>The ledger was changed by hand</h2>
      <p class="small">The Ledger tab differs from the log by:</p>
      <Lines lines={edited} />
      <p class="small" role="status">
        {isAsked
          ? 'Once you accept it, these purses change by that much, in all matches and pages. Players read in their own file: “The ledger was corrected by hand”. It can only be taken back by an award or a fine.'
          : 'It does not count until you accept it. “Put it back” keeps what was typed, and adds a row for each player:'}
      </p>
      {!isAsked && <Lines lines={back} />}
      <Report of={action} />
      {isAsked ? (
        <div class="buttons">
          <Button onPress={() => void action.start('Accepting the ledger', 'acceptLedger', edited)}>
            Accept these changes
          </Button>
          <Button isFree onPress={() => setAsked('')}>
            Cancel
          </Button>
        </div>
      ) : (
        <div class="buttons">
          <Button onPress={() => void action.start('Putting it back', 'restoreLedger')}>Put it back</Button>
          <Button isFree onPress={() => setAsked(edited.join())}>
            Accept the ledger …
          </Button>
        </div>
      )}
    </section>
  );
}
