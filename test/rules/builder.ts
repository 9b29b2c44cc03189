import { own } from '../../src/rules/base/json.ts';
import type { OutcomeView } from '../../src/rules/declare/outcome.ts';
import type { AnyGame, Game, Kinds, Tell, WithPurse } from '../../src/rules/game.ts';
import type { Match } from '../../src/rules/play/match.ts';
import { openRecord } from '../../src/rules/play/record.ts';
import { matchOf, type Replay, replay } from '../../src/rules/play/replay.ts';
import { GAMES } from '../../src/rules/registry.ts';

/** A round as a test writes it: everything may be left out. */
export interface Round<Name extends string> {
  readonly credits?: object;
  readonly trades?: readonly unknown[];
  readonly orders?: { readonly [name in Name]?: unknown };
}

/** A match as a test writes it: the game's builder supplies missing parts. */
export interface Given<Name extends string> {
  readonly options?: object;
  readonly garnets?: { readonly [name in Name]?: number };
  readonly meadows?: { readonly [name in Name]?: string };
  readonly seed?: string;
  readonly setup?: object;
  /** Values that the match begins with, as {@link startingAt} takes them. */
  readonly starting?: Changes;
  readonly rounds?: readonly Round<Name>[];
}

/** A replay with the views and the outcome as a game words them. */
export interface Played<Public, Private, Outcome = object>
  extends Omit<Replay, 'start' | 'rounds' | 'outcome'> {
  readonly start: { readonly public: Public; readonly private: Record<string, Private> };
  readonly rounds: readonly {
    readonly round: number;
    readonly public: Public;
    readonly private: Record<string, Private>;
    readonly refused: Replay['rounds'][number]['refused'];
  }[];
  readonly outcome: (OutcomeView & Outcome) | null;
}

/** Input for the builder of a game's tests. */
interface Setting<K extends Kinds, Name extends string> {
  readonly game: Game<K>;
  readonly players: readonly Name[];
  readonly meadows?: { readonly [name in Name]?: string };
  /** The deal of a match; a seed alone deals where nothing is returned. */
  setup?(given: Given<Name>): object | undefined;
}

/** Records of matches of one game, and their replays. */
export function matchBuilder<K extends Kinds, const Name extends string>({
  game,
  players,
  meadows = {},
  setup,
}: Setting<K, Name>) {
  const games: readonly AnyGame[] = [game];
  const plainRecord = (given: Given<Name>) => {
    const { options = {}, garnets = {}, seed, rounds = [] } = given;
    const deal = setup ? setup(given) : given.setup;
    const sitsIn = { ...meadows, ...given.meadows } as { readonly [name in Name]?: string };
    return {
      format: 1,
      game: game.id,
      options,
      players: players.map((name) => ({
        name,
        garnets: (garnets as { readonly [name in Name]?: number })[name] ?? 0,
        ...(sitsIn[name] ? { meadow: sitsIn[name] } : {}),
      })),
      ...(seed === undefined ? {} : { seed }),
      ...(deal === undefined ? {} : { setup: deal }),
      rounds: rounds.map((round) => ({ orders: {}, ...round })),
    };
  };
  const record = (given: Given<Name>) => {
    const plain = plainRecord(given);
    return given.starting ? startingAt(plain, given.starting, games) : plain;
  };
  const play = (given: Given<Name>) =>
    replay(games, record(given)) as unknown as Played<K['public'], WithPurse<K['private']>>;
  /** A match after its rounds, and what was told on the way: `public S7 …`, `0 X4 …`. */
  const told = (given: Given<Name>) => follow(record(given), games);
  return { record, play, told };
}

/** Changes of a position: single values, and cells by table, row and column. */
export interface Changes {
  readonly [part: string]:
    | string
    | number
    | boolean
    | { readonly [row: string]: { readonly [column: string]: string | number | boolean } };
}

/**
 * A record whose match begins with other values, as after a host's edit. A row is named by its player or by the cell that
 * names it in a fixed table, else by its number from 0:
 *
 *     startingAt(record({ rounds }), { seats: { Ann: { wagons: 1 } }, towns: { Anvil: { store: 9 } } })
 */
export function startingAt<R extends object>(
  record: R,
  changes: Changes,
  games: readonly AnyGame[] = GAMES,
): R {
  const { match } = openRecord(games, { ...record, rounds: [] });
  const position: Record<string, unknown> = { ...match.position };
  for (const [part, change] of Object.entries(changes)) {
    if (!(part in position)) throw new Error(`The position has no ${part}.`);
    position[part] =
      typeof change === 'object'
        ? changedRows(part, position[part] as Rows, change, nameColumn(match.game, part))
        : change;
  }
  return { ...record, edits: [{ after: 0, position }] };
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The column that names the rows of a table. */
function nameColumn({ declaration }: AnyGame, name: string): string | undefined {
  return name === 'seats' ? 'player' : declaration?.tables[name]?.fixed?.column;
}

function changedRows(
  table: string,
  rows: Rows,
  changes: Readonly<Record<string, object>>,
  column: string | undefined,
): Rows {
  const names = rows.map((row, i) => (column === undefined ? String(i) : String(row[column])));
  for (const name of Object.keys(changes))
    if (!names.includes(name)) throw new Error(`${table} has no row ${name}.`);
  return rows.map((row, i) => ({ ...row, ...own(changes, names[i] as string) }));
}

/** `player part code` of what was refused in a round of a replay. */
export function refusals(
  { rounds }: { readonly rounds: readonly Pick<Replay['rounds'][number], 'refused'>[] },
  round = 0,
): string[] {
  return rounds[round]!.refused.map(({ player, part, code }) => `${player} ${part} ${code}`);
}

/** A record’s match after its edits and rounds, and what was told on the way: `public S7 …`, `0 X4 …`. */
export function follow(
  record: object,
  games: readonly AnyGame[] = GAMES,
): { readonly match: Match; readonly lines: readonly string[] } {
  const lines: string[] = [];
  const tell: Tell = (to, ruling, text) => lines.push(`${to} ${ruling} ${text}`);
  return { match: matchOf(games, record, tell), lines };
}

/** Those of the lines told by {@link follow} that cite one of some rulings. */
export function citing(lines: readonly string[], ...rulings: readonly string[]): string[] {
  return lines.filter((line) => rulings.includes(line.split(' ')[1] ?? ''));
}
