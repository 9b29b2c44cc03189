// "Who am I": decides what opens, as the signed-in account does on Google.

import type { StateView } from '../views.ts';
import { NOBODY } from './account.ts';

export interface WhoSelectProps {
  state: StateView;
  who: string;
  onChoose(email: string): void;
}

export function WhoSelect({ state, who, onChoose }: WhoSelectProps) {
  return (
    <label class="who">
      <span>I am</span>
      <select value={who} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value={state.hostEmail}>the host ({state.hostEmail})</option>
        {state.people.map(({ name, email }) => (
          <option key={email} value={email}>
            {name} ({email})
          </option>
        ))}
        <option value={NOBODY}>a spectator without account</option>
      </select>
    </label>
  );
}
