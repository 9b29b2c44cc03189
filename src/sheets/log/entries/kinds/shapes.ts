import * as z from 'zod/mini';
import { byNames } from '../../../../rules/base/by-names.ts';
import type { Json } from '../../../../rules/base/json.ts';
import { text, whole } from '../../../../rules/declare/position.ts';

/** A list of things of one shape. */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z.array(item) as z.ZodMiniType as z.ZodMiniType<readonly z.infer<S>[]>;

/** Any value of JSON; not a missing one. */
export const json = () => z.custom<Json>((value) => value !== undefined);

/** What a cell holds. */
export const cell = () => z.union([z.string(), z.number(), z.boolean()]);

/** What a purse has, or how it changes. */
export const purse = () => ({ garnets: whole(), bellflowers: whole(), tokensOfLife: whole() });

/** A position as the tables of a match's tab hold it. */
export const position = () => byNames(z.union([cell(), list(byNames(cell()))]));

/** Where an order came from. */
export const source = () =>
  z.strictObject({
    response: z.exactOptional(text()),
    at: text(),
    /** The verified address that sent it; in a season with codes, the name on the roster. */
    sender: text(),
    /** The host entered it, or took the order out (H16): then the player has none among the orders. */
    byHost: z.exactOptional(z.boolean()),
    answers: byNames(text()),
  });

/** A trade between two players. */
export const trade = () => ({ from: text(), to: text(), gives: json(), takes: json() });

/** Offers that lapsed, with the reason. Only a player may learn what that player holds. */
export const lapsed = () =>
  list(
    z.strictObject({
      ...trade(),
      /** 'open': not agreed; 'lacking': not agreed, and not held any more; 'forbidden': against the rules by now; 'late': sent too late; 'refused': against the rules when it was made. */
      why: z.literal(['open', 'lacking', 'forbidden', 'withdrawn', 'ended', 'late', 'refused']),
    }),
  );

/** All that decided a round, as in the record, and where it came from. */
export const round = () => ({
  credits: byNames(
    z.strictObject({ garnets: z.exactOptional(whole()), bellflowers: z.exactOptional(whole()) }),
  ),
  trades: list(z.strictObject(trade())),
  orders: byNames(json()),
  /** The response of each order: its id, when it came, and the answers as they were given. */
  sources: byNames(source()),
  /** The responses to the trade desk that were read, each in one text (read-offers.ts). */
  offers: list(text()),
  /** The offers that did not become trades, if any. */
  lapsed: z.exactOptional(lapsed()),
  /** The deadline of the round, which an undo puts back. */
  deadline: text(),
  /** The deadline of the next round. */
  next: z.exactOptional(text()),
  /** It was resolved by itself: at its deadline, or because all had sent (H25). */
  auto: z.exactOptional(z.literal(['deadline', 'all'])),
});
