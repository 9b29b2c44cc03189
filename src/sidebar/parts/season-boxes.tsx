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

/** Box about entries that the log has lost. The host restores the entries, or records that the season continues without them (H38). */
export function LostBox() {
  const action = useAction<'continueWithoutLost'>('writes');
  return (
    <section class="box warn" aria-label="Entries of the log are missing">
      <h2>Entries of the log are missing</h2>
      <p class="small">
        Rounds and awards that players have seen may be lost, too. Restore the newest version under File ›
        Version history. If there is no newer version, continue without the entries. Then all files are
        written again, and the spectators’ file says so.
      </p>
      <Report of={action} />
      <ButtonRow onPress={() => action.start('Continuing', 'continueWithoutLost')}>
        Continue without these entries
      </ButtonRow>
    </section>
  );
}

/**
 * Lists cells of the Matches and Season tabs that differ from the log. The host restores the cells. Some changes can be
 * accepted instead.
 */
export function TabsBox({ differences }: Pick<PanelState, 'differences'>) {
  const action = useAction<'restoreTabs' | 'setDeadline'>('writes');
  return (
    <section class="box warn" aria-label="Tabs were changed by hand">
      <h2>Tabs were changed by hand</h2>
      <p class="small">These cells do not count, because they differ from the log:</p>
      <ul>
        {differences.map(({ address, text, deadline, player }, i) => (
          <li key={i}>
            {address}: {text}
            {player && (
              <span class="small">
                {' '}
                To make this change count, enter it under “Replace a player, or change an address”.
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
        Restore these cells from the log
      </ButtonRow>
    </section>
  );
}

/** Lists differences between the Ledger tab and the log. The host undoes the differences, or accepts them after a question. */
export function LedgerBox({
  edited,
  back,
}: {
  readonly edited: readonly string[];
  readonly back: readonly string[];
}) {
  const action = useAction<'acceptLedger' | 'restoreLedger'>('writes');
  /** The differences about which the panel has asked the host. If the differences change, the panel asks again. */
  const [asked, setAsked] = useState('');
  const isAsked = asked === edited.join();
  return (
    <section class="box warn" aria-label="The ledger was changed by hand">
      <h2>The ledger was changed by hand</h2>
      <p class="small">Differences between the Ledger tab and the log:</p>
      <Lines lines={edited} />
      <p class="small" role="status">
        {isAsked
          ? 'If you accept, these purses change by these amounts in all matches. All pages then show the new purses. Players read in their own file: “The ledger was corrected by hand”. Only an award or a fine can take this back.'
          : 'These changes do not count until you accept them. If you press “Undo the ledger changes”, the typed rows stay. Roundkeeper then adds these rows, which take the changes back:'}
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
          <Button onPress={() => void action.start('Undoing the ledger changes', 'restoreLedger')}>
            Undo the ledger changes
          </Button>
          <Button isFree onPress={() => setAsked(edited.join())}>
            Accept the changes …
          </Button>
        </div>
      )}
    </section>
  );
}
