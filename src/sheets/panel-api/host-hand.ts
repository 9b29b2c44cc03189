import { own } from '../../rules/base/json.ts';
import type { Refusal } from '../../rules/order/refusal.ts';
import { inFormOrder, refusalLine, refusalOf } from '../../rules/order/refusal-words.ts';
import { type AmendRequest, planAmendment, ruledRound } from '../actions/amend.ts';
import { newsOf, positionNews, standingWords } from '../actions/amend-news.ts';
import { contextOf } from '../actions/change.ts';
import { type AmendPlan, resolvedRound } from '../actions/correction.ts';
import { readCurrentMatch, replayMatch } from '../actions/current-match.ts';
import { planEdit } from '../actions/edit.ts';
import { endEarly } from '../actions/end-early.ts';
import { giveOrder, type HandRequest, mustFindSeat, standingAt } from '../actions/host-order.ts';
import { openBook } from '../log/book.ts';
import { asShown } from '../log/playback/as-shown.ts';
import type { Playback } from '../log/playback/playback.ts';
import { hostResults, publicResults } from '../log/playback/results.ts';
import { askedQuestions, lastView, openQuestions } from '../log/playback/seen.ts';
import { earlierPlayer } from '../log/playback/shown-names.ts';
import { ruledAgain, ruledBefore } from '../own-game/ruled-before.ts';
import { answerLines } from '../pages/lines/answer-lines.ts';
import { checkOrder } from '../pages/lines/receipt.ts';

import type { Ports } from '../ports.ts';
import { askedFields } from '../responses/asked-fields.ts';
import { answersById, answersByTitle } from '../responses/host-submission.ts';
import { lateOrderFor } from '../responses/late-order.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { outcomeState } from './outcome-state.ts';
import { preventedWords, purseLines, storyLine } from './rounds.ts';
import { byHostWords } from './seat-state.ts';

/** Gives the open round's form as fields, filled with the player's order that counts now. */
export function orderForm(ports: Ports, match: number, player: string) {
  const current = readCurrentMatch(openBook(ports), match, ports);
  const { playback, sorted } = current;
  const { id } = playback.started.players[mustFindSeat(playback, player)] as { id: string };
  const latest = sorted.latest.get(id);
  return {
    fields: askedFields(
      askedQuestions(playback).filter(({ isOver }) => !isOver),
      latest?.answers ?? {},
    ),
    /** Time of the order that counts now, ISO UTC; '' without an order. The player sent the order, or the host entered it. */
    seen: standingAt(current, id),
    byHost: byHostWords(latest?.byHost === true, sorted.removed.has(id)),
  };
}

/**
 * Gives a resolved round's form as fields, filled with the player’s order that counted, and the player's late order.
 * With `isRuling`, gives the host’s ruling for a player, or for the match if `player` is ''.
 */
export function amendForm(ports: Ports, match: number, round: number, player: string, isRuling = false) {
  const book = openBook(ports, { matches: [match] });
  const playback = replayMatch(book, match);
  if (isRuling) {
    const { questions, answers } = ruledRound(playback, round, player).form;
    return { ...NO_ORDER, fields: askedFields(questions, answers) };
  }
  const { before, input, refused, entry } = resolvedRound(playback, round);
  const questions = openQuestions(before);
  const seat = mustFindSeat(playback, player);
  const { id, name } = playback.started.players[seat] as { id: string; name: string };
  const source = own(input.sources, name);
  const late = lateOrderFor(book, findMatch(book, match), playback, round, id, ports);
  const isRemoved = own(input.orders, name) === undefined;
  return {
    fields: askedFields(questions, isRemoved ? {} : answersById(source?.answers ?? {}, questions)),
    seen: source?.at ?? '',
    byHost: byHostWords(source?.byHost === true && !isRemoved, source?.byHost === true),
    /** Name of the former player who had the place in that round (H23), or ''. */
    playedBy: earlierPlayer(playback, entry, seat) ?? '',
    refused: inFormOrder(
      refused.filter((one) => one.player === name),
      questions,
    ).map((one) => refusalLine(one, questions)),
    /** Newest order of the player that came too late for the round, with the order's answers as fields; null if there is no late order. */
    late: late ? { at: isoTime(late.at), fields: askedFields(questions, late.answers) } : null,
  };
}

const NO_ORDER = { seen: '', byHost: '' as const, playedBy: '', refused: [], late: null };

/** Previews a correction of a resolved round, including lines of the story that become wrong. Writes nothing. */
export function tryAmendment(ports: Ports, request: AmendRequest) {
  const context = contextOf(ports, openBook(ports, { matches: [request.match] }));
  return previewOf(planAmendment(context, request));
}

/** Describes the effects of a correction of a resolved round. */
export function previewOf({ change, ...plan }: AmendPlan) {
  // The panel shows who has each place now (H23).
  const [before, after] = [asShown(plan.before), asShown(plan.after)];
  const questions = openQuestions(resolvedRound(before, 1 + (before.taken?.rounds ?? 0)).before);
  const refusalWords = (refusal: Refusal) => refusalOf(refusal, questions);
  return {
    /** Points of each player before and after the correction, and the player's new rank. */
    results: hostResults(before, after),
    rounds: newsOf(before, after).map(({ round, wrong, told, refused, accepted, boards }) => {
      const names = readersOf(before, round);
      return {
        round,
        /** Viewers whose boards would change: 'everyone', or the names of players. */
        boards: boards.map((board) => (board === 'everyone' ? board : (names[board] as string))),
        /** Lines of orders that the correction would refuse (`refused`), and refused lines that would then count (`accepted`). */
        refused: refused.map(refusalWords),
        accepted: accepted.map(refusalWords),
        /** Lines of the story that would be wrong (`wrong`), and the lines that would replace them (`told`). */
        wrong: wrong.map((line) => storyLine(line, names)),
        told: told.map((line) => storyLine(line, names)),
      };
    }),
    /** Numbers of the rounds that would be dropped because the match would end earlier. */
    fallen: before.rounds.slice(after.rounds.length).map(({ round }) => round),
    /** Further changes of the position, a line for each player, card or similar item. */
    position: positionNews(before, after),
    /** Sentence about the new winners or Elimination Candidates; '' if neither would change. */
    standing: standingChange(before, after),
    purses: purseLines(plan.after, change.ledger),
    /** Rulings of this and later rounds: new rulings by formulas, and (next line) old rulings on values that would change. */
    again: ruledAgain(before, after, plan.rulings),
    stays: ruledBefore(before, after, plan.rulings),
    /** Digest of the new rulings; the call that corrects the round must send it. */
    ruled: plan.ruled,
    prevented: preventedWords(plan.spent),
  };
}

/** Compares the winners and Elimination Candidates before and after a change; '' if they are the same. */
function standingChange(before: Playback, after: Playback): string {
  const [stands, comes] = [standingWords(before), standingWords(after)];
  return stands === comes ? '' : `${stands} → ${comes}`;
}

/** Gives the players' names by seat. If a former player had a place in this round, adds that player's name (H23). */
function readersOf(playback: Playback, round: number): readonly string[] {
  const { entry } = resolvedRound(playback, round);
  return playback.match.info.names.map((name, seat) => {
    const then = earlierPlayer(playback, entry, seat);
    return then === undefined ? name : `${name} (then ${then})`;
  });
}

/** Previews the outcome if the host ended the match at its current standing (H24). Writes nothing. */
export function tryEnd(ports: Ports, match: number) {
  const context = contextOf(ports, openBook(ports, { matches: [match] }));
  const { redraw: [played] = [], ledger = [] } = endEarly(
    context,
    match,
    findMatch(context.book, match).round,
    'by standing',
  );
  const after = played && asShown(played);
  return {
    /** Winners, Elimination Candidates, and everyone's points. */
    outcome: after ? publicResults(after) : [],
    /** Payments at the end, one line per player. */
    purses: played ? purseLines(played, ledger) : [],
    /** Headings of the columns that the end would reveal about each player, besides points and prizes. */
    reveals: after ? (outcomeState(after)?.reveals ?? []) : [],
  };
}

/** Reads an order that the host enters. Throws if the order cannot be entered. Writes nothing. */
export function tryOrder(ports: Ports, request: HandRequest) {
  const context = contextOf(ports, openBook(ports));
  giveOrder(context, request);
  const { playback, questions, trading } = readCurrentMatch(context.book, request.match, context);
  const { game, info } = playback.match;
  const order = game.form.read(info, lastView(playback) as never, request.answers);
  const refused = checkOrder(trading.after, mustFindSeat(playback, request.player), order);
  return {
    answers: answerLines(answersByTitle(request.answers, questions), questions),
    refused: inFormOrder(refused, questions).map((refusal) => refusalLine(refusal, questions)),
  };
}

/**
 * Previews what happens if the host accepts a position that was changed by hand. If the host cannot accept the position,
 * says why (H5). Writes nothing.
 */
export function tryEdit(ports: Ports, match: number) {
  const plan = planEdit(contextOf(ports, openBook(ports, { matches: [match] })), match);
  const [before, after] = [asShown(plan.before), asShown(plan.after)];
  return {
    /** Winners and Elimination Candidates before and after; '' if they are the same. */
    standing: standingChange(before, after),
    purses: purseLines(plan.after, plan.change.ledger),
    open: openAgain(before, after),
    prevented: preventedWords(plan.spent),
  };
}

/** Says which of the host's choices a change cancels, in one sentence per choice. */
function openAgain({ vote, opponent }: Playback, after: Playback): readonly string[] {
  return [
    ...(vote !== undefined && after.vote === undefined
      ? [`The vote for ${vote} no longer counts, because the winners or the candidates have changed.`]
      : []),
    ...(opponent !== undefined && after.opponent === undefined
      ? [`${opponent} is no longer the opponent, because the loser or the possible opponents have changed.`]
      : []),
  ];
}
