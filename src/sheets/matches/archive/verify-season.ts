import { verify } from '../../actions/verify.ts';
import { type Book, openBook } from '../../log/book.ts';
import type { Entry } from '../../log/chain.ts';
import { seasonFacts } from '../../log/fold.ts';
import { goingOn } from '../../log/lost-entries.ts';
import { matchFactsOf } from '../../log/season-facts.ts';
import type { Ports } from '../../ports.ts';
import { liveForms } from '../../workbook/host-tabs.ts';
import { MOST_SEATS, restOfSeason, type SeasonVerification, verifyRest } from './verify-rest.ts';

/**
 * Verifies the workbook, and the first closed matches, if that is not too much at once.
 * `kept` is a hash of the log that somebody kept from an old page, or its beginning.
 */
export function verifySeason(ports: Ports, mostSeats = MOST_SEATS, kept?: string): SeasonVerification {
  const book = openBook(ports);
  const checked = verify(book);
  const seats = book.matches.matches.reduce((sum, { number }) => sum + seatsOf(book, number), 0);
  const unlinked = unlinkedForms(ports, book);
  const edited = [...seasonFacts(book.log).archived.values()].flatMap(({ data }) =>
    data.edited ? [`${data.row.title}: ${data.edited}`] : [],
  );
  const rest = goingOn(book.log).fault ? undefined : restOfSeason(book.log, kept);
  const first = {
    ...checked,
    archive: [],
    next: rest ?? null,
    ...(kept === undefined ? {} : { kept: entryWithHash(book.log.entries, kept) }),
    ...(unlinked.length > 0 ? { unlinked } : {}),
    ...(edited.length > 0 ? { edited } : {}),
  };
  return rest && seats < mostSeats ? withPart(first, verifyRest(ports, rest, mostSeats - seats)) : first;
}

/** The result so far with that of one more part. */
function withPart(found: SeasonVerification, part: SeasonVerification): SeasonVerification {
  return {
    ...found,
    entries: found.entries + part.entries,
    matches: found.matches + part.matches,
    rounds: found.rounds + part.rounds,
    fault: found.fault || part.fault,
    archive: [...found.archive, ...part.archive],
    next: part.next,
    ...(found.kept === undefined ? {} : { kept: found.kept ?? part.kept ?? null }),
  };
}

/** The forms of matches that go on and do not fill their tabs any more, a sentence each [none without such matches]. */
function unlinkedForms({ forms }: Ports, { matches, tabs }: Book): readonly string[] {
  const all = liveForms(matches);
  const found = all.length === 0 ? [] : forms.unlinked(all);
  return all
    .filter(({ tab }) => found.includes(tab))
    .map(({ tab, what }) => `${what} does not write into the tab “${tabs.get(tab)?.title ?? ''}” any more.`);
}

/** The number of the entry with this hash, or this beginning of a hash, which somebody kept from an old page; null for none. */
function entryWithHash(entries: readonly Entry[], kept: string): number | null {
  return entries.find(({ hash }) => hash.startsWith(kept))?.number ?? null;
}

/** The players of a match of the workbook. */
function seatsOf({ log }: Book, match: number): number {
  return matchFactsOf(seasonFacts(log), match).begun?.players.length ?? 0;
}
