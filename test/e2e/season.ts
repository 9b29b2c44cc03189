import { readFileSync } from 'node:fs';
import { rosterOf, typeRoster as typeRows, valuesOf } from '../../local/demo/season.ts';
import type { Language } from '../../local/google/base/in-language.ts';
import type { Answer } from '../../local/google/world/answer.ts';
import type { Switches } from '../../local/google/world/switches.ts';
import type { DriveFile } from '../../local/google/world/world.ts';
import type { Host, HostSetup, SubmitOptions } from '../../local/host/host.ts';
import { makeHost } from '../../local/host/host.ts';
import type { CallResult } from '../../local/host/script-runner.ts';
import type { Cell } from '../../src/rules/declare/position.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import type { Answers, Question } from '../../src/rules/order/question.ts';
import { type Replay, replay } from '../../src/rules/play/replay.ts';
import { GAMES } from '../../src/rules/registry.ts';
import type { Arguments, CallName, Value } from '../../src/sheets/panel-api/calls.ts';
import type {
  NewGameRequest,
  PanelState,
  Answer as Reply,
  ResolvedAnswer,
} from '../../src/sheets/panel-api/panel.ts';
import type { ProblemCode } from '../../src/sheets/problem.ts';
import { CODE_TITLE } from '../../src/sheets/responses/columns.ts';
import { named } from '../../src/sheets/workbook/host-words.ts';
import { readTables } from '../../src/sheets/workbook/read-tables.ts';
import { type Matches, type MatchRow, matchesShape, TABS } from '../../src/sheets/workbook/season.ts';
import { sumOf } from '../../src/sidebar/session/verify-all.ts';
import { emailOf, type RosterEntry, rehearse } from '../players.ts';
import { offerAnswers } from '../trades.ts';

export const HOST = 'host@example.com';

const LANGUAGE = process.env.GOOGLE_LANGUAGE as Language | undefined;
/** The locale of new workbooks for all tests, if one is given. */
const LOCALE = process.env.GOOGLE_LOCALE as 'de_DE' | 'pt_BR' | undefined;
/** Switches of the account for all tests: language and locale, if they are given. */
export const ACCOUNT: Switches = {
  ...(LANGUAGE ? { language: LANGUAGE } : {}),
  ...(LOCALE ? { locale: LOCALE } : {}),
};

let built: string | undefined;

/** Read once: a build in the meantime changes nothing for the tests of a file. */
function builtCode(): string {
  built ??= readFileSync('dist/Code.js', 'utf8');
  return built;
}

/**
 * The add-on as built, on a local host; `more` may bring another bundle, a saved state, other quotas. The
 * script stays loaded, which is many times quicker; forms.test.ts plays a whole match that loads it again in
 * each call, as on Google.
 */
export function hostOf(more: Partial<HostSetup> = {}): Host {
  const manifest = JSON.parse(readFileSync('appsscript.json', 'utf8'));
  return makeHost({
    code: more.code ?? builtCode(),
    sidebar: '<p>panel</p>',
    manifest,
    keepsScript: true,
    ...more,
    switches: { ...ACCOUNT, ...more.switches },
  });
}

/** An account on which forms can ask for verified emails. */
export const WITH_FORMS_API: Partial<HostSetup> = { switches: { formsApi: true } };

/** A local host with a workbook before set-up. */
export function freshHost(names: readonly string[], more: Partial<HostSetup> = {}): Host {
  const host = hostOf(more);
  host.addPeople([{ name: 'Host', email: HOST }, ...names.map((name) => ({ name, email: emailOf(name) }))]);
  host.makeWorkbook('Season', HOST);
  return host;
}

/** Makes a call as the panel does, and expects it to succeed. */
export function ask<N extends CallName>(host: Host, name: N, ...given: Arguments<N>): Value<N> {
  const answer = tryAsk(host, name, ...given);
  if (!answer.ok) throw new Error(`${name}: ${answer.problem.what} ${answer.problem.todo}`);
  return answer.value;
}

/** All that Verify finds, as the panel asks for it part by part. */
export function verifyWhole(host: Host): Value<'verify'> {
  let found = ask(host, 'verify');
  while (found.next !== null) found = sumOf(found, ask(host, 'verifyArchive', found.next));
  return found;
}

/** Makes a call as the panel does; a problem is an answer too. */
export function tryAsk<N extends CallName>(host: Host, name: N, ...given: Arguments<N>): Reply<Value<N>> {
  return answerOf(host.call(HOST, name, given));
}

/** The answer that a call brought. */
export function answerOf<T>({ value, error }: CallResult): Reply<T> {
  if (error) throw new Error(`${error.message}\n${error.stack ?? ''}`);
  return value as Reply<T>;
}

/** The words of a problem, or '' if all went well. */
export function problemOf(answer: Reply<unknown>): string {
  return answer.ok ? '' : answer.problem.what;
}

/** The host types the roster into the Season tab. */
export function typeRoster(host: Host, roster: readonly RosterEntry[], emails = true): void {
  typeRows(
    host,
    roster.map(({ name, meadow }) => [name, emails ? emailOf(name) : '', meadow]),
  );
}

/** The values of a tab of a workbook. */
export function cellsOf(host: Host, sheetId: number, file = host.world.activeWorkbook as string): Cell[][] {
  const stored = host.world.files[file];
  if (stored?.kind !== 'workbook') throw new Error(`${file} is no workbook`);
  const sheet = stored.workbook.sheets.find((one) => one.sheetId === sheetId);
  if (!sheet) throw new Error(`${stored.name} has no tab ${sheetId}`);
  return valuesOf(sheet);
}

/** A season set up with its roster typed in. */
export function makeSeason(
  roster: readonly RosterEntry[],
  identity: 'email' | 'code' = 'email',
  more: Partial<HostSetup> = {},
): Host {
  const host = freshHost(
    roster.map(({ name }) => name),
    { ...(identity === 'email' ? WITH_FORMS_API : {}), ...more },
  );
  ask(host, 'setUp', identity);
  typeRoster(host, roster);
  return host;
}

/** The request of the panel for a new game, with the given choices only. */
export const requestFor = (
  game: string,
  players: readonly string[],
  more: Partial<NewGameRequest> = {},
): NewGameRequest => ({ game, options: {}, players, deadline: '', seed: '', setup: '', ...more });

/** Makes a match and goes on until it is ready. */
export function makeMatch(
  host: Host,
  game: string,
  players: readonly string[],
  more: Partial<NewGameRequest> = {},
): void {
  let progress = ask(host, 'newGame', requestFor(game, players, more));
  while (!progress.finished) progress = ask(host, 'continueWork');
}

/** A season of players with something to trade, in a match of Secret Soulmate. */
export function makeTraders(roster: readonly RosterEntry[]): Host {
  const host = makeSeason(roster);
  const players = roster.map(({ name }) => name);
  for (const player of players)
    ask(host, 'award', { player, garnets: 10, bellflowers: 2, tokensOfLife: 0, why: 'start' });
  makeMatch(host, 'secret-soulmate', players);
  return host;
}

/** The Matches tab. */
export function matchesOf(host: Host): Matches {
  const cells = cellsOf(host, TABS.matches.sheetId);
  const read = readTables<Matches>(matchesShape, named({ ...TABS.matches, rowCount: cells.length, cells }));
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

/** A match's row. */
export function rowOf(host: Host, match: number): MatchRow {
  const row = matchesOf(host).matches.find(({ number }) => number === match);
  if (!row) throw new Error(`There is no match ${match}.`);
  return row;
}

/** The panel's state. */
export function stateOf(host: Host): PanelState {
  return ask(host, 'getState');
}

/** The match as replayed from its exported record. */
export function replayOf(host: Host, match: number): Replay {
  return replay(GAMES, JSON.parse(ask(host, 'exportRecord', match)));
}

/** Answers as a player gives them in the browser, by titles. */
export function answersByTitle(questions: readonly Question[], answers: Answers): Record<string, Answer> {
  const filled: Record<string, Answer> = {};
  for (const { id, title, input } of questions) {
    if (answers[id])
      filled[title] = input.kind === 'ticks' ? (answers[id] as string).split(', ') : (answers[id] as string);
  }
  return filled;
}

/** Sensible answers of every player of a match now, by titles. */
export function rehearsal(
  host: Host,
  match: number,
  random: (n: number) => number,
  games: readonly AnyGame[] = GAMES,
): ReadonlyMap<string, Record<string, Answer>> {
  const rehearsed = rehearse(ask(host, 'exportRecord', match), random, games);
  return new Map(
    [...rehearsed].map(([name, { questions, answers }]) => [name, answersByTitle(questions, answers)]),
  );
}

/** Fills in the order form for every player as a sensible player would. Triggers are late unless told otherwise. */
export function sendOrders(
  host: Host,
  match: number,
  random: (n: number) => number,
  options: SubmitOptions = { triggers: 0 },
  games: readonly AnyGame[] = GAMES,
): void {
  for (const [name, answers] of rehearsal(host, match, random, games))
    submit(host, match, name, answers, options);
}

/** A player sends the order form of a match. */
export function submit(
  host: Host,
  match: number,
  name: string,
  answers: Record<string, Answer>,
  options: SubmitOptions = { triggers: 0 },
): void {
  const sent = host.submitForm(
    emailOf(name),
    rowOf(host, match).form,
    { ...personalCode(host, name), ...answers },
    options,
  );
  if (!sent.recorded) throw new Error(`${name}: ${sent.reason} ${JSON.stringify(sent.problems)}`);
}

/** A player sends the trade form; both sides are in words, as `offerAnswers` takes them. */
export function offer(
  host: Host,
  match: number,
  name: string,
  to: string,
  gives: string,
  takes: string,
  options: SubmitOptions = { triggers: 0 },
): void {
  const answers = {
    'With whom?': to,
    ...offerAnswers(gives, takes),
  };
  host.submitForm(
    emailOf(name),
    rowOf(host, match).trades,
    { ...personalCode(host, name), ...answers },
    options,
  );
}

/** The answer to the question for the personal code, in a season with codes: the code of the present player with this name. */
export function personalCode(host: Host, name: string): Record<string, Answer> {
  const roster = rosterOf(host);
  const person = roster.find((one) => one.name === name) ?? roster.find(({ id }) => id === name);
  const code = person?.code ?? '';
  return code === '' ? {} : { [CODE_TITLE]: code };
}

/** Presses Resolve for the open round of a match, whatever its deadline. */
export function resolve(host: Host, match: number): CallResult {
  return host.call(HOST, 'resolveRound', [{ match, round: rowOf(host, match).round, early: true }]);
}

/** Plays a match to its end; `each` runs after every round, and once before the first. */
export function playOut(
  host: Host,
  match: number,
  random: (n: number) => number,
  each: (result: CallResult | undefined) => void = () => {},
  games: readonly AnyGame[] = GAMES,
): number {
  each(undefined);
  for (let rounds = 1; ; rounds++) {
    sendOrders(host, match, random, { triggers: 0 }, games);
    const result = resolve(host, match);
    const answer = answerOf<ResolvedAnswer>(result);
    if (!answer.ok) throw new Error(answer.problem.what);
    // The panel does so by itself.
    const renewed = ask(host, 'renewForms');
    if (renewed.failed.length > 0) throw new Error(renewed.failed[0]?.error);
    each(result);
    if (answer.value.over) return rounds;
    host.clock.advance(3_600_000);
  }
}

/** The code of a problem; 'ok' when all went well. */
export function codeOf(answer: Reply<unknown>): ProblemCode | 'ok' {
  return answer.ok ? 'ok' : answer.problem.code;
}

/** A file of the season by its name. */
export function fileOf(host: Host, name: string): DriveFile {
  const file = Object.values(host.world.files).find((one) => one.name === name && !one.trashed);
  if (!file) throw new Error(`There is no file ${name}.`);
  return file;
}

/** A player's own file. */
export function privateFile(host: Host, name: string): DriveFile {
  return fileOf(host, `${name} — private`);
}

/** The spectators' file. */
export function spectatorFile(host: Host): DriveFile {
  return fileOf(host, 'For spectators');
}

/** A text without the hash of the log’s last entry, which differs in every log. */
export function withoutHead(host: Host, text: string): string {
  const audit = cellsOf(host, TABS.audit.sheetId);
  const hashes = audit.slice(1).map((line) => String(line[8] ?? '').split(' ')[0] ?? '');
  const plain = text.replace(/(Check|Confirmation): [^·]+ · \d+ · [0-9a-f ]{39}/g, '<head>');
  return hashes.reduce((left, hash) => (hash === '' ? left : left.split(hash).join('<head>')), plain);
}
