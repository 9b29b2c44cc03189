import type { Entry } from '../chain/chain.ts';

/** The entry with which a match begins: as a new one, or taken over with its rounds so far. */
export type Beginning = Entry & { readonly what: 'new game' | 'take over' };

/** Does a match begin with this entry? */
export function isBeginning(entry: Entry): entry is Beginning {
  return entry.what === 'new game' || entry.what === 'take over';
}

/** The entry with which a match began; undefined for none. */
export function beginningOf(entries: readonly Entry[], match: number): Beginning | undefined {
  return entries.filter(isBeginning).find((entry) => entry.match === match);
}

/** Does a person play in a match? The id of a place stays the same whoever has it. */
export function playsIn(
  { entries }: { readonly entries: readonly Entry[] },
  match: number,
  person: string,
): boolean {
  return beginningOf(entries, match)?.data.players.some(({ id }) => id === person) === true;
}
