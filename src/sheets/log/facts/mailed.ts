import type { Log } from '../chain/audit-log.ts';
import type { Entry } from '../chain/chain.ts';

/** The times (ISO UTC) at which people last got a mail of a kind about a round of a match, by their ids (H19). */
export function mailedAt(
  { entries }: Pick<Log, 'entries'>,
  match: number,
  kind: string,
  round: number,
): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  for (const entry of entries)
    if (
      entry.what === 'mail' &&
      entry.match === match &&
      entry.data.kind === kind &&
      entry.data.round === round
    )
      for (const id of entry.data.to) times.set(id, entry.time);
  return times;
}

/** The kinds of the log's entries about invitations to a match; they name round 0. */
export const INVITATION = 'invitation';
export const REFUSED_INVITATION = 'invitation refused';
export const HANDED_INVITATION = 'invitation by hand';

/** What became of an invitation: mailed, handed over by the host, or refused by Google; and when, ISO UTC. */
export interface Invitation {
  readonly how: 'mail' | 'hand' | 'refused';
  readonly time: string;
}

const HOW: ReadonlyMap<string, Invitation['how']> = new Map([
  [INVITATION, 'mail'],
  [REFUSED_INVITATION, 'refused'],
  [HANDED_INVITATION, 'hand'],
]);

/** The latest state of each invitation to a match, by player id; none for a player who took over the place or has a new address since (H19). */
export function invitationStates(
  { entries }: Pick<Log, 'entries'>,
  match: number,
): ReadonlyMap<string, Invitation> {
  const states = new Map<string, Invitation>();
  for (const entry of entries)
    for (const id of invitedBy(entry, match)) {
      const how = entry.what === 'mail' ? HOW.get(entry.data.kind) : undefined;
      if (how) states.set(id, { how, time: entry.time });
      else states.delete(id);
    }
  return states;
}

/** The ids of the players whose invitations to a match an entry is about. */
function invitedBy(entry: Entry, match: number): readonly string[] {
  if (entry.what === 'substitute') return entry.data.kept ? [] : [entry.data.player];
  if (entry.what !== 'mail' || entry.match !== match) return [];
  const { kind, to } = entry.data;
  return HOW.has(kind) ? to : [];
}
