import type { MatchState } from '../sheets/panel.ts';
import { useAction } from './action.ts';
import { Button } from './button.tsx';
import { Report } from './report.tsx';
import { useSession } from './session.ts';

/** Cells of the match's tab that were changed by hand: go on with them, or put them back. */
export function EditedBox({ match }: { readonly match: MatchState }) {
  const { server } = useSession();
  const action = useAction<null>('write');
  return (
    <section class="box warn" aria-label="Changed by hand">
      <h2>Changed by hand</h2>
      <ul>
        {match.edited.map((cell, i) => (
          <li key={i}>{cell}</li>
        ))}
      </ul>
      <p class="small">
        The round can be resolved when you have decided. Either way the audit log keeps both.
      </p>
      <Report of={action} />
      <div class="buttons">
        <Button
          onPress={() => action.start('Accepting the change', () => server.call('acceptEdit', match.number))}
        >
          Accept the change
        </Button>
        <Button
          onPress={() => action.start('Restoring the tab', () => server.call('restoreTab', match.number))}
        >
          Restore the tab
        </Button>
      </div>
    </section>
  );
}
