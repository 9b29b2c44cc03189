import type { Host } from '../../../local/host/host.ts';
import type { CallResult } from '../../../local/host/script-runner.ts';
import type { Snapshot } from '../../../local/host/snapshot.ts';
import { TABLES, type TableFor } from '../../tables.ts';
import { HOST, hostOf, makeSeason, requestFor, stateOf } from '../season.ts';

/** Makes a match in one run. */
export function makeOne(
  host: Host,
  game: string,
  players: readonly string[],
  options = {},
  setup = '',
): CallResult {
  const seed = `the seed of counted calls ${stateOf(host).matches.length}`;
  const made = host.call(HOST, 'newGame', [requestFor(game, players, { seed, options, setup })]);
  expect(made.value).toMatchObject({ ok: true, value: { finished: true } });
  return made;
}

/** Makes the match of a table, with its first deal: matches with the same deal have the same forms. */
export function makeDealt(host: Host, { game, roster, options = {}, deals }: TableFor): CallResult {
  const names = roster.map(({ name }) => name);
  return makeOne(host, game, names, options, deals ? JSON.stringify(deals.one) : '');
}

const firsts = new Map<string, { readonly made: CallResult; readonly state: Snapshot }>();

/** The first match of a season with personal codes, made once for each game: how it was made, and a copy of the season. */
export function firstMatch(game: string): { readonly made: CallResult; readonly host: Host } {
  const table = TABLES.find((one) => one.game === game);
  if (!table) throw new Error(`There is no table of ${game}.`);
  let first = firsts.get(game);
  if (!first) {
    const host = makeSeason(table.roster, 'code', { hasQuotas: false });
    first = { made: makeDealt(host, table), state: host.snapshot() };
    firsts.set(game, first);
  }
  return { made: first.made, host: hostOf({ state: first.state, hasQuotas: false }) };
}
