import { own } from '../../../rules/base/json.ts';
import { HEADING, type Line, NOTICE, SOFT, STRONG, WARNING } from '../../../rules/board/page.ts';
import type { Question } from '../../../rules/order/question.ts';
import { inFormOrder, refusalLine } from '../../../rules/order/refusal-words.ts';
import { nothingWords } from '../../../rules/play/shown/glance.ts';
import { recapOf } from '../../../rules/play/shown/recap.ts';
import { lapsedFor } from '../../log/lapsed.ts';
import { isTaken, type Playback, type PlayedRound } from '../../log/playback/playback.ts';
import { roundFor } from '../../log/playback/round-for.ts';
import { openQuestions, seenBy } from '../../log/playback/seen.ts';
import { earlierSender } from '../../log/playback/shown-names.ts';
import { uncountedWords } from '../../log/uncounted-words.ts';
import { dateWords, type TimeWords } from '../../time.ts';
import { answerLines } from './answer-lines.ts';
import { leftOf, lostWords, missedWords } from './order-left.ts';
import { earlierTradesOf, sentIn, TAKEN_ORDER } from './sent-lines.ts';
import { firstLines, inOneCell, REFUSALS_SHOWN, TRADES_SHOWN } from './shortened.ts';
import { happening } from './story-lines.ts';

/**
 * Shows a player's last round, for the top of a page: refused parts of the order, failed trades, the result, and the
 * player's losses. Also names the rounds in a row, up to the last round, without the player's order.
 */
export function lastRoundLines(playback: Playback, seat: number): Line[] {
  const { match, rounds } = playback;
  const last = rounds[rounds.length - 1];
  if (!last) return [];
  const name = match.info.names[seat] as string;
  const paid = own(last.input.credits ?? {}, name);
  const recap = recapOf(match, seenBy(playback, seat), seat, paid);
  const losses = last.story.flatMap(({ to, isLoss, text }) => (to === seat && isLoss ? [text] : []));
  const lost = [missedWords(playback, name), lostWords(playback, name), ...failedTradesOf(playback, seat)];
  return [
    { text: 'Your last round', style: HEADING },
    ...lost.flatMap((text) => (text === '' ? [] : [{ text, style: WARNING }])),
    ...(recap === '' ? [] : [{ text: recap, style: STRONG }]),
    ...(losses.length === 0 ? [] : [{ text: losses.join(' ') }]),
  ];
}

/** Lists a player's failed trades of the last round (X4). */
function failedTradesOf(playback: Playback, seat: number): string[] {
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last || isTaken(playback, last.round)) return [];
  return roundFor(last, playback.match.info.names, seat).failed.map((words) => `✗ ${words}`);
}

/** Shows one player's last round: order and result. */
export function ownRoundLines(playback: Playback, seat: number, times: TimeWords = dateWords): Line[] {
  const { rounds, match } = playback;
  const last = rounds[rounds.length - 1];
  if (!last) return [];
  const name = match.info.names[seat] as string;
  const shown = roundFor(last, match.info.names, seat);
  const { settled, failed, lapsed, withdrawn, refused } = shown;
  const source = own(last.input.sources, name);
  const isRemoved = source?.byHost === true && own(last.input.orders, name) === undefined;
  const questions = openQuestions(playback);
  return [
    { text: `Your round ${last.round}`, style: HEADING },
    ...(source && !isRemoved
      ? answeredLines(source, sentIn(playback, last, seat), times, {
          earlier: earlierSender(playback, last, seat),
          isLate: last.before.acceptedLate.some(
            (one) => 'response' in one && one.response === source.response,
          ),
        })
      : [{ text: withoutAnswers(playback, last.round, isRemoved) }]),
    ...uncountedWords(own(last.input.uncounted ?? {}, name), saidIn(questions), times).map((text) => ({
      text,
      style: SOFT,
    })),
    ...earlierTradesOf(playback, last, seat, shown).map((text) => ({ text, style: SOFT })),
    ...settled.map((words) => ({ text: `✓ Trade before the orders: ${words}.` })),
    ...(match.position.over ? failed : []).map((words) => ({ text: `✗ ${words}` })),
    ...lapsedLines(lapsed),
    ...withdrawnLines(withdrawn),
    ...firstLines(
      inFormOrder(refused, questions).map((refusal) => ({
        text: refusalLine(refusal, questions, source?.answers),
        style: WARNING,
      })),
      REFUSALS_SHOWN,
      'more refused line',
    ),
    ...playedLines(
      leftOf(own(last.input.orders, name), refused),
      last.story.filter(({ to, isLoss }) => to === seat && (match.position.over || !isLoss)).map(happening),
    ),
  ];
}

const saidIn = (questions: readonly Question[]) => (answers: Readonly<Record<string, string>>) =>
  answerLines(answers, questions).join('; ') || 'an empty form';

/**
 * Shows the player's order. If a former player of the place sent the order, `earlier` is this player's name. `isLate` is
 * true if the host accepted a late order (X2).
 */
function answeredLines(
  { at, byHost }: PlayedRound['input']['sources'][string],
  sent: readonly string[],
  times: TimeWords,
  { earlier, isLate }: { readonly earlier: string | undefined; readonly isLate: boolean },
): readonly Line[] {
  return [
    {
      text: `${byHost ? `The host entered for ${earlier ?? 'you'}` : `${earlier ?? 'You'} sent`}, ${times(at)}${isLate ? ', late (the host accepted it)' : ''}:${sent.length > 0 ? '' : ' an empty form.'}`,
      style: byHost ? NOTICE : SOFT,
    },
    ...(sent.length > 0 ? [{ text: inOneCell(sent) }] : []),
  ];
}

function withoutAnswers(playback: Playback, round: number, isRemoved: boolean): string {
  if (isTaken(playback, round)) return TAKEN_ORDER;
  const why = isRemoved ? 'The host deleted your order' : 'You sent no order in time';
  return `${why}. Without an order: ${nothingWords(playback.match)}.`;
}

/** Lists a player's trades and offers that lapsed when the host ended the match (H24). */
export function endedTradeLines({ lapsed = [] }: Playback, name: string): Line[] {
  const ofMine = (isBack: boolean) =>
    lapsedFor(
      lapsed.filter(({ why }) => (why === 'withdrawn') === isBack),
      name,
    );
  const lines = [...lapsedLines(ofMine(false)), ...withdrawnLines(ofMine(true))];
  return lines.length === 0 ? [] : [{ text: 'Your trades when the match ended', style: HEADING }, ...lines];
}

const offerLines = (lines: readonly Line[]) => firstLines(lines, TRADES_SHOWN, 'more offer');
const lapsedLines = (lapsed: readonly string[]) =>
  offerLines(lapsed.map((words) => ({ text: `✗ ${words}` })));
const withdrawnLines = (withdrawn: readonly string[]) =>
  offerLines(withdrawn.map((words) => ({ text: `↩ ${words}`, style: SOFT })));

/** Shows the result of a player's round. After a refusal, a line above the result says what counted instead of the refused part. */
function playedLines(left: ReturnType<typeof leftOf>, lines: readonly Line[]): readonly Line[] {
  if (left === 'all') return lines;
  const rest =
    left === 'nothing' ? ', and nothing else was in your order.' : ', but the rest of your order counted.';
  return [
    {
      text:
        lines.length > 0
          ? 'The lines marked ✗ did not count. This counted instead:'
          : `The lines marked ✗ did not count${rest}`,
      style: STRONG,
    },
    ...lines,
  ];
}
