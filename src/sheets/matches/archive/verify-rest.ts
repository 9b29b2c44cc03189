import * as z from 'zod/mini';
import { hashOf } from '../../../rules/base/hash.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { readCurrentMatch } from '../../actions/current-match.ts';
import { replaysTheSame, roundsIn, type Verification, verify } from '../../actions/verify.ts';
import { type Log, withArchived } from '../../log/audit-log.ts';
import { type Book, openBook } from '../../log/book.ts';
import { type Entry, hashBefore } from '../../log/chain.ts';
import { faultWords, playBack, seasonFacts } from '../../log/fold.ts';
import { isNothing, purseChangesOf } from '../../log/ledger/ledger.ts';
import { goingOn } from '../../log/lost-entries.ts';
import { asShown } from '../../log/playback/as-shown.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { recordOf } from '../../log/playback/record.ts';
import type { Ports } from '../../ports.ts';
import { asProblem } from '../../problem.ts';
import { KEPT_HASH, MATCH, ROUND } from '../../request-shapes.ts';
import { liveForms } from '../../workbook/host-tabs.ts';
import { type ArchivedMatch, readArchived } from './archived-match.ts';

/** The result of Verify, or of one part of it. */
export interface SeasonVerification extends Verification {
  /** Faults in the archive, a sentence each, with the names of matches. */
  readonly archive: readonly string[];
  /** The rest to be verified by the next parts; null after the last one. */
  readonly next: VerifyRest | null;
  /** The entry with the requested hash from an old page; null if no entry has it, absent if none was requested. */
  readonly kept?: number | null;
  /** Forms that somebody unlinked from their tabs, a sentence each; absent without any. */
  readonly unlinked?: readonly string[];
  /** Responses that are missing, changed, or formulas in their tabs, a sentence each; absent without any. */
  readonly responses?: readonly string[];
  /** The matches whose tabs lack responses; absent without any. */
  readonly lacking?: readonly { readonly match: number; readonly title: string }[];
  /** The host's changes by hand in closed matches, one text per match; absent without any. */
  readonly edited?: readonly string[];
}

/** The rest that a part of Verify leaves to the next part. */
export const VERIFY_REST = z.object({
  /** Closed matches with their numbers of players, newest in the archive first. */
  matches: z.readonly(z.array(z.object({ match: MATCH, seats: ROUND })).check(z.maxLength(20_000))),
  kept: KEPT_HASH,
});
export type VerifyRest = z.infer<typeof VERIFY_REST>;

/** Most players in the matches of one part, unless it is a single match. Responses are most of the work. */
export const MOST_SEATS = 24;

const NOTHING = { entries: 0, matches: 0, rounds: 0, fault: '', archive: [], next: null } as const;

/** The work left after the workbook; undefined without closed matches. */
export function restOfSeason(log: Log, kept?: string): VerifyRest | undefined {
  const matches = [...seasonFacts(log).archived.values()]
    .reverse()
    .map(({ match, data }) => ({ match, seats: data.players.length }));
  if (matches.length === 0) return undefined;
  return { matches, ...(kept === undefined ? {} : { kept }) };
}

/**
 * Verifies the next closed matches, up to MOST_SEATS players. The moved rows must be unchanged: the season has the count and
 * the head of their chain. They must replay to the record, outcome and purses in the log. A match that was brought back
 * meanwhile is left out.
 */
export function verifyRest(ports: Ports, rest: VerifyRest, mostSeats = MOST_SEATS): SeasonVerification {
  const part = rest.matches.slice(0, partLength(rest, mostSeats));
  const { log } = openBook(ports, { withoutMatches: true });
  const { fault } = goingOn(log);
  if (fault) return { ...NOTHING, fault: `${fault.address}: ${fault.problem}` };
  const { archived } = seasonFacts(log);
  const found = readArchived(
    ports,
    part.flatMap(({ match }) => {
      const of = archived.get(match);
      return of ? [{ of, before: hashBefore(log, match) }] : [];
    }),
  );
  const matches = rest.matches.slice(part.length);
  const kept = rest.kept === undefined ? {} : { kept: keptIn(found, rest.kept) };
  return {
    ...checkFound(log, found, rest.kept),
    ...kept,
    next: matches.length > 0 ? { ...rest, matches } : null,
  };
}

/**
 * The number of the entry of archived matches with a hash that begins with `kept`. If rows are gone, only a match's last
 * entry is found.
 */
function keptIn(found: readonly ArchivedMatch[], kept: string): number | null {
  const hashes = found.flatMap(({ entries, of: { data } }): readonly Pick<Entry, 'number' | 'hash'>[] => {
    return entries ?? [{ number: data.last, hash: data.head }];
  });
  return hashes.find(({ hash }) => hash.startsWith(kept))?.number ?? null;
}

/** Number of matches in the next part: as many as `mostSeats` allows, at least one. */
function partLength({ matches }: VerifyRest, mostSeats: number): number {
  let seats = 0;
  const end = matches.findIndex((one, i) => {
    seats += one.seats;
    return i > 0 && seats > mostSeats;
  });
  return end < 0 ? matches.length : end;
}

/** Replays the matches of a part, and gives the faults in the archive. */
function checkFound(
  log: Log,
  found: readonly ArchivedMatch[],
  kept: string | undefined,
): Omit<SeasonVerification, 'next'> {
  const moved = found.flatMap(({ entries = [] }) => entries);
  const whole = withArchived(log, moved);
  const readable = found.filter(({ entries }) => entries !== undefined);
  const playbacks = readable.map(({ of }) => playBack(whole, of.match));
  return {
    entries: moved.length,
    matches: found.length,
    rounds: roundsIn(playbacks),
    fault: '',
    archive: [
      ...found.flatMap(({ faults }) => faults),
      ...found.flatMap(({ entries, of: { data } }) =>
        entries || kept === undefined
          ? []
          : [`${data.row.title}: of its hashes only the last one can be found.`],
      ),
      ...readable.flatMap((match, i) => replayProblems(whole, match, playbacks[i])),
    ],
  };
}

/** The differences between a replayed match of the archive and the facts in the log, a sentence each. */
function replayProblems(log: Log, { of }: ArchivedMatch, playback: Playback | undefined): readonly string[] {
  const { title } = of.data.row;
  if (!playback) return [`${title}: its rows in the archive lack the beginning of the match.`];
  const fault = faultWords(log, playback);
  if (fault) return [`${title}: ${fault}.`];
  const { winners = [], candidates = [] } = outcomeOf(asShown(playback).match) ?? {};
  const kept = of.data;
  const differs = [
    ['its record', hashOf(recordOf(playback)) !== kept.record],
    ['the replay of its record', !replaysTheSame(playback)],
    ['its outcome', hashOf([winners, candidates]) !== hashOf([kept.winners, kept.candidates])],
    [
      'what it gave',
      hashOf(purseChangesOf(playback)) !== hashOf(kept.purses.filter((purse) => !isNothing(purse))),
    ],
  ] as const;
  return differs.flatMap(([what, isOther]) =>
    isOther ? [`${title}: ${what} is not what the workbook keeps of it.`] : [],
  );
}

/** Verifies the workbook. `kept` is a hash from an old page, or its beginning. */
export function verifySeason(ports: Ports, kept?: string): SeasonVerification {
  const book = openBook(ports);
  const checked = verify(book);
  const facts = seasonFacts(book.log);
  const unlinked = unlinkedForms(ports, book);
  const { responses, lacking } = responseNotes(ports, book);
  const edited = [...facts.archived.values()].flatMap(({ data }) =>
    data.edited ? [`${data.row.title}: ${data.edited}`] : [],
  );
  const rest = goingOn(book.log).fault ? undefined : restOfSeason(book.log, kept);
  return {
    ...checked,
    archive: [],
    next: rest ?? null,
    ...(kept === undefined
      ? {}
      : { kept: book.log.entries.find(({ hash }) => hash.startsWith(kept))?.number ?? null }),
    ...(unlinked.length > 0 ? { unlinked } : {}),
    ...(responses.length > 0 ? { responses } : {}),
    ...(lacking.length > 0 ? { lacking } : {}),
    ...(edited.length > 0 ? { edited } : {}),
  };
}

/** Faults in responses of open rounds, and the matches whose tabs lack some: each form is compared with its tab [2 each]. */
function responseNotes(
  ports: Ports,
  book: Book,
): Required<Pick<SeasonVerification, 'responses' | 'lacking'>> {
  const notes = book.matches.matches
    .filter(({ over }) => !over)
    .map(({ title, number: match }) => {
      try {
        const { changed, unreadable, lacking } = readCurrentMatch(book, match, ports, { isCompared: true });
        return { lines: [...changed, ...unreadable], lacking: lacking > 0 ? [{ match, title }] : [] };
      } catch (error) {
        return { lines: [`${title}: ${asProblem(error).what}`], lacking: [] };
      }
    });
  return {
    responses: notes.flatMap(({ lines }) => lines),
    lacking: notes.flatMap(({ lacking }) => lacking),
  };
}

/** The forms of open matches that no longer fill their tabs, a sentence each. [No call without open matches] */
function unlinkedForms({ forms }: Ports, { matches, tabs }: Book): readonly string[] {
  const all = liveForms(matches);
  const found = all.length === 0 ? [] : forms.unlinked(all);
  return all
    .filter(({ tab }) => found.includes(tab))
    .map(({ tab, what }) => `${what} does not write into the tab “${tabs.get(tab)?.title ?? ''}” any more.`);
}
