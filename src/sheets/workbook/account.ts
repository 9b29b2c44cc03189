/**
 * The spelling that all spellings of an account’s address share: case is ignored, and for Gmail also dots, plus tags and
 * googlemail.com. Google gives an address back in the account’s own spelling, not as a host typed it.
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
