import { useSession } from '../../session/session.ts';
import { TO_CORRECT_ID } from '../../session/view.ts';
import { Button } from '../button.tsx';

/** Reads the roster now. The frequent polls notice only changes by calls; the panel notices typed changes later. */
export function ReadAgain() {
  const { refresh } = useSession();
  const read = async () => {
    await refresh();
    // What is to be corrected stands further up; it is drawn by then.
    setTimeout(() => document.getElementById(TO_CORRECT_ID)?.focus(), 50);
  };
  return (
    <>
      <p class="help">What you type in the tab is shown here within two minutes, or when you press this:</p>
      <div class="buttons">
        <Button onPress={() => void read()}>Read the tab again</Button>
      </div>
    </>
  );
}
