import { cut } from '../../rules/base/json.ts';
import { idsOnRoster } from '../actions/on-roster.ts';
import { rosterNotes, waitingMarks } from '../commit/roster-marks.ts';
import type { Book } from '../log/book.ts';
import { isBeginning } from '../log/events.ts';
import { seasonFacts } from '../log/fold.ts';
import { balances } from '../log/ledger/ledger.ts';
import type { Elimination } from '../log/season-facts.ts';
import { USUAL_TIMING } from '../log/timing.ts';
import type { Ports } from '../ports.ts';
import { firstDeadline, type Schedule, scheduleWords } from '../schedule.ts';
import { dateWords } from '../time.ts';
import { cityOf, isUtc, zoneOf } from '../time-zones.ts';
import { EMPTY_PURSE } from '../workbook/ledger-tab.ts';
import { noteFaults } from '../workbook/roster-faults.ts';
import { personOf, seasonSchedule } from '../workbook/season.ts';
import { upForElimination } from './up-for-elimination.ts';

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

export function seasonState(ports: Ports, book: Book) {
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
