import { cut } from '../../rules/base/json.ts';
import { type Book, openBook } from '../log/book.ts';
import type { Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { isSameAccount } from '../workbook/account.ts';
import { type PastedLine, readPastedPlayers, type TypedPerson } from '../workbook/person-line.ts';
import { alikeFaults, isAddress, rosterFaults } from '../workbook/roster-faults.ts';
import { TABS } from '../workbook/season.ts';
import { placeOfTable } from '../workbook/table-place.ts';

/** Result of pasting players: the names added, and the names that the roster already had. */
export interface AddedPlayers {
  readonly added: readonly string[];
  readonly known: readonly string[];
}

const SHOWN = 5;

/**
 * Adds the players of a pasted text to the roster; each line is one player. If any line is unusable, adds nobody and
 * throws an error that lists all unusable lines.
 */
export function addPlayers(ports: Ports, text: string): AddedPlayers {
  const book = openBook(ports);
  const { season, tabs } = book;
  const tab = tabs.get(TABS.season.sheetId);
  const pasted = readPastedPlayers(text);
  if (!tab || pasted.length === 0)
    return fail('The text contains no name.', 'Paste the players, one per line.');
  const isKnown = (one: PastedLine) => season.players.some((person) => isSamePerson(person, one));
  const fresh = pasted.filter((one) => !isKnown(one));
  const faults = faultsOf(book, fresh);
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

/** Lists all faults of pasted players, with one sentence for each fault. Uses the rules for names typed into the roster (H13). */
function faultsOf(
  { season, tabs }: Pick<Book, 'season' | 'tabs'>,
  fresh: readonly PastedLine[],
): readonly string[] {
  const unclear = fresh.flatMap((one) => {
    const why = whyUnclear(one);
    return why === '' ? [] : [`line ${one.line}: ${why}`];
  });
  if (unclear.length > 0) return unclear;
  const first = season.players.length;
  const added = fresh.map(({ name, email, zone }) => ({ ...NOBODY, name, email, zone }));
  const typed = {
    season: { ...season, players: [...season.players, ...added] },
    tabs,
    lines: new Map(fresh.map(({ line }, i) => [first + i, line])),
  };
  return [...rosterFaults(typed), ...alikeFaults(typed)]
    .filter(({ player }) => player >= first)
    .sort((a, b) => a.player - b.player)
    .map(({ text }) => text);
}

const NOBODY = { id: '', file: '', access: '', code: '', meadow: '' } as const;

/** Says why a pasted line cannot be split into name, email and time zone; '' if the line can be split. */
function whyUnclear({ name, email, zone, isUnclear }: PastedLine): string {
  if (email !== '' && !isAddress(email))
    return `“${cut(email, 60)}” is not an email address. Write a comma or a tab between name and address`;
  if (isUnclear)
    return `“${cut(name, 60)}” may be several players, or has more than a name, an address and a time zone. Write one player per line. Put a name with a comma or “&” in quotes`;
  return name === '' && email + zone !== ''
    ? `${email || zone} has no name before it. If a name is also a city, put the name in quotes`
    : '';
}
