import { hashOf } from '../../rules/base/hash.ts';
import { own, put } from '../../rules/base/json.ts';
import type { Answers, Question } from '../../rules/order/question.ts';
import { type HostOrder, hostFor } from '../log/host-orders.ts';
import { type Playback, seatOf } from '../log/playback/playback.ts';
import type { Person } from '../workbook/season.ts';
import { replacing, type Sorted, type Submission } from './submission.ts';

/**
 * Adds the orders that the host entered for players in the open round (H16). The host's order replaces everything that
 * the player sent earlier. If the player sends a later response in time, this response replaces the host's order.
 */
export function withHostOrders(
  sorted: Sorted,
  { hostOrders, match, started }: Playback,
  people: readonly (Person | undefined)[],
  questions: readonly Question[],
): Sorted {
  const round = match.position.round + 1;
  const given = hostOrders.filter((one) => one.round === round && !isReplaced(one, sorted));
  if (given.length === 0) return sorted;
  const latest = new Map(sorted.latest);
  const removed = new Map<string, number>();
  const replaced = [...sorted.replaced];
  for (const order of given) {
    const seat = seatOf({ started }, order.player);
    const { name = '' } = started.players[seat] ?? {};
    const before = latest.get(order.player);
    latest.delete(order.player);
    if (before) replaced.push(before);
    if (order.answers === undefined) removed.set(order.player, order.at);
    else {
      const submission = submissionOf(order, order.answers, name, people[seat], questions);
      latest.set(order.player, { ...submission, ...replacing(before) });
    }
  }
  return { ...sorted, latest, replaced, removed };
}

/** Says whether the player sent a response in time after the host had entered the order. */
function isReplaced({ player, at }: HostOrder, { latest }: Sorted): boolean {
  const sent = latest.get(player);
  return sent !== undefined && sent.at > at;
}

function submissionOf(
  { at, round }: HostOrder,
  shown: Readonly<Record<string, string>>,
  name: string,
  person: Person | undefined,
  questions: readonly Question[],
): Submission {
  const claimed = hostFor(name);
  const answers = answersById(shown, questions);
  return {
    // An order that the host entered has no row in the tab.
    row: 0,
    times: [at],
    ...(person ? { person } : {}),
    claimed,
    answers,
    shown,
    altered: [],
    id: hashOf([at, claimed, answers]).slice(0, 16),
    at,
    round,
    byHost: true,
  };
}

/** Converts answers by question title to answers by question id. Ignores titles that the form lacks. */
export function answersById(
  shown: Readonly<Record<string, string>>,
  questions: readonly Question[],
): Answers {
  const answers: Record<string, string> = {};
  for (const { title, id } of questions) {
    const answer = own(shown, title);
    if (answer !== undefined) put(answers, id, answer);
  }
  return answers;
}

/** Converts answers by question id to answers by question title, without empty answers. */
export function answersByTitle(answers: Answers, questions: readonly Question[]): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const { title, id } of questions) {
    const answer = own(answers, id)?.trim() ?? '';
    if (answer !== '') put(shown, title, answer);
  }
  return shown;
}
