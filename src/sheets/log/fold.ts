import { canonicalJson, sha256Hex } from '../../rules/base/hash.ts';
import { memoized } from '../../rules/base/memoized.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import { fail } from '../problem.ts';
import { addressOfEntry, type Log } from './audit-log.ts';
import type { Entry } from './chain.ts';
import { aboutOf, kindOf, type LoggedEvent } from './events.ts';
import type { Playback } from './playback/playback.ts';
import type { LogFault } from './read-chain.ts';
import { inMatch, matchFactsOf, NO_FACTS, type SeasonFacts } from './season-facts.ts';

/**
 * Applies an event to a match; undefined if the match has not begun. If the event cannot be replayed, the match gets a
 * fault.
 * Throws an Unusable error only if the match cannot begin. `digest` is a fast SHA-256. A position is hashed again with
 * the slow SHA-256 only if `digest` gives a different hash.
 */
export function apply(
  playback: Playback | undefined,
  event: LoggedEvent,
  digest: Digest = sha256Hex,
): Playback | undefined {
  const { begin, match, playsRounds } = kindOf(event);
  const data = event.data as never;
  const check = (after: Playback) =>
    !playsRounds ? after : checked(after, event.number, event.data as Played, digest);
  if (begin) return playback ?? check(begin(data, event));
  if (!playback || playback.stopped || !match) return playback;
  try {
    return check(match(playback, data, event));
  } catch (error) {
    const why = asUnusable(error);
    if (!why) throw error;
    return { ...withFault(playback, event.number, `${why.path}: ${why.problem}`), stopped: true };
  }
}

type Digest = (text: string) => string;

/** Data of an event that plays rounds. `position` is the hash of the position after the event. */
interface Played {
  readonly position: string;
}

function checked(playback: Playback, entry: number, { position: hash }: Played, digest: Digest): Playback {
  const text = canonicalJson(playback.match.position);
  if (digest(text) === hash || sha256Hex(text) === hash) return playback;
  return withFault(playback, entry, 'a replay gives a different position than the log');
}

function withFault(playback: Playback, entry: number, problem: string): Playback {
  return playback.fault ? playback : { ...playback, fault: { entry, problem } };
}

/**
 * Replays a match from the log, and keeps the result in the log's cache. Undefined if the log has no such match. Fails
 * if the match's chain has a fault.
 */
export function playBack(log: Log, number: number): Playback | undefined {
  const replayed = log.replayed.get(number);
  if (replayed) return replayed;
  const stop = log.faults.get(number);
  if (stop) failAt(stop);
  const entries = log.entries.filter((entry) => entry.match === number);
  const played = fold(log, entries);
  if (played) log.replayed.set(number, played);
  return played;
}

/** Throws the error for an unusable row of the log, because no new entry can follow this row. */
export function failAt({ address, problem }: LogFault): never {
  return fail(
    `The log is damaged at ${address}: ${problem}.`,
    'Restore the row with File › Version history, or use the version of Roundkeeper that wrote the row. Then press again.',
    'bad-log',
  );
}

function fold(log: Log, entries: readonly Entry[]): Playback | undefined {
  let playback: Playback | undefined;
  for (const entry of entries)
    try {
      playback = apply(playback, entry, log.digest);
    } catch (error) {
      const why = asUnusable(error);
      if (!why) throw error;
      return fail(
        `${addressOfEntry(log, entry.number)}: the match cannot be replayed: ${why.path}: ${why.problem}.`,
        'Use the version of Roundkeeper that began the match.',
        'bad-log',
      );
    }
  return playback;
}

/** Replays a match from the log. Fails if the log has no such match. */
export function mustPlayBack(log: Log, number: number): Playback {
  return (
    playBack(log, number) ??
    fail(`The log has no match ${number}.`, 'Restore the Log tab with File › Version history.', 'bad-log')
  );
}

/** Says which entry of a match cannot be replayed, and why; '' if every entry can be replayed. */
export function faultWords(log: Log, { fault }: Playback): string {
  return fault ? `${addressOfEntry(log, fault.entry)}: ${fault.problem}` : '';
}

/** Collects the facts about the season and its matches that need no replay of a match. Keeps the result for each log. */
export const seasonFacts = memoized(
  ({ entries }: Pick<Log, 'entries'>): SeasonFacts => entries.reduce(factsAfter, NO_FACTS),
);

/**
 * Gives a function that finds the headings of a match's responses tabs by match number. The headings are those from the
 * time when the forms were linked. Undefined for a match without forms.
 */
export function linkedHeads(log: Pick<Log, 'entries'>) {
  const facts = seasonFacts(log);
  return (match: number) => matchFactsOf(facts, match).begun?.heads;
}

/** Adds an event to the facts of the season. */
function factsAfter(facts: SeasonFacts, event: Entry): SeasonFacts {
  const { row, season, changesPublicPage } = kindOf(event);
  const data = event.data as never;
  const match = event.match || aboutOf(event)?.match || 0;
  let now = facts;
  if (changesPublicPage)
    now =
      match === 0
        ? { ...now, publicChange: event.number }
        : inMatch(now, match, { publicChange: event.number });
  const known = matchFactsOf(now, match);
  if (row && known.row) now = inMatch(now, match, { row: row(known.row, data, known) });
  return season ? season(now, data, event) : now;
}
