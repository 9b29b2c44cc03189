import { cut } from '../../rules/base/json.ts';
import { zoneOf } from '../time-zones.ts';
import { canonicalAddress } from './account.ts';
import type { TypedTabs } from './host-tabs.ts';
import { differenceWords, lookAlikeKeys } from './look-alike.ts';
import { EMAIL_LIMIT, MEADOW_LIMIT, NAME_LIMIT, whyNotPlain } from './plain-text.ts';
import type { StandIns } from './roster-people.ts';
import { type Person, type Season, TABS } from './season.ts';
import { addressOfPath, placeOfTable, rowOfEntry } from './table-place.ts';

/** Season and tabs with the values that count. If a player also has another player's place, two rows may have the same address. */
export interface Typed extends Pick<TypedTabs, 'season' | 'tabs'> {
  readonly standIns?: StandIns;
  /** Ids of players whose names and addresses come from the log, not from the tab. */
  readonly placed?: ReadonlySet<string>;
  /** One-based line of each pasted person who is not in the tab yet. The key is the person's index in the roster. */
  readonly lines?: ReadonlyMap<number, number>;
}

type Placed = Pick<Typed, 'season' | 'tabs' | 'lines'>;

/** Fault of the roster: zero-based row, column, and words for the host. */
export interface RosterFault {
  readonly player: number;
  readonly column: 'name' | 'email' | 'meadow' | 'zone' | 'id';
  readonly text: string;
}

export const isPlaced = (placed: Typed['placed'], person: Person | undefined) =>
  person !== undefined && (placed?.has(person.id) ?? false);

/** Finds all faults of the typed roster. */
export function rosterFaults(typed: Typed): readonly RosterFault[] {
  return [
    ...notPlain(typed),
    ...convertedNames(typed),
    ...nameFaults(typed),
    ...emailFaults(typed),
    ...exchangedNames(typed),
    ...copiedRows(typed),
  ];
}

/** Names a roster row by the number of the row in the tab: “row 25”. For pasted text, gives “line 3”. */
function rowWords({ tabs, lines }: Pick<Typed, 'tabs' | 'lines'>, player: number): string {
  const line = lines?.get(player);
  if (line !== undefined) return `line ${line}`;
  const tab = tabs.get(TABS.season.sheetId);
  return tab ? `row ${rowOfEntry(tab, 'players', player) + 1}` : `player ${player + 1}`;
}

/** Names a player together with the player's row: “Ann (row 25)”. */
function personWords(typed: Placed, player: number): string {
  return `${cut(typed.season.players[player]?.name ?? '', 60)} (${rowWords(typed, player)})`;
}

/** Chooses which of two rows the host must correct: the later row, unless only the later row comes from the log. */
function toCorrect(
  { season: { players }, placed }: Pick<Typed, 'season' | 'placed'>,
  first: number,
  second: number,
): number {
  return isPlaced(placed, players[second]) && !isPlaced(placed, players[first]) ? first : second;
}

function nameFaults(typed: Typed): readonly RosterFault[] {
  const names = new Map<string, number>();
  return typed.season.players.flatMap(({ name }, player): readonly RosterFault[] => {
    const known = name.trim();
    if (lookAlikeKeys(known)[0] === '')
      return [{ player, column: 'name', text: `${rowWords(typed, player)} has no name` }];
    const twin = names.get(known);
    names.set(known, player);
    if (twin === undefined) return [];
    const text = `${rowWords(typed, twin)} and ${rowWords(typed, player)} have the same name: ${cut(name, 60)}`;
    return [{ player: toCorrect(typed, twin, player), column: 'name', text }];
  });
}

function emailFaults(typed: Typed): readonly RosterFault[] {
  const { players, identity } = typed.season;
  const { standIns = new Map() } = typed;
  const hasTwo = (id: string) => standIns.has(id) || [...standIns.values()].includes(id);
  const emails = new Map<string, number>();
  return players.flatMap(({ id, email }, player): readonly RosterFault[] => {
    if (email.length > EMAIL_LIMIT || (email.trim() === '' && identity === 'code')) return [];
    const key = canonicalAddress(email);
    const twin = emails.get(key);
    emails.set(key, player);
    if (!isAddress(email)) {
      const note = email.trim() === '' ? ' (write notes in the column “Note for hosts”)' : '';
      const text = `${personWords(typed, player)} needs an email address, but has “${email}”${note}`;
      return [{ player, column: 'email', text }];
    }
    if (twin === undefined || hasTwo(id)) return [];
    const text = `${personWords(typed, twin)} and ${personWords(typed, player)} have the same email ${email}: ${
      identity === 'code'
        ? 'leave one of the two cells empty. The file of that player then opens by link'
        : 'each player needs a separate Google account'
    }`;
    return [{ player: toCorrect(typed, twin, player), column: 'email', text }];
  });
}

export const isAddress = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());

/**
 * Finds rows where one player's name stands beside another player's id, for example after somebody sorted only the
 * names. The named player would get the other player's file, code and purse. The id of a new person is the name, or the
 * name and a number if an earlier player had that name.
 */
function exchangedNames(typed: Placed): readonly RosterFault[] {
  const { players } = typed.season;
  return players.flatMap((person, player): readonly RosterFault[] => {
    const name = person.name.trim();
    const { id } = person;
    const isOwn = id === '' || (id.startsWith(name) && /^( \(\d+\))?$/.test(id.slice(name.length)));
    const other = players.findIndex(({ id }) => id === name);
    if (isOwn || name === '' || other < 0) return [];
    const text = `${personWords(typed, player)} has the file of ${person.id}, and the file of ${name} is in ${rowWords(typed, other)}`;
    return [{ player, column: 'name', text }];
  });
}

/**
 * Finds copied rows. A copied row has the id, file and code of another person, so that the new player could read that
 * person's private file.
 */
function copiedRows(typed: Placed): readonly RosterFault[] {
  const { players } = typed.season;
  return players.flatMap((person, player): readonly RosterFault[] => {
    const isCopy = (other: Person) =>
      (['id', 'file', 'code'] as const).some((own) => person[own] !== '' && other[own] === person[own]);
    const twin = players.findIndex(isCopy);
    if (twin < 0 || twin >= player) return [];
    const text = `${rowWords(typed, player)} is a copy of ${rowWords(typed, twin)}, hidden columns included. Delete the copy, and type the name and email into an empty row`;
    return [{ player, column: 'id', text }];
  });
}

/** Finds names that look alike. */
export function alikeFaults(typed: Placed & Pick<Typed, 'placed'>): readonly RosterFault[] {
  const { players } = typed.season;
  const known = new Map<string, number>();
  return players.flatMap(({ name }, player): readonly RosterFault[] => {
    const keys = lookAlikeKeys(name);
    if (keys[0] === '') return [];
    const [twin] = keys.flatMap((key) => known.get(key) ?? []);
    if (twin === undefined) {
      for (const key of keys) known.set(key, player);
      return [];
    }
    const other = players[twin]?.name ?? '';
    if (other.trim() === name.trim()) return [];
    const text = `${personWords(typed, twin)} and ${personWords(typed, player)} ${differenceWords(other, name)}`;
    return [{ player: toCorrect(typed, twin, player), column: 'name', text }];
  });
}

/** Pattern of names that look like sentences. */
const SENTENCE = /[.!?:;…]$|https?:|^(\S+\s+){4}\S/;

/**
 * Finds rows that may be notes. Such a row has only a new name, and is below an empty row or looks like a sentence. The
 * row becomes a player only when the host chooses it.
 */
export function noteFaults(typed: Typed): readonly RosterFault[] {
  const { tabs, season, placed } = typed;
  const tab = tabs.get(TABS.season.sheetId);
  const rows = tab ? placeOfTable(tab, 'players').rows : [];
  const gap = rows.findIndex((row, i) => i > 0 && row - (rows[i - 1] as number) > 1);
  return season.players.flatMap((person, player): readonly RosterFault[] => {
    const [name = '', email, zone] = [person.name, person.email, person.zone ?? ''].map((cell) =>
      cell.trim(),
    );
    const isApart = (gap >= 0 && player >= gap) || SENTENCE.test(name);
    if (!isApart || isPlaced(placed, person) || name === '' || `${email}${zone}` !== '') return [];
    const text = `${personWords(typed, player)} may be a note. If so, move it into the column “Note for hosts”. If not, tick the player in “New game”`;
    return [{ player, column: 'name', text }];
  });
}

/** Finds unknown time zones. Matches can begin nevertheless: the season’s zone is used for these players. */
export function zoneFaults({ players }: Pick<Season, 'players'>): readonly RosterFault[] {
  return players.flatMap(({ name, zone = '' }, player): readonly RosterFault[] => {
    if (zone.trim() === '' || zoneOf(zone)) return [];
    const text = `${name}’s time zone “${cut(zone, 40)}” is unknown. Write a city from the list, or a name such as Asia/Kathmandu. Until then, the season’s time zone counts`;
    return [{ player, column: 'zone', text }];
  });
}

/**
 * Finds names that begin with “=” and may be formulas, so that Sheets shows another text than the add-on reads. Matches
 * can begin nevertheless, because the name may also be plain text.
 */
export function formulaFaults(typed: Pick<Typed, 'season' | 'tabs'>): readonly RosterFault[] {
  return typed.season.players.flatMap(({ name }, player): readonly RosterFault[] => {
    if (!name.startsWith('=')) return [];
    const text = `the name in ${rowWords(typed, player)}, “${cut(name, 40)}”, begins with “=”. If it is a formula, type the name itself`;
    return [{ player, column: 'name', text }];
  });
}

/**
 * Finds names that Sheets turned into numbers, such as “1/2”. Leaves out names that come from the log, because the host
 * cannot correct such a name in the tab.
 */
function convertedNames({ season, tabs, placed, lines }: Typed): readonly RosterFault[] {
  const tab = tabs.get(TABS.season.sheetId);
  const column = tab ? placeOfTable(tab, 'players').columns.get('name') : undefined;
  if (!tab || column === undefined) return [];
  return season.players.flatMap((person, player): readonly RosterFault[] => {
    // Pasted names are written as text.
    if (lines?.has(player)) return [];
    const cell = tab.cells[rowOfEntry(tab, 'players', player)]?.[column] ?? '';
    if (typeof cell === 'string' || isPlaced(placed, person)) return [];
    const at = addressOfPath(tab, `players[${player}].name`);
    const text = `${at} has ${typeof cell === 'number' ? 'the number' : 'the logical value'} ${String(cell).toUpperCase()}, because Sheets changed what was typed. Choose Format › Number › Plain text for this cell, and type the name again`;
    return [{ player, column: 'name', text }];
  });
}

/** Finds typed cells with texts that files, forms or the log cannot hold (H13). */
function notPlain(typed: Placed): readonly RosterFault[] {
  const limits = { name: NAME_LIMIT, email: EMAIL_LIMIT, meadow: MEADOW_LIMIT };
  const tab = typed.tabs.get(TABS.season.sheetId);
  return typed.season.players.flatMap((person, player) =>
    (['name', 'email', 'meadow'] as const).flatMap((column): readonly RosterFault[] => {
      const why = whyNotPlain(person[column].trim(), limits[column]);
      if (why === undefined) return [];
      const at =
        tab && !typed.lines?.has(player)
          ? addressOfPath(tab, `players[${player}].${column}`)
          : `the ${column} of ${rowWords(typed, player)}`;
      return [{ player, column, text: `${at} holds ${why}` }];
    }),
  );
}
