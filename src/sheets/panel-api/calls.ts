import { deliverAgain, sendReceipts } from '../letters/deliver.ts';
import * as overrides from '../match/overrides.ts';
import { resolveRound } from '../match/resolve.ts';
import { setUpSeason } from '../match/set-up.ts';
import { exportRecord, verify } from '../match/verify.ts';
import { recordVote } from '../match/vote.ts';
import { abandonGame, beginGame, continueGame } from '../new-match/new-game.ts';
import { changes, reads, type Values, writes } from './call.ts';
import { gameChoices } from './choices.ts';
import { previewRound, whyRound } from './rounds.ts';
import { AWARD, IDENTITY, MATCH, NEW_GAME, RESOLVE, ROUND, ROW, TEXT } from './schemas.ts';
import { panelState } from './state.ts';

/**
 * Every call of the panel. The entry points that Google sees, the checks of their arguments, and the types of the
 * panel’s client follow from this table: a new call is one more entry.
 */
export const CALLS = {
  getState: reads([], panelState),
  getGames: reads([], () => gameChoices()),
  preview: reads([RESOLVE], previewRound),
  why: reads([MATCH, ROUND, TEXT], whyRound),
  verify: reads([], verify),
  exportRecord: reads([MATCH], exportRecord),
  // It makes scratch files beside the season, and nothing in it.
  selfTest: reads([], (ports) => ({ checks: ports.selfTest() })),

  setUp: changes([IDENTITY], setUpSeason),
  newGame: writes([NEW_GAME], (ports, request) => beginGame(ports, request)),
  continueWork: writes([], (ports) => continueGame(ports)),
  abandonWork: changes([], abandonGame),
  resolveRound: writes([RESOLVE], (ports, request) => {
    const { round, over, delivery } = resolveRound(ports, request);
    return { round, over, ...delivery };
  }),
  deliverOutbox: writes([], (ports) => deliverAgain(ports).failed),
  sendReceiptsNow: writes([MATCH], sendReceipts),
  undoRound: changes([MATCH, ROUND], overrides.undoRound),
  acceptEdit: changes([MATCH], overrides.acceptEdit),
  restoreTab: changes([MATCH], overrides.restoreTab),
  setDeadline: changes([MATCH, TEXT], overrides.setDeadline),
  acceptLate: changes([MATCH, ROW], overrides.acceptLate),
  recordVote: changes([MATCH, TEXT], recordVote),
  award: changes([AWARD], overrides.award),
  acceptLedger: changes([], overrides.acceptLedger),
  shareAgain: changes([], overrides.shareAgain),
};

type Calls = typeof CALLS;

export type CallName = keyof Calls;

/** What a call takes, in order. */
export type Arguments<N extends CallName> = Values<Calls[N]['takes']>;

/** What a call answers with when nothing is wrong. */
export type Value<N extends CallName> = ReturnType<Calls[N]['run']>;

export type KindOf<N extends CallName> = Calls[N]['kind'];
