import type * as z from 'zod/mini';
import { type Json, own } from '../../../rules/base/json.ts';
import { ARCHIVE_EVENTS } from './kinds/archive.ts';
import { MATCH_EVENTS } from './kinds/matches.ts';
import { ROUND_EVENTS } from './kinds/rounds.ts';
import { SEASON_EVENTS } from './kinds/season.ts';

export { TAKEN_PURSES } from './kinds/matches.ts';
export { AWARD_KINDS, SEASON_FORMAT } from './kinds/season.ts';

/**
 * The kinds of entries of the audit log, each with the schema of its data. The Audit tab contains kinds and data
 * exactly as they are here: another form of an entry is another format.
 */
export const EVENTS = { ...SEASON_EVENTS, ...MATCH_EVENTS, ...ROUND_EVENTS, ...ARCHIVE_EVENTS } as const;

export type EventKind = keyof typeof EVENTS;
export type EventData<K extends EventKind> = z.infer<ReturnType<(typeof EVENTS)[K]>>;

/** Something that was done to a season: what it was, and the data that go with it. */
export type LogEvent = {
  [K in EventKind]: { readonly what: K; readonly data: EventData<K> };
}[EventKind];

/** How a match began. */
export interface Started extends Omit<EventData<'new game'>, 'position' | 'commitment' | 'heads' | 'row'> {
  /** Absent in a match that has no forms. */
  readonly heads?: EventData<'new game'>['heads'];
  /** Of a match that was taken over. */
  readonly seedFrom?: EventData<'take over'>['seedFrom'];
}
/** How a match was taken over: as it began elsewhere, with its rounds. */
export type Taken = Started &
  Pick<EventData<'take over'>, 'shown' | 'edits' | 'rounds' | 'seedFrom' | 'purses'>;
/** What decided a round. */
export type RoundData = Omit<EventData<'resolve'>, 'position'>;

/** Reads the kind and the data of an entry: the event, or what is wrong with it. */
export function readEvent(what: string, data: Json): { event: LogEvent } | { problem: string } {
  const schema = own<() => z.ZodMiniType>(EVENTS, what)?.();
  if (!schema) return { problem: `“${what}” is no kind of entry that this version of Roundkeeper knows` };
  const issue = schema.safeParse(data).error?.issues[0];
  const where = issue?.path.length ? ` (${issue.path.join('.')})` : '';
  if (issue) return { problem: `the data of “${what}” cannot be used${where}` };
  // The data as they were written, not the parsed copy: that has its keys in another order.
  return { event: { what, data } as LogEvent };
}
