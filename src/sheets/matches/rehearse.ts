import { cut } from '../../rules/base/json.ts';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { type Line, SOFT, STRONG, TITLE, textLines, WARNING } from '../../rules/board/page.ts';
import { drawHostBoard } from '../commit/match-tab.ts';
import type { Log } from '../log/audit-log.ts';
import type { Playback } from '../log/playback/playback.ts';
import { judgedOrder } from '../pages/lines/receipt.ts';
import { playerPage } from '../pages/player-page.ts';
import { spectatorPage } from '../pages/spectator-page.ts';
import { type Ports, REHEARSAL_KEY, type SpreadsheetParts, type Write } from '../ports.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { COVER_TAB, type MatchRow } from '../workbook/season.ts';
import {
  forgetRehearsal,
  noteRehearsal,
  type RehearsalNote,
  type RehearsalPlan,
  readPlan,
  readRehearsal,
  requireOwn,
  updateRehearsal,
} from './rehearsal-note.ts';
import { planRehearsal, type RehearsalRequest } from './rehearsal-plan.ts';
import { playRehearsal, type Simulated, simulateRound } from './rehearsal-simulate.ts';

export interface Rehearsal {
  readonly note: RehearsalNote;
  readonly plan: RehearsalPlan;
  readonly playback: Playback;
  /** Simulated players' orders for the open round, in seat order; [] after the end. */
  readonly sent: readonly Simulated[];
}

/**
 * Begins a rehearsal in a file that only this host can open. A repeated call of the same button press continues the
 * rehearsal. If an earlier press left an interrupted rehearsal, cleans it up first. Leaves the season unchanged.
 */
export function beginRehearsal(ports: Ports, request: RehearsalRequest): Rehearsal {
  const open = readRehearsal(ports.memo);
  if (open && isAgain(ports, open))
    return open.isReady ? openRehearsal(ports) : makeRehearsal(ports, open, open.begun);
  if (open?.isReady)
    fail(`A rehearsal of ${open.title} is already open.`, 'Continue that rehearsal, or end it first.');
  if (open) endRehearsal(ports);
  const { title, plan } = planRehearsal(ports, request);
  const { clock, who, memo } = ports;
  const round = plan.rounds.length;
  const base = { begun: clock.now(), who: who(), title, file: '', isReady: false, round, over: false };
  return makeRehearsal(ports, noteRehearsal(memo, { ...base, ...pressOf(ports) }, plan));
}

/** Says whether this button press was the last to change the rehearsal. */
function isAgain({ request }: Ports, note: RehearsalNote): boolean {
  return request !== undefined && request === note.request;
}

function pressOf({ request }: Ports): Pick<RehearsalNote, 'request'> {
  return request === undefined ? {} : { request };
}

/** Makes the file and pages of a saved rehearsal. `begun` is the start of an earlier attempt. */
function makeRehearsal(ports: Ports, noted: RehearsalNote, begun?: number): Rehearsal {
  requireOwn(ports, noted);
  const plan = readPlan(ports.memo, noted);
  const playback = playRehearsal(plan, noted.begun, noted.round);
  const wanted = { key: REHEARSAL_KEY, name: `Rehearsal: ${noted.title}` };
  const file = noted.file || (ports.files.make([wanted], begun)[0] as string);
  const made = updateRehearsal(ports.memo, { ...noted, file });
  const sent = writePages(ports, made, plan, playback, partsOf(ports, made));
  return { note: updateRehearsal(ports.memo, { ...made, isReady: true }), plan, playback, sent };
}

/** Gives the open rehearsal. Throws if no rehearsal is open, or if another account began the rehearsal. */
export function openRehearsal(ports: Ports): Rehearsal {
  const note = readRehearsal(ports.memo);
  if (!note?.isReady) return fail('No rehearsal is open.', LOOK_AGAIN, 'stale');
  requireOwn(ports, note);
  const plan = readPlan(ports.memo, note);
  const playback = playRehearsal(plan, note.begun, note.round);
  return { note, plan, playback, sent: note.over ? [] : simulateRound(playback, plan, note.begun) };
}

/** Resolves the rehearsal's open round and updates the pages. `round` is the number of resolved rounds that the panel showed. */
export function resolveRehearsal(ports: Ports, round: number): Rehearsal {
  const open = openRehearsal(ports);
  const { note, plan } = open;
  if (isAgain(ports, note) && note.round === round + 1) return open;
  if (note.round !== round || note.over)
    fail(`The rehearsal has already resolved round ${note.round}.`, LOOK_AGAIN, 'stale');
  const parts = partsOf(ports, note);
  const playback = playRehearsal(plan, note.begun, round + 1);
  const sent = writePages(ports, note, plan, playback, parts);
  const { over } = playback.match.position;
  const resolved = { ...note, round: round + 1, over, ...pressOf(ports) };
  return { note: updateRehearsal(ports.memo, resolved), plan, playback, sent };
}

/** Ends an open or half-made rehearsal: moves its file to Drive's bin and deletes its notes. Idempotent. */
export function endRehearsal(ports: Ports): void {
  const note = readRehearsal(ports.memo);
  if (!note) return;
  requireOwn(ports, note);
  // A script may have ended between the making of the file and its note.
  const file = note.file || ports.files.find(REHEARSAL_KEY, note.begun);
  const parts = file === undefined ? undefined : ports.spreadsheets.look(file);
  if (file !== undefined && typeof parts === 'object' && !parts.isInBin) ports.files.discard([file]);
  forgetRehearsal(ports.memo);
}

/** Cleans up a rehearsal whose start was interrupted. Keeps an open rehearsal. */
export function cleanRehearsal(ports: Ports): void {
  if (readRehearsal(ports.memo)?.isReady === false) endRehearsal(ports);
}

function writePages(
  ports: Ports,
  { file, title, begun }: RehearsalNote,
  plan: RehearsalPlan,
  playback: Playback,
  parts: SpreadsheetParts,
): readonly Simulated[] {
  const sent = playback.match.position.over ? [] : simulateRound(playback, plan, begun);
  ports.spreadsheets.write(file, rehearsalTabs(title, playback, sent, parts));
  return sent;
}

/** Gives the tabs of the rehearsal's file. Ends the rehearsal if somebody deleted the file. */
function partsOf(ports: Ports, { file }: RehearsalNote): SpreadsheetParts {
  const parts = ports.spreadsheets.look(file);
  if (typeof parts === 'object' && !parts.isInBin) return parts;
  forgetRehearsal(ports.memo);
  return fail(
    'The file of the rehearsal was deleted, so the rehearsal has ended.',
    'You can begin another rehearsal.',
  );
}

/** Empty log, because a rehearsal has no log. */
const NO_LOG: Log = {
  title: '',
  entries: [],
  rows: [],
  used: 0,
  next: 1,
  faults: new Map(),
  replayed: new Map(),
};

const MARK: readonly Line[] = [
  {
    text: 'This is a rehearsal, and nothing here is real. Simulated players play. Nobody else sees this file. A rehearsal changes nothing in the season.',
    style: WARNING,
  },
];

/** Gives idempotent writes for a rehearsal's current pages. Each page is a tab of the rehearsal's file. */
export function rehearsalTabs(
  title: string,
  playback: Playback,
  sent: readonly Simulated[],
  { tabs }: Pick<SpreadsheetParts, 'tabs'>,
): readonly Write[] {
  const row = rowOf(title, playback);
  const { names } = playback.match.info;
  const pages: readonly (readonly [title: string, grid: Grid])[] = [
    ['Rehearsal', cover(row, playback)],
    ['Host', drawHostBoard(playback)],
    ['Spectators', spectatorPage(row, playback, NO_LOG)],
    ...names.map(
      (name, seat) => [`${seat + 1} ${cut(name, 70)}`, pageOf(row, playback, seat, sent[seat])] as const,
    ),
  ];
  const writes = pages.map(([name, grid], i): Write => {
    // The last page goes into the file's first tab; new tabs are inserted before all other tabs.
    const sheetId = i === pages.length - 1 ? COVER_TAB : i + 1;
    const isNew = !tabs.some((one) => one.sheetId === sheetId);
    return { kind: 'tab', sheetId, title: name, isNew, grid: stack([textLines([...MARK]), grid]) };
  });
  return writes.reverse();
}

function rowOf(title: string, { match }: Playback): MatchRow {
  const { round, over } = match.position;
  const none = { form: '', formUrl: '', formTab: 0, trades: '', tradesUrl: '', tradesTab: 0 };
  return { ...none, number: 1, game: match.game.id, title, round, over, deadline: '' };
}

function pageOf(row: MatchRow, playback: Playback, seat: number, sent: Simulated | undefined): Grid {
  const own = { seat, link: '', tradesLink: '' };
  if (!sent) return playerPage(row, playback, own, NO_LOG);
  const { at, answers, order } = sent;
  const receipt = { at, answers, ...judgedOrder(playback.match, seat, order), byTrades: [] };
  return playerPage(row, playback, { ...own, receipt }, NO_LOG);
}

function cover({ title, round, over }: MatchRow, { match }: Playback): Grid {
  const state = over ? `The match is over after round ${round}.` : `Round ${round + 1} is open.`;
  return textLines([
    { text: `Rehearsal: ${title}`, style: TITLE, height: 40 },
    { text: state, style: STRONG },
    { text: 'In a real match, these tabs are separate:' },
    { text: '• Host: the match’s tab in your workbook, with all secrets.' },
    { text: '• Spectators: a file that everyone may read.' },
    {
      text: `• ${match.info.names.map((name, seat) => `${seat + 1} ${name}`).join(', ')}: a file for each player. In a real match, players can open only their own file.`,
    },
    {
      text: 'Resolve the rounds in the panel, and see the results here. When you end the rehearsal, this file goes to Drive’s bin.',
      style: SOFT,
    },
  ]);
}
