// The orders of simulated players, each made only from that player's own view.
import type { Answers, Question } from '../../src/rules/order/question.ts';
import { allViews } from '../../src/rules/play/match.ts';
import { matchOf } from '../../src/rules/play/replay.ts';
import { rehearseSeat } from '../../src/rules/play/shown/seat-form.ts';
import { GAMES } from '../../src/rules/registry.ts';
import type { MatchState } from '../../src/sheets/panel-api/panel.ts';
import { CODE_TITLE } from '../../src/sheets/responses/columns.ts';
import type { Answer } from '../google/world/answer.ts';
import type { Host } from '../host/host.ts';
import type { PlannedResponse } from './rehearsal.ts';
import { ask, rosterOf } from './season.ts';

/** Plans responses for all players in unfinished matches who have not sent an order yet. */
export function planOrders(host: Host, random: () => number): PlannedResponse[] {
  const state = ask(host, 'getState');
  return state.matches
    .filter((match) => !match.over && !match.problem)
    .flatMap((match) => planMatch(host, match, random));
}

function planMatch(host: Host, state: MatchState, random: () => number): PlannedResponse[] {
  const record: unknown = JSON.parse(ask(host, 'exportRecord', state.number));
  const match = matchOf(GAMES, record);
  const { game, info } = match;
  const views = allViews(match);
  const questions = game.form.questions(info, views.public as never);
  const form = Object.values(host.world.files).find(
    (file) => file.kind === 'form' && !file.trashed && file.name === `${state.title} — orders`,
  );
  const roster = rosterOf(host);
  return state.seats.flatMap(({ name, receivedAt }, seat) => {
    const person = roster.find((one) => one.name === name) ?? roster.find((one) => one.id === name);
    if (receivedAt !== '' || !form || !person) return [];
    const answers = rehearseSeat(match, views, seat, (n) => Math.floor(random() * n));
    const code: Record<string, Answer> = person.code ? { [CODE_TITLE]: person.code } : {};
    return [
      {
        email: person.email,
        name: person.name,
        formId: form.id,
        answers: { ...code, ...answersByTitle(questions, answers) },
      },
    ];
  });
}

/** Converts answers by question id into answers by question title. Answers to checkboxes become lists. */
export function answersByTitle(questions: readonly Question[], answers: Answers): Record<string, Answer> {
  const filled: Record<string, Answer> = {};
  for (const question of questions) {
    const answer = answerTo(question, answers);
    if (answer !== undefined) filled[question.title] = answer;
  }
  return filled;
}

function answerTo({ id, input }: Question, answers: Answers): Answer | undefined {
  const text = answers[id];
  if (!text) return undefined;
  return input.kind === 'ticks' ? text.split(', ') : text;
}
