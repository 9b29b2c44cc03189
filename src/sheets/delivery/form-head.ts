import { plural } from '../../rules/base/words.ts';
import { graceOf } from '../../rules/declare/option.ts';
import type { Match } from '../../rules/play/match.ts';
import { nothingWords, priceLines } from '../../rules/play/shown/glance.ts';
import type { FormHead } from '../ports.ts';
import { EACH_COUNTS } from '../responses/trades/repeats.ts';
import { WITHDRAWAL } from '../responses/trades/trade-form.ts';
import { dateWords, type TimeWords } from '../time.ts';
import { ordersTitle, tradesTitle } from '../workbook/form-link.ts';
import type { MatchRow, Season } from '../workbook/season.ts';

type Identity = Season['identity'];
/** What the title of an order form names: the match, its resolved rounds, and the deadline in ISO UTC or ''. */
interface Named extends Pick<MatchRow, 'title' | 'round' | 'deadline' | 'over'> {
  readonly isPaused?: boolean;
}
type Known = Pick<Match, 'game' | 'info' | 'position'>;

/**
 * The head of a match’s order form. From round to round mostly its title changes, so that a renewal writes one text. The
 * limits in it are those that everybody knows. `board` is the link of the spectators’ file, `rules` that of the rule texts or ''.
 */
export function orderHead(
  named: Named,
  match: Known,
  identity: Identity,
  board: string,
  times: TimeWords = dateWords,
  rules = '',
): FormHead {
  return {
    title: orderTitle(named, times),
    description: [
      ...limitLines(match),
      `If you send nothing, ${nothingWords(match)}.`,
      'Send it as often as you like: the latest before the deadline counts, whole. An order is for the round that is open when it arrives; after the deadline it counts only if the host accepts it.',
      'Your private file shows how it was understood.',
      `What everyone may know: ${board}`,
      ...(rules === '' ? [] : [`The rules: ${rules}`]),
      ...codeLines(identity),
    ].join('\n'),
    confirmation: `Received. ${lateLine(match)} ${whereToLook('your order', identity)}`,
  };
}

/** The question for the code has no help of its own, which would be a further call when a match is made. */
const codeLines = (identity: Identity) =>
  identity === 'code' ? ['Your own link fills in your personal code. Leave it as it is.'] : [];

/** What is true of every order that was sent (X2): the form cannot know when this one came, and its title has the deadline. */
function lateLine({ info }: Known): string {
  const grace = graceOf(info);
  const withGrace = grace > 0 ? ` and its ${plural(grace, 'minute')} of grace` : '';
  return `If the title of this form has a deadline, and this came after it${withGrace}: it counts for the next round if that was open already, else only if the host accepts it.`;
}

/** The head of a match’s trade form, the same in all rounds. */
export function tradeHead(named: Pick<MatchRow, 'title'>, identity: Identity): FormHead {
  return {
    title: tradesTitle(named),
    description: [
      'Offer: choose with whom, what you give and what you get, and write how many of each in digits. The links in your private file fill it in.',
      'Agree: use the link “Agree” in your file, or send the same from your side. A gift is agreed at once. Only the host can cancel what is agreed. It settles at the end of the round, before the orders.',
      `${EACH_COUNTS} ${WITHDRAWAL}`,
      'What comes after the deadline does not count. Your private file shows the deadline, with whom you may trade, and the fate of each offer.',
      ...codeLines(identity),
    ].join('\n'),
    confirmation: `Received. ${whereToLook('your offer', identity)}`,
  };
}

/** The title of an order form: its match, and which round is open until when, or that it is over. */
export function orderTitle(named: Named, times: TimeWords): string {
  const { round, deadline, over, isPaused = false } = named;
  if (over) return `${ordersTitle(named)} (the match is over; your own file shows how it ended)`;
  const open = isPaused ? 'while the match is paused' : 'until the host closes it';
  const until = deadline === '' ? open : `until ${times(deadline)}`;
  return `${ordersTitle(named)} for round ${round + 1}, ${until}`;
}

/** Where a form sends the player who has sent it: it cannot know whether the response counts. */
function whereToLook(what: string, identity: Identity): string {
  const used = identity === 'code' ? 'code' : 'account';
  return `Your private file shows how ${what} was understood. If it is not in your file in a few minutes, check the deadline and the ${used} that you used.`;
}

/** How many of each thing a player may send, and prices. */
function limitLines(match: Known): string[] {
  const { game, info, position } = match;
  const sends = game.glance.sends?.(info.options);
  const most = game.form
    .questions(info, game.publicView(info, position))
    .flatMap(({ title, input }) =>
      input.kind === 'whole' && input.most !== undefined ? [`${title}: at most ${input.most}`] : [],
    );
  const prices = priceLines(match);
  return [
    ...(sends === undefined ? [] : [`In a round: ${sends}`]),
    ...(prices.length > 0
      ? [`Prices${prices.length > 1 ? ', paid in this order' : ''}: ${prices.join('; ')}.`]
      : []),
    ...(most.length > 0 ? [`${most.join('; ')}.`] : []),
  ];
}
