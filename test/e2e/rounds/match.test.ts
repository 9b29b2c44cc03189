import type { Host } from '../../../local/host/host.ts';
import type { CallResult } from '../../../local/host/script-runner.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { emailOf, makeRandom, rosterFor } from '../../players.ts';
import {
  ask,
  cellsOf,
  HOST,
  makeMatch,
  makeSeason,
  personalCode,
  playOut,
  privateFile,
  replayOf,
  rowOf,
  spectatorFile,
  stateOf,
} from '../season.ts';

const SEED = 'a-seed-that-nobody-may-see-before-the-end-0f3e';

/** Something that only one player may know, as text that can be searched for. */
interface Secret {
  readonly of: string;
  readonly text: string;
}

/** The purses of some players are numbers that are nobody else's. */
function fillPurses(host: Host, names: readonly string[]): void {
  names.slice(0, 3).forEach((name, i) => {
    ask(host, 'award', {
      player: name,
      garnets: 8_100_003 + 10_007 * i,
      bellflowers: 0,
      tokensOfLife: 0,
      why: 'To be told apart',
    });
  });
}

function secretsOf(host: Host, names: readonly string[]): Secret[] {
  const purses = stateOf(host).season?.players ?? [];
  return [
    ...names.map((of) => ({ of, text: emailOf(of) })),
    ...purses
      .filter(({ garnets }) => garnets > 1_000_000)
      .map(({ name, garnets }) => ({ of: name, text: String(garnets) })),
    ...names.map((of) => ({ of, text: privateFile(host, of).id })),
    ...['Matches', 'Ledger', 'Log'].map((tab) => ({ of: HOST, text: `"${tab}"` })),
  ];
}

/** A secret number that a player writes into the trade form in a round. */
const markOf = (seat: number, round: number) => String(918_000_000 + seat * 1000 + round);
const MARK = /\b918(\d{3})\d{3}\b/g;

/**
 * Names each secret in a file that its reader may not know. `seen` has each reader's file from the last check
 * for the same secrets: an equal file is not checked again.
 */
function leaks(
  host: Host,
  names: readonly string[],
  secrets: readonly Secret[],
  seen: Map<string, string>,
): string[] {
  const found: string[] = [];
  for (const reader of [...names, 'spectators']) {
    const file = reader === 'spectators' ? spectatorFile(host) : privateFile(host, reader);
    const text = textsIn(file);
    if (seen.get(reader) === text) continue;
    seen.set(reader, text);
    // All marks of all rounds in one look: there are hundreds.
    const marks = [...text.matchAll(MARK)].map(
      ([mark, seat]): Secret => ({ of: names[Number(seat)] ?? '', text: mark }),
    );
    for (const secret of [...secrets, ...marks])
      if (secret.of !== reader && text.includes(secret.text))
        found.push(`${reader} can read ${secret.text} of ${secret.of}`);
  }
  return found;
}

/** The names, texts and numbers in a file, each once and as JSON writes it: most are in it many times. */
function textsIn(file: object): string {
  const found = new Set<unknown>();
  // Many cells of a page are one and the same object.
  const visited = new Set<object>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) {
      found.add(value);
      return;
    }
    if (visited.has(value)) return;
    visited.add(value);
    for (const one of Object.values(value)) collect(one);
    if (!Array.isArray(value)) for (const name in value) found.add(name);
  };
  collect(file);
  return [...found].map((one) => JSON.stringify(one)).join('\n');
}

/** Options for a short match. */
const SHORT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'not-flower-field': { rounds: 2 },
  'the-mvp': { lastRound: 2 },
  'polar-power': { lastRound: 2 },
};

/** Rounds that were played elsewhere, without orders, where a match cannot be short. */
const TAKEN: Readonly<Record<string, number>> = { 'secret-soulmate': 7 };

/** Makes a match of these players, or takes it over near its end. */
function beginMatch(host: Host, game: string, players: readonly string[]): void {
  const taken = TAKEN[game];
  if (taken === undefined) {
    makeMatch(host, game, players, { seed: SEED, options: SHORT[game] ?? {} });
    return;
  }
  const rounds = Array.from({ length: taken }, () => ({ orders: {} }));
  const record = { format: 1, game, players: players.map((name) => ({ name })), seed: SEED, rounds };
  let progress = ask(host, 'takeOver', {
    record: JSON.stringify(record),
    players,
    purses: 'season',
    deadline: '',
  });
  while (!progress.finished) progress = ask(host, 'continueWork');
}

describe.each(GAMES)('a match of $id to its end, form to spectator page', ({ id, seating }) => {
  const roster = rosterFor(seating.rule);
  const names = roster.map(({ name }) => name);
  const host = makeSeason(roster);
  const results: CallResult[] = [];
  const leaked: string[] = [];
  let rounds = 0;
  let marks = 0;
  const first = TAKEN[id] ?? 0;

  beforeAll(() => {
    fillPurses(host, names);
    beginMatch(host, id, names);
    // The match and the awards fill Google’s minute.
    host.clock.advance(60_000);
    playOut(host, 1, makeRandom(id), (result) => {
      if (result) results.push(result);
      const secrets = [...secretsOf(host, names), { of: HOST, text: SEED }];
      const seen = new Map<string, string>();
      leaked.push(...leaks(host, names, secrets, seen));
      rounds = rowOf(host, 1).round;
      // Words before the first round must not show in a later one either.
      if (rounds > first) return;
      names.forEach((of, i) => {
        marks++;
        // It says how many, but not of what: it is refused, kept, and not shown to others.
        const answers = {
          ...personalCode(host, of),
          'With whom?': names[(i + 1) % names.length] as string,
          'I give: how many? (empty means one)': markOf(i, rounds),
        };
        host.submitForm(emailOf(of), rowOf(host, 1).trades, answers, {
          triggers: i === names.length - 1 ? 1 : 0,
        });
      });
      leaked.push(...leaks(host, names, secrets, seen));
    });
  });

  test('it ends, and Verify finds no fault', () => {
    expect(rowOf(host, 1).over).toBe(true);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds, matches: 1 });
  });

  test('the exported record replays to the same purses and outcome', () => {
    const replayed = replayOf(host, 1);
    const state = stateOf(host);
    expect(replayed.over).toBe(true);
    const { winners, candidates, vote } = state.matches[0]?.outcome ?? {};
    expect(replayed.outcome).toMatchObject({ winners, candidates, vote });
    for (const { name, garnets, bellflowers, tokensOfLife } of state.season?.players ?? [])
      expect([name, replayed.purses[name]]).toEqual([name, { garnets, bellflowers, tokensOfLife }]);
  });

  test('a resolve makes four service calls, in the first round as in the last', () => {
    expect(results.map(({ calls }) => calls.service)).toEqual(results.map(() => 4));
    for (const { calls } of [results[0], results[results.length - 1]] as CallResult[])
      expect(calls.byName).toMatchObject({
        'Sheets.Spreadsheets.Values.batchGetByDataFilter': 1,
        'Sheets.Spreadsheets.batchUpdate': 2,
        'UrlFetchApp.fetchAll': 1,
      });
  });

  test('no file holds what its reader may not know, in any round', () => {
    expect(marks).toBeGreaterThanOrEqual(names.length);
    expect(leaked).toEqual([]);
  });

  test('a player opens their own file only, and nobody but the host the host workbook', () => {
    for (const name of names) {
      expect(host.openFile(emailOf(name), privateFile(host, name).id).right).toBe('reader');
      for (const other of names)
        if (other !== name)
          expect(() => host.openFile(emailOf(name), privateFile(host, other).id)).toThrow('access');
      expect(() => host.openFile(emailOf(name), host.world.activeWorkbook as string)).toThrow('access');
    }
    expect(host.openFile(undefined, spectatorFile(host).id).right).toBe('reader');
    expect(() => host.openFile(undefined, privateFile(host, names[0] as string).id)).toThrow('access');
  });

  test('X10 the ledger’s rows add up to what the panel shows', () => {
    const sums = new Map<string, number>();
    for (const [, player, garnets] of cellsOf(host, TABS.ledger.sheetId).slice(1))
      if (player) sums.set(String(player), (sums.get(String(player)) ?? 0) + Number(garnets));
    for (const { id, garnets } of stateOf(host).season?.players ?? [])
      expect([id, garnets]).toEqual([id, sums.get(id) ?? 0]);
  });
});
