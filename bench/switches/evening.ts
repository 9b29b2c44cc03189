import type { Switches } from '../../local/google/world/switches.ts';
import type { Host } from '../../local/host/host.ts';
import { READY } from '../../src/sheets/own-game/ready.ts';
import { CODE_TITLE } from '../../src/sheets/responses/columns.ts';
import { isReadByOne, openPanel, pagesOf, press, pressThrough, settle } from '../../test/e2e/patient-host.ts';
import {
  ask,
  freshHost,
  offer,
  personalCode,
  privateFile,
  requestFor,
  rowOf,
  spectatorFile,
  stateOf,
  submit,
  typeRoster,
} from '../../test/e2e/season.ts';
import { emailOf } from '../../test/players.ts';

export type Identity = 'code' | 'email';

/** Players of the matches. Sheets takes the last name for a date. */
const PLAYERS = ['Ann', 'Ben', 'Cleo', '1/2'];
/** Players of the season. The last player is in no match. */
const SEASON = [...PLAYERS, 'Eve'];
const DAY = 86_400_000;

/** Texts that hosts, players and spectators read in an evening, and the records of its matches. */
export interface Told {
  readonly [part: string]: unknown;
}

/** An evening that is played on an account with these switches. */
export interface Evening {
  readonly host: Host;
  /** Texts and records of the evening; undefined if a button did not succeed. */
  readonly told: Told | undefined;
  /** Why a button did not succeed; '' if all buttons succeeded. */
  readonly failed: string;
}

/**
 * Plays an evening on an account: a season is set up; two games and a game of the host's own are played with trades, all
 * kinds of senders, a late order, an undone round and a substitute; a match is closed and brought back.
 */
export function playEvening(switches: Switches, identity: Identity): Evening {
  const host = freshHost([...SEASON, 'Sue', 'Stranger'], {
    switches: { ...(identity === 'email' ? { formsApi: true } : {}), ...switches },
  });
  const told: Record<string, unknown> = {};
  try {
    setUp(host, identity);
    playSoulmates(host, told);
    playClosedMatch(host, told);
    replaceCleo(host);
    playOwnGame(host, told);
    told.end = endOf(host);
    return { host, told, failed: '' };
  } catch (error) {
    return { host, told: undefined, failed: (error as Error).message };
  }
}

function setUp(host: Host, identity: Identity): void {
  const file = host.world.files[host.world.activeWorkbook as string];
  if (file?.kind !== 'workbook') throw new Error('There is no workbook.');
  file.workbook = { ...file.workbook, timeZone: 'Europe/Berlin' };
  openPanel(host);
  press(host, 'setUp', identity);
  typeRoster(
    host,
    SEASON.map((name) => ({ name, meadow: '' })),
  );
  for (const player of PLAYERS)
    press(host, 'award', { player, garnets: 10, bellflowers: 2, tokensOfLife: 0, why: 'start' });
}

/** Two rounds of Secret Soulmate. The second round is undone once. */
function playSoulmates(host: Host, told: Record<string, unknown>): void {
  pressThrough(host, 'newGame', requestFor('secret-soulmate', PLAYERS, { seed: 'the seed of an evening' }));
  const deadline = host.clock.now() + DAY;
  press(host, 'setDeadline', 1, 0, new Date(deadline).toISOString());
  send(host, 1, 'Ann', { 'Number card': '1' });
  send(host, 1, 'Ann', { 'Number card': '2', 'Garnets to add': '3' });
  // Both orders arrive within ten seconds.
  submit(host, 1, 'Ben', { 'Number card': '1' }, { triggers: 1 });
  send(host, 1, 'Cleo', { 'Number card': '3' });
  sendAsStranger(host, 1);
  send(host, 1, 'Eve', { 'Number card': '3' });
  trade(host, 1, 'Ann', '1/2', '3 garnets', '1 bellflower');
  trade(host, 1, '1/2', 'Ann', '1 bellflower', '3 garnets');
  trade(host, 1, 'Ben', 'Cleo', '2 garnets', '');
  // A host who sees that no confirmation was sent presses the button for it.
  press(host, 'sendReceiptsNow', 1);
  settle(host);
  told.open = panelOf(host);
  told.openPages = pagesOfAll(host);
  host.clock.set(Math.max(host.clock.now(), deadline + 60_000));
  send(host, 1, '1/2', { 'Number card': '1' });
  settle(host);
  told.late = panelOf(host);
  resolve(host, 1);
  for (const name of ['Cleo', 'Ann', '1/2']) send(host, 1, name, { 'Garnets to add': '1' });
  resolve(host, 1);
  told.second = pagesOfAll(host);
  press(host, 'undoRound', 1, 2, 2);
  settle(host);
  told.undone = panelOf(host);
  send(host, 1, 'Ben', { 'Number card': '2' });
  resolve(host, 1);
}

/** A match whose round resolves automatically; then it ends early, is closed, and is brought back. */
function playClosedMatch(host: Host, told: Record<string, unknown>): void {
  pressThrough(
    host,
    'newGame',
    requestFor('not-flower-field', PLAYERS, { seed: 'the seed of the field', options: { rounds: 2 } }),
  );
  press(host, 'setDeadline', 2, 0, new Date(host.clock.now() + 3_600_000).toISOString());
  press(host, 'setTiming', 2, {
    schedule: '',
    auto: 'deadline',
    wait: 5,
    missing: 'rules',
    remind: 0,
    tell: false,
  });
  send(host, 2, 'Ann', { 'Cells for red': 'a1, b2, c3' });
  host.passTime(2 * 3_600_000);
  // The open panel does so without a press.
  press(host, 'runClock');
  settle(host);
  told.automatic = rowOf(host, 2).round;
  press(host, 'endEarly', 2, 1, 'without outcome');
  settle(host);
  pressThrough(host, 'closeMatch', 2);
  told.closed = stateOf(host).closed;
  pressThrough(host, 'bringBack', 2);
}

function replaceCleo(host: Host): void {
  press(host, 'substitute', {
    player: 'Cleo',
    person: 'other',
    by: '',
    name: 'Sue',
    email: emailOf('Sue'),
  });
  press(host, 'shareAgain');
  settle(host);
}

/** One round of a game of the host's own that formulas rule, with a trade. */
function playOwnGame(host: Host, told: Record<string, unknown>): void {
  const tab = press(host, 'describeGame', JSON.stringify(READY['auction-night']));
  pressThrough(
    host,
    'newGame',
    requestFor('own-game', ['Ann', 'Ben', 'Sue', '1/2'], {
      tab: tab as number,
      seed: 'the seed of the auction',
    }),
  );
  send(host, 3, 'Ann', { 'Your bid': '4' });
  send(host, 3, '1/2', { 'Your bid': '7' });
  trade(host, 3, 'Sue', 'Ben', '2 Coins', '');
  trade(host, 3, 'Ben', 'Sue', '', '2 Coins');
  const preview = press(host, 'preview', { match: 3, round: 0, early: true });
  told.ruled = preview?.story.map(({ text }) => text);
  resolve(host, 3, preview?.ruled);
}

function send(host: Host, match: number, name: string, answers: Record<string, string>): void {
  host.clock.advance(60_000);
  submit(host, match, name, answers, { triggers: 1 });
}

/** Sends an order with a code or account that no player has. */
function sendAsStranger(host: Host, match: number): void {
  host.clock.advance(60_000);
  const code = Object.keys(personalCode(host, 'Ann')).length > 0 ? { [CODE_TITLE]: 'ABCDEFGHJKLMNPQR' } : {};
  const { form } = rowOf(host, match);
  host.submitForm(emailOf('Stranger'), form, { ...code, 'Number card': '1' });
}

function trade(host: Host, match: number, name: string, to: string, gives: string, takes: string): void {
  host.clock.advance(60_000);
  offer(host, match, name, to, gives, takes, { triggers: 1 });
}

/** Resolves the open round and does all that the panel does after it. */
function resolve(host: Host, match: number, ruled?: string): void {
  const { round } = rowOf(host, match);
  press(host, 'resolveRound', {
    match,
    round,
    early: true,
    ...(ruled === undefined ? {} : { ruled }),
  });
  press(host, 'renewForms');
  settle(host);
}

/** Gives the matches as the panel shows them. */
function panelOf(host: Host): unknown {
  return stateOf(host).matches.map(({ title, round, problem, seats, late, unknownSenders, trades }) => ({
    title,
    round,
    problem,
    seats: seats.map(({ name, answers, receivedAt }) => ({ name, answers, isHere: receivedAt !== '' })),
    late: late.map(({ name }) => name),
    unknown: unknownSenders.length,
    trades: JSON.stringify(trades).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…'),
  }));
}

function pagesOfAll(host: Host): unknown {
  const players = (stateOf(host).season?.players ?? []).filter(({ name }) => name !== 'Eve');
  return Object.fromEntries([
    ...players.map(({ name }) => [name, pagesOf(privateFile(host, name))]),
    ['spectators', pagesOf(spectatorFile(host))],
  ]);
}

function endOf(host: Host): unknown {
  const state = stateOf(host);
  return {
    records: state.matches.map(({ number }) => JSON.parse(ask(host, 'exportRecord', number)).rounds),
    panel: panelOf(host),
    pages: pagesOfAll(host),
    outbox: state.outbox,
    readers: (state.season?.players ?? [])
      .filter(({ name }) => name !== 'Eve')
      .map(({ name, access }) => [name, isReadByOne(host, name, access)]),
    verified: ask(host, 'verify').fault,
  };
}
