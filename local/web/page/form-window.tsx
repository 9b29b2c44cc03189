// A form on a page of its own, as respondents see it.
import { useEffect, useState } from 'preact/hooks';
import { FormPage } from '../form/form-page.tsx';
import { get } from '../server-api.ts';
import type { StateView } from '../views.ts';
import { useAccount } from './account.ts';
import { AccountSelect } from './account-select.tsx';

export interface FormWindowProps {
  publicId: string;
  prefilled: Record<string, string>;
}

export function FormWindow({ publicId, prefilled }: FormWindowProps) {
  const [account, setAccount] = useAccount();
  const [state, setState] = useState<StateView>();
  useEffect(() => void get<StateView>('/api/state', { as: account }).then(setState), [account]);
  if (!state) return <p class="loading">Loading…</p>;
  return (
    <div class="form-window">
      <header class="form-account">
        <AccountSelect state={state} account={account} onChoose={setAccount} />
      </header>
      <main>
        <FormPage key={account} publicId={publicId} account={account} prefilled={prefilled} />
      </main>
    </div>
  );
}
