import { contextOf } from '../../actions/change.ts';
import { closeMatch, reopenMatch } from '../../actions/close.ts';
import { replayMatch } from '../../actions/current-match.ts';
import { openBook, requireSoundLog } from '../../log/book.ts';
import { seasonFacts } from '../../log/fold.ts';
import { isAnswered } from '../../log/request.ts';
import { perform } from '../../perform.ts';
import type { Ports } from '../../ports.ts';
import { afterOthers } from '../../problem.ts';
import { MAX_RUN_TIME, type Progress, requireIdle } from '../../work.ts';
import { findMatch } from '../../workbook/host-tabs.ts';
import { seasonTabs } from '../../workbook/known-tabs.ts';
import { mustReadArchived } from './archived-match.ts';
import { BRINGING_BACK } from './bringing-back.ts';
import { CLOSING } from './closing.ts';
import { loadMove, type Move, type MoveStep, saveMove } from './move-job.ts';

/** Begins to close a finished match (H10) and to move it into the archive. */
export function beginClosing(ports: Ports, match: number): Progress {
  if (isBegun(ports)) return continueMove(ports);
  requireIdle(ports);
  const book = openBook(ports, { whole: match });
  if (isAnswered(book.log, ports.request)) return finished('close');
  const { title } = findMatch(book, match);
  // Checks that the match can be closed, before anything changes.
  if (!replayMatch(book, match).isClosed) closeMatch(contextOf(ports, book), match);
  return begin(ports, { kind: 'close', match, title, ...UNBEGUN });
}

/** Begins to bring a closed match back (H11). If the match is still in the workbook, a log entry is enough. */
export function beginBringingBack(ports: Ports, match: number): Progress {
  if (isBegun(ports)) return continueMove(ports);
  requireIdle(ports);
  const book = openBook(ports);
  if (isAnswered(book.log, ports.request)) return finished('bring back');
  requireSoundLog(book);
  const of = seasonFacts(book.log).archived.get(match);
  if (of) {
    // Checks that the archive can be used, before anything changes.
    mustReadArchived(ports, book.log, of);
    return begin(ports, { kind: 'bring back', match, title: of.data.row.title, ...UNBEGUN });
  }
  perform(ports, (context) => reopenMatch(context, match));
  return finished('bring back');
}

/** Says whether this button press already began the move. */
function isBegun(ports: Ports): boolean {
  return ports.request !== undefined && loadMove(ports)?.request === ports.request;
}

function finished(kind: Move['kind']): Progress {
  const { length } = stepsOf({ kind });
  return { finished: true, done: length, of: length, doing: DONE[kind] };
}

const UNBEGUN = { done: 0, isForced: false, tabs: [] } as const;

function begin(ports: Ports, asked: Move): Progress {
  const move = ports.request === undefined ? asked : { ...asked, request: ports.request };
  saveMove(ports, move);
  return resume(ports, move);
}

const DONE = {
  close: 'The match is closed and in the archive.',
  'bring back': 'The match is back.',
} as const;

/** Continues a move until it is finished or the script has run for MAX_RUN_TIME. `isForced` is explained in Move. */
export function continueMove(ports: Ports, isForced = false): Progress {
  const move = loadMove(ports);
  if (!move) return { finished: true, done: 0, of: 0, doing: '' };
  if (isForced) move.isForced = true;
  return resume(ports, move);
}

function resume(ports: Ports, move: Move): Progress {
  const begun = ports.clock.now();
  const steps = stepsOf(move);
  for (let step = steps[move.done]; step; step = steps[move.done]) {
    const isAgain = afterOthers(() => step.run(ports, move)) === 'again';
    move.done += isAgain ? -1 : 1;
    const next = steps[move.done];
    if (!next) break;
    saveMove(ports, move);
    if (ports.clock.now() - begun > MAX_RUN_TIME)
      return { finished: false, done: move.done, of: steps.length, doing: next.doing };
  }
  saveMove(ports, undefined);
  return finished(move.kind);
}

/** Postpones a move: the match stays where it is. Deletes responses tabs that were newly linked. */
export function leaveMove(ports: Ports): void {
  const move = loadMove(ports);
  if (!move) return;
  if (move.kind === 'bring back') unlinkAgain(ports, move);
  saveMove(ports, undefined);
}

function unlinkAgain(ports: Ports, move: Move): void {
  const book = openBook(ports);
  const of = seasonFacts(book.log).archived.get(move.match);
  if (!of) return;
  const left = move.unlinked ?? [];
  const note = (sheetId: number) => {
    move.unlinked = [...(move.unlinked ?? []), sheetId];
    saveMove(ports, move);
  };
  const { form, trades } = of.data.row;
  const tabs = seasonTabs(book.matches);
  for (const id of [form, trades]) ports.forms.dropTab(id, tabs, note);
  if (left.length > 0) ports.forms.deleteTabs(left);
}

function stepsOf({ kind }: Pick<Move, 'kind'>): readonly MoveStep[] {
  return kind === 'close' ? CLOSING : BRINGING_BACK;
}

/** Gives the state of the move that is under way, for the panel. */
export function moveState(ports: Ports) {
  const move = loadMove(ports);
  if (!move) return undefined;
  const steps = stepsOf(move);
  const { kind, title, done } = move;
  return { kind, title, done, of: steps.length, doing: steps[done]?.doing ?? '' };
}
