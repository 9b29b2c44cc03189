import { useAction } from '../session/action.ts';
import { NameBox } from './name-box.tsx';

interface VoteBoxProps {
  readonly match: number;
  /** Who votes, such as “The winners”. */
  readonly voters: string;
  readonly candidates: readonly string[];
}

/** Records which candidate the winners chose. */
export function VoteBox({ match, voters, candidates }: VoteBoxProps) {
  const action = useAction<'recordVote'>('writes');
  return (
    <NameBox
      label={`${voters} voted for`}
      names={candidates}
      button="Note the vote"
      action={action}
      onNote={(name) => action.start('Noting the vote', (call) => call('recordVote', match, name))}
    />
  );
}
