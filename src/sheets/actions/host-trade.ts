import * as z from 'zod/mini';
import { byNames } from '../../rules/base/by-names.ts';
import { hashOf } from '../../rules/base/hash.ts';
import { isSame, own } from '../../rules/base/json.ts';
import { listed } from '../../rules/base/words.ts';
import type { Answers } from '../../rules/order/question.ts';
import { type Match, settle } from '../../rules/play/match.ts';
import type { Holdings } from '../../rules/play/trade.ts';
import { amendTrade } from '../log/events/amend-trade.ts';
import { correctedTrades, type TradeCorrection } from '../log/host-trades.ts';
import { asShown } from '../log/playback/as-shown.ts';
import type { Playback } from '../log/playback/playback.ts';
import { fail } from '../problem.ts';
import { MATCH, ROUND, TEXT } from '../request-shapes.ts';
import { type Agreed, settleAll, settleNext } from '../responses/trades/settling.ts';
import { hostTradeQuestions } from '../responses/trades/trade-form.ts';
import { readOffer } from '../responses/trades/trading.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { atRound, type Change, type Context } from './change.ts';
import { type AmendPlan, changeOf, planCorrection, resolvedRound } from './correction.ts';
import { type CurrentMatch, readCurrentMatch, replayMatch } from './current-match.ts';
import { mustFindSeat, requireFormAnswers, requireOpenRound } from './host-order.ts';
import { addToOutbox } from './outbox.ts';

/** Request to cancel a trade, enter a trade, or replace a trade, in an open or resolved round (H34). */
export const TRADE = z.object({
  match: MATCH,
  round: MATCH,
  /** Key of the trade to cancel; '' for none. */
  cancels: TEXT,
  /**
   * Answers that describe the trade to enter. The keys are the question ids of hostTradeQuestions. If there is no trade
   * to enter, all answers are empty.
   */
  answers: byNames(TEXT, TEXT),
  /** Number of resolved rounds that the panel showed. */
  rounds: ROUND,
  /** Digest of the rulings that the preview showed (O7). */
  ruled: z.optional(TEXT),
});
export type TradeRequest = z.infer<typeof TRADE>;

/** The changes that a correction of trades makes in the open round, or in a resolved round and all later rounds. */
export interface TradePlan extends TradeCorrection {
  readonly of: RoundTrades;
  readonly change: Change;
  readonly amendment?: AmendPlan;
}

/** Corrects the trades of a round. A resolved round and all later rounds are played again. */
export function correctTrade(context: Context, request: TradeRequest): Change {
  const { change, amendment } = planTrade(context, request);
  return amendment ? changeOf(amendment) : change;
}

/** Computes a correction of trades without writing anything, so that the panel can show a preview. */
export function planTrade(context: Context, request: TradeRequest): TradePlan {
  const { match, round, rounds } = request;
  if (round > rounds) return planOpen(context, request);
  const of = resolvedTrades(replayMatch(context.book, match), round);
  const corrected = correctionOf(of, request);
  const amendment = planCorrection(context, request, (before) => ({
    play: (origin, ruled) => amendTrade(before, { round, ...corrected, ...ruled, position: '' }, origin),
    event: (more) => ({ what: 'amend trade', data: { round, ...corrected, ...more } }),
  }));
  return { of, ...corrected, change: amendment.change, amendment };
}

function planOpen(context: Context, request: TradeRequest): TradePlan {
  const { book } = context;
  const { match, round } = request;
  const row = findMatch(book, match);
  requireOpenRound(row, replayMatch(book, match), round);
  const of = openTrades(context, match);
  const corrected = correctionOf(of, request);
  const change = {
    event: atRound(row, { what: 'host trade', data: { round, ...corrected } }),
    outbox: addToOutbox(book.matches.outbox, match, concerned(of, corrected)),
  } satisfies Change;
  return { of, ...corrected, change };
}

/** Finds the trades that a request cancels and enters. Fails if the trade to cancel does not exist, or if the entered trade would fail. */
function correctionOf(of: RoundTrades, { cancels: key, answers }: TradeRequest): TradeCorrection {
  const { agreed, before, shown } = of;
  const cancels = key === '' ? undefined : agreed.find((trade, at) => keyOf(trade, at) === key);
  if (key !== '' && !cancels)
    fail(
      'The trades of this round have changed since then.',
      'Go back, and look at the trades again.',
      'stale',
    );
  const isEntered = Object.values(answers).some((answer) => answer.trim() !== '');
  if (!cancels && !isEntered)
    fail(
      'You have chosen no trade to cancel, and entered none.',
      'Choose a trade to cancel, or enter a trade.',
    );
  const cancelled = cancels ? { cancels } : {};
  if (!isEntered) return cancelled;
  const settled = settleAll(before, correctedTrades(agreed, cancelled) ?? []);
  const enters = enteredTrade(of, answers, settled.holdings);
  if (cancels && isSame(cancels, enters))
    fail('The trade would stay the same.', 'Change something, or go back.');
  const { failing } = settleNext(before, settled, enters);
  const problem = failing.find(({ trade }) => trade === enters);
  if (problem) {
    const lacking = problem.lacking.map((name) => shown.info.names[before.info.names.indexOf(name)] ?? name);
    const why = problem.reason ?? `${listed(lacking)} cannot give everything.`;
    fail(`This trade would fail: ${why}`, 'Change the trade.');
  }
  return { ...cancelled, enters };
}

/** Reads the trade that the host enters, like a response to the trade form. */
function enteredTrade(
  { playback, before, shown }: RoundTrades,
  answers: Answers,
  holdings: Holdings,
): Agreed {
  requireFormAnswers(hostTradeQuestions(shown), answers);
  const nameOf = (id: 'from' | 'with') =>
    answers[id] ? (before.info.names[mustFindSeat(playback, answers[id])] as string) : '';
  const name = nameOf('from') || fail('The trade does not name both players.', 'Choose both players.');
  const asked = { row: 0, at: 0, name, answers: { ...answers, with: nameOf('with') } };
  const read = readOffer(asked, before, holdings);
  if ('message' in read) return fail(read.message, 'Change the trade.');
  const { from, to, gives, takes } = read;
  return { from, to, gives, takes };
}

/**
 * Lists the ids of the players whose pages report a correction. These are both sides of each cancelled or entered trade,
 * and of each trade that now settles or fails.
 */
function concerned(of: RoundTrades, corrected: TradeCorrection): readonly string[] {
  const { fails, settles } = changedTrades(of, corrected);
  const own = [corrected.cancels, corrected.enters].flatMap((trade) => trade ?? []);
  const names = new Set([...fails, ...settles, ...own].flatMap(({ from, to }) => [from, to]));
  return of.playback.started.players.filter(({ name }) => names.has(name)).map(({ id }) => id);
}

/** The trades of a round, with the data needed to correct them. */
export interface RoundTrades {
  readonly playback: Playback;
  /** The match after the credits from the Ledger and before the trades. */
  readonly before: Match;
  /** The match before the round and before the round's credits. Players have the names that pages show (H23). */
  readonly shown: Match;
  readonly agreed: readonly Agreed[];
  /** The match with its responses, if the round is open. */
  readonly open?: CurrentMatch;
}

/** Makes the key of a trade from the trade's content and index in the round, so that an outdated key matches no trade. */
export function keyOf(trade: Agreed, at: number): string {
  return `${at + 1} ${hashOf(trade).slice(0, 12)}`;
}

export function openTrades(context: Context, match: number): RoundTrades {
  const open = readCurrentMatch(context.book, match, context);
  const { playback, trading, shown } = open;
  return { playback, before: trading.before, shown: shown.playback.match, agreed: trading.agreed, open };
}

/** Gives the trades of a resolved round. Fails if the round is not resolved, or was resolved before the match was taken over. */
export function resolvedTrades(playback: Playback, round: number): RoundTrades {
  const { before, input } = resolvedRound(playback, round);
  const { names } = before.match.info;
  const credits = names.map((name, seat) => ({ seat, ...own(input.credits, name) }));
  const shown = asShown(playback).rounds[round - 1]?.before.match ?? before.match;
  return {
    playback,
    before: settle(before.match, credits, [], []),
    shown,
    agreed: input.trades as readonly Agreed[],
  };
}

/** Finds the trades that a correction affects. `fails` lists the trades that now fail; `settles` lists the trades that no longer fail. */
export function changedTrades(
  { before, agreed }: RoundTrades,
  corrected: TradeCorrection,
): { readonly fails: readonly Agreed[]; readonly settles: readonly Agreed[] } {
  const after = correctedTrades<Agreed>(agreed, corrected) ?? agreed;
  const failing = (trades: readonly Agreed[]) => settleAll(before, trades).failing.map(({ trade }) => trade);
  const [was, is] = [failing(agreed), failing(after)];
  return {
    fails: is.filter((one) => !was.includes(one)),
    settles: was.filter((one) => !is.includes(one) && after.includes(one)),
  };
}
