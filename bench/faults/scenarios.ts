import type { World } from '../../local/google/world/world.ts';
import type { Host } from '../../local/host/host.ts';
import { copyOfWorld } from '../../local/host/snapshot.ts';
import type { Arguments, CallName } from '../../src/sheets/panel-api/calls.ts';
import { hostOf, stateOf } from '../../test/e2e/season.ts';
import * as states from './states.ts';

/** Name of the event that starts an action: a press in the panel, a form response, or Google's clock. */
export type ActName = CallName | 'onSubmission' | 'onClock';

/** An action in a season. The bench runs the action with a fault at each of its calls. */
export interface Scenario {
  readonly title: string;
  readonly name: ActName;
  /** Gives the state before the action and the arguments of the press. The state must not be changed. */
  begin(): { readonly world: World; readonly given: readonly unknown[] };
}

/** Functions that make the seasons of several scenarios. The seasons after the first two have interrupted work. */
const byCode = () => states.emptySeason('code');
const byEmail = () => states.emptySeason('email');
const halfRehearsed = () =>
  states.brokenOff(states.openRound(), 'rehearse', [{ match: 1 }], 'UrlFetchApp.fetchAll', 2);
const handing = () =>
  states.brokenOff(states.openRound(), 'substitute', [states.SUE], 'Spreadsheet.getOwner', 1);
const half = () =>
  states.brokenOff(states.emptySeason('code'), 'newGame', [states.NEW_MATCH], 'Form.setPublished', 2);
const halfClosed = () =>
  states.brokenOff(states.endedMatch(), 'closeMatch', [1], 'Form.removeDestination', 2);
const halfBack = () => states.brokenOff(states.closedMatch(), 'bringBack', [1], 'Form.setDestination', 2);

/** Names what is left to verify, as an earlier answer of `verify` does. */
const REST = { matches: [1] };

function scenario<N extends CallName>(
  title: string,
  state: () => Host,
  name: N,
  ...given: Arguments<N>
): Scenario {
  return { title, name, begin: () => ({ world: state().world, given }) };
}

/** Makes a scenario for a call whose arguments depend on the season. */
function found<N extends CallName>(
  title: N,
  state: () => Host,
  givenIn: (host: Host) => Arguments<N>,
): Scenario {
  return {
    title,
    name: title,
    begin() {
      const { world } = state();
      return { world, given: givenIn(hostOf({ ...states.QUICK, state: copyOfWorld(world) })) };
    },
  };
}

/** Makes a scenario that a form response or Google's clock starts. */
function wokenUp(title: string, state: () => Host, name: 'onSubmission' | 'onClock'): Scenario {
  return { title, name, begin: () => ({ world: state().world, given: [] }) };
}

const FIRST = { match: 1, round: 0, early: true };
const HAND = {
  match: 1,
  round: 1,
  player: 'Ann',
  does: 'enter' as const,
  answers: { card: '2' },
  seen: '',
};
const AMEND = { match: 1, round: 1, player: 'Ann', does: 'remove' as const, answers: {}, rounds: 1 };
const RULE_AGAIN = { ...AMEND, does: 'enter' as const, answers: { yourNumber: '90' }, rounds: 2 };
const SWAP = { from: 'Ann', with: 'Ben', gives: 'Number card 3', takes: 'Number card 2' };
const TRADE = { match: 1, round: 1, cancels: '', answers: SWAP, rounds: 1 };
const AWARD = {
  player: 'Ann',
  others: ['Ben', 'Cleo'],
  garnets: 5,
  bellflowers: 0,
  tokensOfLife: 0,
  why: 'a prize',
};

/** Entry points for which there is no scenario with faults, and the reason. */
export const LEFT_OUT: readonly { readonly names: readonly string[]; readonly why: string }[] = [
  { names: ['ownGames', 'readGame', 'showRound'], why: 'they write nothing' },
  { names: ['describeGame'], why: 'it makes a tab for the host to write in, and no part of the season' },
  {
    names: ['checkOwnGame', 'writeRule'],
    why: 'they write into such a tab what is to be corrected, or a rule: again each time',
  },
  { names: ['selfTestStep'], why: 'it makes scratch files of its own, and removes them' },
  {
    names: ['onOpen', 'onInstall', 'showPanel'],
    why: 'they show the menu and the panel, and read no season',
  },
  { names: ['onEdit'], why: 'it sets one document property, and reads no season' },
  { names: ['checkTriggers'], why: 'it writes nothing of the season, and sets a missing trigger again' },
  {
    names: ['tryEdit'],
    why: 'it writes nothing; `acceptEdit` begins as it does, and Verify names the changed cells before and after it',
  },
];

/** All actions of the add-on. Each action runs in a season where it has as much work as possible. */
export const SCENARIOS: readonly Scenario[] = [
  scenario('setUp, by code', states.emptyWorkbook, 'setUp', 'code'),
  scenario('setUp, by email', states.emptyWorkbook, 'setUp', 'email'),
  scenario('newGame, the first, by code', byCode, 'newGame', states.NEW_MATCH),
  scenario('newGame, the first, by email', byEmail, 'newGame', states.NEW_MATCH),
  scenario('newGame, a later one', states.endedMatch, 'newGame', {
    ...states.NEW_MATCH,
    game: 'not-flower-field',
    timing: states.TIMING,
  }),
  scenario('continueWork, of a new match', half, 'continueWork'),
  scenario('abandonWork, of a new match', half, 'abandonWork'),
  scenario('takeOver', byCode, 'takeOver', states.TAKE_OVER),
  scenario('resolveRound', states.openRound, 'resolveRound', FIRST),
  scenario('resolveRound, ruled by the host', states.ownRound, 'resolveRound', FIRST),
  scenario('resolveRound, the last', states.lastRound, 'resolveRound', { ...FIRST, round: 1 }),
  scenario('deliverOutbox', states.undeliveredRound, 'deliverOutbox'),
  scenario('renewForms', states.resolvedRound, 'renewForms'),
  scenario('undoRound', states.resolvedRound, 'undoRound', 1, 1, 1),
  scenario('undoRound, the last', states.endedMatch, 'undoRound', 1, 2, 2),
  scenario('undoRound, several', states.endedMatch, 'undoRound', 1, 1, 2),
  scenario('amendForm', states.resolvedRound, 'amendForm', 1, 1, 'Ann', false),
  scenario('tryAmendment', states.resolvedRound, 'tryAmendment', AMEND),
  scenario('tryAmendment, formulas rule again', states.ruledRounds, 'tryAmendment', RULE_AGAIN),
  scenario('amendOrder, formulas rule again', states.ruledRounds, 'amendOrder', RULE_AGAIN),
  scenario('amendOrder', states.resolvedRound, 'amendOrder', AMEND),
  scenario('tradeForm', states.resolvedRound, 'tradeForm', 1, 1),
  scenario('tryTrade', states.resolvedRound, 'tryTrade', TRADE),
  scenario('correctTrade', states.resolvedRound, 'correctTrade', TRADE),
  scenario('correctTrade, the open round', states.resolvedRound, 'correctTrade', { ...TRADE, round: 2 }),
  scenario('sayWords', states.openRound, 'sayWords', 1, [{ round: 0, text: 'Welcome' }]),
  scenario('renameMatch', states.openRound, 'renameMatch', 1, 'The big one'),
  scenario('endEarly', states.resolvedRound, 'endEarly', 1, 1, 'by standing'),
  scenario('restoreResponses', states.deletedResponses, 'restoreResponses', 1),
  scenario('checkForms', states.openRound, 'checkForms', 1),
  found('acceptEdit', states.editedTab, (host) => [1, stateOf(host).matches[0]?.edited ?? []]),
  scenario('restoreTab', states.editedTab, 'restoreTab', 1),
  scenario('setDeadline', states.openRound, 'setDeadline', 1, 0, '2026-02-01T12:00:00Z'),
  found('acceptLate', states.lateOrder, (host) => [
    1,
    stateOf(host).matches[0]?.late.map(({ id }) => id) ?? [],
  ]),
  scenario('orderForm', states.openRound, 'orderForm', 1, 'Ann'),
  scenario('findUnknown', states.openRound, 'findUnknown', 1, 'x'),
  scenario('tryOrder', states.lateOrder, 'tryOrder', HAND),
  scenario('giveOrder', states.lateOrder, 'giveOrder', HAND),
  found('nameSender', states.unknownSender, (host) => {
    const response = stateOf(host).matches[0]?.unknownSenders[0]?.id ?? '';
    return [{ match: 1, response, player: 'Ann', remember: true }];
  }),
  scenario('recordVote', states.openVote, 'recordVote', 1, 'Cleo'),
  scenario('award', states.openRound, 'award', AWARD),
  found('acceptLedger', states.editedLedger, (host) => [stateOf(host).ledgerEdited]),
  scenario('restoreLedger', states.editedLedger, 'restoreLedger'),
  scenario('chooseMatch', states.openRound, 'chooseMatch', 1),
  scenario('continueWithoutLost', states.lostEntries, 'continueWithoutLost'),
  scenario('shareAgain', states.takenRight, 'shareAgain'),
  scenario('sendReceiptsNow', states.openRound, 'sendReceiptsNow', 1),
  scenario('remind', states.openRound, 'remind', 1, 0, false),
  scenario('invite', states.openRound, 'invite', 1, '', false),
  found('noteInvited', states.openRound, (host) => [1, stateOf(host).matches[0]?.seats[0]?.player ?? '']),
  wokenUp('onSubmission', states.openRound, 'onSubmission'),
  wokenUp('onClock, a round that is due', states.dueRound, 'onClock'),
  wokenUp('onClock, reminders', states.remindableRound, 'onClock'),
  wokenUp('onClock, files that wait', states.undeliveredDueRound, 'onClock'),
  wokenUp('onClock, nothing to do', states.openRound, 'onClock'),
  scenario('runClock', states.dueRound, 'runClock'),
  scenario('setTiming', states.openRound, 'setTiming', 1, states.TIMING),
  scenario('pauseMatch', states.timedMatch, 'pauseMatch', 1),
  scenario('resume', states.pausedMatch, 'resume', 1),
  scenario('sharePage', states.openRound, 'sharePage', 1),
  scenario('withdrawPage', states.sharedPage, 'withdrawPage', 1),
  scenario('renewPages', states.oldPage, 'renewPages'),
  scenario('rehearse', states.openRound, 'rehearse', { match: 1 }),
  scenario('resolveRehearsal', states.rehearsal, 'resolveRehearsal', 0),
  scenario('endRehearsal', states.rehearsal, 'endRehearsal'),
  scenario('cleanRehearsal', halfRehearsed, 'cleanRehearsal'),
  scenario('postTest', states.postedRound, 'postTest'),
  scenario('setWebhook', states.resolvedRound, 'setWebhook', states.WEBHOOK),
  scenario('postAnnouncements', states.postedRound, 'postAnnouncements'),
  scenario('substitute, by another player', states.openRound, 'substitute', states.SUE),
  scenario('substitute, another address', states.openRoundByEmail, 'substitute', states.NEW_ADDRESS),
  scenario('finishHandOvers', handing, 'finishHandOvers'),
  scenario('eliminate', states.openRound, 'eliminate', { player: 'Ben', out: true, why: 'Lost' }),
  found('nameOpponent', states.endedMatch, (host) => [
    1,
    stateOf(host).matches[0]?.outcome?.opponents[0] ?? '',
  ]),
  found('giveToken', states.tokenToGive, (host) => [
    1,
    stateOf(host).matches[0]?.outcome?.candidates[1] ?? '',
  ]),
  scenario('addPlayers', byCode, 'addPlayers', 'Eve, eve@example.com\nFay, fay@example.com'),
  scenario('markRoster', states.correctedNewcomer, 'markRoster'),
  scenario('restoreTabs', states.mistypedMatches, 'restoreTabs'),
  scenario('closeMatch', states.endedMatch, 'closeMatch', 1),
  scenario('continueWork, of closing', halfClosed, 'continueWork'),
  scenario('closeWithoutPages', halfClosed, 'closeWithoutPages'),
  scenario('abandonWork, of closing', halfClosed, 'abandonWork'),
  scenario('bringBack', states.closedMatch, 'bringBack', 1),
  scenario('continueWork, of bringing back', halfBack, 'continueWork'),
  scenario('abandonWork, of bringing back', halfBack, 'abandonWork'),
  scenario('getState', states.openRound, 'getState', 1),
  scenario('poll', states.openRound, 'poll', ''),
  scenario('preview', states.openRound, 'preview', FIRST),
  scenario('why', states.resolvedRound, 'why', 1, 1, 'public'),
  scenario('getGames', states.openRound, 'getGames'),
  scenario('closedMatches', states.closedMatch, 'closedMatches'),
  scenario('announcement', states.resolvedRound, 'announcement', 1),
  scenario('invitations', states.openRound, 'invitations', 1),
  scenario('mailsLeft', states.openRound, 'mailsLeft'),
  scenario('checkRecord', states.openRound, 'checkRecord', states.RECORD),
  scenario('rehearsal', states.rehearsal, 'rehearsal'),
  scenario('tryEnd', states.resolvedRound, 'tryEnd', 1),
  scenario('matchPage', states.openRound, 'matchPage', 1, 'everything'),
  scenario('statement', states.openRound, 'statement', 'Ann'),
  scenario('selfTestSteps', states.openRound, 'selfTestSteps'),
  scenario('checkFiles', states.openRound, 'checkFiles'),
  scenario('verify', states.closedMatch, 'verify', '0123456789abcdef'),
  scenario('verifyArchive', states.closedMatch, 'verifyArchive', REST),
  scenario('exportRecord', states.closedMatch, 'exportRecord', 1),
  scenario('exportMatch', states.openRound, 'exportMatch', 1, 'everything'),
  scenario('exportMatch, for everyone', states.closedMatch, 'exportMatch', 1, 'public'),
  scenario('verifiedEmailProblem', byEmail, 'verifiedEmailProblem'),
];
