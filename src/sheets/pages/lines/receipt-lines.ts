import { plural, titled } from '../../../rules/base/words.ts';
import { type Line, NOTICE, SOFT, STRONG, WARNING } from '../../../rules/board/page.ts';
import type { Question } from '../../../rules/order/question.ts';
import { inFormOrder, keyOf, questionOf, refusalLine } from '../../../rules/order/refusal-words.ts';
import type { Match } from '../../../rules/play/match.ts';
import { nothingWords } from '../../../rules/play/shown/glance.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { openQuestions } from '../../log/playback/seen.ts';
import { ROWS_OF_SENDER } from '../../responses/row-budget.ts';
import type { TimeWords } from '../../time.ts';
import { answerLines, leftEmpty } from './answer-lines.ts';
import type { Receipt } from './receipt.ts';

import { firstLines, inOneCell, REFUSALS_SHOWN } from './shortened.ts';

/**
 * Shows the order that counts now: how Roundkeeper understood the order, and which parts are refused. These lines are at
 * the top of a page.
 */
export function orderLines(receipt: Receipt, playback: Playback, round: number): Line[] {
  const questions = openQuestions(playback);
  return [
    stateLine(receipt, playback.match),
    ...refusedLines(receipt, questions),
    ...countedLines(receipt),
    ...doubtLines(receipt, round),
  ];
}

/** Summarizes the state of an order in one line. */
function stateLine({ answers, byHost, refused, isLost, counts }: Receipt, match: Match): Line {
  const nothing = nothingWords(match);
  if (isLost) return { text: `✗ Your order has no valid part: ${nothing}.`, style: WARNING };
  if (refused.length > 0) return { text: '✗ A part of your order does not count.', style: WARNING };
  if (byHost) return { text: '✓ The host entered your order.', style: STRONG };
  if (isBlank(answers)) return { text: `! Your form was empty: ${nothing}.`, style: WARNING };
  if (counts.some(([, text]) => text.includes('! ')))
    return { text: '! Your order counts. Check the lines marked with !', style: WARNING };
  return { text: '✓ Your order counts.', style: STRONG };
}

const isBlank = (answers: Receipt['answers']) =>
  Object.values(answers).every((answer) => answer.trim() === '');

/** Lists the parts that count in an order, as Roundkeeper understood these parts. */
function countedLines({ answers, byHost, counts, isLost, refused }: Receipt): Line[] {
  // The line about an empty form names the defaults already.
  const isTold = isLost || (!byHost && refused.length === 0 && isBlank(answers));
  const asked = isTold ? [] : counts.filter(([, text]) => text !== '');
  if (asked.length === 0) return [];
  const text = inOneCell(asked.map(([title, said]) => titled(title, said)));
  return [{ text: refused.length > 0 ? `This counts:\n${text}` : text }];
}

/** Explains why an order counts for this round, if the player may doubt that the order counts. */
function doubtLines({ isNamed, isAccepted, soonAfter, sentBy }: Receipt, round: number): Line[] {
  const words = [
    isNamed ? 'Your order came from another account or code. The host said that it is yours.' : '',
    isAccepted ? 'Your order came late. The host accepted it.' : '',
    sentBy ? `${sentBy} sent this order. It counts until you send the form.` : '',
    soonAfter
      ? `Your order came ${soonAfter.minutes < 1 ? 'just' : `${soonAfter.minutes} min`} after round ${soonAfter.round} was resolved, so it counts for round ${round}.`
      : '',
  ].filter((one) => one !== '');
  return words.map((text) => ({ text, style: NOTICE }));
}

/** Shows when an order came and which questions have no answer. If a part was refused, also shows the sent answers. */
export function detailLines(receipt: Receipt, playback: Playback, times: TimeWords): Line[] {
  const { at, replaces, notRead = 0, byHost, answers, refused } = receipt;
  const questions = openQuestions(playback);
  const said = refused.length > 0 ? answerLines(answers, questions) : [];
  const empty = isBlank(answers) ? '' : leftEmpty(answers, questions);
  const before = replaces ? `. It replaced the order of ${times(replaces)}` : '';
  return [
    { text: `${byHost ? 'Entered' : 'Received'} ${times(at)}${before}.`, style: SOFT },
    ...(notRead > 0 ? [{ text: tooManyWords(notRead), style: SOFT }] : []),
    ...(said.length > 0 ? [{ text: inOneCell(['The answers as sent:', ...said]), style: SOFT }] : []),
    ...(empty === '' ? [] : [{ text: empty, style: SOFT }]),
  ];
}

function tooManyWords(notRead: number): string {
  const were = notRead === 1 ? 'was' : 'were';
  return `${plural(notRead, 'older order')} of yours in this round ${were} not read. Only your newest ${ROWS_OF_SENDER} orders are read.`;
}

/** Lists the refused lines of an order. If all lines of a part were refused, the last line names the default. */
function refusedLines(receipt: Receipt, questions: readonly Question[]): readonly Line[] {
  const { answers, byTrades, isLost, replaced } = receipt;
  const refused = inFormOrder(receipt.refused, questions);
  const lines = refused.map((refusal, i): Line => {
    const key = keyOf(refusal);
    const next = refused[i + 1];
    const isReplaced = !isLost && replaced.includes(key) && !(next && keyOf(next) === key);
    const empty = isReplaced && questionOf(key, questions)?.empty;
    const why = byTrades.includes(refusal) ? ' Your agreed trades come first.' : '';
    const instead = empty ? ` This counts instead: ${empty}.` : '';
    return { text: `${refusalLine(refusal, questions, answers)}${why}${instead}`, style: WARNING };
  });
  return firstLines(lines, REFUSALS_SHOWN, 'more refused line');
}
