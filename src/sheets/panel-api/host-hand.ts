import { answerLines } from '../letters/letter-round.ts';
import { checkOrder } from '../letters/receipt.ts';
import { refusalLine } from '../letters/refusal-words.ts';
import { openBook } from '../log/book.ts';
import { lastView } from '../log/seen.ts';
import { contextOf } from '../match/change.ts';
import { readCurrentMatch } from '../match/current-match.ts';
import { giveOrder, type HandRequest, seatOf, standingAt } from '../match/host-order.ts';
import type { Ports } from '../ports.ts';
import { askedFields } from '../responses/asked-fields.ts';
import { answersByTitle } from '../responses/host-submission.ts';
import type { OrderForm, OrderReceipt } from './panel.ts';

/** The form of the open round as fields, with the order of a player that counts now. */
export function orderForm(ports: Ports, match: number, player: string): OrderForm {
  const current = readCurrentMatch(openBook(ports), match, ports);
  const { playback, questions, sorted } = current;
  const { id } = playback.started.players[seatOf(playback, player)] as { id: string };
  const latest = sorted.latest.get(id);
  return {
    fields: askedFields(questions, latest?.answers ?? {}),
    seen: standingAt(current, id),
    byHost: latest?.byHost ? 'entered' : sorted.removed.has(id) ? 'taken out' : '',
  };
}

/** How an order that the host gives would be understood. Stops where it cannot be given. Writes nothing. */
export function tryOrder(ports: Ports, request: HandRequest): OrderReceipt {
  const context = contextOf(ports, openBook(ports));
  giveOrder(context, request);
  const { playback, questions, desk } = readCurrentMatch(context.book, request.match, context);
  const { game, info } = playback.match;
  const order = game.form.read(info, lastView(playback) as never, request.answers);
  const refused = checkOrder(desk.after, seatOf(playback, request.player), order);
  return {
    answers: answerLines(answersByTitle(request.answers, questions), questions),
    refused: refused.map((refusal) => refusalLine(refusal, questions)),
  };
}
