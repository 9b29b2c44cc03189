import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { inOrder } from '../logic/match-words.ts';

interface Props {
  readonly matches: readonly MatchState[];
  readonly chosen: MatchState;
  onChoose(number: number): void;
}

/** The choice of the match to show. */
export function MatchChoice({ matches, chosen, onChoose }: Props) {
  return (
    <label class="field">
      Match
      <select value={chosen.number} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {inOrder(matches).map(({ number, title, over, closed, round }) => (
          <option key={number} value={number}>
            {title} ({closed ? 'closed' : over ? 'over' : `round ${round + 1}`})
          </option>
        ))}
      </select>
    </label>
  );
}
