import { useAction } from '../../session/action.ts';
import { NameBox } from './name-box.tsx';

interface VoteBoxProps {
  readonly match: number;
  /** The voters, such as “The winners”. */
  readonly voters: string;
  readonly candidates: readonly string[];
  /** The candidate who was noted, or ''. */
  readonly chosen: string;
}

/** Records which candidate the winners chose. A vote that was noted can be corrected, folded away. */
export function VoteBox({ match, voters, candidates, chosen }: VoteBoxProps) {
  const action = useAction<'recordVote'>('writes');
  const box = (
    <NameBox
      label={`${voters} voted for`}
      names={candidates}
      button={chosen === '' ? 'Note the vote' : 'Correct the vote'}
      action={action}
      onNote={(name) => action.start('Noting the vote', (call) => call('recordVote', match, name))}
    />
  );
  if (chosen === '') return box;
  return (
    <details>
      <summary>Was it another one?</summary>
      <div class="inside">{box}</div>
    </details>
  );
}
