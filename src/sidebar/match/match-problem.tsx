import { plural } from '../../rules/base/words.ts';
import type { MatchState, Problem } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { ProblemBox } from '../parts/problem-box.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

interface Props {
  readonly match: MatchState;
  readonly problem: Problem;
}

/** A problem that stops the match until it is corrected. */
export function MatchProblem({ match, problem }: Props) {
  const session = useSession();
  const action = useAction<'restoreTab'>('writes');
  const restoring = useAction<'restoreResponses'>('writes');
  const restoreResponses = () =>
    restoring.start('Reading the form', (call) => call('restoreResponses', match.number));
  const restore = () => action.start('Restoring the tab', (call) => call('restoreTab', match.number));
  return (
    <>
      <ProblemBox problem={problem}>
        {problem.code === 'bad-tab' && <Button onPress={restore}>Restore the tab</Button>}
        {problem.code === 'no-responses' && <Button onPress={restoreResponses}>Restore the responses</Button>}
        <Button onPress={() => void session.refresh()}>Read again</Button>
      </ProblemBox>
      <Report of={action} />
      <Report of={restoring} done={({ responses }) => `${plural(responses, 'response')} restored.`} />
    </>
  );
}
