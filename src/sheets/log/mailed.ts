import type { Log } from './chain.ts';

/** When people were last sent a mail of a kind about a round of a match, ISO UTC, by their ids (H19). */
export function mailedAt(
  { entries }: Pick<Log, 'entries'>,
  match: number,
  kind: string,
  round: number,
): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const entry of entries)
    if (
      entry.what === 'mail' &&
      entry.match === match &&
      entry.data.kind === kind &&
      entry.data.round === round
    )
      for (const id of entry.data.to) told.set(id, entry.time);
  return told;
}
