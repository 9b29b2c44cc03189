import { own } from '../../../rules/base/json.ts';
import type { Refusal } from '../../../rules/order/refusal.ts';
import { inFormOrder, refusalLine, refusalOf } from '../../../rules/order/refusal-words.ts';
import { checkOrder } from '../../letters/lines/round/judged-order.ts';
import { answerLines } from '../../letters/lines/round/letter-round.ts';
import { standing } from '../../letters/mail/announcement.ts';
import { openBook } from '../../log/book.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { asShown } from '../../log/playback/shown/as-shown.ts';
import { askedQuestions, lastView, openQuestions } from '../../log/playback/shown/seen.ts';
import { earlierPlayer } from '../../log/playback/shown/shown-names.ts';
import { contextOf } from '../../match/change.ts';
import { readCurrentMatch, replayMatch } from '../../match/current-match.ts';
import { type AmendRequest, planAmendment } from '../../match/round/corrections/amend.ts';
import { newsOf, positionNews, standingWords } from '../../match/round/corrections/amend-news.ts';
import { type AmendPlan, resolvedRound } from '../../match/round/corrections/correction.ts';
import { endEarly } from '../../match/round/end-early.ts';
import { giveOrder, type HandRequest, mustFindSeat, standingAt } from '../../match/round/host-order.ts';
import type { Ports } from '../../ports.ts';
import { lateOrderFor } from '../../responses/late-order.ts';
import { askedFields } from '../../responses/read/answers/asked-fields.ts';
import { answersById, answersByTitle } from '../../responses/read/host-submission.ts';
import { isoTime } from '../../time.ts';
import { findMatch } from '../../workbook/tabs/host-tabs.ts';
import type { AmendForm, AmendPreview, EndPreview, OrderForm, OrderReceipt } from '../panel.ts';
import { outcomeState } from '../state/match-state.ts';
import { preventedWords, purseLines, storyLine } from './rounds.ts';

/** The form of the open round as fields, with the order of a player that counts now. */
export function orderForm(ports: Ports, match: number, player: string): OrderForm {
  const current = readCurrentMatch(openBook(ports), match, ports);
  const { playback, sorted } = current;
  const { id } = playback.started.players[mustFindSeat(playback, player)] as { id: string };
  const latest = sorted.latest.get(id);
  return {
    fields: askedFields(askedQuestions(playback), latest?.answers ?? {}),
    seen: standingAt(current, id),
    byHost: latest?.byHost ? 'entered' : sorted.removed.has(id) ? 'taken out' : '',
  };
}

/** The form of a resolved round as fields, with the order of a player that counted in it, and with one that came too late for it. */
export function amendForm(ports: Ports, match: number, round: number, player: string): AmendForm {
  const book = openBook(ports, { matches: [match] });
  const playback = replayMatch(book, match);
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
    byHost: source?.byHost ? (isRemoved ? 'taken out' : 'entered') : '',
    playedBy: earlierPlayer(playback, entry, seat) ?? '',
    refused: inFormOrder(
      refused.filter((one) => one.player === name),
      questions,
    ).map((one) => refusalLine(one, questions)),
    late: late ? { at: isoTime(late.at), fields: askedFields(questions, late.answers) } : null,
  };
}

/** The effects of a correction of a resolved round, including the lines of the story that become wrong. Writes nothing. */
export function tryAmendment(ports: Ports, request: AmendRequest): AmendPreview {
  const context = contextOf(ports, openBook(ports, { matches: [request.match] }));
  return previewOf(planAmendment(context, request));
}

/** The effects of a correction of a resolved round. */
export function previewOf({ change, ...plan }: AmendPlan): AmendPreview {
  // The panel shows who has each place now (H23).
  const [before, after] = [asShown(plan.before), asShown(plan.after)];
  const questions = openQuestions(resolvedRound(before, 1 + (before.taken?.rounds ?? 0)).before);
  const refusalWords = (refusal: Refusal) => refusalOf(refusal, questions);
  const [stands, comes] = [standingWords(before), standingWords(after)];
  return {
    rounds: newsOf(before, after).map(({ round, wrong, told, refused, accepted, boards }) => {
      const names = readersOf(before, round);
      return {
        round,
        boards: boards.map((board) => (board === 'everyone' ? board : (names[board] as string))),
        refused: refused.map(refusalWords),
        accepted: accepted.map(refusalWords),
        wrong: wrong.map((line) => storyLine(line, names)),
        told: told.map((line) => storyLine(line, names)),
      };
    }),
    fallen: before.rounds.slice(after.rounds.length).map(({ round }) => round),
    position: positionNews(before, after),
    standing: stands === comes ? '' : `${stands} → ${comes}`,
    purses: purseLines(plan.after, change.ledger),
    prevented: preventedWords(plan.spent),
  };
}

/** The players' names; a name includes the former player's, if another person had the place in the round (H23). */
function readersOf(playback: Playback, round: number): readonly string[] {
  const { entry } = resolvedRound(playback, round);
  return playback.match.info.names.map((name, seat) => {
    const then = earlierPlayer(playback, entry, seat);
    return then === undefined ? name : `${name} (then ${then})`;
  });
}

/** The outcome that a match would have if it ended by its standing now (H24). Writes nothing. */
export function tryEnd(ports: Ports, match: number): EndPreview {
  const context = contextOf(ports, openBook(ports, { matches: [match] }));
  const { redraw: [played] = [], ledger = [] } = endEarly(
    context,
    match,
    findMatch(context.book, match).round,
    'by standing',
  );
  const after = played && asShown(played);
  return {
    outcome: after ? standing(after) : [],
    purses: played ? purseLines(played, ledger) : [],
    reveals: after ? (outcomeState(after)?.reveals ?? []) : [],
  };
}

/** How an order that the host gives would be understood. Stops where it cannot be given. Writes nothing. */
export function tryOrder(ports: Ports, request: HandRequest): OrderReceipt {
  const context = contextOf(ports, openBook(ports));
  giveOrder(context, request);
  const { playback, questions, desk } = readCurrentMatch(context.book, request.match, context);
  const { game, info } = playback.match;
  const order = game.form.read(info, lastView(playback) as never, request.answers);
  const refused = checkOrder(desk.after, mustFindSeat(playback, request.player), order);
  return {
    answers: answerLines(answersByTitle(request.answers, questions), questions),
    refused: inFormOrder(refused, questions).map((refusal) => refusalLine(refusal, questions)),
  };
}
