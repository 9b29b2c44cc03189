import { plural } from '../../../rules/base/words.ts';
import { type Line, NOTICE, SOFT, STRONG, WARNING } from '../../../rules/board/page.ts';
import type { Question } from '../../../rules/order/question.ts';
import { inFormOrder, keyOf, questionOf, refusalLine } from '../../../rules/order/refusal-words.ts';
import type { Match } from '../../../rules/play/match.ts';
import { nothingWords } from '../../../rules/play/shown/glance.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { openQuestions } from '../../log/playback/seen.ts';
import type { TimeWords } from '../../time.ts';
import { openTooWords } from './open-words.ts';
import type { Receipt } from './receipt.ts';
import { answerLines, leftEmpty } from './round-lines.ts';
import { firstLines, inOneCell, REFUSALS_SHOWN } from './shortened.ts';

const REPLACE_IT: Line = {
  text: 'To replace it, send the form again: the latest that is in time counts, and only that one.',
  style: SOFT,
};

/** What the lines of a receipt depend on besides the receipt and its match. */
interface Reader {
  readonly round: number;
  /** Times as the player reads them. */
  readonly times: TimeWords;
  /** The deadline has passed as the page is drawn. */
  readonly isNowPast: boolean;
  /** The titles of the player’s other open matches, which pay from the same purse (X10). */
  readonly shares?: readonly string[];
}

export function receiptLines(
  receipt: Receipt,
  playback: Playback,
  { round, times, isNowPast, shares = [] }: Reader,
): Line[] {
  const { byHost, isNamed, answers, refused } = receipt;
  const questions = openQuestions(playback);
  const said = answerLines(answers, questions);
  const empty = leftEmpty(answers, questions);
  return [
    {
      text: `${receivedWords(receipt, round, times)}:${said.length > 0 ? '' : ' an empty form.'}`,
      style: byHost || receipt.isAccepted || receipt.soonAfter ? NOTICE : SOFT,
    },
    ...(isNamed
      ? [{ text: 'It came from another account or code; the host said that it is yours.', style: NOTICE }]
      : []),
    ...(said.length > 0 ? [{ text: inOneCell(said) }] : []),
    ...refusedLines(receipt, questions),
    ...(said.length > 0 || refused.length > 0 ? verdictLines(receipt, playback.match) : []),
    ...(empty === '' ? [] : [{ text: empty, style: SOFT }]),
    ...purseLines(receipt, shares),
    // After the deadline nothing replaces it; the top of the page says what becomes of what comes then.
    ...(isNowPast ? [] : [REPLACE_IT]),
  ];
}

/** Who sent an order, when, and why it counts for this round where that may be doubted; in one line, since rows of a page are few. */
function receivedWords(
  { at, replaces, byHost, isAccepted, soonAfter, sentBy }: Receipt,
  round: number,
  times: TimeWords,
): string {
  const who = byHost
    ? 'The host entered this for you,'
    : sentBy
      ? `${sentBy} sent this. It stands until you send the form. Received`
      : 'Received';
  const before = replaces ? `, in place of that of ${times(replaces)}` : '';
  const accepted = isAccepted ? ', too late; the host lets it count' : '';
  const after = soonAfter
    ? `, ${soonAfter.minutes} min after round ${soonAfter.round} was resolved, so it counts for round ${round}. If you meant that one, look at it again`
    : '';
  return `${who} ${times(at)}${before}${accepted}${after}`;
}

/**
 * That other open matches may take the garnets first that an order spends, and how many are left for them; what was sent for them, their own
 * pages say (X10).
 */
function purseLines({ cost, left, hasTraded }: Receipt, shares: readonly string[]): readonly Line[] {
  if (cost === 0 || shares.length === 0) return [];
  const traded = hasTraded ? ' after your agreed trades' : '';
  const text = `! This takes ${plural(cost, 'garnet')} from your one purse; ${left} ${left === 1 ? 'is' : 'are'} left${traded}. ${openTooWords(shares)}: what is resolved first takes its garnets first, and what then costs more than is left does not count.`;
  return [{ text, style: WARNING }];
}

/** Whether an order counts, and what of it: the player reads how it was understood, and which questions are without an answer. */
function verdictLines({ refused, isLost, counts }: Receipt, match: Match): readonly Line[] {
  if (isLost)
    return [
      {
        text: `Nothing of this order counts as things stand: ${nothingWords(match)}.`,
        style: STRONG,
      },
    ];
  const asked = counts.filter(([, text]) => text !== '');
  const verdict =
    refused.length > 0
      ? 'As things stand, the lines marked ✗ do not count; the rest of your order does'
      : '✓ Understood, and legal as things stand now';
  return [
    { text: `${verdict}${asked.length > 0 ? ':' : '.'}`, style: STRONG },
    ...(asked.length > 0 ? [{ text: inOneCell(asked.map(([title, text]) => `${title}: ${text}`)) }] : []),
  ];
}

/** The refused lines; the last one of a part of which nothing is left says what stands in its place. */
function refusedLines(receipt: Receipt, questions: readonly Question[]): readonly Line[] {
  const { answers, byTrades, isLost, replaced } = receipt;
  const refused = inFormOrder(receipt.refused, questions);
  const lines = refused.map((refusal, i): Line => {
    const key = keyOf(refusal);
    const next = refused[i + 1];
    const isReplaced = !isLost && replaced.includes(key) && !(next && keyOf(next) === key);
    const empty = isReplaced && questionOf(key, questions)?.empty;
    const why = byTrades.includes(refusal) ? ' Your agreed trades come first.' : '';
    const instead = empty ? ` In its place: ${empty}.` : '';
    return { text: `${refusalLine(refusal, questions, answers)}${why}${instead}`, style: WARNING };
  });
  return firstLines(lines, REFUSALS_SHOWN, 'more refused line');
}
