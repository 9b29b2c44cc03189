import { own } from '../../../rules/base/json.ts';
import { tooLongWords } from '../../../rules/base/too-long.ts';
import { capital, listed } from '../../../rules/base/words.ts';
import type { Style } from '../../../rules/board/grid.ts';
import { HEADING, type Line, NOTICE, SOFT, STRONG, WARNING } from '../../../rules/board/page.ts';
import { NONE, type Question } from '../../../rules/order/question.ts';
import { inFormOrder, refusalLine } from '../../../rules/order/refusal-words.ts';
import { nothingWords } from '../../../rules/play/shown/glance.ts';
import { recapOf } from '../../../rules/play/shown/recap.ts';
import { lapsedFor } from '../../log/lapsed.ts';
import { type Happening, isTaken, type Playback, type PlayedRound } from '../../log/playback/playback.ts';
import { type RoundFor, roundFor } from '../../log/playback/round-for.ts';
import { typedWords } from '../../log/playback/ruled-marks.ts';
import { openQuestions, seenBy } from '../../log/playback/seen.ts';
import { earlierSender, earlierTrades } from '../../log/playback/shown-names.ts';
import { uncountedWords } from '../../log/uncounted-words.ts';
import { dateWords, type TimeWords } from '../../time.ts';
import { leftInRound, leftOf, lostWords, missedWords } from './order-left.ts';
import { firstLines, inOneCell, REFUSALS_SHOWN, shortened, TRADES_SHOWN } from './shortened.ts';

/**
 * Shows a player's last round, for the top of a page: refused parts of the order, failed trades, and a line with the
 * result. Also names the rounds in a row, up to the last round, without the player's order.
 */
export function lastRoundLines(playback: Playback, seat: number): Line[] {
  const { match, rounds } = playback;
  const last = rounds[rounds.length - 1];
  if (!last) return [];
  const name = match.info.names[seat] as string;
  const paid = own(last.input.credits ?? {}, name);
  const recap = recapOf(match, seenBy(playback, seat), seat, paid);
  const lost = [missedWords(playback, name), lostWords(playback, name), ...failedTradesOf(playback, seat)];
  return [
    { text: 'Your last round', style: HEADING },
    ...lost.flatMap((text) => (text === '' ? [] : [{ text, style: WARNING }])),
    ...(recap === '' ? [] : [{ text: recap, style: STRONG }]),
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
      last.story.filter(({ to }) => to === seat).map(happening),
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

/** Lists the answers of a player's order in a round; each question has a line. */
function sentIn(playback: Playback, { input }: PlayedRound, seat: number): readonly string[] {
  const { answers = {} } = own(input.sources, playback.match.info.names[seat] as string) ?? {};
  return answerLines(answers, openQuestions(playback));
}

/** Text for an order whose answers are unknown. */
export const TAKEN_ORDER =
  'This round was played before the match was taken over. Your order is in the match file.';

/** If a round shows trades of former players of a seat, writes a sentence about each of these players (H23). */
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

/** Lists for everyone what happened in the last round. After the vote, also tells whom the winners chose (X6). */
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

/** Shows the last round's details and rulings to a viewer who wants to check the round. */
export function rulingLines(playback: Playback, viewer: 'public' | number): Line[] {
  const { rounds, match } = playback;
  const last = rounds[rounds.length - 1];
  const told = last ? roundFor(last, match.info.names, viewer).told : [];
  if (!last || told.length === 0) return [];
  const ids = [...new Set(told.map(({ ruling }) => ruling))].sort(byNumber);
  const details = told.filter(({ isDetail }) => isDetail).map(({ text }) => text);
  return [
    ...(details.length > 0 ? [{ text: inOneCell(details), style: SOFT }] : []),
    ...typedLines(playback, viewer),
    {
      text: `Round ${last.round} used the ${ids.length === 1 ? 'ruling' : 'rulings'} ${listed(ids)}. A ruling answers what a rule text leaves open. The host can look it up by its number.`,
      style: SOFT,
    },
  ];
}

/** Says which new values of the last round the host typed (O8). Leaves out values that the viewer may not know. */
export function typedLines(playback: Playback, viewer: 'public' | number): Line[] {
  const text = typedWords(playback, viewer, playback.rounds.length);
  return text === '' ? [] : [{ text, style: SOFT }];
}

function byNumber(a: string, b: string): number {
  return a.charAt(0).localeCompare(b.charAt(0)) || Number(a.slice(1)) - Number(b.slice(1));
}

function happening({ text }: Happening): Line {
  return { text: `• ${text}` };
}

/**
 * Lists the answers to a form, one line for each answer. The order is that of the questions, because the log sorts
 * answers by title. Numbered questions share a line: “Card you want: red 1, blue 3”.
 */
export function answerLines(
  answers: Readonly<Record<string, string>>,
  questions: readonly Question[],
): string[] {
  const place = (title: string) => {
    const at = questions.findIndex((question) => title.startsWith(question.title));
    return at < 0 ? questions.length : at;
  };
  const rows = new Map<string, string[]>();
  const given = Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
  for (const [title, answer] of given) {
    const words = tooLongWords(answer) ?? inOneLine(shortened(answer.trim()));
    const row = capital(title.replace(NUMBER, ''));
    rows.set(row, [...(rows.get(row) ?? []), words]);
  }
  return [...rows].map(([title, words]) => `${title}: ${words.join(', ')}`);
}

/**
 * Joins the lines of a text with a separator. First splits the text into lines: one pattern for a line break and the
 * spaces around it would take quadratic time.
 */
function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' / ');
}

/** Pattern for the number in a question's title, such as “1st ” or “ 1”. */
const NUMBER = /^\d+(st|nd|rd|th) | \d+$/;

/** Names the empty questions and their defaults: “Left empty: Number card — your lowest one.”; '' if no question is empty. */
export function leftEmpty(answers: Readonly<Record<string, string>>, questions: readonly Question[]): string {
  const given = Object.keys(answers).filter((title) => !['', NONE].includes(answers[title]!.trim()));
  const titles = new Map<string, string[]>();
  for (const { title, empty = 'none' } of questions)
    if (!/^(none|no \w+)$/.test(empty) && !given.some((one) => one.startsWith(title)))
      titles.set(empty, [...(titles.get(empty) ?? []), title]);
  const parts = [...titles].map(([empty, several]) => `${listed(several)} — ${empty}`);
  return parts.length > 0 ? `Left empty: ${parts.join('; ')}.` : '';
}

const ROUND: Style = { ...SOFT, bold: true };

/**
 * Lists all rounds except the last, newest first. Everyone reads what happened. On a player's page, each round also has
 * the player's order, refusals and trades.
 */
export function earlierLines(playback: Playback, viewer: 'public' | number): Line[] {
  const lines = playback.rounds
    .slice(0, -1)
    .reverse()
    .flatMap((round): Line[] => {
      const said = roundLines(playback, round, viewer);
      if (said.length === 0) return [];
      return [
        { text: `Round ${round.round}`, style: ROUND },
        { text: inOneCell(said), style: SOFT },
      ];
    });
  return lines.length === 0 ? [] : [{ text: 'Earlier rounds', style: HEADING }, ...lines];
}

function roundLines(playback: Playback, round: PlayedRound, viewer: 'public' | number): string[] {
  const shown = roundFor(round, playback.match.info.names, viewer);
  const { settled, failed, lapsed, withdrawn, refused, told } = shown;
  const happened = told.filter(({ isDetail }) => !isDetail).map(({ text }) => text);
  if (viewer === 'public') return happened;
  const questions = openQuestions(playback);
  const { answers } = own(round.input.sources, playback.match.info.names[viewer] as string) ?? {};
  return [
    sentLine(playback, round, viewer),
    ...earlierTradesOf(playback, round, viewer, shown),
    ...settled.map((words) => `✓ Traded: ${words}.`),
    ...[...failed, ...lapsed].map((words) => `✗ ${words}`),
    ...withdrawn.map((words) => `↩ ${words}`),
    ...refused.map((refusal) => refusalLine(refusal, questions, answers)),
    ...instead(round, playback, viewer),
  ];
}

/** Names the default that replaced a player's order, or parts of the order, in a round. */
function instead(round: PlayedRound, { match }: Playback, seat: number): readonly string[] {
  const name = match.info.names[seat] as string;
  const isWhole = own(round.input.orders, name) !== undefined && leftInRound(round, name) === 'all';
  return isWhole ? [] : round.story.filter(({ to }) => to === seat).map(({ text }) => text);
}

/** Shows a player's order of a round in one line. */
function sentLine(playback: Playback, played: PlayedRound, seat: number): string {
  const { round, input } = played;
  if (isTaken(playback, round)) return TAKEN_ORDER;
  const name = playback.match.info.names[seat] as string;
  const source = own(input.sources, name);
  if (!source) return 'You sent no order.';
  if (source.byHost && own(input.orders, name) === undefined) return 'The host deleted your order.';
  const said = sentIn(playback, played, seat).join('; ') || 'an empty form';
  const earlier = earlierSender(playback, played, seat);
  return `${source.byHost ? `The host entered for ${earlier ?? 'you'}` : `${earlier ?? 'You'} sent`}: ${said}.`;
}
