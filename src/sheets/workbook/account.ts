/**
 * The canonical spelling of an account’s address, without case; for Gmail also without dots, plus tags and googlemail.com.
 * Google returns addresses in the account’s spelling, not the host's.
 */
export function canonicalAddress(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${(name.split('+')[0] as string).replace(/\./g, '')}@gmail.com`;
}

/** Do two addresses name one account? An empty one names none. */
export function isSameAccount(one: string, other: string): boolean {
  return one.trim() !== '' && canonicalAddress(one) === canonicalAddress(other);
}

/** Are two texts one personal code? Somebody who types it may leave out its dashes, or use small letters. */
export function isSameCode(one: string, other: string): boolean {
  const bare = (code: string) => code.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase();
  return bare(one) !== '' && bare(one) === bare(other);
}
