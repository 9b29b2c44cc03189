import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface VoteBoxProps {
  readonly match: number;
  readonly candidates: readonly string[];
}

/** Records which candidate the winners chose. */
export function VoteBox({ match, candidates }: VoteBoxProps) {
  const action = useAction<'recordVote'>('writes');
  const [chosen, choose] = useState(candidates[0] ?? '');
  return (
    <>
      <label>
        The winners’ vote
        <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          {candidates.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Report of={action} />
      <div class="buttons">
        <Button onPress={() => action.start('Noting the vote', (call) => call('recordVote', match, chosen))}>
          Note the vote
        </Button>
      </div>
    </>
  );
}
