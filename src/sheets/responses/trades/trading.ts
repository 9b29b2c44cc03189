import { cut, isSame } from '../../../rules/base/json.ts';
import { listed } from '../../../rules/base/words.ts';
import type { Good } from '../../../rules/declare/good.ts';
import { NONE } from '../../../rules/order/question.ts';
import type { Match } from '../../../rules/play/match.ts';
import { forbidsTrade, type Holdings, holdingsOf, holdsAll } from '../../../rules/play/trade.ts';
import { byHostIn, type HostTrade, withoutTrade } from '../../log/host-trades.ts';
import { byTime, type Submission } from '../submission.ts';
import { isSameOffer, keyOf, mirrorOf, type Repeat, repeatOf } from './repeats.ts';
import { type Agreed, afterTrades, bySeat, type FailingTrade, settleAll, settleNext } from './settling.ts';
import { type Assets, readSide, type SideId, WITHDRAW, WITHDRAW_ONE } from './trade-form.ts';

/** An offer that waits for the other side's agreement. */
export interface Offer extends Agreed {
  readonly row: number;
  readonly at: number;
  /** True if the same trade had already been agreed in this round (H42). */
  readonly isAgain?: true;
}

/** An offer that does not count, with the reason. */
export interface RefusedOffer {
  readonly row: number;
  readonly at: number;
  readonly from: string;
  readonly message: string;
  /** The offer, if it was understood but forbidden or late; both sides read it. Undefined if the offer was not understood. */
  readonly offer?: Agreed;
  /** Partner named in an offer that was not understood; only the sender sees this name. */
  readonly with?: string;
  /** True if the offer came after the deadline, or after its round had been resolved. */
  readonly isLate?: true;
}

/** All offers of a round, checked against the rules. Only the host and the player may learn what a player holds. */
export interface Trading {
  /** Agreed trades in the order of agreement (X4); the resolve tries all of them. */
  readonly agreed: readonly Agreed[];
  readonly failing: readonly FailingTrade[];
  /** Open offers, which lapse at the end of the round. */
  readonly open: readonly Offer[];
  /** Offers that the sender has withdrawn. */
  readonly withdrawn: readonly Offer[];
  /** Repeated offers, each counted only once together with the earlier offer (H42). */
  readonly repeated: readonly Repeat[];
  readonly refused: readonly RefusedOffer[];
  /**
   * Trades that the host entered (`entered`) and trades that the host cancelled (`cancelled`) (H34). `agreed` contains
   * the entered trades, too.
   */
  readonly entered: readonly Agreed[];
  readonly cancelled: readonly Agreed[];
  /** The match before the trades of the round, with the round's credits in the purses. */
  readonly before: Match;
  /** The match after the agreed trades. The orders of the round are checked against this match (X4). */
  readonly after: Match;
}

/** A response to the trade form, with the player's name in the match. */
export type NamedSubmission = Submission & { readonly name: string };

/** A player's response or the host's correction, as one step of trading. */
type Act = NamedSubmission | HostTrade;

/**
 * Matches the offers of a round in the order of their times. `match` already has the round's credits; `hosted` has the
 * host's trades of all rounds.
 */
export function matchOffers(
  submissions: readonly NamedSubmission[],
  match: Match,
  hosted: readonly HostTrade[] = [],
): Trading {
  const round = match.position.round + 1;
  const hostTrades = hosted.filter((one) => one.round === round);
  let settling = settleAll(match, []);
  const refused: RefusedOffer[] = [];
  let open: Offer[] = [];
  const withdrawn: Offer[] = [];
  const repeated: Repeat[] = [];
  const last = new Map<string, number>();
  const agree = ({ from, to, gives, takes }: Agreed) => {
    settling = settleNext(match, settling, { from, to, gives, takes });
  };
  const correct = ({ cancels, enters }: HostTrade) => {
    const { agreed } = settling;
    // The response behind the cancelled trade may have been deleted.
    const left = cancels ? (withoutTrade(agreed, cancels) ?? agreed) : agreed;
    settling = settleAll(match, enters ? [...left, enters] : left);
    if (cancels) for (const one of [cancels, mirrorOf(cancels)]) last.delete(keyOf(one));
  };
  const respond = (submission: NamedSubmission) => {
    const takenBack = withdrawnBy(submission, match, open);
    if (takenBack) {
      open = open.filter((one) => !takenBack.includes(one));
      withdrawn.push(...takenBack);
      for (const one of takenBack) last.delete(keyOf(one));
      refused.push(...withdrawalProblem(submission, match.game.goods, takenBack, open));
      return;
    }
    const read = readOffer(submission, match, settling.holdings);
    if ('message' in read) refused.push(read);
    else take(read);
  };
  const take = (read: Offer) => {
    const mirror = open.find((other) => isSameOffer(mirrorOf(other), read));
    const repeat = mirror ? undefined : repeatOf(read, open, last);
    if (repeat?.wasOpen !== false) last.set(keyOf(read), read.at);
    if (repeat) repeated.push(repeat);
    else if (mirror) {
      open = open.filter((other) => other !== mirror);
      agree(mirror);
    } else if (isNothing(read.takes)) agree(read);
    else open.push(asAgain(read, settling.agreed));
  };
  for (const act of inOrder(submissions, hostTrades)) {
    if ('answers' in act) respond(act);
    else correct(act);
  }
  const { agreed, failing } = settling;
  const after = afterTrades(match, settling);
  const byHost = byHostIn(hostTrades, round);
  return { agreed, failing, open, withdrawn, repeated, refused, ...byHost, before: match, after };
}

/** Sorts responses and the host's corrections by time. At equal times, the correction comes after the responses. */
function inOrder(submissions: readonly NamedSubmission[], hostTrades: readonly HostTrade[]): readonly Act[] {
  let sorted: Act[] = [...submissions].sort(byTime);
  for (const act of hostTrades) {
    const later = sorted.findIndex((one) => one.at > act.at);
    const at = later < 0 ? sorted.length : later;
    sorted = [...sorted.slice(0, at), act, ...sorted.slice(at)];
  }
  return sorted;
}

/**
 * Gives the open offers that a response withdraws; undefined if the response is an offer. A withdrawal for one player
 * takes back all offers to that player. If the withdrawal names things, it takes back only the offer of these things.
 */
function withdrawnBy(
  { name, answers }: NamedSubmission,
  { game }: Match,
  open: readonly Offer[],
): readonly Offer[] | undefined {
  const own = open.filter(({ from }) => from === name);
  if (answers.what === WITHDRAW) return own;
  if (answers.what !== WITHDRAW_ONE) return undefined;
  const isNamed = (side: SideId, assets: Assets) => {
    const named = readSide(answers, side, game.goods);
    return named.problem === undefined && (isNothing(named.assets) || isSame(named.assets, assets));
  };
  return own.filter(
    ({ to, gives, takes }) =>
      to === answers.with?.trim() && isNamed('gives', gives) && isNamed('takes', takes),
  );
}

/** Gives the message to a player whose withdrawal fits no open offer or chooses no player. `open` are all open offers. */
function withdrawalProblem(
  { row, at, name, answers }: NamedSubmission,
  goods: readonly Good[],
  withdrawn: readonly Offer[],
  open: readonly Offer[],
): readonly RefusedOffer[] {
  if (answers.what === WITHDRAW || withdrawn.length > 0) return [];
  const to = cut(answers.with?.trim() ?? '', 60);
  if (to === '' || to === NONE) {
    const partners = [...new Set(open.flatMap((one) => (one.from === name ? [one.to] : [])))];
    const yours = partners.length > 0 ? `open offers to ${listed(partners)}` : 'no open offer';
    return [{ row, at, from: name, message: `You did not choose a player. You have ${yours}.` }];
  }
  const problem = readSide(answers, 'gives', goods).problem ?? readSide(answers, 'takes', goods).problem;
  if (problem !== undefined) return [{ row, at, from: name, message: problem, with: to }];
  return [
    {
      row,
      at,
      from: name,
      message: `You have no such open offer to ${to}, so nothing was withdrawn. Only the host can cancel an agreed trade.`,
    },
  ];
}

/**
 * Says whether a player still holds the things that an offer asks for, after the agreed trades. Only the host and that
 * player may learn the answer.
 */
export function canGive({ after }: Trading, name: string, assets: Assets): boolean {
  const { info, position, purses } = after;
  return holdsAll(after, holdingsOf(position, purses), info.names.indexOf(name), assets);
}

/** Reads an offer. Gives the offer if it is allowed, otherwise the reason for its refusal. */
export function readOffer(
  submission: Pick<NamedSubmission, 'row' | 'at' | 'name' | 'answers'>,
  match: Match,
  { position }: Holdings,
): Offer | RefusedOffer {
  const read = parseOffer(submission, match);
  if ('message' in read) return read;
  const { row, at, from, to, gives, takes } = read;
  const forbidden = forbidsTrade({ ...match, position }, bySeat(match, read));
  if (forbidden) return { row, at, from, message: forbidden.message, offer: { from, to, gives, takes } };
  return read;
}

/** Refuses a late response with the given message (H2, H6). If the offer is understood, both sides read the refusal. */
export function lateOffer(submission: NamedSubmission, match: Match, message: string): RefusedOffer {
  const { row, at, name, answers } = submission;
  const late = { row, at, from: name, message, isLate: true } as const;
  if (answers.what === WITHDRAW || answers.what === WITHDRAW_ONE) return late;
  const read = parseOffer(submission, match);
  if ('message' in read) return late;
  const { from, to, gives, takes } = read;
  return { ...late, offer: { from, to, gives, takes } };
}

/** Reads an offer without checking the rules. Gives the offer, or the reason why it cannot be understood. */
function parseOffer(
  { row, at, name: from, answers }: Pick<NamedSubmission, 'row' | 'at' | 'name' | 'answers'>,
  match: Match,
): Offer | RefusedOffer {
  const { game, info } = match;
  const to = answers.with?.trim() ?? '';
  if (to === '' || to === NONE || !info.names.includes(to))
    return { row, at, from, message: 'No player was chosen.' };
  if (to === from) return { row, at, from, message: 'Choose another player.', with: to };
  const gives = readSide(answers, 'gives', game.goods);
  const takes = readSide(answers, 'takes', game.goods);
  const problem = gives.problem ?? takes.problem;
  if (problem !== undefined) return { row, at, from, message: problem, with: to };
  if (isNothing(gives.assets) && isNothing(takes.assets))
    return { row, at, from, message: 'Both sides of the trade are empty.', with: to };
  return { from, to, gives: gives.assets, takes: takes.assets, row, at };
}

/** Marks an offer if the same trade was agreed before, whichever side had offered it (H42). */
function asAgain(offer: Offer, agreed: readonly Agreed[]): Offer {
  const isAgain = agreed.some((trade) => isSameOffer(trade, offer) || isSameOffer(mirrorOf(trade), offer));
  return isAgain ? { ...offer, isAgain } : offer;
}

const isNothing = (assets: object) => Object.keys(assets).length === 0;
