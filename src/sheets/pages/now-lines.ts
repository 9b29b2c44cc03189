import { own as ownKey } from '../../rules/base/json.ts';
import { type Line, SOFT, STRONG } from '../../rules/board/page.ts';
import { nothingWords } from '../../rules/play/shown/glance.ts';
import type { Playback } from '../log/playback/playback.ts';
import { dateWords } from '../time.ts';
import { plainLink } from '../workbook/form-link.ts';
import type { MatchRow } from '../workbook/season.ts';
import { changeLink } from './change-link.ts';
import { ownFormLines } from './lines/own-form-lines.ts';
import { linkLine } from './lines/page-links.ts';
import { orderLines } from './lines/receipt-lines.ts';
import { hasAgreed } from './lines/trade-lines.ts';
import { lateLines, laterLines, removedLines, unknownLines } from './lines/uncounted-orders.ts';
import { ownTradeLines, type Private } from './own-part.ts';

/** Shows a player's open round: the state of the order, the link to the form, and trades that wait or will fail. */
export function nowLines(row: MatchRow, playback: Playback, own: Private): Line[] {
  const round = row.round + 1;
  return [
    ...stateLines(round, playback, own),
    ...formLines(round, playback, own),
    ...tradeNowLines(round, playback, own),
  ];
}

/** Shows which order of a player counts now, and which orders arrived but do not count. */
function stateLines(round: number, playback: Playback, own: Private): Line[] {
  const { receipt, removed, late, waiting = [], unknown, isPast = false, times = dateWords, seat } = own;
  const name = playback.match.info.names[seat] as string;
  return [
    ...(removed === undefined ? [] : removedLines(removed, round, times)),
    ...(receipt ? orderLines(receipt, playback, round) : noOrderLines(round, playback, own)),
    ...(late
      ? lateLines(late, playback, times, {
          open: round,
          counted: countedAt(playback, late.round, name),
          hasOrder: receipt !== undefined,
        })
      : []),
    ...(unknown === undefined ? [] : unknownLines(unknown.identity, unknown.forms, isPast)),
    ...laterLines(waiting, times),
    ...(isPast ? [{ text: 'An order sent now counts only if the host accepts it.', style: SOFT }] : []),
  ];
}

function noOrderLines(round: number, { match }: Playback, { late, removed }: Private): Line[] {
  const hasOther = removed !== undefined || late?.round === round;
  return [
    ...(hasOther ? [] : [{ text: `You have sent no order for round ${round}.`, style: STRONG }]),
    { text: `Without an order: ${nothingWords(match)}.`, style: SOFT },
  ];
}

function formLines(round: number, playback: Playback, own: Private): Line[] {
  const { receipt, link, trading, seat } = own;
  const name = playback.match.info.names[seat] as string;
  const change = receipt && changeLink(link, playback, receipt.answers);
  const notes = ownFormLines(trading?.after ?? playback.match, seat, trading && hasAgreed(trading, name));
  return [
    change === undefined
      ? linkLine(`➜ Send ${receipt ? 'another' : 'your'} order for round ${round}`, plainLink(link))
      : linkLine('➜ Change my order', change),
    ...(receipt ? [] : notes),
  ];
}

/** Shows the trades that need the player's attention, and the link to the trade form. After the deadline, there is no link. */
function tradeNowLines(round: number, playback: Playback, own: Private): Line[] {
  const { isPast = false, tradesLink } = own;
  return [
    ...ownTradeLines(playback, own).filter(({ isNow }) => isNow),
    ...(isPast ? [] : [linkLine(`➜ Trade in round ${round}`, plainLink(tradesLink))]),
  ];
}

/** Gives the time of the player's order that counted in a round, ISO UTC; undefined if the round was played without the player's order. */
function countedAt({ rounds }: Playback, round: number, name: string): string | undefined {
  const input = rounds.find((one) => one.round === round)?.input;
  return input && ownKey(input.orders, name) !== undefined ? ownKey(input.sources, name)?.at : undefined;
}
