import { isSame } from '../../../rules/base/json.ts';
import { capital, listed, plural } from '../../../rules/base/words.ts';
import { type Line, SOFT, STRONG, WARNING } from '../../../rules/board/page.ts';
import type { Match } from '../../../rules/play/match.ts';
import { assetWords, exchange } from '../../log/asset-words.ts';
import { cancelledWords } from '../../log/host-trades.ts';
import type { PlayedRound } from '../../log/playback/playback.ts';
import { isSameOffer, mirrorOf, type Repeat } from '../../responses/trades/repeats.ts';
import type { Agreed, FailingTrade } from '../../responses/trades/settling.ts';
import { answersFor } from '../../responses/trades/trade-form.ts';
import { amountHeld, amountsOf, amountWords, tradedThings } from '../../responses/trades/traded-things.ts';
import { canGive, type Offer, type RefusedOffer, type Trading } from '../../responses/trades/trading.ts';
import { dateWords, isoTime, type TimeWords } from '../../time.ts';
import { filledLink } from '../../workbook/form-link.ts';
import { linkLine } from './page-links.ts';
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
    text: `! Your open offers to ${listed(to)} give ${given} in total, and you have ${held}. The trade that is agreed first settles first.`,
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
    text: `✓ ${who}: ${exchange(trade, name)}. It settles before the orders.`,
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
    return promised.includes(name)
      ? 'You promised all or part of this in an earlier trade.'
      : `${capital(shortWords(trading.before, name, trade.from === name ? trade.gives : trade.takes))}.`;
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
    text: `… Your offer to ${to} is open: you give ${assetWords(gives)} and get ${assetWords(takes)}.${againWords(isAgain)}${answered}${lacks}`,
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
  const why = wasOpen ? ' An open offer counts once.' : ' For a second offer, send it after two minutes.';
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

/**
 * Finds the things that a player has promised twice. Gives the total of all open offers, the amount that the player has
 * after the agreed trades, and the receivers. Only this player may learn the amount (H2).
 */
export function promisedTwice({ open, after }: Trading, name: string) {
  const { game, info } = after;
  const given = open
    .filter(({ from }) => from === name)
    .flatMap(({ to, gives }) => amountsOf(game.goods, gives).map((one) => ({ ...one, to })));
  return tradedThings(game.goods).flatMap((thing) => {
    const all = given.filter((one) => one.thing.words === thing.words);
    const amount = all.reduce((sum, one) => sum + one.amount, 0);
    const held = amountHeld(after, info.names.indexOf(name), thing);
    if (all.length < 2 || amount <= held) return [];
    return [{ thing, amount, held, to: [...new Set(all.map(({ to }) => to))] }];
  });
}

/** Line that points to `partnerLine` and `holdingLine`. */
const WHAT_IS_POSSIBLE: Line = {
  text: 'Your possible offers and partners are listed below.',
  style: SOFT,
};

const PARTNERS_SHOWN = 3;

/**
 * Lists a player's trade responses that did not count, and offers to the player that came too late. For at most three
 * partners, shows the newest response only, because the player has probably corrected earlier responses. The partner of
 * an impossible offer learns nothing about the offer.
 */
function refusedLines(
  refused: Trading['refused'],
  name: string,
  isNowPast: boolean,
  times: TimeWords,
): Line[] {
  const own = refused.filter(({ from, isLate }) => from === name && !isLate);
  const partner = ({ offer, with: to }: RefusedOffer) => offer?.to ?? to;
  const latest = own.filter((one, i) => own.slice(i + 1).every((later) => partner(later) !== partner(one)));
  const earlier = own.filter((one) => !latest.slice(-PARTNERS_SHOWN).includes(one));
  const told = refused.filter(
    (one) => !earlier.includes(one) && (one.from === name || (one.isLate && one.offer?.to === name)),
  );
  return [
    ...told.map((one) => ({ text: refusedWords(name, one, times), style: WARNING })),
    ...(earlier.length > 0
      ? [
          {
            text: `✗ ${plural(earlier.length, 'earlier response')} of yours to the trade form did not count either.`,
            style: SOFT,
          },
        ]
      : []),
    ...(own.length > 0 && !isNowPast ? [WHAT_IS_POSSIBLE] : []),
  ];
}

function refusedWords(
  name: string,
  { at, from, message, offer, isLate, with: to }: RefusedOffer,
  times: TimeWords,
): string {
  if (!offer)
    return `✗ Your response to the trade form${to === undefined ? '' : `, for ${to},`} does not count (${times(isoTime(at))}): ${message}`;
  const whose = from === name ? `Your offer to ${offer.to}` : `An offer from ${from} to you`;
  return `✗ ${whose} ${isLate ? 'does not count' : 'is not possible'} (${exchange(offer, name)}): ${message}`;
}
