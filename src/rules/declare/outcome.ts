import { byName, type Json, put } from '../base/json.ts';
import type { Earning } from './purse.ts';

/** The end of a match, by seats. `reveal` are the facts that become public; `extra` are additions of the game. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly candidates: readonly number[];
  /** The winners choose among several candidates (X6). */
  readonly vote: boolean;
  /** The payments at the end, at most one entry per seat. */
  readonly earnings: readonly Earning[];
  readonly reveal: Json;
  readonly extra?: Readonly<Record<string, Json>>;
  /** The score that decided between players with equal points, such as “coins”. For pages, not in the record. */
  readonly decidedBy?: { readonly winners?: string; readonly candidates?: string };
}

/** A second score: its noun, such as “coins”, and its values by seat. */
type SecondScore = readonly [name: string, scores: readonly number[]];
/** One second score, or several, each for those who are equal by all before it. */
type TieBreak = SecondScore | readonly SecondScore[];

/** The public outcome, by names (RECORD “Replay”). */
export interface OutcomeView {
  readonly scores: Readonly<Record<string, number>>;
  readonly winners: readonly string[];
  readonly candidates: readonly string[];
  readonly vote: boolean;
  readonly tokensOfLife: Readonly<Record<string, number>>;
  readonly garnets: Readonly<Record<string, number>>;
  readonly bellflowers: Readonly<Record<string, number>>;
  readonly reveal: Json;
  readonly [extra: string]: Json;
}

/** Choices of players after the end. */
export interface EndChoices {
  /** The candidate that the winners chose (X6). */
  readonly vote?: string;
  /** The opponent named by the loser (F16). */
  readonly opponent?: string;
  /** The player who got the second Token of Life from the sole winner (X7). */
  readonly tokenTo?: string;
  /** The host has closed the match, so no choice is open. */
  readonly isClosed?: boolean;
}

export function viewOutcome(names: readonly string[], outcome: Outcome): OutcomeView {
  const { winners, candidates, earnings } = outcome;
  const name = (seat: number) => names[seat] as string;
  const paid = (what: 'tokensOfLife' | 'garnets' | 'bellflowers') => {
    const amounts: Record<string, number> = {};
    for (const earning of earnings) {
      const amount = earning[what];
      if (amount) put(amounts, name(earning.seat), amount);
    }
    return amounts;
  };
  return {
    scores: byName(names, outcome.scores),
    winners: winners.map(name),
    candidates: candidates.map(name),
    vote: outcome.vote,
    tokensOfLife: paid('tokensOfLife'),
    garnets: paid('garnets'),
    bellflowers: paid('bellflowers'),
    reveal: outcome.reveal,
    ...outcome.extra,
  };
}

/** The players among whom the loser names an opponent, in games with that rule (F16); else none. */
export function opponentsIn({ opponents }: OutcomeView): readonly string[] {
  return Array.isArray(opponents) ? opponents.map(String) : [];
}

/** A choice of players after the end: of a candidate by the winners (X6), or of an opponent by the loser (F16). */
export type EndChoice = 'choice' | 'opponent';

/** The choice that players must make and that the host has not noted yet; '' for none. */
export function missingOf(outcome: OutcomeView, { vote, opponent }: EndChoices): EndChoice | '' {
  if (outcome.vote && vote === undefined) return 'choice';
  return opponent === undefined && opponentsIn(outcome).length > 0 ? 'opponent' : '';
}

/** Do several players share the top without Tokens of Life? Then they are not called winners. */
export function isTopScoreOnly({
  winners,
  tokensOfLife,
}: Pick<OutcomeView, 'winners' | 'tokensOfLife'>): boolean {
  return winners.length > 1 && Object.values(tokensOfLife).every((tokens) => tokens === 0);
}

/** The seats with the most (or least) of something. */
export function seatsWith(
  best: 'most' | 'least',
  scores: readonly number[],
  among?: readonly number[],
): number[] {
  const seats = among ?? scores.map((_, seat) => seat);
  const values = seats.map((seat) => scores[seat] as number);
  const extreme = best === 'most' ? Math.max(...values) : Math.min(...values);
  return seats.filter((seat) => scores[seat] === extreme);
}

/** Tokens of Life: two to a sole winner, one each to several (X7). */
export function winnersTokens(winners: readonly number[]): number {
  return winners.length === 1 ? 2 : 1;
}

/** The Tokens of Life of the usual outcome, for the match at a glance (X7). */
export const TOKEN_WORDS =
  'If several are up for elimination, the winners choose one. A sole winner gets two Tokens of Life and may give one away, except to the Elimination Candidate. Several winners get one each.';

/** The Tokens of Life of each winner, perhaps by the number of winners. */
type Tokens = number | ((winners: number) => number);

/** The payments to a seat at the end, without Tokens of Life. */
type Pays = (seat: number) => Omit<Earning, 'seat' | 'tokensOfLife'>;

/**
 * The usual outcome of scores by seat: the most win, the least are candidates, and the winners choose among them (X6).
 * Each winner gets Tokens of Life (X7), or `tokens` each. `more` replaces parts of it, and `pays` adds further payments
 * by seat. With `tieBreak`, a second score by seat, only the winners with the highest second score win. With
 * `tieBreakLast` only the last with the lowest one are candidates.
 */
export function outcomeByScores(
  scores: readonly number[],
  more: Partial<Omit<Outcome, 'decidedBy'>> & {
    readonly pays?: Pays;
    readonly tieBreak?: TieBreak;
    readonly tieBreakLast?: TieBreak;
    readonly tokens?: Tokens;
  } = {},
): Outcome {
  const first = bySecond('most', scores, more.tieBreak);
  const last = bySecond('least', scores, more.tieBreakLast);
  const { winners = first.seats, candidates = last.seats } = more;
  const { vote = candidates.length > 1 && winners.length > 0, reveal = {}, extra = {} } = more;
  const earnings = more.earnings ?? usualEarnings(scores, winners, more);
  const decidedBy = {
    ...(first.by && !more.winners ? { winners: first.by } : {}),
    ...(last.by && !more.candidates ? { candidates: last.by } : {}),
  };
  return { scores, winners, candidates, vote, earnings, reveal, extra, decidedBy };
}

/** The seats with the most (or least) points, by second scores among equals; `by` names those that decided: “coins, then logs”. */
function bySecond(
  best: 'most' | 'least',
  scores: readonly number[],
  tieBreak: TieBreak = [],
): { readonly seats: readonly number[]; readonly by: string } {
  let seats = seatsWith(best, scores);
  const decided: string[] = [];
  for (const [name, values] of isOne(tieBreak) ? [tieBreak] : tieBreak) {
    const left = seatsWith(best, values, seats);
    if (left.length < seats.length) decided.push(name);
    seats = left;
  }
  return { seats, by: decided.join(', then ') };
}

const isOne = (tieBreak: TieBreak): tieBreak is SecondScore => typeof tieBreak[0] === 'string';

function usualEarnings(
  scores: readonly number[],
  winners: readonly number[],
  { pays, tokens = winnersTokens(winners) }: { readonly pays?: Pays; readonly tokens?: Tokens },
): Earning[] {
  const tokensOfLife = typeof tokens === 'number' ? tokens : tokens(winners.length);
  if (!pays) return winners.map((seat) => ({ seat, tokensOfLife }));
  return scores.map((_, seat) => {
    const { garnets = 0, bellflowers = 0 } = pays(seat);
    return { seat, garnets, bellflowers, tokensOfLife: winners.includes(seat) ? tokensOfLife : 0 };
  });
}
