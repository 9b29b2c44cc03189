/** The types of the panel's calls. Plain data only: google.script.run passes nothing else. */

export type { DealInput } from '../../rules/declare/deal/deal.ts';
export type { SeasonVerification as VerifyAnswer } from '../archive/verify-rest.ts';
export type { AddedPlayers } from '../commit/add-players.ts';
export type { Invited } from '../letters/mail/invitation.ts';
export type { Mailed } from '../letters/mail/mails.ts';
export type { Timing } from '../log/entries/timing.ts';
export type { AmendRequest } from '../match/round/corrections/amend.ts';
export type { TradeRequest } from '../match/round/corrections/host-trade.ts';
export type { HandRequest } from '../match/round/host-order.ts';
export type { Award as AwardRequest } from '../match/season/award.ts';
export type { EliminationRequest } from '../match/season/eliminate.ts';
export type { Substitution } from '../match/season/substitute.ts';
export type { HandOver } from '../new-match/files/hand-over.ts';
export type { NewGameRequest } from '../new-match/game-request.ts';
export type { TakeOverRequest } from '../new-match/take-over.ts';
export type { Check, SelfTestStep, StepReport } from '../ports.ts';
export type { Problem } from '../problem.ts';
export type { RehearsalRequest } from '../rehearsal/plan.ts';
export type { AskedField } from '../responses/read/answers/asked-fields.ts';
export type { Progress } from '../work.ts';
export type { Answer } from './panel/answer.ts';
export type { DealChoice, GameChoice, OptionChoice } from './panel/choices.ts';
export type { ClockState } from './panel/clock.ts';
export type { MatchState } from './panel/match.ts';
export type { AmendForm, OrderForm, OrderReceipt } from './panel/orders.ts';
export type {
  AmendPreview,
  EditPreview,
  EndPreview,
  PreviewAnswer,
  ResolvedAnswer,
  StoryLine,
} from './panel/preview.ts';
export type { RehearsalView } from './panel/rehearsal.ts';
export type { ArchivedState, SeasonState, StatementWords } from './panel/season.ts';
export type { SeatState } from './panel/seat.ts';
export type { PanelState } from './panel/state.ts';
export type { TakeOverPreview } from './panel/take-over.ts';
export type { TradeForm, TradePreview, TradesState } from './panel/trades.ts';
