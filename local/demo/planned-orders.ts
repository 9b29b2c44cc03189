// What simulated players send: each from nothing but what they themselves have been told.

import type { Answers, Question } from '../../src/rules/order/question.ts';
import { openRecord } from '../../src/rules/play/record.ts';
import { replay } from '../../src/rules/play/replay.ts';
import { GAMES } from '../../src/rules/registry.ts';
import type { MatchState, PanelState } from '../../src/sheets/panel-api/panel.ts';
import { CODE_TITLE } from '../../src/sheets/responses/submission.ts';
import type { Answer } from '../google/forms/answer.ts';
import type { Host } from '../host/host.ts';
import type { Part } from './rehearsal.ts';
import { ask, rosterOf } from './season.ts';

/** The orders of every player of every live match who has not sent one yet. */
export function planOrders(host: Host, random: () => number): Part[] {
  const state = ask<PanelState>(host, 'getState');
  return state.matches
    .filter((match) => !match.over && !match.problem)
    .flatMap((match) => planMatch(host, match, random));
}

function planMatch(host: Host, state: MatchState, random: () => number): Part[] {
  const record: unknown = JSON.parse(ask<string>(host, 'exportRecord', state.number));
  const { game, table } = openRecord(GAMES, record).match;
  const { rounds, start } = replay(GAMES, record);
  const told = rounds[rounds.length - 1] ?? start;
  const questions = game.form.questions(table, told.public as never);
  const form = Object.values(host.world.files).find(
    (file) => file.kind === 'form' && !file.trashed && file.name === `${state.title} — orders`,
  );
  const roster = rosterOf(host);
  return state.seats.flatMap(({ name, receivedAt }, seat) => {
    const person = roster.find((one) => one.name === name) ?? roster.find((one) => one.id === name);
    if (receivedAt !== '' || !form || !person) return [];
    const view = { public: told.public, private: told.private[name] } as never;
    const answers = game.rehearse(table, seat, view, (n) => Math.floor(random() * n));
    const code: Record<string, Answer> = person.code ? { [CODE_TITLE]: person.code } : {};
    return [{ email: person.email, formId: form.id, answers: { ...code, ...byTitle(questions, answers) } }];
  });
}

/** Answers by question id as a person fills them in: by title, boxes as a list, a grid as rows. */
export function byTitle(questions: readonly Question[], answers: Answers): Record<string, Answer> {
  const filled: Record<string, Answer> = {};
  for (const { id, title, input } of questions) {
    if (input.kind === 'grid') {
      const rows = input.rows.filter((row) => answers[`${id}:${row}`]);
      if (rows.length > 0)
        filled[title] = Object.fromEntries(rows.map((row) => [row, answers[`${id}:${row}`] as string]));
    } else if (answers[id])
      filled[title] = input.kind === 'ticks' ? (answers[id] as string).split(', ') : (answers[id] as string);
  }
  return filled;
}
