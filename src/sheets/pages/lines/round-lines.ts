import { own } from '../../../rules/base/json.ts';
import { tooLongWords } from '../../../rules/base/too-long.ts';
import { listed } from '../../../rules/base/words.ts';
import { HEADING, type Line, NOTICE, SOFT, STRONG, WARNING } from '../../../rules/board/page.ts';
import type { Question } from '../../../rules/order/question.ts';
import { inFormOrder, refusalLine } from '../../../rules/order/refusal-words.ts';
import { nothingWords } from '../../../rules/play/shown/glance.ts';
import { lapsedFor } from '../../log/lapsed.ts';
import { type Happening, isTaken, type Playback, type PlayedRound } from '../../log/playback/playback.ts';
import { type RoundFor, roundFor } from '../../log/playback/round-for.ts';
import { openQuestions } from '../../log/playback/seen.ts';
import { earlierSender, earlierTrades } from '../../log/playback/shown-names.ts';
import { dateWords, type TimeWords } from '../../time.ts';
import { leftEmpty } from './left-empty.ts';
import { leftOf } from './order-left.ts';
import { firstLines, inOneCell, REFUSALS_SHOWN, shortened, TRADES_SHOWN } from './shortened.ts';

/** The last round for one player alone: their order and its result. */
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
      ? answeredLines(source, questions, times, {
          earlier: earlierSender(playback, last, seat),
          isLate: last.before.acceptedLate.some(
            (one) => 'response' in one && one.response === source.response,
          ),
        })
      : [{ text: withoutAnswers(playback, last.round, isRemoved) }]),
    ...earlierTradesOf(playback, last, seat, shown).map((text) => ({ text, style: SOFT })),
    ...settled.map((words) => ({ text: `✓ Traded before the orders: ${words}.` })),
    ...failed.map((words) => ({ text: `✗ ${words}`, style: WARNING })),
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
      last.story.filter(({ to }) => to === seat).map(happening),
    ),
  ];
}

/** The order of the player, or of the former player `earlier`, and the defaults for empty answers; `isLate` if the host let it count (X2). */
function answeredLines(
  { at, byHost, answers }: PlayedRound['input']['sources'][string],
  questions: readonly Question[],
  times: TimeWords,
  { earlier, isLate }: { readonly earlier: string | undefined; readonly isLate: boolean },
): readonly Line[] {
  const sent = answerLines(answers, questions);
  const empty = leftEmpty(answers, questions);
  return [
    {
      text: `${byHost ? `The host entered this for ${earlier ?? 'you'},` : `${earlier ?? 'You'} sent this, received`} ${times(at)}${isLate ? ', too late; the host let it count' : ''}:${sent.length > 0 ? '' : ' an empty form.'}`,
      style: byHost ? NOTICE : SOFT,
    },
    ...(sent.length > 0 ? [{ text: inOneCell(sent) }] : []),
    ...(empty === '' ? [] : [{ text: empty, style: SOFT }]),
  ];
}

/** The line for an order whose answers are not known. */
export const TAKEN_ORDER = 'It was played before the match was taken over; your order is in its match file.';

/** A sentence for each former player of a seat whose trades are among those shown of a round (H23). */
export function earlierTradesOf(
  playback: Playback,
  { input }: PlayedRound,
  seat: number,
  { settled, failed, lapsed, withdrawn }: RoundFor,
): readonly string[] {
  const isShown = settled.length + failed.length + lapsed.length + withdrawn.length > 0;
  return isShown ? earlierTrades(playback, input, seat) : [];
}

function withoutAnswers(playback: Playback, round: number, isRemoved: boolean): string {
  if (isTaken(playback, round)) return TAKEN_ORDER;
  const why = isRemoved ? 'The host took out your order' : 'Nothing came from you in time';
  return `${why}. Then ${nothingWords(playback.match)}.`;
}

/** The trades and offers of a player that lapsed when the host ended the match (H24). */
export function endedTradeLines({ lapsed = [] }: Playback, name: string): Line[] {
  const ofMine = (isBack: boolean) =>
    lapsedFor(
      lapsed.filter(({ why }) => (why === 'withdrawn') === isBack),
      name,
    );
  const lines = [...lapsedLines(ofMine(false)), ...withdrawnLines(ofMine(true))];
  return lines.length === 0 ? [] : [{ text: 'Your trades when the match ended', style: HEADING }, ...lines];
}

function lapsedLines(lapsed: readonly string[]): readonly Line[] {
  return offerLines(lapsed.map((words) => ({ text: `✗ ${words}` })));
}

function withdrawnLines(withdrawn: readonly string[]): readonly Line[] {
  return offerLines(withdrawn.map((words) => ({ text: `↩ ${words}`, style: SOFT })));
}

function offerLines(lines: readonly Line[]): readonly Line[] {
  return firstLines(lines, TRADES_SHOWN, 'more offer');
}

/** The result of a player's round; after a refusal, these lines say which default was used. */
function playedLines(left: ReturnType<typeof leftOf>, lines: readonly Line[]): readonly Line[] {
  if (left === 'all') return lines;
  const rest =
    left === 'nothing' ? ', and nothing else was in your order.' : '; the rest of your order counted.';
  return [
    {
      text:
        lines.length > 0
          ? 'The lines marked ✗ were left out. Instead counted:'
          : `The lines marked ✗ were left out${rest}`,
      style: STRONG,
    },
    ...lines,
  ];
}

/** What happened in the last round, for everyone; after the vote also whom the winners chose (X6). */
export function storyLines({ rounds, match, vote }: Playback): Line[] {
  const last = rounds[rounds.length - 1];
  const seen = last
    ? roundFor(last, match.info.names, 'public').told.filter(({ isDetail }) => !isDetail)
    : [];
  if (!last || seen.length === 0) return [];
  const chosen = vote === undefined ? [] : [{ text: `• Since then: ${vote} was chosen.` }];
  return [
    { text: `What happened in round ${last.round}`, style: HEADING },
    ...seen.map(happening),
    ...chosen,
  ];
}

/** The details and rulings of the last round for a viewer who wants to check it. */
export function rulingLines({ rounds, match }: Playback, viewer: 'public' | number): Line[] {
  const last = rounds[rounds.length - 1];
  const told = last ? roundFor(last, match.info.names, viewer).told : [];
  if (!last || told.length === 0) return [];
  const ids = [...new Set(told.map(({ ruling }) => ruling))].sort(byNumber);
  const details = told.filter(({ isDetail }) => isDetail).map(({ text }) => text);
  return [
    ...(details.length > 0 ? [{ text: inOneCell(details), style: SOFT }] : []),
    {
      text: `Round ${last.round} went by the ${ids.length === 1 ? 'ruling' : 'rulings'} ${listed(ids)}: answers to what a rule text leaves open. The host can look them up by these numbers, and explain each line with them.`,
      style: SOFT,
    },
  ];
}

function byNumber(a: string, b: string): number {
  return a.charAt(0).localeCompare(b.charAt(0)) || Number(a.slice(1)) - Number(b.slice(1));
}

function happening({ text }: Happening): Line {
  return { text: `• ${text}` };
}

/** Answers to a form by their titles, one a line, in the order of the questions: the log sorts them by their titles. */
export function answerLines(
  answers: Readonly<Record<string, string>>,
  questions: readonly Question[],
): string[] {
  const place = (title: string) => {
    const at = questions.findIndex((question) => title.startsWith(question.title));
    return at < 0 ? questions.length : at;
  };
  return Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
    .map(
      ([title, answer]) =>
        `${title}: ${tooLongWords(answer) ?? shortened(answer.trim()).replace(/\s*\n\s*/g, ' / ')}`,
    );
}
