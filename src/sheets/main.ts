import { makePorts } from './google/ports.ts';
import { runSelfTest } from './google/self-test.ts';
import { openMenu, showSidebar } from './google/ui.ts';
import { deliverAgain, sendReceipts } from './letters/deliver.ts';
import { playBack } from './log/playback.ts';
import * as overrides from './match/overrides.ts';
import { resolveRound as resolve } from './match/resolve.ts';
import { setUpSeason } from './match/set-up.ts';
import { verify as check, exportRecord as record } from './match/verify.ts';
import { recordVote as vote } from './match/vote.ts';
import { abandonGame, beginGame, continueGame } from './new-match/new-game.ts';
import { gameChoices } from './panel-api/choices.ts';
import { ARGUMENTS, reading, take, writing } from './panel-api/entry.ts';
import type {
  Answer,
  GameChoice,
  PanelState,
  PreviewAnswer,
  Progress,
  ResolvedAnswer,
  SelfTestAnswer,
  StoryLine,
  VerifyAnswer,
} from './panel-api/panel.ts';
import { panelState, previewRound, whyRound } from './panel-api/state.ts';
import { fail } from './problem.ts';
import { openBook } from './workbook/book.ts';

// Every exported function is callable from the panel, and each one checks what it is given.

/** Builds the menu; before authorisation nothing else is allowed. */
export function onOpen(): void {
  openMenu();
}

/** Google calls this once when the add-on is installed. */
export function onInstall(): void {
  openMenu();
}

/** Shows the panel. */
export function showPanel(): void {
  showSidebar();
}

/** A response arrived: a wake-up, no more. The submissions tab is the truth. */
export function onSubmission(): void {
  const ports = makePorts();
  ports.lock.hold(() => {
    for (const { over, number } of openBook(ports).matches.matches) {
      // A match that a host must mend first keeps no other from its receipts.
      const sent = over || reading(() => sendReceipts(ports, number));
      if (sent !== true && !sent.ok) console.warn(sent.problem.what);
    }
  });
}

export function getState(): Answer<PanelState> {
  return reading(() => panelState(makePorts()));
}

export function getGames(): Answer<readonly GameChoice[]> {
  return reading(() => gameChoices());
}

export function setUp(identity: unknown): Answer<null> {
  return override((ports) => setUpSeason(ports, take(ARGUMENTS.identity, identity)));
}

export function newGame(request: unknown): Answer<Progress> {
  const ports = makePorts();
  return writing(ports, () => beginGame(ports, take(ARGUMENTS.newGame, request)));
}

export function continueWork(): Answer<Progress> {
  const ports = makePorts();
  return writing(ports, () => continueGame(ports));
}

export function abandonWork(): Answer<null> {
  return override((ports) => abandonGame(ports));
}

export function preview(request: unknown): Answer<PreviewAnswer> {
  return reading(() => previewRound(makePorts(), take(ARGUMENTS.resolve, request)));
}

export function resolveRound(request: unknown): Answer<ResolvedAnswer> {
  const ports = makePorts();
  return writing(ports, () => {
    const { round, over, delivery } = resolve(ports, take(ARGUMENTS.resolve, request));
    return { round, over, ...delivery };
  });
}

export function deliverOutbox(): Answer<ResolvedAnswer['failed']> {
  const ports = makePorts();
  return writing(ports, () => deliverAgain(ports).failed);
}

export function sendReceiptsNow(match: unknown): Answer<number> {
  const ports = makePorts();
  return writing(ports, () => sendReceipts(ports, take(ARGUMENTS.match, match)));
}

export function undoRound(match: unknown, round: unknown): Answer<null> {
  return override((ports) =>
    overrides.undoRound(ports, take(ARGUMENTS.match, match), take(ARGUMENTS.round, round)),
  );
}

export function acceptEdit(match: unknown): Answer<null> {
  return override((ports) => overrides.acceptEdit(ports, take(ARGUMENTS.match, match)));
}

export function restoreTab(match: unknown): Answer<null> {
  return override((ports) => overrides.restoreTab(ports, take(ARGUMENTS.match, match)));
}

export function setDeadline(match: unknown, deadline: unknown): Answer<null> {
  return override((ports) =>
    overrides.setDeadline(ports, take(ARGUMENTS.match, match), take(ARGUMENTS.text, deadline)),
  );
}

export function acceptLate(match: unknown, row: unknown): Answer<null> {
  return override((ports) =>
    overrides.acceptLate(ports, take(ARGUMENTS.match, match), take(ARGUMENTS.row, row)),
  );
}

export function award(given: unknown): Answer<null> {
  return override((ports) => overrides.award(ports, take(ARGUMENTS.award, given)));
}

export function recordVote(match: unknown, chosen: unknown): Answer<null> {
  return override((ports) => vote(ports, take(ARGUMENTS.match, match), take(ARGUMENTS.text, chosen)));
}

export function acceptLedger(): Answer<null> {
  return override((ports) => overrides.acceptLedger(ports));
}

export function shareAgain(): Answer<null> {
  return override((ports) => overrides.shareAgain(ports));
}

export function verify(): Answer<VerifyAnswer> {
  return reading(() => check(makePorts()));
}

export function exportRecord(match: unknown): Answer<string> {
  return reading(() => record(makePorts(), take(ARGUMENTS.match, match)));
}

/** Why a round came out as it did: for 'host', 'public', or a player's name, as far as they may know. */
export function why(match: unknown, round: unknown, viewer: unknown): Answer<readonly StoryLine[]> {
  return reading(() => {
    const playback = playBack(openBook(makePorts()).audit.entries, take(ARGUMENTS.match, match));
    if (!playback) return fail('There is no such match.', 'Open the panel again.');
    return whyRound(playback, take(ARGUMENTS.round, round), take(ARGUMENTS.text, viewer));
  });
}

export function selfTest(): Answer<SelfTestAnswer> {
  return reading(() => runSelfTest());
}

function override(work: (ports: ReturnType<typeof makePorts>) => unknown): Answer<null> {
  const ports = makePorts();
  return writing(ports, () => {
    work(ports);
    return null;
  });
}
