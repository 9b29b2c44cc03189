import * as z from 'zod/mini';
import { count, text } from '../../rules/declare/position.ts';
import { readCurrentMatch } from '../actions/current-match.ts';
import { restedUntil } from '../delivery/brake.ts';
import { hasOpenMails } from '../delivery/mails.ts';
import { postsDue } from '../delivery/post-announcements.ts';
import { lastWakeUp } from '../delivery/wake-up-note.ts';
import { type Book, readSeason } from '../log/book.ts';
import { playBack } from '../log/fold.ts';
import { needsClock } from '../log/timing.ts';
import { readNote } from '../note.ts';
import type { Memo, Ports, TriggerName } from '../ports.ts';
import { asProblem } from '../problem.ts';
import { dateWords, isoTime } from '../time.ts';
import { isSameAccount } from '../workbook/account.ts';
import { isCopy } from '../workbook/host-tabs.ts';
import { readClockNote } from './note.ts';

/** Longest delay at which Google normally runs a trigger, in milliseconds. A trigger with a longer delay counts as disabled. */
const LATE = 15 * 60_000;

const WORDS: Readonly<Record<TriggerName, string>> = {
  responses: 'The trigger that sends confirmations',
  clock: 'The trigger that resolves rounds automatically',
};

/**
 * The account that set a trigger, and the time at which the account set the trigger. Google shows an account only the
 * triggers that this account set (docs/google.md, G59).
 */
const ownerShape = () => z.strictObject({ who: text(), at: count() });

const keyOf = (name: TriggerName) => `trigger ${name}`;

const ownerOf = (memo: Pick<Memo, 'get'>, name: TriggerName) => readNote(memo, keyOf(name), ownerShape());

/** Finds another current host who has set the trigger; undefined if there is none. A second trigger would only waste time. */
function otherOwner({ memo, who, hosts }: Ports, name: TriggerName): ReturnType<typeof ownerOf> {
  const owner = ownerOf(memo, name);
  const own = who();
  if (!owner || owner.who === '' || own === '' || isSameAccount(owner.who, own)) return undefined;
  const all = hosts();
  return all.length === 0 || all.some((one) => isSameAccount(one, owner.who)) ? owner : undefined;
}

/**
 * Sets triggers of this workbook. Skips a trigger that this account or another host has already set. Costs one call, and
 * one more for each trigger set.
 */
export function setTriggers(ports: Ports, names: readonly TriggerName[]): void {
  const own = ports.triggers.own();
  for (const name of names) {
    if (otherOwner(ports, name)) continue;
    if (!own.includes(name)) ports.triggers.set(name);
    else if (ownerOf(ports.memo, name)) continue;
    noteOwner(ports, name);
  }
}

/** Removes a trigger that this account has set. Costs one call, and one more if the trigger exists. */
export function removeTrigger(ports: Ports, name: TriggerName): void {
  ports.triggers.remove(name);
  if (!otherOwner(ports, name)) ports.memo.set(keyOf(name), undefined);
}

function noteOwner({ memo, who, clock }: Ports, name: TriggerName): void {
  memo.set(keyOf(name), JSON.stringify({ who: who(), at: clock.now() }));
}

const NOTE = 'triggers checked';

/** Lists the warnings of the last trigger check, one sentence for each warning; [] if no match is running. */
export function triggerWarnings(
  { get }: Pick<Memo, 'get'>,
  { matches }: Pick<Book, 'matches'>,
): readonly string[] {
  const isLive = matches.matches.some(({ over }) => !over);
  return isLive ? JSON.parse(get(NOTE) ?? '[]') : [];
}

/**
 * Checks that each of the season’s triggers exists once and runs. Sets missing triggers again. The panel calls this when
 * it opens, because Google disables triggers silently. Saves the warnings for the panel; true if the warnings have
 * changed. Costs two calls, and two more for each trigger set.
 */
export function checkTriggers(ports: Ports): boolean {
  const book = readSeason(ports);
  const isOwn = book !== undefined && !isCopy(book.season, ports.workbook.id) && !book.log.fault;
  const before = ports.memo.get(NOTE);
  const found = isOwn ? neededBy(ports, book).flatMap((name) => checkOne(ports, book, name)) : [];
  const note = found.length > 0 ? JSON.stringify(found) : undefined;
  if (note !== before) ports.memo.set(NOTE, note);
  return note !== before;
}

/** Says whether any open match has automatic actions. Also true if a match cannot be replayed. */
function hasTimedMatch({ matches, log }: Book): boolean {
  return matches.matches.some(({ number, over }) => {
    if (over) return false;
    try {
      const playback = playBack(log, number);
      return playback !== undefined && needsClock(playback.timing);
    } catch {
      return true;
    }
  });
}

/** Says whether the script needs the clock's trigger: for a match with automatic actions, or to retry a refused mail or Discord post. */
export function needsAlarm(ports: Pick<Ports, 'memo'>, book: Book): boolean {
  return hasTimedMatch(book) || hasOpenMails(book) || postsDue(ports, book).length > 0;
}

function neededBy(ports: Pick<Ports, 'memo'>, book: Book): readonly TriggerName[] {
  if (book.matches.matches.every(({ over }) => over)) return [];
  return needsAlarm(ports, book) ? ['responses', 'clock'] : ['responses'];
}

function checkOne(ports: Ports, book: Book, name: TriggerName): readonly string[] {
  const { memo, triggers } = ports;
  const owner = ownerOf(memo, name);
  const silent = silentSince(ports, book, name, owner?.at ?? 0);
  const since = silent === undefined ? '' : dateWords(isoTime(silent));
  const other = otherOwner(ports, name);
  if (other)
    return silent === undefined
      ? []
      : [
          `${WORDS[name]} has not run since ${since}. It belongs to ${other.who}. Ask this host to open the panel.`,
        ];
  const { length } = triggers.own().filter((own) => own === name);
  const isSet = length > 0;
  if (length === 1 && silent === undefined) {
    if (!owner) noteOwner(ports, name);
    return [];
  }
  try {
    if (isSet) triggers.remove(name);
    triggers.set(name);
  } catch (error) {
    return [
      `${WORDS[name]} is missing, and Google did not set it. ${asProblem(error).what} Open the panel again in a minute.`,
    ];
  }
  noteOwner(ports, name);
  if (isSet && silent === undefined) return [];
  return isSet
    ? [
        `${WORDS[name]} has not run since ${since}. Roundkeeper has set it again. If you read this again today, Google’s daily time for triggers is used up.`,
      ]
    : [`${WORDS[name]} was missing. Roundkeeper has set it again.`];
}

/** Gives the time at which a silent trigger should have run, in milliseconds; undefined if the trigger seems to work. */
function silentSince(ports: Ports, book: Book, name: TriggerName, setAt: number): number | undefined {
  const due = name === 'clock' ? readClockNote(ports.memo)?.next : firstUnheard(ports, book, setAt);
  if (due === undefined || due === null) return undefined;
  const from = Math.max(due, setAt);
  return ports.clock.now() - from > LATE ? from : undefined;
}

/**
 * Gives the time of the earliest response to an open round that is newer than both the last wake-up and `setAt`. The
 * time is in milliseconds; undefined if no such response exists.
 */
function firstUnheard(ports: Ports, { matches, ...rest }: Book, setAt: number): number | undefined {
  const heard = Math.max(lastWakeUp(ports.memo), restedUntil(ports), setAt);
  const times = matches.matches.flatMap(({ number, over }) => {
    if (over) return [];
    try {
      const { latest } = readCurrentMatch({ matches, ...rest }, number, ports).sorted;
      return [...latest.values()].flatMap(({ at, byHost }) => (byHost || at <= heard ? [] : [at]));
    } catch {
      // Another place reports a match that cannot be read.
      return [];
    }
  });
  return times.length > 0 ? Math.min(...times) : undefined;
}
