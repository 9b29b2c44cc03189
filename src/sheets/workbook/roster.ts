import { sha256Hex } from '../../rules/base/hash.ts';
import { cut } from '../../rules/base/json.ts';
import type { Entropy, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { canonicalAddress } from './account.ts';
import { addressOfPath } from './codec.ts';
import type { TypedTabs } from './host-tabs.ts';
import { EMAIL_LIMIT, MEADOW_LIMIT, NAME_LIMIT, whyNotPlain } from './plain-text.ts';
import { CLOSE, OPEN, ORDER_FORM, type Person, type Season, SPECTATORS, TABS, TRADE_FORM } from './season.ts';

/** Checks the roster as a host typed it, in the Season tab. Fails with all its faults, each with its row or its cell. */
export function checkRoster({ season, tabs }: Pick<TypedTabs, 'season' | 'tabs'>): void {
  const problems = notPlain(season, tabs.get(TABS.season.sheetId));
  const names = new Map<string, number>();
  const emails = new Map<string, number>();
  season.players.forEach(({ name, email }, i) => {
    const at = `player ${i + 1}`;
    if (name.trim() === '') problems.push(`${at} has no name`);
    const twin = names.get(name.trim());
    if (name.trim() !== '' && twin !== undefined)
      problems.push(`players ${twin + 1} and ${i + 1} are both named ${name}`);
    names.set(name.trim(), i);
    if (email.length > EMAIL_LIMIT || (email.trim() === '' && season.identity === 'code')) return;
    const key = canonicalAddress(email);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()))
      problems.push(`${at} (${name}) needs an email address; found “${email}”`);
    else if (emails.has(key))
      problems.push(`players ${(emails.get(key) ?? 0) + 1} and ${i + 1} have the same email ${email}`);
    emails.set(key, i);
  });
  problems.push(...exchangedNames(season.players));
  // A copied row has the id, file and code of another person, whose private file the new player would then read.
  for (const own of ['id', 'file', 'code'] as const)
    season.players.forEach((person, i) => {
      const twin = season.players.findIndex((other) => other[own] === person[own]);
      if (person[own] !== '' && twin < i)
        problems.push(`players ${twin + 1} and ${i + 1} have the same ${own}; clear it for the newer one`);
    });
  if (problems.length > 0)
    fail(
      `The roster in the Season tab cannot be used: ${problems.join('; ')}.`,
      'Correct the Season tab, and press again.',
      'bad-workbook',
    );
}

/**
 * Rows that bear the name of the person of another row, as after a sort of the names alone: their files, codes and purses would
 * be taken for those of one another. Somebody new who has the name of an earlier player has an id that begins with it.
 */
function exchangedNames(players: Season['players']): string[] {
  const nameOf = (person: Person) => person.name.trim();
  return players.flatMap((person, i) => {
    const name = nameOf(person);
    const isOwn = person.id === '' || person.id === name || person.id.startsWith(`${name} (`);
    const other = players.findIndex(({ id }) => id === name);
    return isOwn || name === '' || other < 0
      ? []
      : [`the row of player ${i + 1} (${name}) belongs to ${person.id}, and player ${other + 1} is ${name}`];
  });
}

/** The cells that the host types and that hold what no file, form or log takes (H13). */
function notPlain({ players }: Season, tab: Tab | undefined): string[] {
  const limits = { name: NAME_LIMIT, email: EMAIL_LIMIT, meadow: MEADOW_LIMIT };
  return players.flatMap((person, i) =>
    (['name', 'email', 'meadow'] as const).flatMap((column) => {
      const why = whyNotPlain(person[column].trim(), limits[column]);
      const at = tab ? addressOfPath(tab, `players[${i}].${column}`) : `the ${column} of player ${i + 1}`;
      return why === undefined ? [] : [`${at} holds ${why}`];
    }),
  );
}

/**
 * The roster with an id for everyone: the name under which the season first knew them, which never changes (X9). `known` are ids
 * that were given before: a person of the same name as an earlier one gets another.
 */
export function withIds(
  players: readonly Person[],
  code: () => string,
  identity: Season['identity'],
  known: ReadonlySet<string> = new Set(),
): Person[] {
  // No id equals an outbox key, though a player may have such a name.
  const used = new Set([
    SPECTATORS,
    ORDER_FORM,
    TRADE_FORM,
    CLOSE,
    OPEN,
    ...known,
    ...players.map(({ id }) => id),
  ]);
  return players.map((person) => {
    let id = person.id;
    if (id === '') {
      id = person.name.trim();
      for (let n = 2; used.has(id); n++) id = `${person.name.trim()} (${n})`;
      used.add(id);
    }
    const own = identity === 'email' ? '' : person.code || code();
    return {
      ...person,
      name: person.name.trim(),
      email: person.email.trim(),
      meadow: person.meadow.trim(),
      id,
      code: own,
    };
  });
}

/** The people named by id or name, in that order. */
export function choosePlayers(season: Season, chosen: readonly string[]): Person[] {
  const people = chosen.map(
    (key) =>
      season.players.find(({ id }) => id === key && id !== '') ??
      season.players.find(({ name }) => name.trim() === key) ??
      fail(`${cut(key, 60)} is not on the roster.`, 'Add them to the Season tab, or choose others.'),
  );
  const twice = people.find((person, i) => people.indexOf(person) < i);
  if (twice) fail(`${twice.name} is chosen twice.`, 'Choose each player once.');
  return people;
}

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A personal code: 16 letters and digits that are not mistaken for one another, 79 random bits (H1). */
export function codeFrom(entropy: Entropy): string {
  const digest = sha256Hex(entropy.text());
  let code = '';
  for (let i = 0; i < 16; i++)
    code += LETTERS[Number.parseInt(digest.slice(4 * i, 4 * i + 4), 16) % LETTERS.length];
  return code;
}
