import * as z from 'zod/mini';
import { byNames } from '../../../../rules/base/by-names.ts';
import { isSame } from '../../../../rules/base/json.ts';
import { lazy } from '../../../../rules/base/lazy.ts';
import { listed } from '../../../../rules/base/words.ts';
import type { Answers } from '../../../../rules/order/question.ts';
import type { Holdings } from '../../../../rules/play/trade.ts';
import { correctedTrades, type TradeCorrection } from '../../../log/entries/host-trades.ts';
import { amendTrade } from '../../../log/events/amend-trade.ts';
import { fail } from '../../../problem.ts';
import { MATCH, ROUND, TEXT } from '../../../request-shapes.ts';
import { type Agreed, settleAll, settleNext } from '../../../responses/trades/settling.ts';
import { readOffer } from '../../../responses/trades/trade-desk.ts';
import { hostTradeQuestions } from '../../../responses/trades/trade-form.ts';
import { isoTime } from '../../../time.ts';
import { findMatch } from '../../../workbook/tabs/host-tabs.ts';
import { atRound, type Change, type Context } from '../../change.ts';
import { replayMatch } from '../../current-match.ts';
import { addToOutbox } from '../../outbox.ts';
import { mustFindSeat, requireFormAnswers, requireOpenRound } from '../host-order.ts';
import { type AmendPlan, changeOf, planCorrection } from './correction.ts';
import { changedTrades, keyOf, openTrades, type RoundTrades, resolvedTrades } from './round-trades.ts';

/** A correction of the trades of a round, open or resolved (H34): a trade is struck, one is entered, or both. */
export const TRADE = lazy(() =>
  z.object({
    match: MATCH(),
    /** The number of the round. */
    round: MATCH(),
    /** The key of the trade that is struck; '' for none. */
    strikes: TEXT(),
    /** What is entered, by the ids of hostTradeQuestions; all empty for nothing. */
    answers: byNames(TEXT(), TEXT()),
    /** The number of resolved rounds that the panel showed. */
    rounds: ROUND(),
  }),
);
export type TradeRequest = z.infer<ReturnType<typeof TRADE>>;

/** The effects of a correction: on the open round, or on the rounds that are played again. */
export interface TradePlan extends TradeCorrection {
  readonly of: RoundTrades;
  readonly change: Change;
  readonly amendment?: AmendPlan;
}

/** Corrects the trades of a round; those of a resolved one, with the rounds from it on played again. */
export function correctTrade(context: Context, request: TradeRequest): Change {
  const { change, amendment } = planTrade(context, request);
  return amendment ? changeOf(amendment) : change;
}

/** Computes a correction without writing anything; a preview shows it. */
export function planTrade(context: Context, request: TradeRequest): TradePlan {
  const { match, round, rounds } = request;
  if (round > rounds) return planOpen(context, request);
  const of = resolvedTrades(replayMatch(context.book, match), round);
  const corrected = correctionOf(of, request);
  const amendment = planCorrection(context, request, (before) => ({
    play: (origin) => amendTrade(before, { round, ...corrected, position: '' }, origin),
    event: (more) => ({ what: 'amend trade', data: { round, ...corrected, ...more } }),
  }));
  return { of, ...corrected, change: amendment.change, amendment };
}

function planOpen(context: Context, request: TradeRequest): TradePlan {
  const { book, clock } = context;
  const { match, round } = request;
  const row = findMatch(book, match);
  requireOpenRound(row, replayMatch(book, match), round);
  const of = openTrades(context, match);
  const corrected = correctionOf(of, request);
  const change = {
    time: isoTime(clock.now()),
    event: atRound(row, { what: 'host trade', data: { round, ...corrected } }),
    outbox: addToOutbox(book.matches.outbox, match, concerned(of, corrected)),
  } satisfies Change;
  return { of, ...corrected, change };
}

/** The trades that a request strikes and enters. Fails if there is no such trade, or the entered one would not settle. */
function correctionOf(of: RoundTrades, { strikes: key, answers }: TradeRequest): TradeCorrection {
  const { agreed, before, shown } = of;
  const strikes = key === '' ? undefined : agreed.find((trade, at) => keyOf(trade, at) === key);
  if (key !== '' && !strikes)
    fail('The trades of this round have changed meanwhile.', 'Go back, and look at them again.', 'stale');
  const isEntered = Object.values(answers).some((answer) => answer.trim() !== '');
  if (!strikes && !isEntered) fail('Nothing is struck or entered.', 'Choose a trade, or enter one.');
  const struck = strikes ? { strikes } : {};
  if (!isEntered) return struck;
  const settled = settleAll(before, correctedTrades(agreed, struck) ?? []);
  const enters = enteredTrade(of, answers, settled.holdings);
  if (strikes && isSame(strikes, enters))
    fail('The trade would stay the same.', 'Change something, or go back.');
  const { failing } = settleNext(before, settled, enters);
  const problem = failing.find(({ trade }) => trade === enters);
  if (problem) {
    const lacking = problem.lacking.map((name) => shown.info.names[before.info.names.indexOf(name)] ?? name);
    const why = problem.reason ?? `${listed(lacking)} cannot give it.`;
    fail(`This trade would not settle: ${why}`, 'Change it.');
  }
  return { ...struck, enters };
}

/** The trade that the host enters, understood as the trade form does. */
function enteredTrade(
  { playback, before, shown }: RoundTrades,
  answers: Answers,
  holdings: Holdings,
): Agreed {
  requireFormAnswers(hostTradeQuestions(shown), answers);
  const nameOf = (id: 'from' | 'with') =>
    answers[id] ? (before.info.names[mustFindSeat(playback, answers[id])] as string) : '';
  const name = nameOf('from') || fail('It does not say between whom.', 'Choose both players.');
  const asked = { row: 0, at: 0, name, answers: { ...answers, with: nameOf('with') } };
  const read = readOffer(asked, before, holdings);
  if ('message' in read) return fail(read.message, 'Change it.');
  const { from, to, gives, takes } = read;
  return { from, to, gives, takes };
}

/** The ids of the players whose pages report a correction: the sides of its trades, and of the trades that now settle or fail because of it. */
function concerned(of: RoundTrades, corrected: TradeCorrection): readonly string[] {
  const { fails, settles } = changedTrades(of, corrected);
  const own = [corrected.strikes, corrected.enters].flatMap((trade) => trade ?? []);
  const names = new Set([...fails, ...settles, ...own].flatMap(({ from, to }) => [from, to]));
  return of.playback.started.players.filter(({ name }) => names.has(name)).map(({ id }) => id);
}
