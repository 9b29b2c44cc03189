import { moveState } from '../archive/move/move.ts';
import { rosterNotes, waitingMarks } from '../commit/roster-marks.ts';
import { pageProblems, pagesDue } from '../letters/delivery/share-page.ts';
import { openNote } from '../letters/delivery/wake-up-note.ts';
import { postProblems, postsDue } from '../letters/mail/post-announcements.ts';
import { type Book, readSeason } from '../log/book.ts';
import { archivedMatches } from '../log/chain/archived.ts';
import { isBeginning } from '../log/facts/beginnings.ts';
import { type Elimination, eliminations } from '../log/facts/eliminations.ts';
import { tokensGiven } from '../log/facts/tokens-given.ts';
import { keepLedger } from '../log/known-ledger.ts';
import { balances, ledgerFaults, ledgerFaultWords } from '../log/ledger/ledger.ts';
import { idsOnRoster } from '../match/season/on-roster.ts';
import { notedFiles } from '../new-match/files/check-files.ts';
import { openHandOvers } from '../new-match/files/hand-over.ts';
import { hiddenFormWarnings } from '../new-match/files/hidden-forms.ts';
import { jobState } from '../new-match/new-game.ts';
import type { Ports } from '../ports.ts';
import { firstDeadline, scheduleWords } from '../schedule.ts';
import { dateWords, isoTime } from '../time.ts';
import { cityOf, zoneOf } from '../time-zones.ts';
import { isCopy } from '../workbook/tabs/host-tabs.ts';
import { EMPTY_PURSE } from '../workbook/tabs/ledger-tab.ts';
import { isFormKey, personOf, seasonSchedule } from '../workbook/tabs/season.ts';
import { attempt } from './call.ts';
import { chosenMatch } from './chosen-match.ts';
import { rehearsalState } from './pages/rehearsal.ts';
import type { MatchState, PanelState, SeasonState } from './panel.ts';
import { matchState } from './state/match-state.ts';
import { upForElimination } from './state/up-for-elimination.ts';
import { versionOf } from './state/version.ts';

/** Everything the panel shows, from one read of the workbook. */
export function panelState(ports: Ports): PanelState {
  // Taken before the workbook is read, so the next poll notices changes made meanwhile.
  const version = versionOf(ports);
  const job = moveState(ports) ?? jobState(ports) ?? null;
  const rehearsal = rehearsalState(ports);
  const base = {
    version,
    now: isoTime(ports.clock.now()),
    who: ports.who(),
    chosen: chosenMatch(ports),
    job,
    rehearsal,
  };
  const none = {
    season: null,
    matches: [],
    closed: 0,
    outbox: [],
    receiptsWait: false,
    handingOver: [],
    toPost: [],
    toRenew: [],
    ledgerEdited: [],
    differences: [],
    filesDue: false,
    hasLostEntries: false,
    warnings: [],
  };
  const book = readSeason(ports);
  if (!book) return { ...base, ...none, isCopy: false };
  if (isCopy(book.season, ports.workbook.id)) return { ...base, ...none, isCopy: true };
  const fault = book.log.fault;
  const checked = notedFiles(ports.memo, book, ports.clock.now());
  const matches = book.matches.matches.map((row) => matchState(ports, book, row));
  return {
    ...base,
    isCopy: false,
    season: seasonState(ports, book, matches),
    matches,
    closed: archivedMatches(book.log).size,
    outbox: book.matches.outbox.map((row) => ({ ...row, isForm: isFormKey(row.to) })),
    receiptsWait: openNote(ports) !== undefined,
    handingOver: fault ? [] : openHandOvers(book),
    toPost: fault ? [] : postsDue(ports, book),
    toRenew: fault ? [] : pagesDue(ports, book),
    ledgerEdited: fault ? [] : ledgerEdits(ports, book),
    differences: book.differences.map(({ address, text, deadline, player = null }) => {
      const isPast = deadline !== undefined && Date.parse(deadline.to) <= ports.clock.now();
      return isPast
        ? { address, text: `${text} (this time has passed)`, deadline: null, player }
        : { address, text, deadline: deadline ?? null, player };
    }),
    filesDue: !fault && checked.isDue,
    hasLostEntries: fault?.lost !== undefined,
    warnings: [
      ...(fault ? [`The log is damaged at ${fault.address}: ${fault.problem}.`] : []),
      ...(fault ? [] : postProblems(ports, book)),
      ...(fault ? [] : pageProblems(ports, book)),
      ...hiddenFormWarnings(ports.memo, book.matches.matches),
      ...checked.lost,
    ],
  };
}

/** The panel's state if it has changed since the given version; else null, without reading the workbook. */
export function pollPanel(ports: Ports, version: string): PanelState | null {
  return versionOf(ports) === version ? null : panelState(ports);
}

/** The differences between the Ledger tab and the log; none where a match cannot be replayed, which is its own problem. */
function ledgerEdits({ memo }: Ports, book: Book): readonly string[] {
  const faults = attempt(() => ledgerFaults(book));
  keepLedger(memo, book, () => faults.ok && faults.value.length === 0);
  return faults.ok ? ledgerFaultWords(book, faults.value) : [];
}

/** The meadow of each player in the last match that had one, by their ids. */
function lastMeadows({ log }: Book): ReadonlyMap<string, string> {
  const meadows = new Map<string, string>();
  for (const { data } of log.entries.filter(isBeginning))
    for (const { id, meadow } of data.players) if (meadow) meadows.set(id, meadow);
  return meadows;
}

function outWords(out: Elimination | undefined): string {
  if (!out) return '';
  return `out since ${dateWords(out.time)}${out.why === '' ? '' : `: ${out.why}`}`;
}

/** By whose clocks a time of day may be: those of the workbook’s city, if it is in the list, and UTC. */
function citiesOf({ timeZone }: Book): readonly string[] {
  const city = cityOf(timeZone);
  return city !== 'UTC' && zoneOf(city) === timeZone ? [city, 'UTC'] : ['UTC'];
}

function seasonState(ports: Ports, book: Book, matches: readonly MatchState[]): SeasonState {
  const { season } = book;
  const schedule = seasonSchedule(season) ?? { kind: 'by hand' };
  const purses = balances(book);
  const last = lastMeadows(book);
  const out = eliminations(book.log);
  const nameOf = (id: string) => personOf(season, id)?.name ?? id;
  // A player without an own place is listed under this place, too, and may get it as the own one by a substitution (H23).
  const heldBy = (id: string) => {
    const own = book.standIns.get(id) ?? '';
    return book.placed.has(own) ? own : '';
  };
  const ownIdOf = (id: string) => heldBy(id) || id;
  const upIn = upForElimination(book, matches, ownIdOf);
  const link = (file: string) => (file === '' ? '' : ports.files.link(file));
  const ids = idsOnRoster(book);
  return {
    identity: season.identity,
    deadlines: scheduleWords(schedule),
    firstDeadline: firstDeadline(schedule, ports.clock.now(), ports.clock),
    cities: citiesOf(book),
    spectatorLink: link(season.spectatorFile),
    rules: season.rules,
    faults: rosterNotes(book),
    marks: book.log.fault ? '' : waitingMarks(book),
    players: season.players.map(({ id, name, email, zone = '', meadow, file, access }, i) => ({
      id,
      key: ids[i] as string,
      name,
      email,
      zone,
      meadow: meadow || (last.get(id) ?? ''),
      link: link(file),
      access,
      ...(purses.get(id) ?? EMPTY_PURSE),
      out: outWords(out.get(id)),
      upIn: upIn.get(ownIdOf(id)) ?? '',
      heldBy: heldBy(id),
    })),
    given: [...tokensGiven(book.log).values()].map(({ match, to }) => ({ match, to: nameOf(to) })),
  };
}
