import type * as z from 'zod/mini';
import { loadMove } from '../archive/move/job.ts';
import { beginBringingBack, beginClosing, continueMove, leaveMove } from '../archive/move/move.ts';
import { openMatch } from '../archive/open-match.ts';
import { restoreResponses } from '../archive/restore-responses.ts';
import { verifyRest } from '../archive/verify-rest.ts';
import { verifySeason } from '../archive/verify-season.ts';
import { runClock } from '../clock/run.ts';
import { keepAlarm } from '../clock/wake.ts';
import { addPlayers } from '../commit/add-players.ts';
import { restoreLedger, restoreTabs } from '../commit/restore-tabs.ts';
import { markRoster } from '../commit/roster-marks.ts';
import { setUpSeason } from '../commit/set-up.ts';
import { deliverAgain } from '../letters/delivery/deliver.ts';
import { renewForms } from '../letters/delivery/forms/renew-forms.ts';
import { perform } from '../letters/delivery/perform.ts';
import { sendReceipts } from '../letters/delivery/receipts.ts';
import { renewPages, sharePage, withdrawPage } from '../letters/delivery/share-page.ts';
import { announceMatch } from '../letters/mail/announcement.ts';
import { invitations, invite, noteInvited } from '../letters/mail/invite.ts';
import { mailsLeft } from '../letters/mail/mails.ts';
import { postAnnouncements } from '../letters/mail/post-announcements.ts';
import { remind } from '../letters/mail/remind.ts';
import { postTest, setWebhook } from '../letters/mail/webhook.ts';
import { timingShape } from '../log/shapes.ts';
import type { Change, Context } from '../match/change.ts';
import { AMEND, amendOrder } from '../match/round/corrections/correction.ts';
import { acceptEdit, restoreTab } from '../match/round/corrections/edit.ts';
import { correctTrade, TRADE } from '../match/round/corrections/host-trade.ts';
import { EARLY_END, endEarly } from '../match/round/end-early.ts';
import { giveOrder, HAND } from '../match/round/host-order.ts';
import { nameSender, SENDER } from '../match/round/name-sender.ts';
import { RESOLVE, resolveRound } from '../match/round/resolve.ts';
import { acceptLate, goOn, pauseMatch, setDeadline, setTiming } from '../match/round/timing.ts';
import { undoRound } from '../match/round/undo.ts';
import { AWARD, acceptLedger, award } from '../match/season/award.ts';
import { ELIMINATION, eliminate } from '../match/season/eliminate.ts';
import { giveToken } from '../match/season/give-token.ts';
import { goOnWithoutLost } from '../match/season/lost-entries.ts';
import { renameMatch } from '../match/season/rename.ts';
import { SUBSTITUTION } from '../match/season/substitute.ts';
import { nameOpponent, recordVote } from '../match/season/vote.ts';
import { exportMatch, exportRecord, matchPage } from '../match/verify.ts';
import { finishHandOvers, handOverPlace } from '../new-match/files/hand-over.ts';
import { checkFiles } from '../new-match/files/lost-files.ts';
import { shareAgain } from '../new-match/files/share.ts';
import { NEW_GAME } from '../new-match/game-request.ts';
import { abandonGame, beginGame, continueGame } from '../new-match/new-game.ts';
import { TAKE_OVER } from '../new-match/take-over.ts';
import { REHEARSAL } from '../rehearsal/plan.ts';
import {
  beginRehearsal,
  cleanRehearsal,
  endRehearsal,
  openRehearsal,
  resolveRehearsal,
} from '../rehearsal/rehearse.ts';
import { MATCH, RECORD, ROUND, TEXT } from '../request-shapes.ts';
import { findMatch } from '../workbook/tabs/host-tabs.ts';
import { changes, reads, type Values, writes } from './call.ts';
import { gameChoices } from './pages/choices.ts';
import { closedMatches, statementWords } from './pages/closed-matches.ts';
import { amendForm, orderForm, tryAmendment, tryEdit, tryEnd, tryOrder } from './pages/host-hand.ts';
import { tradeForm, tryTrade } from './pages/host-trades.ts';
import { rehearsalView } from './pages/rehearsal.ts';
import { previewRound, whyRound } from './pages/rounds.ts';
import { checkRecord } from './pages/take-over.ts';
import { FLAG, IDENTITY, KEPT_HASH, RESPONSES, SHOWN, SHOWS, VERIFY_REST } from './schemas.ts';
import { chooseMatch, panelState, pollPanel } from './state.ts';

/** A call that performs an action: a change of the season by its log. */
function acts<const S extends readonly z.ZodMiniType[]>(
  takes: S,
  action: (context: Context, ...given: Values<S>) => Change,
) {
  return changes(takes, (ports, ...given) => perform(ports, (context) => action(context, ...given)));
}

/** A call that performs an action on a match, be it over or not. */
function actsOn<const S extends readonly z.ZodMiniType[]>(
  takes: readonly [typeof MATCH, ...S],
  action: (context: Context, match: number, ...given: Values<S>) => Change,
) {
  return changes(takes, (ports, match, ...given) =>
    perform(ports, (context) => action(context, match, ...given), { matches: [match] }),
  );
}

/** A call that performs an action after which something may happen by itself. */
function timed<const S extends readonly z.ZodMiniType[]>(
  takes: S,
  action: (context: Context, ...given: Values<S>) => Change,
) {
  return changes(takes, (ports, ...given) => {
    const { book } = perform(ports, (context) => action(context, ...given));
    keepAlarm(ports, book);
  });
}

/**
 * Every call of the panel. The entry points that Google sees, the checks of their arguments, and the types of the
 * panel’s client follow from this table: a new call is one more entry.
 */
export const CALLS = {
  getState: reads([], panelState),
  poll: reads([TEXT], pollPanel),
  lookingAt: reads([], (ports) => ports.looksAt()),
  // A note for one host, and not of the season.
  chooseMatch: reads([MATCH, FLAG], (ports, match, shows) => {
    chooseMatch(ports, match, shows);
    return null;
  }),
  getGames: reads([], () => gameChoices()),
  closedMatches: reads([], closedMatches),
  checkRecord: reads([RECORD], checkRecord),
  rehearsal: reads([], (ports) => rehearsalView(ports, openRehearsal(ports))),
  preview: reads([RESOLVE], previewRound),
  why: reads([MATCH, ROUND, TEXT], whyRound),
  orderForm: reads([MATCH, TEXT], orderForm),
  tryOrder: reads([HAND], tryOrder),
  amendForm: reads([MATCH, MATCH, TEXT], amendForm),
  tryAmendment: reads([AMEND], tryAmendment),
  tradeForm: reads([MATCH, MATCH], tradeForm),
  tryTrade: reads([TRADE], tryTrade),
  tryEnd: reads([MATCH], tryEnd),
  tryEdit: reads([MATCH], tryEdit),
  verify: reads([KEPT_HASH], (ports, kept) => verifySeason(ports, undefined, kept)),
  verifyArchive: reads([VERIFY_REST], (ports, rest) => verifyRest(ports, rest)),
  exportRecord: reads([MATCH], (ports, match) => exportRecord(openMatch(ports, match), match)),
  exportMatch: reads([MATCH, SHOWS], (ports, match, shows) =>
    exportMatch(openMatch(ports, match), match, shows),
  ),
  announcement: reads([MATCH], announceMatch),
  invitations: reads([MATCH], invitations),
  mailsLeft: reads([], mailsLeft),
  checkFiles: reads([], checkFiles),
  statement: reads([TEXT], statementWords),
  matchPage: reads([MATCH, SHOWS], (ports, match, shows) =>
    matchPage(ports.viewerPage(), openMatch(ports, match), match, shows),
  ),
  // It makes scratch files, and changes nothing in the season.
  selfTestSteps: reads([], (ports) => ports.selfTest.steps),
  selfTestStep: reads([TEXT], (ports, step) => ports.selfTest.run(step)),

  verifiedEmailProblem: reads([], (ports) => ports.forms.verifiedEmailProblem()),

  setUp: changes([IDENTITY], setUpSeason),
  addPlayers: writes([TEXT], addPlayers),
  markRoster: changes([], markRoster),
  newGame: writes([NEW_GAME], (ports, request) => beginGame(ports, request)),
  takeOver: writes([TAKE_OVER], (ports, request) => beginGame(ports, request)),
  // A rehearsal changes nothing in the season: its notes and its file are its own.
  rehearse: writes([REHEARSAL], (ports, request) => rehearsalView(ports, beginRehearsal(ports, request))),
  resolveRehearsal: writes([ROUND], (ports, round) => rehearsalView(ports, resolveRehearsal(ports, round))),
  endRehearsal: changes([], endRehearsal),
  cleanRehearsal: changes([], cleanRehearsal),
  closeMatch: writes([MATCH], beginClosing),
  bringBack: writes([MATCH], beginBringingBack),
  continueWork: writes([], (ports) => (loadMove(ports) ? continueMove(ports) : continueGame(ports))),
  /** Goes on with closing a match although some pages of it cannot be renewed. */
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
  postAnnouncements: writes([], (ports) => postAnnouncements(ports)),
  sharePage: changes([MATCH], sharePage),
  withdrawPage: changes([MATCH], withdrawPage),
  renewPages: changes([], (ports) => renewPages(ports)),
  invite: writes([MATCH, TEXT, FLAG], invite),
  noteInvited: actsOn([MATCH, TEXT], noteInvited),
  remind: writes([MATCH, ROUND, FLAG], remind),
  setTiming: timed([MATCH, timingShape], setTiming),
  pauseMatch: timed([MATCH], pauseMatch),
  goOn: timed([MATCH], goOn),
  runClock: writes([], (ports) => runClock(ports)),
  sendReceiptsNow: writes([MATCH], sendReceipts),
  undoRound: actsOn([MATCH, ROUND], undoRound),
  /** Undoes the rounds from one to the last. */
  undoRounds: actsOn([MATCH, ROUND, ROUND], undoRound),
  amendOrder: changes([AMEND], (ports, request) =>
    perform(ports, (context) => amendOrder(context, request), { matches: [request.match] }),
  ),
  correctTrade: changes([TRADE], (ports, request) =>
    perform(ports, (context) => correctTrade(context, request), { matches: [request.match] }),
  ),
  acceptEdit: actsOn([MATCH, SHOWN], acceptEdit),
  restoreTab: actsOn([MATCH], restoreTab),
  restoreResponses: writes([MATCH], restoreResponses),
  restoreTabs: changes([], restoreTabs),
  setDeadline: actsOn([MATCH, ROUND, TEXT], setDeadline),
  acceptLate: actsOn([MATCH, RESPONSES], acceptLate),
  giveOrder: acts([HAND], giveOrder),
  nameSender: acts([SENDER], nameSender),
  endEarly: actsOn([MATCH, ROUND, EARLY_END], endEarly),
  renameMatch: actsOn([MATCH, TEXT], renameMatch),
  recordVote: actsOn([MATCH, TEXT], recordVote),
  nameOpponent: actsOn([MATCH, TEXT], nameOpponent),
  giveToken: actsOn([MATCH, TEXT], giveToken),
  award: acts([AWARD], award),
  eliminate: acts([ELIMINATION], eliminate),
  acceptLedger: acts([SHOWN], acceptLedger),
  restoreLedger: changes([], restoreLedger),
  goOnWithoutLost: acts([], goOnWithoutLost),
  shareAgain: writes([], shareAgain),
  substitute: writes([SUBSTITUTION], (ports, asked) => handOverPlace(ports, asked)),
  finishHandOvers: writes([], finishHandOvers),
};

type Calls = typeof CALLS;

export type CallName = keyof Calls;

/** The arguments of a call, in order. */
export type Arguments<N extends CallName> = WithOptional<Values<Calls[N]['takes']>>;
/** A single argument that may be undefined may be left out. */
type WithOptional<V extends readonly unknown[]> = V extends readonly [infer One]
  ? undefined extends One
    ? [given?: One]
    : V
  : V;

/** The value with which a call answers if there is no problem. */
export type Value<N extends CallName> = OnlyRead<ReturnType<Calls[N]['run']>>;
/** The same data, never changed. */
type OnlyRead<T> = { readonly [K in keyof T]: OnlyRead<T[K]> };

export type KindOf<N extends CallName> = Calls[N]['kind'];
