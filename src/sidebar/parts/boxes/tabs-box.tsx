import type { PanelState } from '../../../sheets/panel-api/panel.ts';
import { useAction } from '../../session/action.ts';
import { Button } from '../button.tsx';
import { Report } from '../report.tsx';

/** Cells of Matches and Season that differ from the log, to be restored or, where that makes sense, accepted. */
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
              <div class="buttons">
                <Button
                  onPress={() =>
                    action.start('Accepting the deadline', (call) =>
                      call('setDeadline', deadline.match, deadline.round, deadline.to),
                    )
                  }
                >
                  Accept this deadline
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Report of={action} />
      <div class="buttons">
        <Button onPress={() => action.start('Restoring the tabs', (call) => call('restoreTabs'))}>
          Restore from the log
        </Button>
      </div>
    </section>
  );
}
