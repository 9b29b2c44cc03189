import type { Arguments, Value } from './calls.ts';

// The types of what the panel shows and sends: plain data, since google.script.run passes nothing else. They follow from the table of calls.

export type { Timing } from '../log/timing.ts';
export type { Check, SelfTestStep, StepReport } from '../ports.ts';
export type { Problem } from '../problem.ts';
export type { AskedField } from '../responses/asked-fields.ts';
export type { Progress } from '../work.ts';
export type { Answer } from './call.ts';

export type PanelState = Value<'getState'>;
export type SeasonState = NonNullable<PanelState['season']>;
export type MatchState = PanelState['matches'][number];
export type SeatState = MatchState['seats'][number];
export type ClockState = MatchState['clock'];
export type TradesState = MatchState['trades'];
export type ArchivedState = Value<'closedMatches'>[number];
export type GameChoice = Value<'getGames'>[number];
export type OptionChoice = GameChoice['options'][number];
export type DealChoice = GameChoice['deal'][number];
export type OwnGameState = Value<'checkOwnGame'>;
export type StoryLine = Value<'why'>[number];
export type PreviewAnswer = Value<'preview'>;
export type ResolvedAnswer = Value<'resolveRound'>;
export type OrderForm = Value<'orderForm'>;
export type OrderReceipt = Value<'tryOrder'>;
export type AmendPreview = Value<'tryAmendment'>;
export type TradePreview = Value<'tryTrade'>;
export type EditPreview = Value<'tryEdit'>;
export type EndPreview = Value<'tryEnd'>;
export type TakeOverPreview = Value<'checkRecord'>;
export type RehearsalView = Value<'rehearsal'>;
export type VerifyAnswer = Value<'verify'>;
export type AddedPlayers = Value<'addPlayers'>;
export type Mailed = Value<'remind'>;
export type Invited = Value<'invitations'>['players'][number];
export type HandOver = Value<'substitute'>;

export type HandRequest = Arguments<'tryOrder'>[0];
export type AmendRequest = Arguments<'tryAmendment'>[0];
export type TradeRequest = Arguments<'tryTrade'>[0];
export type AwardRequest = Arguments<'award'>[0];
export type Substitution = Arguments<'substitute'>[0];
export type NewGameRequest = Arguments<'newGame'>[0];
export type TakeOverRequest = Arguments<'takeOver'>[0];
