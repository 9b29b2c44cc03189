// Addresses of Google accounts: several spellings name one account.

/** Gives the canonical spelling of an account's address. gmail ignores case, dots, plus tags and googlemail. */
export function canonicalAddress(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`;
}

/** Says whether two spellings belong to one account. */
export const isSameAccount = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && canonicalAddress(one) === canonicalAddress(other);
