import { useAction } from '../../session/action.ts';
import { Button } from '../button.tsx';
import { Report } from '../report.tsx';

/** Entries of the log are gone: the host restores them, or says that the season goes on without them (H38). */
export function LostBox() {
  const action = useAction<'goOnWithoutLost'>('writes');
  return (
    <section class="box warn" aria-label="Entries of the log are gone">
      <h2>Entries of the log are gone</h2>
      <p class="small">
        Rounds and awards may be gone with them, which the players have seen. Restore the newest version by
        File › Version history. If there is none, go on without them: all files are written again, and the
        spectators’ file says so.
      </p>
      <Report of={action} />
      <div class="buttons">
        <Button onPress={() => action.start('Going on', (call) => call('goOnWithoutLost'))}>
          Go on without them
        </Button>
      </div>
    </section>
  );
}
