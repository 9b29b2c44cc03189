import { useAction } from '../../session/action.ts';
import { NameBox } from './name-box.tsx';

interface Props {
  readonly match: number;
  readonly loser: string;
  readonly opponents: readonly string[];
}

/** Records the opponent that the loser names. */
export function OpponentBox({ match, loser, opponents }: Props) {
  const action = useAction<'nameOpponent'>('writes');
  return (
    <NameBox
      label={`${loser} names as opponent`}
      names={opponents}
      button="Note the opponent"
      action={action}
      onNote={(name) => action.start('Noting the opponent', (call) => call('nameOpponent', match, name))}
    />
  );
}
