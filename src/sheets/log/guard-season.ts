import { addressOf } from '../workbook/address.ts';
import { placeOfTable, placeOfValue } from '../workbook/codec.ts';
import type { TypedTabs } from '../workbook/host-tabs.ts';
import { SEASON_WORDS } from '../workbook/host-words.ts';
import { type Person, type Season, TABS } from '../workbook/season.ts';
import { wordsOf } from '../workbook/tab-words.ts';
import type { Log } from './chain.ts';
import { type Difference, differ } from './difference.ts';
import { type PersonFacts, personFacts } from './person-facts.ts';

/** What counts of the Season tab, where each player's row lies in it, and where somebody typed something else into it. */
export interface GuardedSeason {
  readonly season: Season;
  /** The row of each player in the tab, from 0; undefined for one whose row is gone. */
  readonly rosterRows: readonly (number | undefined)[];
  readonly differences: readonly Difference[];
}

/** The columns that Roundkeeper fills in. */
const OWN = ['file', 'code', 'access'] as const;

/**
 * The season as the log has it: how players are identified, whose each file and each code is, and the spectators' file. The
 * host types names, addresses and meadows. Where the log says nothing, as in version 0.1.0, the tab is believed.
 */
export function guardSeason(log: Log, typed: TypedTabs): GuardedSeason {
  const { season, tabs } = typed;
  const tab = tabs.get(TABS.season.sheetId);
  const place = tab && placeOfTable(tab, 'players');
  const rows = season.players.map((_, i) => place?.rows[i]);
  const facts = personFacts(log);
  if (log.fault || !tab || !place) return { season, rosterRows: rows, differences: [] };
  const at = (row: number, column: string) => addressOf(tab.title, row, place.columns.get(column) ?? 0);
  const values = guardValues(log, season, facts).flatMap((one) => {
    const where = placeOfValue(tab, one.name);
    return one.is === one.was
      ? []
      : [differ('Season', where ? addressOf(tab.title, ...where) : tab.title, changeOf(one))];
  });
  const counted: Season = {
    ...season,
    identity: identityOf(log) ?? season.identity,
    spectatorFile: facts?.spectators ?? season.spectatorFile,
  };
  if (!facts) return { season: counted, rosterRows: rows, differences: values };
  const seen = new Set<string>();
  const found = season.players.map((person, i) => {
    const known = seen.has(person.id) ? undefined : facts.people.get(person.id);
    const isTwin = seen.has(person.id);
    seen.add(person.id);
    return guardPerson(person, known, isTwin, (column) => at(rows[i] ?? 0, column));
  });
  const gone = [...facts.people.values()].filter(({ id }) => !seen.has(id));
  return {
    season: { ...counted, players: [...found.map(({ person }) => person), ...gone] },
    rosterRows: [...rows, ...gone.map(() => undefined)],
    differences: [
      ...values,
      ...found.flatMap(({ differences }) => differences),
      ...gone.map(({ name }) => differ('Season', tab.title, `the row of ${name} is gone`)),
    ],
  };
}

function identityOf({ entries }: Log): Season['identity'] | undefined {
  const [first] = entries;
  return first?.what === 'season' ? first.data.identity : undefined;
}

function guardValues(log: Log, { identity, spectatorFile }: Season, facts: PersonFacts | undefined) {
  return [
    { name: 'identity', is: identityOf(log) ?? identity, was: identity },
    { name: 'spectatorFile', is: facts?.spectators ?? spectatorFile, was: spectatorFile },
  ];
}

/** A row of the roster with what belongs to its person by the log. A row without an id, or with another’s, is a new person. */
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
  const why = isTwin ? 'is the id of a row above' : 'is no id that Roundkeeper gave';
  const strange = known || typed.id === '' ? [] : [differ('Season', at('id'), `${typed.id} ${why}`)];
  return { person: { ...typed, id, file, code, access }, differences: [...strange, ...differences] };
}

function changeOf({
  name,
  is,
  was,
}: {
  readonly name: string;
  readonly is: string;
  readonly was: string;
}): string {
  return change(String(wordsOf(SEASON_WORDS, name, is)), String(wordsOf(SEASON_WORDS, name, was)));
}

function change(is: string, was: string): string {
  return `${is || 'nothing'} → ${was || 'nothing'}`;
}
