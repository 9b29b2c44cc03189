// The account that uses the page, kept over reloads: an address, or NO_ACCOUNT for a person without one.
import { useState } from 'preact/hooks';

const KEY = 'roundkeeper-who';
const HOST = 'host@example.com';

export const NO_ACCOUNT = '';

/** Gives the current account (at first the host's account), and a function that changes the account. */
export function useAccount(): [account: string, setAccount: (email: string) => void] {
  const [account, setAccount] = useState(() => localStorage.getItem(KEY) ?? HOST);
  return [
    account,
    (email) => {
      localStorage.setItem(KEY, email);
      setAccount(email);
    },
  ];
}
