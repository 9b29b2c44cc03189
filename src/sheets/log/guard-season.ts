import { isSameAccount } from '../workbook/account.ts';
import { addressOf } from '../workbook/address.ts';
import type { TypedTabs } from '../workbook/host-tabs.ts';
import { SEASON_WORDS } from '../workbook/host-words.ts';
import { EMAIL_LIMIT, NAME_LIMIT, whyNotPlain } from '../workbook/plain-text.ts';
import type { StandIns } from '../workbook/roster-people.ts';
import { type Person, type Season, TABS } from '../workbook/season.ts';
import { wordsOfValue } from '../workbook/tab-words.ts';
import { placeOfTable, placeOfValue } from '../workbook/table-place.ts';
import type { Log } from './audit-log.ts';
import { type Difference, differ } from './difference.ts';
import { seasonFacts } from './fold.ts';
import type { FormerSender, SeasonFacts } from './season-facts.ts';

/** The Season tab with values from the log, the row of each player, and the differences between the tab and the log. */
export interface GuardedSeason {
  readonly season: Season;
  /** Zero-based row of each player in the tab; undefined if the tab has no row of the player. */
  readonly rosterRows: readonly (number | undefined)[];
  readonly differences: readonly Difference[];
  /** Former addresses and codes of people. Later responses from these senders do not count (H23). */
  readonly former: readonly FormerSender[];
  /** Players of the roster who also took over another player's place (H23). */
  readonly standIns: StandIns;
  /** Ids of players whose name and address come from the log. For every other player, the name and address in the tab count (H15). */
  readonly placed: ReadonlySet<string>;
}

/** Roster columns that only Roundkeeper fills in. */
const OWN = ['file', 'code', 'access'] as const;

/**
 * Replaces values of the Season tab with values from the log: how players are identified, the file for spectators, and
 * names, addresses, files and codes of known players. Typed values count only for new players and for meadows.
 */
export function guardSeason(log: Log, typed: TypedTabs): GuardedSeason {
  const { season, tabs } = typed;
  const tab = tabs.get(TABS.season.sheetId);
  const place = tab && placeOfTable(tab, 'players');
  const rows = season.players.map((_, i) => place?.rows[i]);
  const facts = seasonFacts(log);
  const { people, placedIds: placed } = facts;
  const none = { former: [], standIns: new Map<string, string>(), placed };
  if (log.fault || !tab || !place) return { season, rosterRows: rows, differences: [], ...none };
  const at = (row: number, column: string) => addressOf(tab.title, row, place.columns.get(column) ?? 0);
  const known = { identity: facts.identity ?? season.identity, spectatorFile: facts.spectators };
  const values = Object.entries(known).flatMap(([name, is]) => {
    const where = placeOfValue(tab, name);
    if (!where) return [];
    const was = String(tab.cells[where[0]]?.[where[1]] ?? '');
    const words = (value: string) => String(wordsOfValue(SEASON_WORDS, name, value));
    return is === was
      ? []
      : [differ('Season', addressOf(tab.title, ...where), change(words(is), words(was)))];
  });
  const counted: Season = { ...season, ...known };
  // Before the first entry about people, the log knows nobody.
  if (facts.people.size === 0) return { season: counted, rosterRows: rows, differences: values, ...none };
  const seen = new Set<string>();
  const found = season.players.map((person, i) => {
    const known = seen.has(person.id) ? undefined : people.get(person.id)?.person;
    const isTwin = seen.has(person.id);
    seen.add(person.id);
    const own = known && !placed.has(known.id) ? asTyped(known, person, facts) : known;
    return guardPerson(person, own, isTwin, (column) => at(rows[i] ?? 0, column));
  });
  const gone = [...people.values()].flatMap(({ person }) => (seen.has(person.id) ? [] : [person]));
  return {
    season: { ...counted, players: [...found.map(({ person }) => person), ...gone] },
    rosterRows: [...rows, ...gone.map(() => undefined)],
    differences: [
      ...values,
      ...found.flatMap(({ differences }) => differences),
      ...gone.map(({ name }) => differ('Season', tab.title, `the row of ${name} is gone`)),
    ],
    former: [...people.values()].flatMap(({ former }) => former),
    standIns: facts.standIns,
    placed,
  };
}

/**
 * Sets the typed name and address for a person who has no place yet. If another person has this name or address, or a
 * character is forbidden, keeps the logged name and address.
 */
function asTyped(known: Person, { name, email }: Person, { people }: SeasonFacts): Person {
  const isOther = (other: Person) =>
    other.id !== known.id &&
    (other.name === name.trim() || (email.trim() !== '' && isSameAccount(other.email, email)));
  const isPlain = (whyNotPlain(name, NAME_LIMIT) ?? whyNotPlain(email, EMAIL_LIMIT)) === undefined;
  const isUsable =
    name.trim() !== '' && isPlain && ![...people.values()].some(({ person }) => isOther(person));
  return isUsable ? { ...known, name: name.trim(), email: email.trim() } : known;
}

/**
 * Completes a row of the roster with the log's facts about the person. A row counts as a new person if its id is
 * missing, unknown, or already in a row above.
 */
function guardPerson(
  typed: Person,
  known: Person | undefined,
  isTwin: boolean,
  at: (column: string) => string,
): { readonly person: Person; readonly differences: readonly Difference[] } {
  const own = known ?? { id: '', file: '', code: '', access: '' };
  const { id, file, code, access } = own;
  const differences = OWN.flatMap((column) =>
    typed[column] === own[column] ? [] : [differ('Season', at(column), change(own[column], typed[column]))],
  );
  const why = isTwin ? 'is the id of a row above' : 'is not an id from Roundkeeper';
  const strange = known || typed.id === '' ? [] : [differ('Season', at('id'), `${typed.id} ${why}`)];
  const person = { ...typed, id, file, code, access };
  if (!known) return { person, differences: [...strange, ...differences] };
  const { name, email } = known;
  const other = { player: { id, name: typed.name.trim(), email: typed.email.trim() } };
  const renamed =
    other.player.name === name ? [] : [differ('Season', at('name'), change(name, typed.name), other)];
  const isMoved = other.player.email !== email && !isSameAccount(typed.email, email);
  const moved = isMoved ? [differ('Season', at('email'), change(email, typed.email), other)] : [];
  return { person: { ...person, name, email }, differences: [...renamed, ...moved, ...differences] };
}

function change(is: string, was: string): string {
  return `${is || 'nothing'} → ${was || 'nothing'}`;
}
