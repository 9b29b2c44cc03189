import type { MatchState } from '../sheets/panel.ts';
import type { Problem } from '../sheets/problem.ts';
import { useAction } from './action.ts';
import { Button } from './button.tsx';
import { ProblemBox } from './problem-box.tsx';
import { Report } from './report.tsx';
import { useSession } from './session.ts';
import { canRestore } from './shown.ts';

interface Props {
  readonly match: MatchState;
  readonly problem: Problem;
}

/** What must be mended before the match can go on. */
export function MatchProblem({ match, problem }: Props) {
  const session = useSession();
  const action = useAction<null>('write');
  const restore = () =>
    action.start('Restoring the tab', () => session.server.call('restoreTab', match.number));
  return (
    <>
      <ProblemBox problem={problem}>
        {canRestore(problem.todo) && <Button onPress={restore}>Restore the tab</Button>}
        <Button onPress={() => void session.refresh()}>Look again</Button>
      </ProblemBox>
      <Report of={action} />
    </>
  );
}
