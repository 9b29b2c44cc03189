// The server's state as an account sees it, read again after every change.
import { useEffect, useState } from 'preact/hooks';
import { get, onChange } from '../server-api.ts';
import type { StateView } from '../views.ts';

export interface ServerState {
  /** State that the server has sent; undefined until the first answer arrives. */
  state: StateView | undefined;
  /** Number that grows with every change on the server. */
  version: number;
}

export function useServerState(account: string, onFailure: (error: Error) => void): ServerState {
  const [state, setState] = useState<StateView>();
  const [version, setVersion] = useState(0);
  useEffect(() => onChange(() => setVersion((one) => one + 1)), []);
  useEffect(() => {
    get<StateView>('/api/state', { as: account }).then(setState, onFailure);
  }, [account, version]);
  return { state, version };
}
