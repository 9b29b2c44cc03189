import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: number;
  readonly loser: string;
  readonly opponents: readonly string[];
}

/** Records whom the loser names as opponent. */
export function OpponentBox({ match, loser, opponents }: Props) {
  const action = useAction<'nameOpponent'>('writes');
  const [chosen, choose] = useState(opponents[0] ?? '');
  return (
    <>
      <label>
        {loser} names as opponent
        <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          {opponents.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Report of={action} />
      <div class="buttons">
        <Button
          onPress={() => action.start('Noting the opponent', (call) => call('nameOpponent', match, chosen))}
        >
          Note the opponent
        </Button>
      </div>
    </>
  );
}
