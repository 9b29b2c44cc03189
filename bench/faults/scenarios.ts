import type { World } from '../../local/google/world/world.ts';
import type { Host } from '../../local/host/host.ts';
import { copyOfWorld } from '../../local/host/snapshot.ts';
import type { Arguments, CallName } from '../../src/sheets/panel-api/calls.ts';
import { hostOf, stateOf } from '../../test/e2e/season.ts';
import * as states from './states.ts';

/** The start of an action: a press in the panel, a response that wakes the add-on, or Google’s clock. */
export type ActName = CallName | 'onSubmission' | 'onClock';

/** An action in a season, to be disturbed at each of its calls. */
export interface Scenario {
  readonly title: string;
  readonly name: ActName;
  /** The season before it, which is only read; and the arguments of the press. */
  begin(): { readonly world: World; readonly given: readonly unknown[] };
}

/** Makes a state when it is first asked for. */
function once(make: () => Host): () => World {
  let made: World | undefined;
  return () => {
    made ??= make().world;
    return made;
  };
}

const STATES = {
  workbook: once(states.emptyWorkbook),
  byEmail: once(() => states.emptySeason('email')),
  byCode: once(() => states.emptySeason('code')),
  open: once(states.openRound),
  resolved: once(states.resolvedRound),
  undelivered: once(states.undeliveredRound),
  edited: once(states.editedTab),
  ledger: once(states.editedLedger),
  lost: once(states.lostEntries),
  late: once(states.lateOrder),
  tabless: once(states.deletedResponses),
  stranger: once(states.unknownSender),
  last: once(states.lastRound),
  ended: once(states.endedMatch),
  closed: once(states.closedMatch),
  vote: once(states.openVote),
  mailed: once(states.openRoundByEmail),
  closedFile: once(states.takenRight),
  timed: once(states.timedMatch),
  due: once(states.dueRound),
  remindable: once(states.remindableRound),
  behind: once(states.undeliveredDueRound),
  paused: once(states.pausedMatch),
  posted: once(states.postedRound),
  mistyped: once(states.mistypedMatches),
  rehearsal: once(states.rehearsal),
  shared: once(states.sharedPage),
  oldPage: once(states.oldPage),
  halfRehearsed: once(() =>
    states.brokenOff(states.openRound(), 'rehearse', [{ match: 1 }], 'UrlFetchApp.fetchAll', 2),
  ),
  newcomer: once(states.correctedNewcomer),
  token: once(states.tokenToGive),
  handing: once(() =>
    states.brokenOff(states.openRound(), 'substitute', [states.SUE], 'Spreadsheet.getOwner', 1),
  ),
  half: once(() =>
    states.brokenOff(states.emptySeason('code'), 'newGame', [states.NEW_MATCH], 'Form.setPublished', 2),
  ),
  halfClosed: once(() =>
    states.brokenOff(states.endedMatch(), 'closeMatch', [1], 'Form.removeDestination', 2),
  ),
  halfBack: once(() => states.brokenOff(states.closedMatch(), 'bringBack', [1], 'Form.setDestination', 2)),
};

/** The result of one part of Verify, from before the season was changed. The parts that are not stale are those of `verify`. */
const STALE_REST = {
  matches: [{ match: 1, seats: 4 }],
  closed: '',
  chain: { before: 9, hash: '', moved: [] },
} as const;

function scenario<N extends CallName>(
  title: string,
  state: keyof typeof STATES,
  name: N,
  ...given: Arguments<N>
): Scenario {
  return { title, name, begin: () => ({ world: STATES[state](), given }) };
}

/** A scenario whose arguments are found in its season. */
function found<N extends CallName>(
  title: N,
  state: keyof typeof STATES,
  givenIn: (host: Host) => Arguments<N>,
): Scenario {
  return {
    title,
    name: title,
    begin() {
      const world = STATES[state]();
      return { world, given: givenIn(hostOf({ ...states.QUICK, state: copyOfWorld(world) })) };
    },
  };
}

/** A scenario in which nobody presses anything. */
function wokenUp(title: string, state: keyof typeof STATES, name: 'onSubmission' | 'onClock'): Scenario {
  return { title, name, begin: () => ({ world: STATES[state](), given: [] }) };
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
const SWAP = { from: 'Ann', with: 'Ben', gives: 'number card 3', takes: 'number card 2' };
const TRADE = { match: 1, round: 1, strikes: '', answers: SWAP, rounds: 1 };
const AWARD = {
  player: 'Ann',
  others: ['Ben', 'Cleo'],
  garnets: 5,
  bellflowers: 0,
  tokensOfLife: 0,
  why: 'a prize',
};

/** Entry points that are not disturbed, and why. */
export const LEFT_OUT: readonly { readonly names: readonly string[]; readonly why: string }[] = [
  { names: ['selfTestStep'], why: 'it makes scratch files of its own, and removes them' },
  {
    names: ['onOpen', 'onInstall', 'showPanel'],
    why: 'they show the menu and the panel, and read no season',
  },
  {
    names: ['tryEdit'],
    why: 'it writes nothing; `acceptEdit` begins as it does, and Verify names the changed cells before and after it',
  },
];

/** Every action of the add-on, in a season in which it has most to do. */
export const SCENARIOS: readonly Scenario[] = [
  scenario('setUp, by code', 'workbook', 'setUp', 'code'),
  scenario('setUp, by email', 'workbook', 'setUp', 'email'),
  scenario('newGame, the first, by code', 'byCode', 'newGame', states.NEW_MATCH),
  scenario('newGame, the first, by email', 'byEmail', 'newGame', states.NEW_MATCH),
  scenario('newGame, a later one', 'ended', 'newGame', {
    ...states.NEW_MATCH,
    game: 'not-flower-field',
    timing: states.TIMING,
  }),
  scenario('continueWork, of a new match', 'half', 'continueWork'),
  scenario('abandonWork, of a new match', 'half', 'abandonWork'),
  scenario('takeOver', 'byCode', 'takeOver', states.TAKE_OVER),
  scenario('resolveRound', 'open', 'resolveRound', FIRST),
  scenario('resolveRound, the last', 'last', 'resolveRound', { ...FIRST, round: 1 }),
  scenario('deliverOutbox', 'undelivered', 'deliverOutbox'),
  scenario('renewForms', 'resolved', 'renewForms'),
  scenario('undoRound', 'resolved', 'undoRound', 1, 1),
  scenario('undoRound, the last', 'ended', 'undoRound', 1, 2),
  scenario('undoRounds', 'ended', 'undoRounds', 1, 1, 2),
  scenario('amendForm', 'resolved', 'amendForm', 1, 1, 'Ann'),
  scenario('tryAmendment', 'resolved', 'tryAmendment', AMEND),
  scenario('amendOrder', 'resolved', 'amendOrder', AMEND),
  scenario('tradeForm', 'resolved', 'tradeForm', 1, 1),
  scenario('tryTrade', 'resolved', 'tryTrade', TRADE),
  scenario('correctTrade', 'resolved', 'correctTrade', TRADE),
  scenario('correctTrade, the open round', 'resolved', 'correctTrade', { ...TRADE, round: 2 }),
  scenario('renameMatch', 'open', 'renameMatch', 1, 'The big one'),
  scenario('endEarly', 'resolved', 'endEarly', 1, 1, 'by standing'),
  scenario('restoreResponses', 'tabless', 'restoreResponses', 1),
  found('acceptEdit', 'edited', (host) => [1, stateOf(host).matches[0]?.edited ?? []]),
  scenario('restoreTab', 'edited', 'restoreTab', 1),
  scenario('setDeadline', 'open', 'setDeadline', 1, 0, '2026-02-01T12:00:00Z'),
  found('acceptLate', 'late', (host) => [1, stateOf(host).matches[0]?.late.map(({ id }) => id) ?? []]),
  scenario('orderForm', 'open', 'orderForm', 1, 'Ann'),
  scenario('tryOrder', 'late', 'tryOrder', HAND),
  scenario('giveOrder', 'late', 'giveOrder', HAND),
  found('nameSender', 'stranger', (host) => {
    const response = stateOf(host).matches[0]?.strangers[0]?.id ?? '';
    return [{ match: 1, response, player: 'Ann', remember: true }];
  }),
  scenario('recordVote', 'vote', 'recordVote', 1, 'Cleo'),
  scenario('award', 'open', 'award', AWARD),
  found('acceptLedger', 'ledger', (host) => [stateOf(host).ledgerEdited]),
  scenario('restoreLedger', 'ledger', 'restoreLedger'),
  scenario('readAgain', 'open', 'readAgain'),
  scenario('chooseMatch', 'open', 'chooseMatch', 1, true),
  scenario('goOnWithoutLost', 'lost', 'goOnWithoutLost'),
  scenario('shareAgain', 'closedFile', 'shareAgain'),
  scenario('sendReceiptsNow', 'open', 'sendReceiptsNow', 1),
  scenario('remind', 'open', 'remind', 1, 0, false),
  scenario('invite', 'open', 'invite', 1, '', false),
  found('noteInvited', 'open', (host) => [1, stateOf(host).matches[0]?.seats[0]?.player ?? '']),
  wokenUp('onSubmission', 'open', 'onSubmission'),
  wokenUp('onClock, a round that is due', 'due', 'onClock'),
  wokenUp('onClock, reminders', 'remindable', 'onClock'),
  wokenUp('onClock, files that wait', 'behind', 'onClock'),
  wokenUp('onClock, nothing to do', 'open', 'onClock'),
  scenario('runClock', 'due', 'runClock'),
  scenario('setTiming', 'open', 'setTiming', 1, states.TIMING),
  scenario('pauseMatch', 'timed', 'pauseMatch', 1),
  scenario('goOn', 'paused', 'goOn', 1),
  scenario('sharePage', 'open', 'sharePage', 1),
  scenario('withdrawPage', 'shared', 'withdrawPage', 1),
  scenario('renewPages', 'oldPage', 'renewPages'),
  scenario('rehearse', 'open', 'rehearse', { match: 1 }),
  scenario('resolveRehearsal', 'rehearsal', 'resolveRehearsal', 0),
  scenario('endRehearsal', 'rehearsal', 'endRehearsal'),
  scenario('cleanRehearsal', 'halfRehearsed', 'cleanRehearsal'),
  scenario('postTest', 'posted', 'postTest'),
  scenario('setWebhook', 'resolved', 'setWebhook', states.WEBHOOK),
  scenario('postAnnouncements', 'posted', 'postAnnouncements'),
  scenario('substitute, by another player', 'open', 'substitute', states.SUE),
  scenario('substitute, another address', 'mailed', 'substitute', states.NEW_ADDRESS),
  scenario('finishHandOvers', 'handing', 'finishHandOvers'),
  scenario('eliminate', 'open', 'eliminate', { player: 'Ben', out: true, why: 'Lost' }),
  found('nameOpponent', 'ended', (host) => [1, stateOf(host).matches[0]?.outcome?.opponents[0] ?? '']),
  found('giveToken', 'token', (host) => [1, stateOf(host).matches[0]?.outcome?.candidates[1] ?? '']),
  scenario('addPlayers', 'byCode', 'addPlayers', 'Eve, eve@example.com\nFay, fay@example.com'),
  scenario('markRoster', 'newcomer', 'markRoster'),
  scenario('restoreTabs', 'mistyped', 'restoreTabs'),
  scenario('closeMatch', 'ended', 'closeMatch', 1),
  scenario('continueWork, of closing', 'halfClosed', 'continueWork'),
  scenario('closeWithoutPages', 'halfClosed', 'closeWithoutPages'),
  scenario('abandonWork, of closing', 'halfClosed', 'abandonWork'),
  scenario('bringBack', 'closed', 'bringBack', 1),
  scenario('continueWork, of bringing back', 'halfBack', 'continueWork'),
  scenario('abandonWork, of bringing back', 'halfBack', 'abandonWork'),
  scenario('getState', 'open', 'getState'),
  scenario('poll', 'open', 'poll', ''),
  scenario('preview', 'open', 'preview', FIRST),
  scenario('why', 'resolved', 'why', 1, 1, 'public'),
  scenario('lookingAt', 'open', 'lookingAt'),
  scenario('getGames', 'open', 'getGames'),
  scenario('closedMatches', 'closed', 'closedMatches'),
  scenario('announcement', 'resolved', 'announcement', 1),
  scenario('invitations', 'open', 'invitations', 1),
  scenario('mailsLeft', 'open', 'mailsLeft'),
  scenario('checkRecord', 'open', 'checkRecord', states.RECORD),
  scenario('rehearsal', 'rehearsal', 'rehearsal'),
  scenario('tryEnd', 'resolved', 'tryEnd', 1),
  scenario('matchPage', 'open', 'matchPage', 1, 'everything'),
  scenario('statement', 'open', 'statement', 'Ann'),
  scenario('selfTestSteps', 'open', 'selfTestSteps'),
  scenario('checkFiles', 'open', 'checkFiles'),
  scenario('verify', 'closed', 'verify', '0123456789abcdef'),
  scenario('verifyArchive', 'closed', 'verifyArchive', STALE_REST),
  scenario('exportRecord', 'closed', 'exportRecord', 1),
  scenario('exportMatch', 'open', 'exportMatch', 1, 'everything'),
  scenario('exportMatch, for everyone', 'closed', 'exportMatch', 1, 'public'),
  scenario('verifiedEmailProblem', 'byEmail', 'verifiedEmailProblem'),
];
