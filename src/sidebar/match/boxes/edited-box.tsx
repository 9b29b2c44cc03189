import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { editedClockWords } from '../../logic/clock-lines.ts';
import { Button } from '../../parts/button.tsx';
import { Report } from '../../parts/report.tsx';
import { useAction } from '../../session/action.ts';
import { useSession } from '../../session/session.ts';

/** Cells of the match's tab that were changed by hand, to be accepted or restored. */
export function EditedBox({ match }: { readonly match: MatchState }) {
  const action = useAction<'acceptEdit' | 'restoreTab'>('writes');
  const session = useSession();
  const due = editedClockWords(match.clock, session.now());
  return (
    <section class="box warn" aria-label="Changed by hand">
      <h2>Changed by hand</h2>
      <ul>
        {match.edited.map((cell, i) => (
          <li key={i}>{cell}</li>
        ))}
      </ul>
      <p class="small">
        Accept or restore them before you resolve the round. The log keeps both versions. Once they are
        accepted, orders of earlier rounds can be corrected only after an undo.
      </p>
      {due !== '' && <p class="small">{due}</p>}
      <Report of={action} />
      <div class="buttons">
        <Button
          onPress={() => action.start('Accepting the change', (call) => call('acceptEdit', match.number))}
        >
          Accept the change
        </Button>
        <Button onPress={() => action.start('Restoring the tab', (call) => call('restoreTab', match.number))}>
          Restore the tab
        </Button>
      </div>
    </section>
  );
}
