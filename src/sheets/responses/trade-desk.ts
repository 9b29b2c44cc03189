import { hashOf } from '../../rules/base/hash.ts';
import { cut } from '../../rules/base/json.ts';
import { NONE } from '../../rules/order/question.ts';
import { type Match, withPosition } from '../../rules/play/match.ts';
import { forbidsTrade, type Holdings, holdingsOf, holdsAll, settleTrade } from '../../rules/play/trade.ts';
import { WITHDRAW, WITHDRAW_ONE } from './desk-questions.ts';
import { type Assets, readOffered, type SideId } from './read-assets.ts';
import { byTime, type Submission } from './submission.ts';

/** A trade as the record has it. */
export interface Agreed {
  readonly from: string;
  readonly to: string;
  readonly gives: Assets;
  readonly takes: Assets;
}

/** An offer that waits for the other side's agreement. */
export interface Offer extends Agreed {
  readonly row: number;
  readonly at: number;
}

/** A row that is kept, but does not count, with the reason. */
export interface RefusedOffer {
  readonly row: number;
  readonly from: string;
  readonly message: string;
  /** The offer, where the rules forbid it: then both sides are told. Absent where it was not understood. */
  readonly offer?: Agreed;
}

/** An agreed trade that the round would refuse as things now stand. */
export interface FailingTrade {
  readonly trade: Agreed;
  /** Players who do not hold what they give. */
  readonly lacking: readonly string[];
  /** Those of them who would hold it, but for trades agreed before. */
  readonly promised: readonly string[];
  /** Why the rules forbid it by now, if they do. */
  readonly reason?: string;
}

/** All offers of a round, checked against the rules. What somebody holds is only for that player, and the host, to know. */
export interface Desk {
  /** In the order in which both sides had agreed (X4); all of them are tried when the round is resolved. */
  readonly agreed: readonly Agreed[];
  readonly failing: readonly FailingTrade[];
  /** Lapse at the round's end. */
  readonly open: readonly Offer[];
  /** Offers that their players have taken back. */
  readonly withdrawn: readonly Offer[];
  /** Players whose open offers give more in total than they hold after the agreed trades. */
  readonly overpromised: readonly string[];
  readonly refused: readonly RefusedOffer[];
  /** The match after the agreed trades: the round's orders are judged from it (X4). */
  readonly after: Match;
}

/** A response to the trade desk, with the name under which its player takes part. */
export type NamedSubmission = Submission & { readonly name: string };

/** Matches the offers of a round in the order of their times. `match` has the round's credits already. */
export function matchOffers(submissions: readonly NamedSubmission[], match: Match): Desk {
  const holdings = holdingsOf(match.position, match.purses);
  const agreed: Agreed[] = [];
  const failing: FailingTrade[] = [];
  const refused: RefusedOffer[] = [];
  let open: Offer[] = [];
  const withdrawn: Offer[] = [];
  const agree = ({ from, to, gives, takes }: Agreed) => {
    const trade = { from, to, gives, takes };
    agreed.push(trade);
    const problem = trySettle(match, holdings, trade);
    if (problem) failing.push(problem);
  };
  for (const submission of [...submissions].sort(byTime)) {
    const takenBack = withdrawnBy(submission, match, open);
    if (takenBack) {
      open = open.filter((one) => !takenBack.includes(one));
      withdrawn.push(...takenBack);
      refused.push(...withdrawalProblem(submission, takenBack));
      continue;
    }
    const read = readOffer(submission, match, holdings);
    if ('message' in read) {
      refused.push(read);
      continue;
    }
    const mirror = open.find((other) => isMirror(other, read));
    if (mirror) {
      open = open.filter((other) => other !== mirror);
      agree(mirror);
    } else if (isNothing(read.takes)) agree(read);
    else open.push(read);
  }
  const { names } = match.info;
  const overpromised = names.filter((name, seat) => !coversOffers(match, holdings, seat, open, name));
  const after =
    agreed.length === 0 ? match : withPosition({ ...match, purses: holdings.purses }, holdings.position);
  return { agreed, failing, open, withdrawn, overpromised, refused, after };
}

/**
 * The open offers that a response withdraws; undefined where it is an offer itself. To one player: all of them, or those that
 * give and get what it names.
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
    const read = readOffered(answers, side, game.goods);
    return read.problem === undefined && (isNothing(read.assets) || hashOf(read.assets) === hashOf(assets));
  };
  return own.filter(
    ({ to, gives, takes }) =>
      to === answers.with?.trim() && isNamed('gives', gives) && isNamed('takes', takes),
  );
}

/** What a player is told who withdraws an offer that is not open. */
function withdrawalProblem(
  { row, name, answers }: NamedSubmission,
  withdrawn: readonly Offer[],
): readonly RefusedOffer[] {
  if (answers.what === WITHDRAW || withdrawn.length > 0) return [];
  const to = cut(answers.with?.trim() || 'anyone', 60);
  return [{ row, from: name, message: `You have no such open offer to ${to} to withdraw.` }];
}

/** Does a player hold what an offer asks of them, after the agreed trades? For that player, and the host, to know. */
export function canGive({ after }: Desk, name: string, assets: Assets): boolean {
  const { game, info, position, purses } = after;
  return holdsAll(game, info, holdingsOf(position, purses), info.names.indexOf(name), assets);
}

function readOffer(
  { row, at, name: from, answers }: NamedSubmission,
  match: Match,
  { position }: Holdings,
): Offer | RefusedOffer {
  const { game, info } = match;
  const to = answers.with?.trim() ?? '';
  if (to === '' || to === NONE || !info.names.includes(to))
    return { row, from, message: 'It does not say with whom.' };
  if (to === from) return { row, from, message: 'A trade needs somebody else.' };
  const gives = readOffered(answers, 'gives', game.goods);
  const takes = readOffered(answers, 'takes', game.goods);
  const problem = gives.problem ?? takes.problem;
  if (problem !== undefined) return { row, from, message: problem };
  if (isNothing(gives.assets) && isNothing(takes.assets))
    return { row, from, message: 'It says neither what is given nor what is got.' };
  const offer = { from, to, gives: gives.assets, takes: takes.assets };
  const forbidden = forbidsTrade(game, info, position, bySeat(match, offer));
  if (forbidden) return { row, from, message: forbidden.message, offer };
  return { ...offer, row, at };
}

/** Settles an agreed trade as the round will, or says what is in its way. */
function trySettle(match: Match, holdings: Holdings, trade: Agreed): FailingTrade | undefined {
  const { game, info } = match;
  const problem = settleTrade(game, info, holdings, bySeat(match, trade));
  if (!problem) return undefined;
  const sides = [
    { name: trade.from, assets: trade.gives },
    { name: trade.to, assets: trade.takes },
  ];
  const untouched = holdingsOf(match.position, match.purses);
  const holds = (held: Holdings, { name, assets }: (typeof sides)[number]) =>
    holdsAll(game, info, held, info.names.indexOf(name), assets);
  const lacking = sides.filter((side) => !holds(holdings, side));
  const promised = lacking.filter((side) => holds(untouched, side));
  return {
    trade,
    lacking: lacking.map(({ name }) => name),
    promised: promised.map(({ name }) => name),
    ...(lacking.length === 0 ? { reason: problem.message } : {}),
  };
}

function coversOffers(
  { game, info }: Match,
  holdings: Holdings,
  seat: number,
  open: readonly Offer[],
  name: string,
): boolean {
  const own = open.filter(({ from }) => from === name);
  return own.length < 2 || holdsAll(game, info, holdings, seat, sumOf(own.map(({ gives }) => gives)));
}

/** Several lots of assets as one. */
function sumOf(lots: readonly Assets[]): Assets {
  const sum: Record<string, Assets[string]> = {};
  for (const lot of lots)
    for (const [key, amount] of Object.entries(lot)) {
      const sofar = sum[key];
      if (Array.isArray(amount)) sum[key] = [...((sofar as typeof amount | undefined) ?? []), ...amount];
      else sum[key] = ((sofar as number | undefined) ?? 0) + (amount as number);
    }
  return sum;
}

/** A trade as the rules have it, with the seats of its two sides. */
export function bySeat({ info }: Match, { from, to, gives, takes }: Agreed) {
  return { from: info.names.indexOf(from), to: info.names.indexOf(to), gives, takes };
}

function isMirror(a: Agreed, b: Agreed): boolean {
  return a.from === b.to && a.to === b.from && hashOf([a.gives, a.takes]) === hashOf([b.takes, b.gives]);
}

function isNothing(assets: object): boolean {
  return Object.keys(assets).length === 0;
}
