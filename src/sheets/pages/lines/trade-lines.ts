import { isSame } from '../../../rules/base/json.ts';
import { capital, listed } from '../../../rules/base/words.ts';
import { type Line, SOFT, STRONG, WARNING } from '../../../rules/board/page.ts';
import type { Match } from '../../../rules/play/match.ts';
import { assetWords, exchange } from '../../log/asset-words.ts';
import { cancelledWords } from '../../log/host-trades.ts';
import type { PlayedRound } from '../../log/playback/playback.ts';
import { isSameOffer, mirrorOf, type Repeat } from '../../responses/trades/repeats.ts';
import type { Agreed, FailingTrade } from '../../responses/trades/settling.ts';
import { answersFor } from '../../responses/trades/trade-form.ts';
import { amountHeld, amountsOf, amountWords } from '../../responses/trades/traded-things.ts';
import { canGive, type Offer, type Trading } from '../../responses/trades/trading.ts';
import { dateWords, isoTime, type TimeWords } from '../../time.ts';
import { filledLink } from '../../workbook/form-link.ts';
import { linkLine } from './page-links.ts';
import { promisedTwice } from './promised-twice.ts';
import { refusedLines } from './refused-lines.ts';
import { firstLines, TRADES_SHOWN } from './shortened.ts';

/** Resolved rounds of a match, with the offers that lapsed in each round. */
type PastRounds = readonly Pick<PlayedRound, 'round' | 'input'>[];

/** Input for a player’s trade lines, besides the offers. */
interface Reader {
  readonly link?: string;
  /** True if the deadline has passed when the page is drawn. */
  readonly isNowPast?: boolean;
  readonly times?: TimeWords;
  readonly past?: PastRounds;
}

/** Line about a trade. `isNow` is true if the trade waits for the player or will fail. */
export interface TradeLine extends Line {
  readonly isNow: boolean;
}

/**
 * Lists a player's trades while a round is open. Both sides of a trade see whether the rules allow the trade. Until both
 * sides have agreed, only the giver sees whether the giver has enough.
 */
export function tradeLines(
  name: string,
  trading: Trading,
  { link = '', isNowPast = false, times = dateWords, past = [] }: Reader = {},
): readonly TradeLine[] {
  const { open, withdrawn, agreed, failing, refused, entered, cancelled } = trading;
  const isMine = ({ from, to }: Agreed) => from === name || to === name;
  const mine = agreed.filter(isMine);
  const problemOf = (trade: Agreed) => failing.find((one) => one.trade === trade);
  const isEntered = (trade: Agreed) => entered.some((one) => isSame(one, trade));
  const now: Line[] = [
    ...mine.flatMap((trade) => {
      const problem = problemOf(trade);
      return problem ? [failingLine(name, trading, problem, isNowPast)] : [];
    }),
    ...open
      .filter(({ to }) => to === name)
      .flatMap((offer) => offeredLines(trading, name, offer, link, isNowPast)),
    ...(isNowPast ? [] : promisedTwice(trading, name).map(promisedLine)),
    ...refusedLines(refused, name, isNowPast, times),
  ];
  const rest: Line[] = [
    ...mine.filter((trade) => !problemOf(trade)).map((trade) => agreedLine(name, trade, isEntered(trade))),
    ...cancelled
      .filter(isMine)
      .map((trade) => ({ text: `✗ ${cancelledWords(trade, name)}`, style: WARNING })),
    ...open
      .filter(({ from }) => from === name)
      .map((offer) => (isNowPast ? notAgreedLine(offer) : openLine(trading, name, offer, past))),
    ...lastRepeats(trading, name).map((one) => repeatLine(one, isNowPast, times)),
    ...withdrawn.filter(isMine).map((offer) => withdrawnLine(name, offer)),
    ...(open.some(isMine)
      ? [{ text: lapseWords(!isNowPast && open.some(({ from }) => from === name)), style: SOFT }]
      : []),
  ];
  const marked = (lines: readonly Line[], isNow: boolean) =>
    firstLines(lines, TRADES_SHOWN, 'more line').map((line) => ({ ...line, isNow }));
  return [...marked(now, true), ...marked(rest, false)];
}

function lapseWords(hasOwn: boolean): string {
  const lapse = 'Open offers lapse when the round ends.';
  return hasOwn ? `${lapse} You can withdraw them.` : lapse;
}

function promisedLine({ thing, amount, held, to }: ReturnType<typeof promisedTwice>[number]): Line {
  const given = amountWords(thing, amount);
  return {
    text: `! Your open offers to ${listed(to)} give ${given} in total, and you have ${held}. The trade that is agreed first happens first.`,
    style: WARNING,
  };
}

/**
 * Shows an offer to a player and says how to agree. If the player has enough to give, a link fills in the reverse trade, or a text says what to choose in the form. Otherwise, says what the player lacks.
 */
function offeredLines(
  trading: Trading,
  name: string,
  { from, gives, takes, isAgain }: Offer,
  link: string,
  isNowPast: boolean,
): Line[] {
  const match = trading.after;
  const words = (assets: Agreed['gives']) =>
    amountsOf(match.game.goods, assets)
      .map(({ thing, amount }) => amountWords(thing, amount))
      .join(', ') || 'nothing';
  const [give, get] = [words(takes), words(gives)];
  const offered = `${assetWords(gives)} for ${assetWords(takes)}`;
  if (isNowPast) return [{ text: `✗ ${from} offered you ${offered}. ${NOT_AGREED}`, style: STRONG }];
  const offer = `${from} offers you ${offered}.${againWords(isAgain)}`;
  const how = `with ${from}, I give ${give}, I get ${get}`;
  if (!canGive(trading, name, takes))
    return [
      {
        text: `${offer} ${capital(shortWords(trading.after, name, takes))}.`,
        style: STRONG,
      },
    ];
  const [giving, getting] = [answersFor(match, 'gives', takes), answersFor(match, 'takes', gives)];
  const agree = giving && getting && filledLink(link, { with: from, ...giving, ...getting });
  return agree === undefined
    ? [{ text: `➜ ${offer} To agree, choose in the trade form: ${how}.`, style: STRONG }]
    : [{ text: offer, style: STRONG }, linkLine(`➜ Agree: I give ${give}, I get ${get}`, agree)];
}

/** Says that an equal trade was already agreed in the round (H42), so that a later “Agree” is a new offer. */
const againWords = (isAgain = false) =>
  isAgain ? ' The same trade was already agreed. This is a new offer.' : '';

function agreedLine(name: string, trade: Agreed, isEntered: boolean): Line {
  const who = isEntered ? 'The host entered this trade' : 'Agreed';
  return {
    text: `✓ ${who}: ${exchange(trade, name)}. This trade happens before the orders.`,
  };
}

/**
 * Shows an agreed trade that will fail, with the reason and what the player can do. Trades settle in order, so a trade
 * cannot give goods that arrive only in a later trade (X4).
 */
function failingLine(
  name: string,
  trading: Trading,
  { trade, lacking, promised, reason }: FailingTrade,
  isNowPast: boolean,
): Line {
  const other = trade.from === name ? trade.to : trade.from;
  const whys = lacking.map((giver) => {
    if (giver !== name) return `${giver} cannot give this.`;
    const given = trade.from === name ? trade.gives : trade.takes;
    if (!promised.includes(name)) return `${capital(shortWords(trading.before, name, given))}.`;
    const left = shortWords(trading.after, name, given);
    return left === ''
      ? 'You already promised some of this in an earlier trade.'
      : `After your other agreed trades, ${left}.`;
  });
  const again = isNowPast || reason !== undefined ? '' : ' Then you can agree again.';
  return {
    text: `✗ Your trade with ${other} fails: ${exchange(trade, name)}. ${reason ?? whys.join(' ')} Ask the host to cancel it.${again}`,
    style: WARNING,
  };
}

/** Writes “you need 2 garnets and have 1” for each thing of which the player has less than the offer needs. */
function shortWords(match: Match, name: string, gives: Agreed['gives']): string {
  const short = amountsOf(match.game.goods, gives).flatMap(({ thing, amount }) => {
    const held = amountHeld(match, match.info.names.indexOf(name), thing);
    return held < amount ? [`you need ${amountWords(thing, amount)} and have ${held}`] : [];
  });
  return listed(short);
}

function openLine(trading: Trading, name: string, offer: Offer, past: PastRounds): Line {
  const { to, gives, takes, isAgain } = offer;
  const answered = isAgain ? '' : nothingToAgree(trading, offer, past);
  const lacks = canGive(trading, name, gives) ? '' : ` ${capital(shortWords(trading.after, name, gives))}.`;
  return {
    text: `… Your offer to ${to} is open. You give ${assetWords(gives)} and get ${assetWords(takes)}.${againWords(isAgain)}${answered}${lacks}`,
    ...(lacks || answered ? { style: WARNING } : {}),
  };
}

/** For each offer of a player, finds the latest repetition. Only this player reads about repetitions (H42). */
function lastRepeats({ repeated }: Trading, name: string): readonly Repeat[] {
  const own = repeated.filter(({ from }) => from === name);
  return own.filter((one, i) => !own.slice(i + 1).some((later) => isSameOffer(one, later)));
}

function repeatLine(repeat: Repeat, isNowPast: boolean, times: TimeWords): Line {
  const { from, at, wasOpen } = repeat;
  const why = wasOpen
    ? ' An open offer counts only once.'
    : ' To make a second offer, send it again after two minutes.';
  return {
    text: `= You sent this offer again at ${times(isoTime(at))}: ${exchange(repeat, from)}. It counts once.${isNowPast ? '' : why}`,
  };
}

/** Words for both sides of an offer that was still open at the deadline (H2). */
const NOT_AGREED = 'It was not agreed before the deadline. Only the host can enter the trade.';

function notAgreedLine({ to, gives, takes }: Agreed): Line {
  return {
    text: `✗ You offered ${to} ${assetWords(gives)} for ${assetWords(takes)}. ${NOT_AGREED}`,
    style: STRONG,
  };
}

function withdrawnLine(name: string, { from, to, gives, takes }: Agreed): Line {
  const offer = `${assetWords(gives)} for ${assetWords(takes)}`;
  return {
    text:
      from === name
        ? `↩ You withdrew your offer to ${to}: ${offer}.`
        : `↩ ${from} withdrew this offer to you: ${offer}.`,
  };
}

export function hasAgreed({ agreed, failing }: Trading, name: string): boolean {
  return agreed.some(
    (trade) =>
      (trade.from === name || trade.to === name) && !failing.some((problem) => problem.trade === trade),
  );
}

/**
 * Tells the sender of an open offer that this is a new offer, because the other player's equal offer was withdrawn or
 * has lapsed (X5). Otherwise ''. Says nothing about a forbidden offer, because only the sender of such an offer may know
 * of it.
 */
function nothingToAgree({ withdrawn }: Pick<Trading, 'withdrawn'>, offer: Offer, past: PastRounds): string {
  const { to } = offer;
  const mirror = mirrorOf(offer);
  const tell = (why: string) => ` ${to} ${why}, so this is a new offer.`;
  if (withdrawn.some((one) => one.at <= offer.at && isSameOffer(one, mirror)))
    return tell('has withdrawn this offer');
  for (const { round, input } of [...past].reverse()) {
    const lapsed = input.lapsed?.find((one) => one.why !== 'refused' && isSameOffer(one, mirror));
    if (!lapsed) continue;
    return tell(
      lapsed.why === 'withdrawn'
        ? `has withdrawn this offer in round ${round}`
        : `offered this in round ${round}, but the offer lapsed`,
    );
  }
  return '';
}
