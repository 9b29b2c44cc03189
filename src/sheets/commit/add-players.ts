import { cut } from '../../rules/base/json.ts';
import { openBook } from '../log/book.ts';
import type { Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { isSameAccount } from '../workbook/account.ts';
import { areAlike, differenceWords } from '../workbook/look-alike.ts';
import { type PastedLine, readPastedPlayers, type TypedPerson } from '../workbook/person-line.ts';
import { EMAIL_LIMIT, NAME_LIMIT, whyNotPlain } from '../workbook/plain-text.ts';
import { isAddress } from '../workbook/roster-faults.ts';
import { type Season, TABS } from '../workbook/season.ts';
import { placeOfTable } from '../workbook/table-place.ts';

/** Result of pasting players: the added names, and the names already on the roster. */
export interface AddedPlayers {
  readonly added: readonly string[];
  readonly known: readonly string[];
}

const SHOWN = 5;

/** Adds pasted players to the roster, one per line. Fails before anything is written, with each line that cannot be used. */
export function addPlayers(ports: Ports, text: string): AddedPlayers {
  const { season, tabs } = openBook(ports);
  const tab = tabs.get(TABS.season.sheetId);
  const pasted = readPastedPlayers(text);
  if (!tab || pasted.length === 0) return fail('This text has no name.', 'Paste the players, one per line.');
  const isKnown = (one: PastedLine) => season.players.some((person) => isSamePerson(person, one));
  const fresh = pasted.filter((one) => !isKnown(one));
  const faults = fresh.flatMap((one, i) => {
    const why = whyNot(one, [...season.players, ...fresh.slice(0, i)], season.identity);
    return why === '' ? [] : [`line ${one.line}: ${why}`];
  });
  if (faults.length > 0) {
    const more = faults.length > SHOWN ? [`and ${faults.length - SHOWN} more`] : [];
    fail(
      ['Some lines cannot be used:', ...faults.slice(0, SHOWN), ...more].join('\n'),
      'Correct these lines, and press again.',
    );
  }
  const { columns, end } = placeOfTable(tab, 'players');
  const cells = fresh.flatMap((person, i) =>
    (['name', 'email', 'zone'] as const).flatMap((key) => {
      const column = columns.get(key);
      return column === undefined || person[key] === '' ? [] : [{ row: end + i, column, value: person[key] }];
    }),
  );
  if (cells.length > 0)
    ports.workbook.commit([{ kind: 'cells', sheetId: tab.sheetId, rowCount: tab.rowCount, cells }]);
  return {
    added: fresh.map(({ name }) => name),
    known: pasted.filter(isKnown).map(({ name }) => name),
  };
}

function isSamePerson(person: TypedPerson, { name, email }: PastedLine): boolean {
  const isSameEmail = email === '' || person.email === email || isSameAccount(person.email, email);
  return person.name.trim() === name && isSameEmail;
}

/** The reason why a person cannot be added to those before; '' for none. */
function whyNot(
  { name, email, zone, isUnclear }: PastedLine,
  others: readonly TypedPerson[],
  identity: Season['identity'],
): string {
  if (email !== '' && !isAddress(email))
    return `“${cut(email, 60)}” is not an email address: write a comma or a tab between name and address`;
  if (isUnclear)
    return `“${cut(name, 60)}” may be several players, or has more than a name, an address and a time zone. Write one player per line, and a name with a comma or “&” in quotes`;
  if (name === '') return `${email || zone} has no name; a name that is also a city is written in quotes`;
  const bad = whyNotPlain(name, NAME_LIMIT) ?? whyNotPlain(email, EMAIL_LIMIT);
  if (bad !== undefined) return bad;
  const shown = cut(name, 60);
  if (email === '' && identity === 'email') return `${shown} needs an email address`;
  const twin = others.find((other) => areAlike(other.name, name));
  if (twin?.name.trim() === name) return `somebody is named ${shown} already`;
  if (twin) return `${shown} and ${cut(twin.name, 60)} ${differenceWords(twin.name, name)}`;
  const sharer = others.find((other) => isSameAccount(other.email, email));
  return sharer ? `${sharer.name} has the same email` : '';
}
