import { changeNote, TYPED } from '../change-note.ts';
import { triggerWarnings } from '../clock/triggers.ts';
import { areResting, lowTimeWords } from '../delivery/brake.ts';
import { formWarnings } from '../delivery/form-changes.ts';
import { postProblems, postsDue } from '../delivery/post-announcements.ts';
import { openNote, wakeUpNotes } from '../delivery/wake-up-note.ts';
import { type Book, readSeason } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { ledgerFaults, ledgerFaultWords, ledgerRepairs } from '../log/ledger/ledger.ts';
import { faultsOf } from '../log/lost-entries.ts';
import { moveState } from '../matches/archive/move.ts';
import { moveNote } from '../matches/archive/move-job.ts';
import { notedFiles } from '../matches/check-files.ts';
import { openHandOvers } from '../matches/hand-over.ts';
import { hiddenFormWarnings } from '../matches/hidden-forms.ts';
import { jobNote } from '../matches/job.ts';
import { jobState } from '../matches/new-game.ts';
import type { Ports } from '../ports.ts';
import { pageProblems, pagesDue } from '../share-page.ts';
import { isoTime } from '../time.ts';
import { isCopy } from '../workbook/host-tabs.ts';
import { FIRST_MATCH_TAB, isFormKey } from '../workbook/season.ts';
import { attempt } from './call.ts';
import { matchState } from './match-state.ts';
import { rehearsalState } from './rehearsal.ts';
import { seasonState } from './season-state.ts';

/** Gives everything that the panel shows, from one read of the workbook. `asked` is the match whose round the host is about to resolve. */
export function panelState(ports: Ports, asked?: number) {
  // The version is taken before the workbook is read, so that the next poll notices changes made meanwhile.
  const version = versionOf(ports);
  const base = {
    /** Version of the state. The panel sends it with each poll; the workbook is read only if the version has changed. */
    version,
    /** Server time, ISO UTC; countdowns start from it. */
    now: isoTime(ports.clock.now()),
    who: ports.who(),
    /** Number of the match that this host chose last in the panel, or null. */
    chosen: Number(ports.memo.get(chosenNote(ports))) || null,
    /** Long work that is running or was interrupted, such as making, closing or bringing back a match; null without such work. */
    job: moveState(ports) ?? jobState(ports) ?? null,
    rehearsal: rehearsalState(ports),
  };
  const book = readSeason(ports);
  /** True if the workbook was copied from another season, so that a new season can begin here. */
  const isOfOther = book !== undefined && isCopy(book.season, ports.workbook.id);
  return {
    ...base,
    isCopy: isOfOther,
    ...(book && !isOfOther ? shownSeason(ports, book, asked) : NO_SEASON),
  };
}

type Shown = ReturnType<typeof shownSeason>;

const NO_SEASON: { readonly [K in keyof Shown]: K extends 'season' ? null : Shown[K] } = {
  season: null,
  matches: [],
  closed: 0,
  outbox: [],
  receiptsWait: false,
  handingOver: [],
  toPost: [],
  toRenew: [],
  ledgerEdited: [],
  ledgerBack: [],
  differences: [],
  filesDue: false,
  hasLostEntries: false,
  warnings: [],
};

function shownSeason(ports: Ports, book: Book, asked?: number) {
  const fault = book.log.fault;
  const checked = notedFiles(ports.memo, book, ports.clock.now());
  const matches = book.matches.matches.map((row) => matchState(ports, book, row, row.number === asked));
  const moved = fault ? [] : ledgerEdits(book);
  return {
    season: seasonState(ports, book),
    matches,
    /** Number of matches in the archive. */
    closed: seasonFacts(book.log).archived.size,
    /** Deliveries that wait. If a delivery has no error, the panel sends it automatically. */
    outbox: book.matches.outbox.map(({ to, match, error, tries }) => {
      return { to, match, error, tries, isForm: isFormKey(to) };
    }),
    /** True if some receipts could not be sent when the responses arrived. The panel sends the receipts automatically. */
    receiptsWait: openNote(ports) !== undefined && !areResting(ports, false),
    /** Players whose file must still be handed over (H23), after a player took over a place or got a new address. */
    handingOver: fault ? [] : openHandOvers(book),
    /** Matches whose last round must still be posted to the host's channel. */
    toPost: fault ? [] : postsDue(ports, book),
    /** Matches whose page for everyone must be updated. */
    toRenew: fault ? [] : pagesDue(ports, book),
    /** Differences between the Ledger tab and the log, one per player. */
    ledgerEdited: ledgerFaultWords(book, moved),
    /** Rows that would correct the Ledger tab, one per player. */
    ledgerBack: ledgerFaultWords(book, ledgerRepairs(moved)),
    /** Cells of the tabs Matches and Season that differ from the log. Roundkeeper uses the values of the log. */
    differences: book.differences.map(({ address, text, deadline, player = null }) => {
      const isPast = deadline !== undefined && Date.parse(deadline.to) <= ports.clock.now();
      return {
        address,
        text: isPast ? `${text} (this time has passed)` : text,
        /** Deadline that was typed into the cell, for the host to accept; otherwise null. */
        deadline: isPast ? null : (deadline ?? null),
        /** Player whose name or address was typed over, otherwise null. The host can say whether this is a new person. */
        player,
      };
    }),
    /** True if the last check of the players' files is older than a day. */
    filesDue: !fault && checked.isDue,
    /** True if log entries are lost (H38). */
    hasLostEntries: faultsOf(book.log).some(({ lost }) => lost !== undefined),
    warnings: [
      ...faultsOf(book.log).map(({ address, problem }) => `The log is damaged at ${address}: ${problem}.`),
      ...(fault ? [] : postProblems(ports, book)),
      ...(fault ? [] : pageProblems(ports, book)),
      ...hiddenFormWarnings(ports.memo, book.matches.matches),
      ...checked.lost,
      ...formWarnings(ports.memo, book.matches),
      ...triggerWarnings(ports.memo, book),
      ...[lowTimeWords(ports)].flatMap((words) => words ?? []),
    ],
  };
}

/** Gives a text that changes after each writing call, each step of long work, each response, and each edit of the workbook. */
function versionOf({ memo }: Pick<Ports, 'memo'>): string {
  return [
    changeNote({ memo }),
    memo.get(TYPED) ?? '',
    jobNote(memo),
    moveNote(memo),
    ...wakeUpNotes(memo),
  ].join(' ');
}

/** Gives the key of the note about a host's chosen match; each host has a separate key. */
const chosenNote = ({ who }: Pick<Ports, 'who'>) => `chosen ${who()}`;

/** Saves the match that the host chose, and opens the match's tab. */
export function chooseMatch(ports: Ports, match: number): void {
  ports.memo.set(chosenNote(ports), `${match}`);
  ports.showTab(FIRST_MATCH_TAB + match);
}

/** Gives the panel's state if it has changed since the given version. Otherwise gives null, without reading the workbook. */
export function pollPanel(ports: Ports, version: string) {
  return versionOf(ports) === version ? null : panelState(ports);
}

/** Gives the differences between the Ledger tab and the log; [] if a match cannot be replayed, which is reported elsewhere. */
function ledgerEdits(book: Book) {
  const faults = attempt(() => ledgerFaults(book));
  return faults.ok ? faults.value : [];
}
