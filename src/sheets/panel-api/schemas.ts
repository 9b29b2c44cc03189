import * as z from 'zod/mini';
import { byNames } from '../../rules/base/by-names.ts';
import { lazy } from '../../rules/base/lazy.ts';
import { safeInteger } from '../../rules/declare/position.ts';
import type { VerifyRest } from '../archive/verify-rest.ts';
import { AWARD_KINDS, TAKEN_PURSES } from '../log/entries/events.ts';
import { timingShape } from '../log/entries/timing.ts';
import type { AmendRequest } from '../match/round/corrections/amend.ts';
import type { TradeRequest } from '../match/round/corrections/host-trade.ts';
import { EARLY_ENDS } from '../match/round/end-early.ts';
import type { HandRequest } from '../match/round/host-order.ts';
import type { SenderRequest } from '../match/round/name-sender.ts';
import type { ResolveRequest } from '../match/round/resolve.ts';
import type { Award } from '../match/season/award.ts';
import type { EliminationRequest } from '../match/season/eliminate.ts';
import type { Substitution } from '../match/season/substitute.ts';
import type { NewGameRequest } from '../new-match/game-request.ts';
import type { TakeOverRequest } from '../new-match/take-over.ts';
import type { RehearsalRequest } from '../rehearsal/plan.ts';
import { WHY_LIMIT } from '../workbook/cells/plain-text.ts';

// The shapes of the arguments of calls. Texts and lists have a greatest length, since anyone may send anything.

export const MATCH = lazy(() => safeInteger().check(z.minimum(1)));
export const ROUND = lazy(() => safeInteger().check(z.minimum(0)));
/** A text without half characters, which neither a hash nor Google takes. */
const wellFormed = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((text) => !/\p{Cs}/u.test(text)),
  );
/** A text of this form, or nothing. */
const matching = (pattern: RegExp) => z.optional(z.string().check(z.refine((text) => pattern.test(text))));
export const FLAG = lazy(() => z.boolean());
export const TEXT = lazy(() => wellFormed(20_000));
const textList = () => z.array(TEXT()).check(z.maxLength(100));
/** The ids of some responses. */
export const RESPONSES = lazy(
  (): z.ZodMiniType<readonly string[]> => textList().check(z.refine((ids) => ids.length > 0)),
);
/** Changes by hand, as the panel showed them. */
export const SHOWN = lazy(
  (): z.ZodMiniType<readonly string[]> => z.array(TEXT()).check(z.minLength(1), z.maxLength(20_000)),
);
/** How much of a match a file holds. */
export const SHOWS = lazy(() => z.literal(['everything', 'public']));
/** A hash of the log that somebody kept, or its beginning. */
export const KEPT_HASH = lazy(() => matching(/^[0-9a-f]{8,64}$/));
const amounts = () => ({ garnets: safeInteger(), bellflowers: safeInteger(), tokensOfLife: safeInteger() });
/** The rest that a part of Verify left to the next part. */
export const VERIFY_REST = lazy((): z.ZodMiniType<VerifyRest> => {
  const list = <S extends z.ZodMiniType>(of: S) => z.array(of).check(z.maxLength(20_000));
  const short = wellFormed(100);
  return z.object({
    matches: list(z.object({ match: MATCH(), seats: ROUND() })),
    closed: short,
    chain: z.object({
      before: MATCH(),
      hash: short,
      moved: list(z.object({ number: MATCH(), match: MATCH(), text: short, found: short })),
    }),
    ledger: z.optional(z.object({ row: MATCH(), sums: list(z.object({ player: TEXT(), ...amounts() })) })),
    kept: KEPT_HASH(),
  });
});
/** The id of a press: 128 random bits in hexadecimal. */
export const REQUEST = lazy(() => matching(/^[0-9a-f]{32}$/));
export const IDENTITY = lazy(() => z.literal(['email', 'code']));

export const RESOLVE = lazy(
  (): z.ZodMiniType<ResolveRequest> =>
    z.object({
      match: MATCH(),
      round: ROUND(),
      early: z.optional(z.boolean()),
      complete: z.optional(z.boolean()),
    }),
);

export const HAND = lazy(
  (): z.ZodMiniType<HandRequest> =>
    z.object({
      match: MATCH(),
      round: MATCH(),
      player: TEXT(),
      does: z.literal(['enter', 'remove', 'withdraw']),
      answers: byNames(TEXT(), TEXT()),
      seen: TEXT(),
    }),
);

export const AMEND = lazy(
  (): z.ZodMiniType<AmendRequest> =>
    z.object({
      match: MATCH(),
      round: MATCH(),
      player: TEXT(),
      does: z.literal(['enter', 'remove']),
      answers: byNames(TEXT(), TEXT()),
      rounds: MATCH(),
    }),
);

export const TRADE = lazy(
  (): z.ZodMiniType<TradeRequest> =>
    z.object({
      match: MATCH(),
      round: MATCH(),
      strikes: TEXT(),
      answers: byNames(TEXT(), TEXT()),
      rounds: ROUND(),
    }),
);

export const SENDER = lazy(
  (): z.ZodMiniType<SenderRequest> =>
    z.object({
      match: MATCH(),
      response: TEXT(),
      player: TEXT(),
      aside: z.optional(z.boolean()),
      remember: z.boolean(),
    }),
);

export const AWARD = lazy(
  (): z.ZodMiniType<Award> =>
    z.object({
      player: TEXT(),
      others: z.exactOptional(textList()),
      ...amounts(),
      why: wellFormed(WHY_LIMIT),
      kind: z.exactOptional(z.literal(AWARD_KINDS)),
    }),
);

export const ELIMINATION = lazy(
  (): z.ZodMiniType<EliminationRequest> =>
    z.object({ player: TEXT(), out: z.boolean(), why: wellFormed(WHY_LIMIT) }),
);

export const SUBSTITUTION = lazy(
  (): z.ZodMiniType<Substitution> =>
    z.object({
      player: TEXT(),
      person: z.literal(['other', 'same']),
      by: TEXT(),
      name: wellFormed(500),
      email: wellFormed(500),
    }),
);

export const NEW_GAME = lazy(
  (): z.ZodMiniType<NewGameRequest> =>
    z.object({
      game: TEXT(),
      options: byNames(z.union([TEXT(), z.number(), z.boolean()]), TEXT()),
      players: textList(),
      meadows: z.optional(byNames(TEXT(), TEXT())),
      deadline: TEXT(),
      timing: z.optional(timingShape()),
      seed: wellFormed(1000),
      setup: TEXT(),
    }),
);

export const EARLY_END = lazy(() => z.literal(EARLY_ENDS));

export const REHEARSAL = lazy(
  (): z.ZodMiniType<RehearsalRequest> =>
    z.union([z.strictObject({ match: MATCH() }), z.strictObject({ game: NEW_GAME() })]),
);

/** A pasted record, or an exported match: far more than a match has. */
export const RECORD = lazy(() => wellFormed(2_000_000));

export const TAKE_OVER = lazy(
  (): z.ZodMiniType<TakeOverRequest> =>
    z.object({
      record: RECORD(),
      players: textList(),
      purses: z.literal(TAKEN_PURSES),
      deadline: TEXT(),
      timing: z.optional(timingShape()),
    }),
);

export const TIMING = timingShape;
