import type * as z from 'zod/mini';
import { type Json, own } from '../../rules/base/json.ts';
import { ABANDON } from './events/abandon.ts';
import { ACCEPT_LATE } from './events/accept-late.ts';
import { AMEND } from './events/amend.ts';
import { AMEND_RULING } from './events/amend-ruling.ts';
import { AMEND_TRADE } from './events/amend-trade.ts';
import { ARCHIVE } from './events/archive.ts';
import { AWARD } from './events/award.ts';
import { BEGIN_MATCH } from './events/begin-match.ts';
import { BRING_BACK } from './events/bring-back.ts';
import { CLOSE } from './events/close.ts';
import { DEADLINE } from './events/deadline.ts';
import { EDIT } from './events/edit.ts';
import { ELIMINATION } from './events/elimination.ts';
import { END_EARLY } from './events/end-early.ts';
import { GIVE_TOKEN } from './events/give-token.ts';
import { HOST_ORDER } from './events/host-order.ts';
import { HOST_TRADE } from './events/host-trade.ts';
import { HOST_WORDS } from './events/host-words.ts';
import { LEDGER } from './events/ledger.ts';
import { LOST_ENTRIES } from './events/lost-entries.ts';
import { MAIL } from './events/mail.ts';
import { NAME_SENDER } from './events/name-sender.ts';
import { NEW_GAME } from './events/new-game.ts';
import { OPPONENT } from './events/opponent.ts';
import { PAUSE } from './events/pause.ts';
import { RENAME } from './events/rename.ts';
import { REOPEN } from './events/reopen.ts';
import { RESOLVE } from './events/resolve.ts';
import { RESTORE_RESPONSES } from './events/restore-responses.ts';
import { RESTORE_TAB } from './events/restore-tab.ts';
import { RESUME } from './events/resume.ts';
import { ROSTER } from './events/roster.ts';
import { SEASON } from './events/season.ts';
import { SHARE } from './events/share.ts';
import { SUBSTITUTE } from './events/substitute.ts';
import { TAKE_OVER } from './events/take-over.ts';
import { TIMING } from './events/timing.ts';
import { UNDO } from './events/undo.ts';
import { VOTE } from './events/vote.ts';
import type { Kind } from './kind.ts';
import type { PlayerPurse } from './shapes.ts';
import type { At } from './words.ts';

/**
 * All kinds of events by name. The Audit tab stores the names and the data of events. A change of a name or of the data
 * therefore needs a new format (format.ts).
 */
export const EVENTS = {
  season: SEASON,
  award: AWARD,
  'give token': GIVE_TOKEN,
  elimination: ELIMINATION,
  'lost entries': LOST_ENTRIES,
  substitute: SUBSTITUTE,
  roster: ROSTER,
  ledger: LEDGER,
  'begin match': BEGIN_MATCH,
  'new game': NEW_GAME,
  'take over': TAKE_OVER,
  abandon: ABANDON,
  edit: EDIT,
  vote: VOTE,
  opponent: OPPONENT,
  timing: TIMING,
  pause: PAUSE,
  resume: RESUME,
  deadline: DEADLINE,
  'restore tab': RESTORE_TAB,
  'restore responses': RESTORE_RESPONSES,
  rename: RENAME,
  'host words': HOST_WORDS,
  'end early': END_EARLY,
  share: SHARE,
  resolve: RESOLVE,
  undo: UNDO,
  amend: AMEND,
  'host trade': HOST_TRADE,
  'amend ruling': AMEND_RULING,
  'amend trade': AMEND_TRADE,
  'accept late': ACCEPT_LATE,
  'host order': HOST_ORDER,
  'name sender': NAME_SENDER,
  mail: MAIL,
  close: CLOSE,
  reopen: REOPEN,
  archive: ARCHIVE,
  'bring back': BRING_BACK,
} as const;

export type EventKind = keyof typeof EVENTS;
export type EventData<K extends EventKind> = z.infer<(typeof EVENTS)[K]['schema']>;

/** Event with its kind in `what` and its data in `data`. */
export type LogEvent = {
  [K in EventKind]: { readonly what: K; readonly data: EventData<K> };
}[EventKind];

/** An event with its number, time, author, match and round in the log. */
export type LoggedEvent = LogEvent & At;

/** Finds the kind of an event. The kind's functions take this event's data. */
export function kindOf({ what }: Pick<LogEvent, 'what'>): Kind<never> {
  return EVENTS[what];
}

/** Lists the changes of purses by an event of the season, such as an award. Gives [] for an event in a match's chain. */
export function pursesBy(event: LogEvent & Pick<At, 'match'>): readonly PlayerPurse[] {
  return isCopy(event) ? [] : (kindOf(event).purses?.(event.data as never) ?? []);
}

/** Says whether an event in a match's chain is the copy of an event of the season. */
export function isCopy(event: LogEvent & Pick<At, 'match'>): boolean {
  return event.match !== 0 && kindOf(event).purses !== undefined;
}

/** Gives the match or the players that an event of the season concerns; undefined if the event concerns every match. */
export function aboutOf({ what, data }: LogEvent): ReturnType<NonNullable<Kind<never>['about']>> | undefined {
  return kindOf({ what }).about?.(data as never);
}

/** Says whether an event begins a match. */
export function isBeginning<E extends LogEvent>(
  event: E,
): event is E & { readonly what: 'new game' | 'take over' } {
  return kindOf(event).begin !== undefined;
}

/** Reads an event from its kind and data. Gives the event, or the reason why the event cannot be used. */
export function readEvent(what: string, data: Json): { event: LogEvent } | { problem: string } {
  const kind = own<Kind<never>>(EVENTS, what);
  if (!kind) return { problem: `this version of Roundkeeper does not know the event “${what}”` };
  const issue = kind.schema.safeParse(data).error?.issues[0];
  const where = issue?.path.length ? ` (${issue.path.join('.')})` : '';
  if (issue) return { problem: `the data of “${what}” cannot be used${where}` };
  // Returns the data as written, because the parsed copy has another order of keys.
  return { event: { what, data } as LogEvent };
}
