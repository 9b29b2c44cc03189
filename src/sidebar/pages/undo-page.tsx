import { useRef } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  onBack(): void;
}

/** Undoes the last round; says first what that means. */
export function UndoPage({ match, onBack }: Props) {
  const action = useAction<'undoRound'>('writes');
  // The round that the host chose to undo; it stays the same if another host resolves or undoes one meanwhile.
  const round = useRef(match.round).current;
  const undo = async () => {
    const answer = await action.start(`Undoing round ${round}`, (call) =>
      call('undoRound', match.number, round),
    );
    if (answer?.ok) onBack();
  };
  return (
    <Page title={`Undo round ${round}`} onBack={onBack}>
      <ul>
        <li>The orders of round {round} are open again, and count when it is resolved anew.</li>
        <li>Purses and files are as before the round.</li>
        {match.over && (
          <li>The match goes on: its forms are open again, and what the end gave is taken back.</li>
        )}
        <li>Players may have seen the result: tell them.</li>
        <li>The audit log keeps both; nothing is erased.</li>
      </ul>
      <Report of={action} />
      <div class="buttons">
        <Button kind="main" onPress={() => void undo()}>
          Undo round {round}
        </Button>
        <Button isFree onPress={onBack}>
          Cancel
        </Button>
      </div>
    </Page>
  );
}
