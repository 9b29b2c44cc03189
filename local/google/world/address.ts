// Addresses of Google accounts: several spellings name one account.

/** The spelling that all spellings of an account's address share: gmail ignores case, dots, plus tags and googlemail. */
export function canonicalAddress(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`;
}

/** Do two spellings name one account? */
export const isSameAccount = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && canonicalAddress(one) === canonicalAddress(other);
