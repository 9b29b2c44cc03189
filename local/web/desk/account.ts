// Who looks at the page: an address, or '' for someone without an account. Kept over reloads.
const KEY = 'roundkeeper-who';

export const NOBODY = '';
export const whoWas = (otherwise: string): string => localStorage.getItem(KEY) ?? otherwise;
export const rememberWho = (email: string): void => localStorage.setItem(KEY, email);
