import { useSession } from '../../session/session.ts';
import { Button } from '../button.tsx';

/** Reads the roster now. The frequent polls notice only changes by calls; the panel notices typed changes later. */
export function ReadAgain() {
  const { refresh } = useSession();
  return (
    <>
      <p class="help">What you type in the tab is shown here within two minutes, or when you press this:</p>
      <div class="buttons">
        <Button onPress={() => void refresh()}>Read the tab again</Button>
      </div>
    </>
  );
}
