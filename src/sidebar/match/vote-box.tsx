import { useAction } from '../session/action.ts';
import { NameBox } from './name-box.tsx';

interface VoteBoxProps {
  readonly match: number;
  readonly candidates: readonly string[];
}

/** Records which candidate the winners chose. */
export function VoteBox({ match, candidates }: VoteBoxProps) {
  const action = useAction<'recordVote'>('writes');
  return (
    <NameBox
      label="The winners’ vote"
      names={candidates}
      button="Note the vote"
      action={action}
      onNote={(name) => action.start('Noting the vote', (call) => call('recordVote', match, name))}
    />
  );
}
