// The choice of account, which decides what opens, as the signed-in account does on Google.
import type { StateView } from '../views.ts';
import { NO_ACCOUNT } from './account.ts';

export interface AccountSelectProps {
  state: StateView;
  account: string;
  onChoose(email: string): void;
}

export function AccountSelect({ state, account, onChoose }: AccountSelectProps) {
  return (
    <label class="account-select">
      <span>I am</span>
      <select value={account} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value={state.hostEmail}>the host ({state.hostEmail})</option>
        {state.people.map(({ name, email }) => (
          <option key={email} value={email}>
            {name === email ? email : `${name} (${email})`}
          </option>
        ))}
        <option value={NO_ACCOUNT}>a spectator without account</option>
      </select>
    </label>
  );
}
