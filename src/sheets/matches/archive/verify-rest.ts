import * as z from 'zod/mini';
import { hashOf } from '../../../rules/base/hash.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { readCurrentMatch } from '../../actions/current-match.ts';
import { replaysTheSame, roundsIn, type Verification, verify } from '../../actions/verify.ts';
import { type Log, withArchived } from '../../log/audit-log.ts';
import { type Book, openBook } from '../../log/book.ts';
import type { Entry } from '../../log/chain.ts';
import { faultWords, playBack, seasonFacts } from '../../log/fold.ts';
import { isNothing, purseChangesOf } from '../../log/ledger/ledger.ts';
import { goingOn } from '../../log/lost-entries.ts';
import { asShown } from '../../log/playback/as-shown.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { recordOf } from '../../log/playback/record.ts';
import type { Ports } from '../../ports.ts';
import { asProblem } from '../../problem.ts';
import { KEPT_HASH, MATCH } from '../../request-shapes.ts';
import { liveForms } from '../../workbook/host-tabs.ts';
import { type ArchivedMatch, readArchived } from './archived-match.ts';

/** Result of Verify: of the workbook, or of one closed match. */
export interface SeasonVerification extends Verification {
  /** Faults in the archive. Each fault is a sentence with the name of the match. */
  readonly archive: readonly string[];
  /** Closed matches that Verify still has to check; null after the last one. */
  readonly next: VerifyRest | null;
  /** Number of the log entry with the hash from an old page. Null if no entry has that hash, absent if no hash was given. */
  readonly kept?: number | null;
  /** Sentences about forms that somebody unlinked from their tabs; absent if there are none. */
  readonly unlinked?: readonly string[];
  /** Sentences about responses in tabs: a response is missing, was changed, or is a formula. Absent if there are none. */
  readonly responses?: readonly string[];
  /** Matches with missing responses in their tabs; absent if there are none. */
  readonly lacking?: readonly { readonly match: number; readonly title: string }[];
  /** Texts about what the host changed by hand in closed matches, one text per match; absent if there are none. */
  readonly edited?: readonly string[];
}

/** Work that one call of Verify leaves to the next calls. */
export const VERIFY_REST = z.object({
  /** Numbers of closed matches. The match that was archived last comes first. */
  matches: z.readonly(z.array(MATCH).check(z.minLength(1), z.maxLength(20_000))),
  kept: KEPT_HASH,
});
export type VerifyRest = z.infer<typeof VERIFY_REST>;

const NOTHING = { entries: 0, matches: 0, rounds: 0, fault: '', archive: [], next: null } as const;

/** Gives the closed matches to verify after the workbook; undefined if there are none. */
export function restOfSeason(log: Log, kept?: string): VerifyRest | undefined {
  const matches = [...seasonFacts(log).archived.keys()].reverse();
  if (matches.length === 0) return undefined;
  return { matches, ...(kept === undefined ? {} : { kept }) };
}

/**
 * Verifies the next closed match. The number of archived rows and the last hash must be as in the season's log. A replay
 * of the rows must give the logged record, outcome and purses. A match that was brought back meanwhile is skipped.
 */
export function verifyRest(ports: Ports, { matches, kept }: VerifyRest): SeasonVerification {
  const [match = 0, ...left] = matches;
  const { log } = openBook(ports, { withoutMatches: true });
  const { fault } = goingOn(log);
  if (fault) return { ...NOTHING, fault: `${fault.address}: ${fault.problem}` };
  const of = seasonFacts(log).archived.get(match);
  const found = of && readArchived(ports, log, of);
  return {
    ...(found ? checkFound(log, found, kept) : NOTHING),
    ...(kept === undefined ? {} : { kept: (found && keptIn(found, kept)) ?? null }),
    next: left.length > 0 ? { matches: left, ...(kept === undefined ? {} : { kept }) } : null,
  };
}

/**
 * Finds the number of the archived entry whose hash begins with `kept`. If rows of the match are missing, compares only
 * the hash of the match's last entry.
 */
function keptIn({ entries, of: { data } }: ArchivedMatch, kept: string): number | undefined {
  const hashes: readonly Pick<Entry, 'number' | 'hash'>[] = entries ?? [
    { number: data.last, hash: data.head },
  ];
  return hashes.find(({ hash }) => hash.startsWith(kept))?.number;
}

/** Replays an archived match, and gives the faults in the archive. */
function checkFound(
  log: Log,
  { entries, faults, of }: ArchivedMatch,
  kept: string | undefined,
): Omit<SeasonVerification, 'next'> {
  const whole = withArchived(log, entries ?? []);
  const playback = entries && playBack(whole, of.match);
  const unsearched = `${of.data.row.title}: the archive is damaged. The check line was compared only with the last hash of this match.`;
  return {
    entries: entries?.length ?? 0,
    matches: 1,
    rounds: roundsIn([playback]),
    fault: '',
    archive: [
      ...faults,
      ...(entries || kept === undefined ? [] : [unsearched]),
      ...(entries ? replayProblems(whole, of, playback) : []),
    ],
  };
}

/** Compares a replayed archived match with the facts in the log. Gives one sentence for each difference. */
function replayProblems(
  log: Log,
  of: ArchivedMatch['of'],
  playback: Playback | undefined,
): readonly string[] {
  const { title } = of.data.row;
  if (!playback) return [`${title}: the archive lacks the beginning of this match.`];
  const fault = faultWords(log, playback);
  if (fault) return [`${title}: ${fault}.`];
  const { winners = [], candidates = [] } = outcomeOf(asShown(playback).match) ?? {};
  const kept = of.data;
  const differs = [
    ['the record', hashOf(recordOf(playback)) !== kept.record],
    ['the replay of the record', !replaysTheSame(playback)],
    ['the outcome', hashOf([winners, candidates]) !== hashOf([kept.winners, kept.candidates])],
    [
      'the payments',
      hashOf(purseChangesOf(playback)) !== hashOf(kept.purses.filter((purse) => !isNothing(purse))),
    ],
  ] as const;
  return differs.flatMap(([what, isOther]) =>
    isOther ? [`${title}: the archive and the workbook differ in ${what}.`] : [],
  );
}

/** Verifies the workbook. `kept` is a hash from an old page, or the beginning of that hash. */
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

/** Compares each open form with its responses tab [2 calls per form]. Gives the faults, and the matches with missing responses. */
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

/**
 * Finds forms of open matches that are no longer linked to their tabs, and gives one sentence for each form. Without
 * open matches, makes no call.
 */
function unlinkedForms({ forms }: Ports, { matches, tabs }: Book): readonly string[] {
  const all = liveForms(matches);
  const found = all.length === 0 ? [] : forms.unlinked(all);
  return all
    .filter(({ tab }) => found.includes(tab))
    .map(
      ({ tab, what }) =>
        `${what} no longer writes its responses into the tab “${tabs.get(tab)?.title ?? ''}”.`,
    );
}
