import type { Refusal } from '../../rules/order/refusal.ts';
import { inFormOrder, refusalOf } from '../../rules/order/refusal-words.ts';
import type { Match } from '../../rules/play/match.ts';
import { contextOf } from '../actions/change.ts';
import { replayMatch } from '../actions/current-match.ts';
import {
  changedTrades,
  keyOf,
  openTrades,
  planTrade,
  type RoundTrades,
  resolvedTrades,
  type TradeRequest,
} from '../actions/host-trade.ts';
import { exchange } from '../log/asset-words.ts';
import { openBook } from '../log/book.ts';
import { correctedTrades, type TradeCorrection } from '../log/host-trades.ts';
import { checkOrder } from '../pages/lines/receipt.ts';
import type { Ports } from '../ports.ts';
import { askedFields } from '../responses/asked-fields.ts';
import { type Agreed, afterTrades, settleAll } from '../responses/trades/settling.ts';
import { hostTradeQuestions, lineBefore } from '../responses/trades/trade-form.ts';
import { previewOf } from './host-hand.ts';

/** Gives the trades of an open or resolved round, and the fields to enter a trade. */
export function tradeForm(ports: Ports, match: number, round: number) {
  const context = contextOf(ports, openBook(ports, { matches: [match] }));
  const playback = replayMatch(context.book, match);
  const isOpen = round > playback.rounds.length;
  const of = isOpen ? openTrades(context, match) : resolvedTrades(playback, round);
  const { failing } = settleAll(of.before, of.agreed);
  return {
    trades: of.agreed.map((trade, at) => ({
      key: keyOf(trade, at),
      /** Trade in words: “Ann gives Ben 2 garnets for 1 stamp”. */
      words: wordsOf(of, trade),
      /** True if the trade would not settle, or did not settle. */
      fails: failing.some((one) => one.trade === trade),
    })),
    fields: askedFields(hostTradeQuestions(of.shown), {}).map((field) => {
      const after = lineBefore(field.key);
      return after === undefined ? field : { ...field, after };
    }),
  };
}

/** Previews a correction of trades. Throws if the correction is impossible. Writes nothing. */
export function tryTrade(ports: Ports, request: TradeRequest) {
  const context = contextOf(ports, openBook(ports, { matches: [request.match] }));
  const plan = planTrade(context, request);
  const { of, cancels, enters, amendment } = plan;
  const { fails, settles } = changedTrades(of, plan);
  return {
    /** The trade that the correction cancels (`cancels`) and the trade that it enters (`enters`), in words; '' for none. */
    cancels: cancels ? wordsOf(of, cancels) : '',
    enters: enters ? wordsOf(of, enters) : '',
    /** Other trades of the round that would no longer settle (`fails`), and trades that would newly settle (`settles`). */
    fails: fails.map((trade) => wordsOf(of, trade)),
    settles: settles.map((trade) => wordsOf(of, trade)),
    ...orderNews(of, plan),
    /** Effects on resolved rounds; null if the round is still open. */
    amendment: amendment ? previewOf(amendment) : null,
  };
}

/** Finds lines of the open round's orders that a correction of trades would refuse, or accept again (X4). */
function orderNews(of: RoundTrades, corrected: TradeCorrection) {
  const { open, before, shown, agreed } = of;
  if (!open) return { refused: [], accepted: [] };
  const { orders, questions, trading } = open;
  const after = afterTrades(before, settleAll(before, correctedTrades<Agreed>(agreed, corrected) ?? agreed));
  const seats = shown.info.names.map((player, seat) => {
    const refusedIn = (match: Match) =>
      orders[seat] === undefined ? [] : checkOrder(match, seat, orders[seat]);
    const [was, is] = [refusedIn(trading.after), refusedIn(after)];
    const newIn = (some: readonly Refusal[], others: readonly Refusal[]) =>
      inFormOrder(
        some.filter(({ part }) => others.every((other) => other.part !== part)),
        questions,
      ).map((refusal) => refusalOf({ ...refusal, player }, questions));
    return { refused: newIn(is, was), accepted: newIn(was, is) };
  });
  return {
    refused: seats.flatMap(({ refused }) => refused),
    accepted: seats.flatMap(({ accepted }) => accepted),
  };
}

/** Describes a trade in words, with the shown names of players (H23). */
function wordsOf({ before, shown }: RoundTrades, trade: Agreed): string {
  const nameOf = (name: string) => shown.info.names[before.info.names.indexOf(name)] ?? name;
  return exchange({ ...trade, from: nameOf(trade.from), to: nameOf(trade.to) });
}
