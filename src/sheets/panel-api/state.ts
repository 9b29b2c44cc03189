import { cut } from '../../rules/base/json.ts';
import { listed } from '../../rules/base/words.ts';
import { idsOnRoster } from '../actions/on-roster.ts';
import { changeNote, TYPED } from '../change-note.ts';
import { triggerWarnings } from '../clock/triggers.ts';
import { rosterNotes, waitingMarks } from '../commit/roster-marks.ts';
import { areResting, lowTimeWords } from '../delivery/brake.ts';
import { formWarnings } from '../delivery/form-changes.ts';
import { postProblems, postsDue } from '../delivery/post-announcements.ts';
import { openNote, wakeUpNotes } from '../delivery/wake-up-note.ts';
import { type Book, readSeason } from '../log/book.ts';
import { isBeginning } from '../log/events.ts';
import { seasonFacts } from '../log/fold.ts';
import { balances, ledgerFaults, ledgerFaultWords, ledgerRepairs } from '../log/ledger/ledger.ts';
import { faultsOf } from '../log/lost-entries.ts';
import type { Elimination } from '../log/season-facts.ts';
import { type SeasonMatch, seasonMatches } from '../log/season-matches.ts';
import { USUAL_TIMING } from '../log/timing.ts';
import { moveState } from '../matches/archive/move.ts';
import { moveNote } from '../matches/archive/move-job.ts';
import { notedFiles } from '../matches/check-files.ts';
import { openHandOvers } from '../matches/hand-over.ts';
import { hiddenFormWarnings } from '../matches/hidden-forms.ts';
import { jobNote } from '../matches/job.ts';

import { jobState } from '../matches/new-game.ts';
import type { Ports } from '../ports.ts';
import { firstDeadline, type Schedule, scheduleWords } from '../schedule.ts';
import { pageProblems, pagesDue } from '../share-page.ts';
import { dateWords, isoTime } from '../time.ts';
import { cityOf, isUtc, zoneOf } from '../time-zones.ts';
import { isCopy } from '../workbook/host-tabs.ts';
import { EMPTY_PURSE } from '../workbook/ledger-tab.ts';
import { noteFaults } from '../workbook/roster-faults.ts';
import { FIRST_MATCH_TAB, isFormKey, personOf, seasonSchedule } from '../workbook/season.ts';
import { attempt } from './call.ts';
import { matchState } from './match-state.ts';
import { rehearsalState } from './rehearsal.ts';

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

/** Saves the match that the host chose. Opens the match's tab if `shows` is true. */
export function chooseMatch(ports: Ports, match: number, shows: boolean): void {
  ports.memo.set(chosenNote(ports), `${match}`);
  if (shows) ports.showTab(FIRST_MATCH_TAB + match);
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

/** Finds the last match with meadows, and gives the meadow of each player id. */
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

function citiesOf({ timeZone }: Book): readonly string[] {
  const city = cityOf(timeZone);
  return city !== 'UTC' && zoneOf(city) === zoneOf(timeZone) ? [city, 'UTC'] : ['UTC'];
}

/**
 * Gives the time zones in use, each with the current offset from UTC by Google’s clock. The offset is in milliseconds;
 * null if Google does not know the zone.
 */
function clocksOf({ clock }: Pick<Ports, 'clock'>, { timeZone, season }: Book, schedule: Schedule) {
  const daily = schedule.kind === 'daily' ? [schedule.zone] : [];
  const typed = season.players.flatMap(({ zone = '' }) => zoneOf(zone) ?? []);
  return [...new Set([timeZone, ...daily, ...typed])]
    .filter((zone) => !isUtc(zone))
    .map((zone) => ({ zone, city: cityOf(zone), offset: clock.offset(clock.now(), zone) ?? null }));
}

function seasonState(ports: Ports, book: Book) {
  const { season } = book;
  const schedule: Schedule = seasonSchedule(season) ?? { kind: 'by hand' };
  const purses = balances(book);
  const last = lastMeadows(book);
  const out = seasonFacts(book.log).eliminations;
  const nameOf = (id: string) => personOf(season, id)?.name ?? id;
  // A player with only a taken-over place is also listed under that place, and may get it as the first place by a
  // substitution (H23).
  const heldBy = (id: string) => {
    const own = book.standIns.get(id) ?? '';
    return book.placed.has(own) ? own : '';
  };
  const ownIdOf = (id: string) => heldBy(id) || id;
  const upIn = upForElimination(book, ownIdOf);
  const link = (file: string) => (file === '' ? '' : ports.files.link(file));
  const ids = idsOnRoster(book);
  const notes = new Set(noteFaults(book).map(({ player }) => player));
  return {
    identity: season.identity,
    /** Schedule of deadlines, as a text for the host. */
    deadlines: scheduleWords(schedule),
    /** Usual settings that say when the rounds of a new match end. The host may choose other settings. */
    timing: USUAL_TIMING,
    /** First deadline of a match that begins now, ISO UTC, or ''. */
    firstDeadline: firstDeadline(schedule, ports.clock.now(), ports.clock),
    /** Clocks that a daily deadline can follow: UTC, and the city of the workbook’s time zone if Roundkeeper lists that city. */
    cities: citiesOf(book),
    clocks: clocksOf(ports, book, schedule),
    spectatorLink: link(season.spectatorFile),
    /** Address of the rule texts, or '' (H36). */
    rules: season.rules,
    /** Faults on the roster to correct before a match can begin, each with its cell. */
    faults: rosterNotes(book),
    /** Faults that the roster tab does not show yet. If there are such faults, the panel asks the add-on to write them. */
    marks: book.log.fault ? '' : waitingMarks(book),
    players: season.players.map(({ id, name, email, zone = '', note = '', meadow, file, access }, i) => ({
      /** Id of the player; '' for a player without a place. */
      id,
      /** Id that requests use for the player: the current id, or the id that the player will get. */
      key: ids[i] as string,
      name,
      email,
      /** City of the player's time zone on the roster, or '' (H35). */
      zone,
      /** The hosts' note about the player in the tab Season. */
      note: cut(note.trim(), 200),
      meadow: meadow || (last.get(id) ?? ''),
      link: link(file),
      /** How the player opens the file: with an 'account' or by 'link'; '' until the file is shared correctly. */
      access,
      ...(purses.get(id) ?? EMPTY_PURSE),
      /** Sentence that says when and why the player was eliminated; '' for a player still in the season. */
      out: outWords(out.get(id)),
      /** True if the row may be a note instead of a player. The row counts as a player only if the host says so. */
      mayBeNote: notes.has(i),
      /** Titles of the matches in which the player is an undecided Elimination Candidate, or ''. */
      upIn: upIn.get(ownIdOf(id)) ?? '',
      /** Id of another player who also has this place; usually '' (H23). */
      heldBy: heldBy(id),
    })),
    /** Tokens of Life that were given away (X7), each with the match and the receiver. */
    given: [...seasonFacts(book.log).tokens.values()].map(({ match, to }) => ({ match, to: nameOf(to) })),
  };
}

/**
 * Gives the Elimination Candidates by id, each with the titles of the matches. A match no longer counts once a candidate
 * of this match is out of the season. A closed match counts only if no later match has candidates.
 */
export function upForElimination(
  book: Book,
  personOf: (place: string) => string,
): ReadonlyMap<string, string> {
  const here = book.matches.matches.map(({ number }) => number);
  const all = seasonMatches(book)
    .map((match) => ({ ...match, people: new Set(concernedIn(match).map(personOf)) }))
    .filter(({ people }) => people.size > 0);
  const out = new Set([...seasonFacts(book.log).eliminations.keys()].map(personOf));
  const titles = new Map<string, string[]>();
  for (const match of all.filter((one) => here.includes(one.number) || one === all[all.length - 1])) {
    if ([...match.people].some((id) => out.has(id))) continue;
    for (const id of match.people) titles.set(id, [...(titles.get(id) ?? []), match.title]);
  }
  return new Map([...titles].map(([id, names]) => [id, listed(names)]));
}

/**
 * Gives the ids of the players that may be eliminated after a match: all candidates, or only the chosen candidate, and
 * the named opponent.
 */
function concernedIn({ end, players }: SeasonMatch): readonly string[] {
  if (!end) return [];
  const names = [...(end.chosen === '' ? end.candidates : [end.chosen]), end.opponent];
  return players.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}
