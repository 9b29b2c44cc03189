// A form on a page of its own, as respondents get it.
import { useEffect, useState } from 'preact/hooks';
import { rememberWho, whoWas } from '../desk/account.ts';
import { WhoSelect } from '../desk/account-select.tsx';
import { get } from '../server-api.ts';
import type { StateView } from '../views.ts';
import { FormPage } from './form-page.tsx';

export interface FormWindowProps {
  publicId: string;
  prefilled: Record<string, string>;
}

export function FormWindow({ publicId, prefilled }: FormWindowProps) {
  const [who, setWho] = useState(() => whoWas('host@example.com'));
  const [state, setState] = useState<StateView>();
  useEffect(() => void get<StateView>('/api/state', { as: who }).then(setState), [who]);
  if (!state) return <p class="loading">Loading…</p>;
  const choose = (email: string) => {
    rememberWho(email);
    setWho(email);
  };
  return (
    <div class="form-window">
      <header class="form-who">
        <WhoSelect state={state} who={who} onChoose={choose} />
      </header>
      <main>
        <FormPage key={who} publicId={publicId} who={who} prefilled={prefilled} />
      </main>
    </div>
  );
}
