import type { Entry, Log } from './chain.ts';

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

/** The kinds of the log's entries about invitations to a match; they name round 0. */
export const INVITATION = 'invitation';
export const REFUSED_INVITATION = 'invitation refused';

/** When people were last invited to a match by mail, ISO UTC, by their ids; not where Google refused it, or who has the place since. */
export function invitedAt({ entries }: Pick<Log, 'entries'>, match: number): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const entry of entries)
    for (const id of regarded(entry, match))
      if (entry.what === 'mail' && entry.data.kind === INVITATION) told.set(id, entry.time);
      else told.delete(id);
  return told;
}

/** Whose invitation to a match an entry is about. */
function regarded(entry: Entry, match: number): readonly string[] {
  if (entry.what === 'substitute') return [entry.data.player];
  if (entry.what !== 'mail' || entry.match !== match) return [];
  const { kind, to } = entry.data;
  return kind === INVITATION || kind === REFUSED_INVITATION ? to : [];
}
