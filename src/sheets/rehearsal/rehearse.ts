import type { AnyGame } from '../../rules/game.ts';
import { GAMES } from '../../rules/registry.ts';
import type { Playback } from '../log/playback.ts';
import { type Ports, REHEARSAL_KEY, type SpreadsheetParts } from '../ports.ts';
import { fail } from '../problem.ts';
import {
  forgetRehearsal,
  noteRehearsal,
  type RehearsalNote,
  type RehearsalPlan,
  readPlan,
  readRehearsal,
  requireOwn,
  updateRehearsal,
} from './note.ts';
import { rehearsalTabs } from './pages.ts';
import { planRehearsal, type RehearsalRequest } from './plan.ts';
import { playRehearsal, type Simulated, simulateRound } from './simulate.ts';

/** A rehearsal as it stands. */
export interface Rehearsal {
  readonly note: RehearsalNote;
  readonly plan: RehearsalPlan;
  readonly playback: Playback;
  /** What the simulated players have sent for the open round, in seat order; none when it is over. */
  readonly sent: readonly Simulated[];
}

/**
 * Begins a rehearsal in a scratch file that nobody else can open. One that was broken off while it was begun is cleaned up
 * first. Nothing of the season is changed.
 */
export function beginRehearsal(
  ports: Ports,
  request: RehearsalRequest,
  games: readonly AnyGame[] = GAMES,
): Rehearsal {
  const open = readRehearsal(ports.memo);
  if (open?.isReady) {
    if (open.request !== undefined && open.request === ports.request) return openRehearsal(ports, games);
    fail(`A rehearsal of ${open.title} is open already.`, 'Go on with that one, or end it first.');
  }
  if (open) endRehearsal(ports);
  const { title, plan } = planRehearsal(ports, request, games);
  const begun = ports.clock.now();
  const playback = playRehearsal(plan, begun, plan.rounds.length, games);
  const noted = noteRehearsal(
    ports.memo,
    {
      begun,
      who: ports.who(),
      ...(ports.request === undefined ? {} : { request: ports.request }),
      title,
      file: '',
      isReady: false,
      round: plan.rounds.length,
      over: false,
    },
    plan,
  );
  const [file = ''] = ports.files.make([{ key: REHEARSAL_KEY, name: `Rehearsal: ${title}` }]);
  const made = updateRehearsal(ports.memo, { ...noted, file });
  const sent = writePages(ports, made, plan, playback, partsOf(ports, made));
  return { note: updateRehearsal(ports.memo, { ...made, isReady: true }), plan, playback, sent };
}

/** The rehearsal that is open. Fails where there is none, or another account began it. */
export function openRehearsal(ports: Ports, games: readonly AnyGame[] = GAMES): Rehearsal {
  const note = readRehearsal(ports.memo);
  if (!note?.isReady) return fail('No rehearsal is open.', 'Look at the panel again.', 'stale');
  requireOwn(ports, note);
  const plan = readPlan(ports.memo, note);
  const playback = playRehearsal(plan, note.begun, note.round, games);
  return { note, plan, playback, sent: note.over ? [] : simulateRound(playback, plan, note.begun) };
}

/** Resolves the open round of the rehearsal, after so many that the panel showed, and writes its pages again. */
export function resolveRehearsal(ports: Ports, round: number, games: readonly AnyGame[] = GAMES): Rehearsal {
  const open = openRehearsal(ports, games);
  const { note, plan } = open;
  if (ports.request !== undefined && note.request === ports.request) return open;
  if (note.round !== round || note.over)
    fail(`The rehearsal is after round ${note.round} by now.`, 'Look at the panel again.', 'stale');
  const parts = partsOf(ports, note);
  const playback = playRehearsal(plan, note.begun, round + 1, games);
  const sent = writePages(ports, note, plan, playback, parts);
  const { over } = playback.match.position;
  const request = ports.request === undefined ? {} : { request: ports.request };
  const after = updateRehearsal(ports.memo, { ...note, ...request, round: round + 1, over });
  return { note: after, plan, playback, sent };
}

/** Ends the rehearsal, be it open or half made: its file goes to the bin, its notes are removed. It can be repeated. */
export function endRehearsal(ports: Ports): void {
  const note = readRehearsal(ports.memo);
  if (!note) return;
  requireOwn(ports, note);
  // A script may have ended between the making of the file and its note.
  const file = note.file || ports.files.find(REHEARSAL_KEY, note.begun);
  const [parts] = file === undefined ? [] : ports.spreadsheets.look([file]);
  if (file !== undefined && typeof parts === 'object' && !parts.isInBin) ports.files.discard([file]);
  forgetRehearsal(ports.memo);
}

/** Cleans up after a rehearsal that was broken off while it was begun. One that is open stays. */
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

/** The tabs of the rehearsal's file. Ends the rehearsal where the file is gone: somebody deleted it. */
function partsOf(ports: Ports, { file }: RehearsalNote): SpreadsheetParts {
  const [parts = ''] = ports.spreadsheets.look([file]);
  if (typeof parts === 'object' && !parts.isInBin) return parts;
  forgetRehearsal(ports.memo);
  return fail('The file of the rehearsal is gone, so the rehearsal is ended.', 'Begin another, if you like.');
}
