import type { Host } from '../../local/host/host.ts';
import type { Arguments, CallName } from '../../src/sheets/panel-api/calls.ts';
import { ask } from '../../test/e2e/season.ts';
import * as states from './states.ts';

/** A press of the panel, or a response that wakes the add-on up. */
export type Act =
  | { readonly name: CallName; readonly given: readonly unknown[] }
  | { readonly name: 'onSubmission' };

/** An action in a season, to be disturbed at each of its calls. */
export interface Scenario {
  readonly title: string;
  /** The state of the local host before it. */
  readonly state: () => string;
  readonly act: (host: Host) => Act;
}

/** Makes a state when it is first asked for. */
function once(make: () => Host): () => string {
  let saved: string | undefined;
  return () => {
    saved ??= make().save();
    return saved;
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
  late: once(states.lateOrder),
  tabless: once(states.deletedResponses),
  stranger: once(states.unknownSender),
  last: once(states.lastRound),
  ended: once(states.endedMatch),
  closed: once(states.closedMatch),
  vote: once(states.openVote),
  address: once(states.changedAddress),
  half: once(() =>
    states.brokenOff(states.emptySeason('code'), 'newGame', [states.NEW_MATCH], 'Form.setPublished', 2),
  ),
  halfClosed: once(() =>
    states.brokenOff(states.endedMatch(), 'closeMatch', [1], 'Form.removeDestination', 2),
  ),
  halfBack: once(() => states.brokenOff(states.closedMatch(), 'bringBack', [1], 'Form.setDestination', 2)),
};

function scenario<N extends CallName>(
  title: string,
  state: keyof typeof STATES,
  name: N,
  ...given: Arguments<N>
): Scenario {
  return { title, state: STATES[state], act: () => ({ name, given }) };
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
const GIFT = { from: 'Ann', with: 'Ben', gives: 'point tokens' };
const TRADE = { match: 1, round: 1, strikes: '', answers: GIFT, rounds: 1 };
const AWARD = { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: 'a prize' };

/** Every action of the add-on, in a season in which it has most to do. */
export const SCENARIOS: readonly Scenario[] = [
  scenario('setUp, by code', 'workbook', 'setUp', 'code'),
  scenario('setUp, by email', 'workbook', 'setUp', 'email'),
  scenario('newGame, the first, by code', 'byCode', 'newGame', states.NEW_MATCH),
  scenario('newGame, the first, by email', 'byEmail', 'newGame', states.NEW_MATCH),
  scenario('newGame, a later one', 'ended', 'newGame', { ...states.NEW_MATCH, game: 'not-flower-field' }),
  scenario('continueWork, of a new match', 'half', 'continueWork'),
  scenario('abandonWork, of a new match', 'half', 'abandonWork'),
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
  scenario('endEarly', 'resolved', 'endEarly', 1, 'by standing'),
  scenario('restoreResponses', 'tabless', 'restoreResponses', 1),
  scenario('acceptEdit', 'edited', 'acceptEdit', 1),
  scenario('restoreTab', 'edited', 'restoreTab', 1),
  scenario('setDeadline', 'open', 'setDeadline', 1, '2026-02-01T12:00:00Z'),
  {
    title: 'acceptLate',
    state: STATES.late,
    act: (host) => {
      const [late] = ask(host, 'getState').matches[0]?.late ?? [];
      return { name: 'acceptLate', given: [1, late?.id ?? ''] };
    },
  },
  scenario('orderForm', 'open', 'orderForm', 1, 'Ann'),
  scenario('tryOrder', 'late', 'tryOrder', HAND),
  scenario('giveOrder', 'late', 'giveOrder', HAND),
  {
    title: 'nameSender',
    state: STATES.stranger,
    act: (host) => {
      const [stranger] = ask(host, 'getState').matches[0]?.strangers ?? [];
      const response = stranger?.id ?? '';
      return { name: 'nameSender', given: [{ match: 1, response, player: 'Ann', remember: true }] };
    },
  },
  scenario('recordVote', 'vote', 'recordVote', 1, 'Cleo'),
  scenario('award', 'open', 'award', AWARD),
  scenario('acceptLedger', 'ledger', 'acceptLedger'),
  scenario('shareAgain', 'address', 'shareAgain'),
  scenario('sendReceiptsNow', 'open', 'sendReceiptsNow', 1),
  scenario('remind', 'open', 'remind', 1, 0, false),
  { title: 'onSubmission', state: STATES.open, act: () => ({ name: 'onSubmission' }) },
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
  scenario('verify', 'closed', 'verify'),
  scenario('exportRecord', 'closed', 'exportRecord', 1),
  scenario('exportMatch', 'open', 'exportMatch', 1, 'everything'),
  scenario('verifiedEmailProblem', 'byEmail', 'verifiedEmailProblem'),
];
