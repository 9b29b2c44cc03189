import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  onBack(): void;
}

/** Ends a match before its end; says first what that means. */
export function EndPage({ match, onBack }: Props) {
  const action = useAction<'endEarly'>('writes');
  const end = async () => {
    const answer = await action.start('Ending the match', (call) => call('endEarly', match.number, true));
    if (answer?.ok) onBack();
  };
  return (
    <Page title="End the match early" onBack={onBack}>
      <ul>
        <li>Round {match.round + 1} is not resolved, and its orders do not count. The forms are closed.</li>
        <li>There are no winners and no Elimination Candidates, and nothing is paid for the end.</li>
        <li>What players have earned so far stays theirs. Whatever else they shall get, you award.</li>
        <li>Every page says that you ended it. The match can go on until you close it.</li>
      </ul>
      <Report of={action} />
      <div class="buttons">
        <Button kind="main" onPress={() => void end()}>
          End the match
        </Button>
        <Button isFree onPress={onBack}>
          Cancel
        </Button>
      </div>
    </Page>
  );
}
