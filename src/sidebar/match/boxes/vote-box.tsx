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

/** Records which candidate the winners chose. */
export function VoteBox({ match, voters, candidates, chosen }: VoteBoxProps) {
  const action = useAction<'recordVote'>('writes');
  return (
    <NameBox
      key={chosen}
      label={`${voters} voted for`}
      names={candidates}
      what="vote"
      noted={chosen}
      action={action}
      onNote={(name) => action.start('Noting the vote', (call) => call('recordVote', match, name))}
    />
  );
}
