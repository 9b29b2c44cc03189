import { type Opening, roundAt } from '../log/openings.ts';
import type { Which } from './confirmed.ts';
import type { Response } from './read-responses.ts';
import { isLate } from './submission.ts';

/** Maximum number of a sender's responses that are read, for each form and round (H12). */
export const ROWS_OF_SENDER = 40;

/** Maximum number of responses from all unknown senders together that are read, for each form and round. */
export const ROWS_OF_UNKNOWN = 100;

/**
 * Selects at most `most` rows, and keeps the rows in order. Each sender keeps their own first rows, and all senders
 * keep as equal a number as possible. If there are more than `most` senders, the last senders keep no row.
 */
export function fairShare<T>(rows: readonly T[], senderOf: (row: T) => string, most: number): readonly T[] {
  if (rows.length <= most) return rows;
  const counts = new Map<string, number>();
  const ranked = rows.map((row) => {
    const rank = counts.get(senderOf(row)) ?? 0;
    counts.set(senderOf(row), rank + 1);
    return { row, rank };
  });
  const first = ranked.sort((a, b) => a.rank - b.rank).slice(0, most);
  const kept = new Set(first.map(({ row }) => row));
  return rows.filter((row) => kept.has(row));
}

export interface BudgetSource {
  readonly which: Which;
  readonly openings: readonly Opening[];
  /** Deadline plus grace, in milliseconds; undefined without a deadline. Late responses have a budget of their own. */
  readonly due: number | undefined;
  /** Times of responses that a page or the log mentions. These responses are always read. */
  readonly named: ReadonlySet<number>;
  /** Says whether the host decided about all responses from this account or code (H18). */
  isRemembered(claimed: string): boolean;
}

export interface LeftResponse extends Pick<Response, 'person' | 'row'> {
  readonly at: number;
  readonly round: number;
}

/**
 * Selects the responses to read, so that the cost of an action stays limited (H12). Lists the responses that are not
 * read. Each known sender has a budget per round: the newest orders or the first offers are read. All unknown senders
 * share a budget. So no player loses a response because of another player.
 */
export function withinBudget(
  responses: readonly Response[],
  source: BudgetSource,
): { readonly read: readonly Response[]; readonly left: readonly LeftResponse[] } {
  if (responses.length <= ROWS_OF_SENDER) return { read: responses, left: [] };
  const pools = new Map<string, Pool>();
  for (const response of responses) {
    if (response.times.some((time) => source.named.has(time))) continue;
    const { key, ...rest } = placeOf(response, source);
    const pool = pools.get(key) ?? { ...rest, responses: [] };
    pools.set(key, pool);
    pool.responses.push(response);
  }
  const left = [...pools.values()].flatMap((pool) => leftIn(pool, source.which));
  const isLeft = new Set(left.map(({ response }) => response));
  return {
    read: responses.filter((one) => !isLeft.has(one)),
    left: left.map(({ response, round }) => ({ ...response, round, at: timeOf(response) })),
  };
}

/** Responses that share a budget, in the order of the tab. */
interface Pool {
  /** True if all these responses come from one known sender. */
  readonly isOwn: boolean;
  readonly round: number;
  readonly responses: Response[];
}

/** Gives the pool to which a response belongs. */
function placeOf(response: Response, { openings, due, isRemembered }: BudgetSource) {
  const { person, claimed } = response;
  const at = timeOf(response);
  const isOwn = person !== undefined || isRemembered(claimed);
  const round = roundAt(openings, at);
  const owner = isOwn ? (person?.id ?? `from ${claimed.toLowerCase()}`) : '';
  return { key: `${round} ${isLate(at, due)} ${owner}`, isOwn, round };
}

/** Lists the responses of a pool that stay unread. The first offers and the newest orders are read (H12). */
function leftIn({ isOwn, round, responses }: Pool, which: Which) {
  const sorted = [...responses].sort((a, b) => timeOf(b) - timeOf(a));
  if (isOwn && which === 'trades') sorted.reverse();
  const most = isOwn ? ROWS_OF_SENDER : ROWS_OF_UNKNOWN;
  const read = new Set(fairShare(sorted, ({ claimed }) => (isOwn ? '' : claimed.toLowerCase()), most));
  return responses.filter((one) => !read.has(one)).map((response) => ({ response, round }));
}

const timeOf = ({ times: [at = 0] }: Response) => at;

/** Selects a player's unread responses of one round. */
export function leftOf(
  left: readonly LeftResponse[],
  player: string,
  round: number,
): readonly LeftResponse[] {
  return left.filter((one) => one.round === round && one.person?.id === player);
}
