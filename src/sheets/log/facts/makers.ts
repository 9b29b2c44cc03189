import type { Log } from '../chain/audit-log.ts';

/** The account that made each file of players and spectators, by file id: the author of the first entry that names the file. */
export function makersOf({ entries }: Pick<Log, 'entries'>): ReadonlyMap<string, string> {
  const makers = new Map<string, string>();
  for (const entry of entries) {
    if (entry.what !== 'roster') continue;
    for (const file of [entry.data.spectators, ...entry.data.people.map((person) => person.file)])
      if (file !== '' && !makers.has(file)) makers.set(file, entry.who);
  }
  return makers;
}
