import type * as z from 'zod/mini';
import { AMEND, amendOrder } from '../actions/amend.ts';
import { AWARD, acceptLedger, award } from '../actions/award.ts';
import type { Change, Context } from '../actions/change.ts';
import { acceptEdit, restoreTab } from '../actions/edit.ts';
import { ELIMINATION, eliminate } from '../actions/eliminate.ts';
import { EARLY_END, endEarly } from '../actions/end-early.ts';
import { giveToken } from '../actions/give-token.ts';
import { giveOrder, HAND } from '../actions/host-order.ts';
import { correctTrade, TRADE } from '../actions/host-trade.ts';
import { sayWords, WORDS } from '../actions/host-words.ts';
import { nameSender, SENDER } from '../actions/name-sender.ts';
import { renameMatch } from '../actions/rename.ts';
import { RESOLVE, resolveRound } from '../actions/resolve.ts';
import { SUBSTITUTION } from '../actions/substitute.ts';
import { acceptLate, pauseMatch, resume, setDeadline, setTiming } from '../actions/timing.ts';
import { undoRound } from '../actions/undo.ts';
import { continueWithoutLost, exportMatch, exportRecord, matchPage, SHOWS } from '../actions/verify.ts';
import { nameOpponent, recordVote } from '../actions/vote.ts';
import { runClock } from '../clock/run.ts';
import { checkTriggers } from '../clock/triggers.ts';
import { keepTriggers } from '../clock/wake.ts';
import { addPlayers } from '../commit/add-players.ts';
import { restoreLedger, restoreTabs } from '../commit/restore-tabs.ts';
import { markRoster } from '../commit/roster-marks.ts';
import { setUpSeason } from '../commit/set-up.ts';
import { announceMatch } from '../delivery/announcement.ts';
import { deliverAgain } from '../delivery/deliver.ts';
import { invitations, invite, noteInvited } from '../delivery/invite.ts';
import { type Mailed, mailsLeft } from '../delivery/mails.ts';
import { postAnnouncements } from '../delivery/post-announcements.ts';
import { sendReceipts } from '../delivery/receipts.ts';
import { remind } from '../delivery/remind.ts';
import { checkForms, renewForms } from '../delivery/renew-forms.ts';
import { postTest, setWebhook } from '../delivery/webhook.ts';
import { openBook } from '../log/book.ts';
import { timingShape } from '../log/shapes.ts';
import { openMatch } from '../matches/archive/archived-match.ts';
import { beginBringingBack, beginClosing, continueMove, leaveMove } from '../matches/archive/move.ts';
import { loadMove } from '../matches/archive/move-job.ts';
import { restoreResponses } from '../matches/archive/restore-responses.ts';
import { VERIFY_REST, verifyRest, verifySeason } from '../matches/archive/verify-rest.ts';
import { checkFiles } from '../matches/check-files.ts';
import { NEW_GAME } from '../matches/game-request.ts';
import { finishHandOvers, handOverPlace } from '../matches/hand-over.ts';

import { abandonGame, beginGame, continueGame } from '../matches/new-game.ts';
import { REHEARSAL } from '../matches/rehearsal-plan.ts';
import {
  beginRehearsal,
  cleanRehearsal,
  endRehearsal,
  openRehearsal,
  resolveRehearsal,
} from '../matches/rehearse.ts';
import { shareAgain } from '../matches/share.ts';
import { TAKE_OVER } from '../matches/take-over.ts';
import { GAME_TEXT } from '../own-game/exported.ts';
import { perform } from '../perform.ts';
import type { Ports } from '../ports.ts';
import { ASKED, KEPT_HASH, MATCH, RECORD, ROUND, TEXT } from '../request-shapes.ts';
import { renewPages, sharePage, withdrawPage } from '../share-page.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { FIRST_ROUND_TAB } from '../workbook/season.ts';
import { changes, reads, type Values, writes } from './call.ts';
import { gameChoices } from './choices.ts';
import { closedMatches, statementWords } from './closed-matches.ts';
import { amendForm, orderForm, tryAmendment, tryEdit, tryEnd, tryOrder } from './host-hand.ts';
import { tradeForm, tryTrade } from './host-trades.ts';
import { checkOwnGame, describeGame, ownGames, RULE, readGame, writeRule } from './own-games.ts';
import { rehearsalView } from './rehearsal.ts';
import { previewRound, whyRound } from './rounds.ts';
import { FLAG, IDENTITY, RESPONSES, SHOWN } from './schemas.ts';
import { chooseMatch, panelState, pollPanel } from './state.ts';
import { checkRecord } from './take-over.ts';
import { findUnknown } from './unknown-state.ts';

/** Defines a call that performs an action. An action changes the season through the log. */
function acts<const S extends readonly z.ZodMiniType[]>(
  takes: S,
  action: (context: Context, ...given: Values<S>) => Change,
) {
  return changes(takes, (ports, ...given) => perform(ports, (context) => action(context, ...given)));
}

/** Defines a call that performs an action on an open or finished match. The first argument is or contains the match number. */
function actsOn<const S extends readonly z.ZodMiniType[]>(
  takes: S,
  action: (context: Context, ...given: Values<S>) => Change,
) {
  return changes(takes, (ports, ...given) => {
    const [of] = given as readonly [number | { readonly match: number }];
    const match = typeof of === 'number' ? of : of.match;
    return perform(ports, (context) => action(context, ...given), { matches: [match] });
  });
}

/** Defines a call whose action may change what happens automatically later. Updates the triggers after the action. */
function timed<const S extends readonly z.ZodMiniType[]>(
  takes: S,
  action: (context: Context, ...given: Values<S>) => Change,
) {
  return changes(takes, (ports, ...given) => {
    const { book } = perform(ports, (context) => action(context, ...given));
    keepTriggers(ports, book);
  });
}

/** Defines a call that sends mails. The clock retries mails that Google refused. */
function mails<const S extends readonly z.ZodMiniType[]>(
  takes: S,
  send: (ports: Ports, ...given: Values<S>) => Mailed,
) {
  return writes(takes, (ports, ...given) => {
    const result = send(ports, ...given);
    if (result.failed.length > 0) keepTriggers(ports, openBook(ports));
    return result;
  });
}

/**
 * All calls of the panel. The entry points for Google, the checks of arguments, and the types of the panel’s client
 * follow from this table.
 */
export const CALLS = {
  getState: reads([ASKED], panelState),
  poll: reads([TEXT], pollPanel),
  // The note belongs to one host, not to the season.
  chooseMatch: reads([MATCH], (ports, match) => {
    chooseMatch(ports, match);
    return null;
  }),
  showRound: reads([MATCH], (ports, match) => {
    ports.showTab(FIRST_ROUND_TAB + match);
    return null;
  }),
  getGames: reads([], () => gameChoices()),
  ownGames: reads([], ownGames),
  readGame: reads([GAME_TEXT], (_, text) => readGame(text)),
  closedMatches: reads([], closedMatches),
  checkRecord: reads([RECORD], checkRecord),
  rehearsal: reads([], (ports) => rehearsalView(ports, openRehearsal(ports))),
  preview: reads([RESOLVE], previewRound),
  why: reads([MATCH, ROUND, TEXT], whyRound),
  findUnknown: reads([MATCH, TEXT], findUnknown),
  orderForm: reads([MATCH, TEXT], orderForm),
  tryOrder: reads([HAND], tryOrder),
  amendForm: reads([MATCH, MATCH, TEXT, FLAG], amendForm),
  tryAmendment: reads([AMEND], tryAmendment),
  tradeForm: reads([MATCH, MATCH], tradeForm),
  tryTrade: reads([TRADE], tryTrade),
  tryEnd: reads([MATCH], tryEnd),
  tryEdit: reads([MATCH], tryEdit),
  verify: reads([KEPT_HASH], (ports, kept) => verifySeason(ports, kept)),
  verifyArchive: reads([VERIFY_REST], (ports, rest) => verifyRest(ports, rest)),
  exportRecord: reads([MATCH], (ports, match) => exportRecord(openMatch(ports, match), match)),
  exportMatch: reads([MATCH, SHOWS], (ports, match, shows) =>
    exportMatch(openMatch(ports, match), match, shows, ports),
  ),
  announcement: reads([MATCH], announceMatch),
  invitations: reads([MATCH], invitations),
  mailsLeft: reads([], mailsLeft),
  checkFiles: reads([], checkFiles),
  checkForms: writes([MATCH], checkForms),
  checkTriggers: reads([], checkTriggers),
  statement: reads([TEXT], statementWords),
  matchPage: reads([MATCH, SHOWS], (ports, match, shows) =>
    matchPage(ports.viewerPage(), openMatch(ports, match), match, shows, ports),
  ),
  // The self-test makes temporary files, and changes nothing in the season.
  selfTestSteps: reads([], (ports) => ports.selfTest.steps),
  selfTestStep: reads([TEXT], (ports, step) => ports.selfTest.run(step)),

  verifiedEmailProblem: reads([], (ports) => ports.forms.verifiedEmailProblem()),

  setUp: changes([IDENTITY], setUpSeason),
  addPlayers: writes([TEXT], addPlayers),
  markRoster: changes([], markRoster),
  describeGame: writes([GAME_TEXT], describeGame),
  // The check writes faults beside their cells.
  checkOwnGame: writes([ROUND], checkOwnGame),
  writeRule: writes([ROUND, RULE], writeRule),
  newGame: writes([NEW_GAME], (ports, request) => beginGame(ports, request)),
  takeOver: writes([TAKE_OVER], (ports, request) => beginGame(ports, request)),
  // A rehearsal changes nothing in the season: it has separate notes and a separate file.
  rehearse: writes([REHEARSAL], (ports, request) => rehearsalView(ports, beginRehearsal(ports, request))),
  resolveRehearsal: writes([ROUND], (ports, round) => rehearsalView(ports, resolveRehearsal(ports, round))),
  endRehearsal: changes([], endRehearsal),
  cleanRehearsal: changes([], cleanRehearsal),
  closeMatch: writes([MATCH], beginClosing),
  bringBack: writes([MATCH], beginBringingBack),
  continueWork: writes([], (ports) => (loadMove(ports) ? continueMove(ports) : continueGame(ports))),
  /** Continues to close a match although some of its pages cannot be updated. */
  closeWithoutPages: writes([], (ports) => continueMove(ports, true)),
  abandonWork: changes([], (ports) => (loadMove(ports) ? leaveMove(ports) : abandonGame(ports))),
  resolveRound: writes([RESOLVE], (ports, request) => {
    const { book, delivery } = perform(ports, (context) => resolveRound(context, request));
    const { round, over } = findMatch(book, request.match);
    return { round, over, ...delivery };
  }),
  deliverOutbox: writes([], deliverAgain),
  renewForms: writes([], renewForms),
  setWebhook: changes([TEXT], setWebhook),
  postTest: reads([], postTest),
  postAnnouncements: writes([], (ports) => {
    const book = openBook(ports);
    const posting = postAnnouncements(ports, book);
    if (posting.wait > 0) keepTriggers(ports, book);
    return posting;
  }),
  sharePage: changes([MATCH], sharePage),
  withdrawPage: changes([MATCH], withdrawPage),
  renewPages: changes([], (ports) => renewPages(ports)),
  invite: mails([MATCH, TEXT, FLAG], invite),
  noteInvited: actsOn([MATCH, TEXT], noteInvited),
  remind: mails([MATCH, ROUND, FLAG], remind),
  setTiming: timed([MATCH, timingShape], setTiming),
  pauseMatch: timed([MATCH], pauseMatch),
  resume: timed([MATCH], resume),
  runClock: writes([], (ports) => runClock(ports)),
  sendReceiptsNow: writes([MATCH], sendReceipts),
  undoRound: actsOn([MATCH, ROUND, ROUND], undoRound),
  amendOrder: actsOn([AMEND], amendOrder),
  correctTrade: actsOn([TRADE], correctTrade),
  acceptEdit: actsOn([MATCH, SHOWN], acceptEdit),
  restoreTab: actsOn([MATCH], restoreTab),
  restoreResponses: writes([MATCH], restoreResponses),
  restoreTabs: changes([], restoreTabs),
  setDeadline: actsOn([MATCH, ROUND, TEXT], setDeadline),
  acceptLate: actsOn([MATCH, RESPONSES], acceptLate),
  giveOrder: acts([HAND], giveOrder),
  nameSender: acts([SENDER], nameSender),
  endEarly: actsOn([MATCH, ROUND, EARLY_END], endEarly),
  sayWords: actsOn([MATCH, WORDS], sayWords),
  renameMatch: actsOn([MATCH, TEXT], renameMatch),
  recordVote: actsOn([MATCH, TEXT], recordVote),
  nameOpponent: actsOn([MATCH, TEXT], nameOpponent),
  giveToken: actsOn([MATCH, TEXT], giveToken),
  award: acts([AWARD], award),
  eliminate: acts([ELIMINATION], eliminate),
  acceptLedger: acts([SHOWN], acceptLedger),
  restoreLedger: changes([], restoreLedger),
  continueWithoutLost: acts([], continueWithoutLost),
  shareAgain: writes([], shareAgain),
  substitute: writes([SUBSTITUTION], (ports, asked) => handOverPlace(ports, asked)),
  finishHandOvers: writes([], finishHandOvers),
};

type Calls = typeof CALLS;

export type CallName = keyof Calls;

export type Arguments<N extends CallName> = WithOptional<Values<Calls[N]['takes']>>;
/** Makes a single argument optional if it may be undefined. */
type WithOptional<V extends readonly unknown[]> = V extends readonly [infer One]
  ? undefined extends One
    ? [given?: One]
    : V
  : V;

/** Type of a call's value when no problem occurs. */
export type Value<N extends CallName> = OnlyRead<ReturnType<Calls[N]['run']>>;
/** Readonly version of a type, at all depths. */
type OnlyRead<T> = { readonly [K in keyof T]: OnlyRead<T[K]> };

export type KindOf<N extends CallName> = Calls[N]['kind'];
