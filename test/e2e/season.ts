import { readFileSync } from 'node:fs';
import type { Host } from '../../local/host.ts';
import { makeHost } from '../../local/host.ts';
import { makeChance } from '../../src/rules/chance.ts';
import type { Cell } from '../../src/rules/position.ts';
import type { Answers, Question } from '../../src/rules/question.ts';
import { openRecord } from '../../src/rules/record.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { type Replay, replay } from '../../src/rules/replay.ts';
import type { Answer, MatchState, NewGameRequest, PanelState, Progress } from '../../src/sheets/panel.ts';
import { TABS } from '../../src/sheets/season.ts';

export const HOST = 'host@example.com';

export interface RosterEntry {
  readonly name: string;
  readonly meadow: string;
}

/** The address of a player of the tests. */
export function emailOf(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z0-9]/g, '-')}@example.com`;
}

/** The add-on as built, on a local host with a workbook in which nothing is set up. */
export function freshHost(names: readonly string[], code = readFileSync('dist/Code.js', 'utf8')): Host {
  const manifest = JSON.parse(readFileSync('appsscript.json', 'utf8'));
  const host = makeHost({ code, sidebar: '<p>panel</p>', manifest });
  host.addPeople([{ name: 'Host', email: HOST }, ...names.map((name) => ({ name, email: emailOf(name) }))]);
  host.makeWorkbook('Season', HOST);
  return host;
}

/** Calls an entry point as the panel does, and expects it to succeed. */
export function ask<T>(host: Host, name: string, ...args: unknown[]): T {
  const answer = tryAsk<T>(host, name, ...args);
  if (!answer.ok) throw new Error(`${name}: ${answer.problem.what} ${answer.problem.todo}`);
  return answer.value;
}

/** Calls an entry point as the panel does; a problem is an answer too. */
export function tryAsk<T>(host: Host, name: string, ...args: unknown[]): Answer<T> {
  const result = host.call(HOST, name, args);
  if (result.error) throw new Error(`${name}: ${result.error.message}\n${result.error.stack ?? ''}`);
  return result.value as Answer<T>;
}

/** The host types the roster into the Season tab. */
export function typeRoster(host: Host, roster: readonly RosterEntry[], emails = true): void {
  const cells = cellsOf(host, TABS.season.sheetId);
  const top = cells.findIndex((line) => line[0] === '▸ players') + 2;
  roster.forEach(({ name, meadow }, i) => {
    [name, emails ? emailOf(name) : '', meadow].forEach((text, column) => {
      host.typeCell(host.world.activeWorkbook as string, TABS.season.sheetId, top + i, column, text);
    });
  });
}

/** What a tab of a workbook holds, as values. */
export function cellsOf(host: Host, sheetId: number, file = host.world.activeWorkbook as string): Cell[][] {
  const stored = host.world.files[file];
  if (stored?.kind !== 'workbook') throw new Error(`${file} is no workbook`);
  const sheet = stored.workbook.sheets.find((one) => one.sheetId === sheetId);
  if (!sheet) throw new Error(`${stored.name} has no tab ${sheetId}`);
  return sheet.rows.map((row) =>
    row.map((cell) => {
      const value = cell?.userEnteredValue;
      return value?.stringValue ?? value?.numberValue ?? value?.boolValue ?? '';
    }),
  );
}

/** A season set up with its roster typed in. */
export function makeSeason(roster: readonly RosterEntry[], identity: 'email' | 'code' = 'email'): Host {
  const host = freshHost(roster.map(({ name }) => name));
  ask(host, 'setUp', identity);
  typeRoster(host, roster);
  return host;
}

/** Makes a match and goes on until it is ready. */
export function makeMatch(
  host: Host,
  game: string,
  players: readonly string[],
  more: Partial<NewGameRequest> = {},
): void {
  const request = { game, options: {}, players, deadline: '', seed: '', setup: '', ...more };
  let progress = ask<Progress>(host, 'newGame', request);
  while (!progress.finished) progress = ask<Progress>(host, 'continueWork');
}

/** The panel's state. */
export function stateOf(host: Host): PanelState {
  return ask<PanelState>(host, 'getState');
}

/** The match as replayed from its exported record. */
export function replayOf(host: Host, match: number): Replay {
  return replay(GAMES, JSON.parse(ask<string>(host, 'exportRecord', match)));
}

/** Fills in the order form for every player as a sensible player would. */
export function sendOrders(host: Host, match: number, random: (n: number) => number): void {
  const state = stateOf(host).matches.find(({ number }) => number === match) as MatchState;
  const record = JSON.parse(ask<string>(host, 'exportRecord', match));
  const opened = openRecord(GAMES, record).match;
  const { game, table } = opened;
  const replayed = replay(GAMES, record);
  const told = replayed.rounds[replayed.rounds.length - 1] ?? replayed.start;
  const questions = game.form.questions(table, told.public as never);
  state.seats.forEach(({ name }, seat) => {
    const answers = game.rehearse(
      table,
      seat,
      { public: told.public, private: told.private[name] } as never,
      random,
    );
    fillForm(host, formIdOf(host, 'orders'), name, questions, answers);
  });
}

/** Fills in a form as a player does in the browser: by titles. */
export function fillForm(
  host: Host,
  form: string,
  name: string,
  questions: readonly Question[],
  answers: Answers,
): void {
  const filled: Record<string, string | string[] | Record<string, string>> = {};
  for (const { id, title, input } of questions) {
    if (input.kind === 'grid') {
      const rows = input.rows.flatMap((row) =>
        answers[`${id}:${row}`] ? [[row, answers[`${id}:${row}`] as string] as const] : [],
      );
      if (rows.length > 0) filled[title] = Object.fromEntries(rows);
    } else if (answers[id])
      filled[title] = input.kind === 'ticks' ? (answers[id] as string).split(', ') : (answers[id] as string);
  }
  host.submitForm(emailOf(name), form, filled);
}

/** The newest form whose name speaks of orders or of the trade desk. */
export function formIdOf(host: Host, what: 'orders' | 'trade desk'): string {
  const forms = Object.values(host.world.files).filter(
    (file) => file.kind === 'form' && file.name.includes(what),
  );
  return (forms[forms.length - 1] as { id: string }).id;
}

/** Random numbers that are the same in every run. */
export function makeRandom(seed: string): (n: number) => number {
  const stream = makeChance(seed)('rehearsal');
  return (n) => stream.below(n);
}

export const POLAR_ROSTER: readonly RosterEntry[] = ['white', 'blue', 'black', 'red', 'green'].flatMap(
  (meadow, i) =>
    [0, 1].map((k) => ({
      name: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jun'][2 * i + k] as string,
      meadow,
    })),
);
