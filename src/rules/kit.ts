/** Functions for writing a game: its definition, seats, options, deals, outcomes, chance and words. */
export type { Chance, Stream } from './base/chance.ts';
export { byName, isObject, type Json, own, put, quote } from './base/json.ts';
export { tooLongWords } from './base/too-long.ts';
export { checkKeys, unexpected, unusable } from './base/unusable.ts';
export {
  capital,
  gainWords,
  joined,
  listed,
  ordinal,
  plural,
  signed,
  stopped,
  titled,
} from './base/words.ts';
export { type DealPart, different, perIndex, perKey, perPlayer, readEach } from './declare/deal.ts';
export {
  areMeadowMates,
  betweenNeighbours,
  type MatchInfo,
  matesOf,
  meadowsOf,
  notInLastRound,
  type Seat,
  seatOf,
  withinMeadow,
} from './declare/match-info.ts';
export {
  choiceOption,
  flagOption,
  type Option,
  type OptionsOf,
  priceOption,
  roundsOption,
  wholeOption,
} from './declare/option.ts';
export {
  type Outcome,
  type OutcomeView,
  outcomeByScores,
  seatsWith,
  TOKEN_WORDS,
  winnersTokens,
} from './declare/outcome.ts';
export { type Position, type Problem, problemsIn } from './declare/position.ts';
export { type Earning, type Purse, readCredits } from './declare/purse.ts';
export { seating } from './declare/seating.ts';
export { defineGame, type PartsOf } from './define-game.ts';
export type { Glance, OwnSeen, PrivateSeen, PublicSeen, Tell, WithPurse } from './game.ts';
