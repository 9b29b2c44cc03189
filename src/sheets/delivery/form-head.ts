import { plural } from '../../rules/base/words.ts';
import { graceOf } from '../../rules/declare/option.ts';
import { overAtEnd, type Question } from '../../rules/order/question.ts';
import type { Match } from '../../rules/play/match.ts';
import { nothingWords } from '../../rules/play/shown/glance.ts';
import type { FormHead, FormRequest } from '../ports.ts';
import { CODE_TITLE } from '../responses/columns.ts';
import { EACH_COUNTS } from '../responses/trades/repeats.ts';
import { dateWords, type TimeWords } from '../time.ts';
import { CODE_PLACE, ordersTitle, placesFor, tradesTitle } from '../workbook/form-link.ts';
import type { MatchRow, Season } from '../workbook/season.ts';

type Identity = Season['identity'];
/** Data for the title of a form: the match, its resolved rounds, and the deadline (ISO UTC or ''). */
interface Named extends Pick<MatchRow, 'title' | 'round' | 'deadline' | 'over'> {
  readonly isPaused?: boolean;
}
type Known = Pick<Match, 'game' | 'info' | 'position'>;

/**
 * Writes the title and description of a match’s order form. Between rounds usually only the title changes, so the other
 * texts need no renewal. The description holds only limits that everybody knows; each question names its prices. `rules`
 * is the link of the rule texts or ''.
 */
export function orderHead(
  named: Named,
  match: Known,
  identity: Identity,
  times: TimeWords = dateWords,
  rules = '',
): FormHead {
  return {
    title: orderTitle(named, times),
    description: [
      ...limitLines(match),
      `Without an order: ${nothingWords(match)}.`,
      'Your page shows what happened and what you hold.',
      'The newest order counts.',
      ...(rules === '' ? [] : [`The rules: ${rules}`]),
      ...codeLines(identity),
    ].join('\n'),
    confirmation: `Received. ${lateLine(match)} ${whereToLook(identity)}`,
    endsBefore: overAtEnd(questionsOf(match))[0]?.title ?? '',
  };
}

/** Line about the personal code in a form's description. A help text at the code's question would cost one more call for each new match. */
const codeLines = (identity: Identity) => (identity === 'code' ? ['Do not change the code.'] : []);

/**
 * Writes the form's sentence about late orders (X2). The sentence must be true for orders sent before and after the
 * deadline. The deadline itself is in the form's title.
 */
function lateLine({ info }: Known): string {
  const grace = graceOf(info);
  const withGrace = grace > 0 ? ` and ${plural(grace, 'minute')} of grace` : '';
  return `After the deadline${withGrace}, an order counts only if the host accepts it. If the next round is open by then, the order counts for that round.`;
}

/** Writes the title and description of a match’s trade form. Between rounds only the title changes. */
export function tradeHead(named: Named, identity: Identity, times: TimeWords = dateWords): FormHead {
  return {
    title: titleOf(tradesTitle(named), named, times),
    description: [
      'Offer a trade here. To agree to an offer, press “Agree” on your page, then submit this form.',
      'Your page shows what happened and what you hold.',
      'Trading is free. Only the host cancels an agreed trade.',
      ...codeLines(identity),
    ].join('\n'),
    endsBefore: '',
    confirmation: `Received. ${EACH_COUNTS} After the deadline an offer does not count. ${whereToLook(identity)}`,
  };
}

/** Gives the title of an order form. The title names the open round and the round's deadline, or says that the match is over. */
export function orderTitle(named: Named, times: TimeWords): string {
  return titleOf(ordersTitle(named), named, times);
}

function titleOf(form: string, { round, deadline, over, isPaused = false }: Named, times: TimeWords): string {
  if (over) return `${form} (the match is over, and your own file shows the end)`;
  const open = isPaused ? 'while the match is paused' : 'until the host closes it';
  const until = deadline === '' ? open : `until ${times(deadline)}`;
  return `${form} for round ${round + 1}, ${until}`;
}

/** Tells players where to check a response, because the form cannot know whether a response counts. */
function whereToLook(identity: Identity): string {
  const used = identity === 'code' ? 'code' : 'account';
  return `Your page soon shows how your response was understood. If it does not after a few minutes, check the deadline and your ${used}.`;
}

const questionsOf = ({ game, info, position }: Known) =>
  game.form.questions(info, game.publicView(info, position));

/** Lists the limits for a player's order: how many of each thing the player may send. */
function limitLines(match: Known): string[] {
  const { game, info } = match;
  const sends = game.glance.sends?.(info.options);
  const most = questionsOf(match).flatMap(({ title, input }) =>
    input.kind === 'whole' && input.most !== undefined ? [`${title}: at most ${input.most}`] : [],
  );
  return [
    ...(sends === undefined ? [] : [`Send ${sends}`]),
    ...(most.length > 0 ? [`${most.join('; ')}.`] : []),
  ];
}

/** Gives the answers that a form's link fills in: the personal code, and a placeholder for each of the given questions. */
export function filledWith(questions: readonly Question[]): FormRequest['filled'] {
  return { [CODE_TITLE]: CODE_PLACE, ...placesFor(questions) };
}
