import { byName, type Json, put } from '../base/json.ts';
import { keyInWords, plural } from '../base/words.ts';
import type { Earning } from './purse.ts';

/** The end of a match. Seats stand for players. `reveal` holds facts that become public. `extra` holds further facts that the game adds. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly candidates: readonly number[];
  /** True if the winners must choose one of several candidates (X6). */
  readonly vote: boolean;
  /** Payments at the end, at most one entry per seat. */
  readonly earnings: readonly Earning[];
  readonly reveal: Json;
  readonly extra?: Readonly<Record<string, Json>>;
  /** Name of the score that decided between players with equal points, such as “coins”. Shown on pages, not in the record. */
  readonly decidedBy?: { readonly winners?: string; readonly candidates?: string };
}

/** A second score that decides between equal players: its name, such as “coins”, and its values by seat. */
type SecondScore = readonly [name: string, scores: readonly number[]];
/** One second score, or several. Each second score decides between players who are equal in all scores before it. */
type TieBreak = SecondScore | readonly SecondScore[];

/** The public outcome, with names instead of seats (RECORD “Replay”). */
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

/** Choices that players made after the end. */
export interface EndChoices {
  /** Candidate chosen by the winners (X6). */
  readonly vote?: string;
  /** Opponent named by the loser (F16). */
  readonly opponent?: string;
  /** Player to whom the sole winner gave the second Token of Life (X7). */
  readonly tokenTo?: string;
  /** True once the host has closed the match, so that nobody can choose any more. */
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

/** Lists the players among whom the loser names an opponent (F16). [] in games without this rule. */
export function opponentsIn({ opponents }: OutcomeView): readonly string[] {
  return Array.isArray(opponents) ? opponents.map(String) : [];
}

/** A choice after the end: the winners choose a candidate (X6), or the loser names an opponent (F16). */
export type EndChoice = 'choice' | 'opponent';

/** Says which choice is still missing: a choice that players must make, or that the host must note. '' if no choice is missing. */
export function missingOf(outcome: OutcomeView, { vote, opponent }: EndChoices): EndChoice | '' {
  if (outcome.vote && vote === undefined) return 'choice';
  return opponent === undefined && opponentsIn(outcome).length > 0 ? 'opponent' : '';
}

/** Says whether several players share the top score and get no Tokens of Life. These players are not called winners. */
export function isTopScoreOnly({
  winners,
  tokensOfLife,
}: Pick<OutcomeView, 'winners' | 'tokensOfLife'>): boolean {
  return winners.length > 1 && Object.values(tokensOfLife).every((tokens) => tokens === 0);
}

/** Finds the seats with the highest (or lowest) score. With `among`, looks only at these seats. */
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

/** Gives the number of Tokens of Life for each winner: two for a sole winner, one for each of several winners (X7). */
export function winnersTokens(winners: readonly number[]): number {
  return winners.length === 1 ? 2 : 1;
}

const CHOOSE = 'If several players are up for elimination, the winners choose one of them.';

/** Explains the usual Tokens of Life in the short rules of a match (X7). */
export const TOKEN_WORDS = `${CHOOSE} A sole winner gets two Tokens of Life and may give one to anyone except the Elimination Candidate. Several winners get one Token of Life each.`;

/** Number of Tokens of Life for each winner, or a function that gives this number from the number of winners. */
type Tokens = number | ((winners: number) => number);

/** Gives the payment for a seat at the end, apart from Tokens of Life. */
type Pays = (seat: number) => Omit<Earning, 'seat' | 'tokensOfLife'>;

/**
 * Makes the usual outcome from scores by seat. The highest score wins. Players with the lowest score are candidates for
 * elimination. If there are several, the winners choose one (X6). Each winner gets `tokens` Tokens of Life, or the
 * usual number (X7). `pays` adds payments by seat. `more` replaces parts of the outcome. `tieBreak` has additional
 * scores, which decide between equal winners. The scores in `tieBreakLast` decide between equal candidates.
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

/**
 * Finds the seats with the highest (or lowest) score. Second scores decide between equal seats. `by` lists the names of
 * the second scores that decided: “coins, then logs”.
 */
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

/** Columns of `seats` that decide an outcome. */
export interface OutcomeRule {
  /** Column of the score. If left out, `points`. */
  readonly score?: string;
  /** Columns that decide between equal winners. The most wins. */
  readonly tieBreak?: readonly string[];
  /** Columns that decide between equal candidates. The fewest is up for elimination. */
  readonly tieBreakLast?: readonly string[];
  /** Number of Tokens of Life for each winner, if not the usual number (X7). */
  readonly tokens?: Tokens;
}

/** Makes the usual outcome from columns of `seats`. */
export function outcomeByColumns(
  seats: readonly { readonly [column: string]: unknown }[],
  { score = 'points', tieBreak = [], tieBreakLast = [], tokens }: OutcomeRule = {},
): Outcome {
  const valuesOf = (column: string) => seats.map((row) => row[column] as number);
  const second = (columns: readonly string[]) =>
    columns.map((column) => [keyInWords(column), valuesOf(column)] as const);
  return outcomeByScores(valuesOf(score), {
    tieBreak: second(tieBreak),
    tieBreakLast: second(tieBreakLast),
    ...(tokens === undefined ? {} : { tokens }),
  });
}

/** Explains such an outcome in the short rules of a match. `score` is the unit of the score. */
export function outcomeWords(
  { tieBreak = [], tieBreakLast = [], tokens }: OutcomeRule = {},
  { many }: { readonly many: string },
): string {
  const decide = (columns: readonly string[], extreme: string) =>
    columns.length > 0
      ? `, then the ${extreme} ${columns.map(keyInWords).join(`, then the ${extreme} `)}`
      : '';
  const last =
    tieBreakLast.length > 0
      ? `The player with the fewest ${many}${decide(tieBreakLast, 'fewest')}, is up for elimination.`
      : `A player with the fewest ${many} is up for elimination.`;
  const paid = tokens === undefined ? TOKEN_WORDS : `${CHOOSE} ${tokenWords(tokens)}`;
  return `The player with the most ${many}${decide(tieBreak, 'most')}${tieBreak.length > 0 ? ',' : ''} wins. ${last} ${paid}`;
}

function tokenWords(tokens: Tokens): string {
  const [sole, each] = [1, 2].map((winners) => {
    const count = typeof tokens === 'number' ? tokens : tokens(winners);
    return count === 0 ? 'no Token of Life' : plural(count, 'Token of Life', 'Tokens of Life');
  });
  if (sole === each) return `Each winner gets ${each}.`;
  return `A sole winner gets ${sole}. Each of several winners gets ${each}.`;
}
