/**
 * Gives the canonical spelling of an account’s address in small letters, because Google may return another spelling than
 * the host's. For Gmail, also removes dots and plus tags, and replaces googlemail.com.
 */
export function canonicalAddress(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${(name.split('+')[0] as string).replace(/\./g, '')}@gmail.com`;
}

/** Says whether two addresses belong to the same account. An empty address belongs to no account. */
export function isSameAccount(one: string, other: string): boolean {
  return one.trim() !== '' && canonicalAddress(one) === canonicalAddress(other);
}

/**
 * Says whether two texts are one personal code. Only letters and digits count. A typed code may have small or wide
 * letters, and a copied code may have quotes or invisible characters.
 */
export function isSameCode(one: string, other: string): boolean {
  const bare = (code: string) =>
    code
      .normalize('NFKD')
      .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{N}]/gu, '')
      .toUpperCase();
  return bare(one) !== '' && bare(one) === bare(other);
}
