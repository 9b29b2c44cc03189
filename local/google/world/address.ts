// Addresses of Google accounts: several spellings name one account.

/** Gives the canonical spelling of an account's address. For gmail addresses, case, dots, plus tags and “googlemail” make no difference. */
export function canonicalAddress(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`;
}

/** Says whether two spellings of an address belong to the same account. */
export const isSameAccount = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && canonicalAddress(one) === canonicalAddress(other);
