import {
  byName,
  type Chance,
  type Outcome,
  outcomeByScores,
  seatsWith,
  stopped,
  type Tell,
} from '../../kit.ts';
import { withDraws } from './chance.ts';
import { isRevealed } from './column.ts';
import type { Definition } from './definition.ts';
import type { Order } from './order.ts';
import { type AnswerRow, cellOf, type Info, type OwnPosition, type SeatRow } from './position.ts';
import { type Ruling, withValues } from './ruling.ts';
import type { Value } from './value.ts';

/** Resolves a round: keeps the answers, applies the host's ruling, and makes the draws for the next round (O2). */
export function resolve(
  definition: Definition,
  { names }: Info,
  position: OwnPosition,
  orders: readonly Order[],
  chance: Chance,
  tell: Tell,
  ruling: Ruling,
) {
  const round = position.round + 1;
  const isLast = round === definition.lastRound;
  const over = isLast || ruling.over;
  const ruled = withValues(position, ruling);
  const { winners, candidates } = ruling;
  const next: OwnPosition = {
    ...ruled,
    round,
    over,
    say: ruling.say,
    winnersNamed: winners !== undefined,
    candidatesNamed: candidates !== undefined,
    seats: ruled.seats.map(
      (row, seat): SeatRow => ({
        ...row,
        say: ruling.sayTo[seat] ?? '',
        wins: winners?.includes(seat) ?? false,
        candidate: candidates?.includes(seat) ?? false,
      }),
    ),
    answers: names.flatMap((player, seat) => rowsOf(player, orders[seat] ?? {})),
  };
  if (ruling.say !== '') tell('public', 'O2', `The host says: ${stopped(ruling.say)}`);
  ruling.sayTo.forEach((say, seat) => {
    if (say !== '') tell(seat, 'O5', `The host says to ${names[seat]}: ${stopped(say)}`);
  });
  tell(
    'public',
    'O8',
    'The host ruled this round. A replay shows what the ruling changed, but not why the host ruled so.',
    {
      isDetail: true,
    },
  );
  if (over)
    tell(
      'public',
      'O6',
      isLast ? `Round ${round} was the last round.` : `The host ended the match after round ${round}.`,
      { isEnd: true },
    );
  return { position: over ? next : withDraws(definition, next, round + 1, chance), earnings: ruling.credits };
}

function rowsOf(player: string, order: Order): AnswerRow[] {
  return Object.entries(order).flatMap(([question, answer]) => {
    if (answer === undefined) return [];
    const entries = Array.isArray(answer) ? (answer as readonly string[]) : [String(answer)];
    return entries.map((one) => ({ player, question, answer: one }));
  });
}

/** Gives the outcome. The score decides, unless the host named winners or candidates (O6). */
export function outcome(
  { columns, facts, score }: Definition,
  { names }: Info,
  position: OwnPosition,
  tell: Tell,
): Outcome {
  const { seats, winnersNamed, candidatesNamed } = position;
  const column = columns.find(({ id }) => id === score?.column);
  const byHost = [
    ...(winnersNamed ? ['winners'] : []),
    ...(candidatesNamed ? ['Elimination Candidates'] : []),
  ];
  if (column && byHost.length > 0) tell('public', 'O6', `The host named the ${byHost.join(' and the ')}.`);
  const scores = seats.map((row) => (column ? (row[cellOf(column)] as number) : 0));
  const [best, worst] =
    score?.wins === 'fewest' ? (['least', 'most'] as const) : (['most', 'least'] as const);
  const named = (key: 'wins' | 'candidate') => seats.flatMap((row, seat) => (row[key] ? [seat] : []));
  const byScore = (end: 'most' | 'least') => (column ? seatsWith(end, scores) : []);
  const hidden = { columns: columns.filter(isRevealed), facts: facts.filter(isRevealed) };
  return outcomeByScores(scores, {
    winners: winnersNamed ? named('wins') : byScore(best),
    candidates: candidatesNamed ? named('candidate') : byScore(worst),
    reveal: {
      columns: byName(
        hidden.columns.map(({ id }) => id),
        hidden.columns.map((one) => byName(names, (seat) => seats[seat]?.[cellOf(one)] as Value)),
      ),
      facts: byName(
        hidden.facts.map(({ id }) => id),
        hidden.facts.map((one) => position[cellOf(one)] as Value),
      ),
    },
  });
}
