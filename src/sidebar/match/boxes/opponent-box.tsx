import { useAction } from '../../session/action.ts';
import { NameBox } from './name-box.tsx';

interface Props {
  readonly match: number;
  readonly loser: string;
  readonly opponents: readonly string[];
  /** The opponent who was noted, or ''. */
  readonly opponent: string;
}

/** Records the opponent that the loser names. */
export function OpponentBox({ match, loser, opponents, opponent }: Props) {
  const action = useAction<'nameOpponent'>('writes');
  return (
    <NameBox
      key={opponent}
      label={`${loser} names as opponent`}
      names={opponents}
      what="opponent"
      noted={opponent}
      action={action}
      onNote={(name) => action.start('Noting the opponent', (call) => call('nameOpponent', match, name))}
    />
  );
}
