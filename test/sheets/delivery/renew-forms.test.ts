import type { Question } from '../../../src/rules/order/question.ts';
import { addToOutbox } from '../../../src/sheets/actions/outbox.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { commit } from '../../../src/sheets/commit/commit.ts';
import { orderHead, tradeHead } from '../../../src/sheets/delivery/form-head.ts';
import { renewForms } from '../../../src/sheets/delivery/renew-forms.ts';
import { changesOf, forgetForm, noteForm } from '../../../src/sheets/delivery/written-form.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { orderForm } from '../../../src/sheets/panel-api/host-hand.ts';
import type { FormHead } from '../../../src/sheets/ports.ts';
import { tradeQuestions } from '../../../src/sheets/responses/trades/trade-form.ts';
import { TRADE_FORM } from '../../../src/sheets/workbook/season.ts';
import { KILLED } from '../ending-at.ts';
import type { Memory } from '../memory-ports.ts';
import {
  actAndDeliver,
  begin,
  madeOnce,
  makeMatch,
  makeSeason,
  resolveAndDeliver,
  rowOf,
} from '../season.ts';

const outboxOf = (memory: Memory) => memory.book().matches.outbox;

/** The head that the order form should have. */
function headOf(memory: Memory): FormHead {
  const row = rowOf(memory);
  const { log, season } = memory.book();
  const { match } = mustPlayBack(log, row.number);
  return orderHead(row, match, season.identity);
}

/** A match whose first round was undone: its order form waits for its renewal. */
const undone = madeOnce((): Memory => {
  const memory = begin();
  resolveAndDeliver(memory);
  actAndDeliver(memory, undoRound, 1, 1);
  return memory;
});

/** The same, and its order form has another help text in one question than it should. */
function changed(): Memory {
  const memory = undone();
  const { form } = rowOf(memory);
  const [first, ...others] = memory.forms.get(form)?.questions ?? [];
  if (!first) throw new Error('The form has no questions.');
  noteForm(memory.ports, form, [{ ...first, help: 'as it was before' }, ...others], headOf(memory));
  memory.counts();
  return memory;
}

describe('what stands in a form', () => {
  const { ports } = makeSeason();
  const one: Question = { id: 'a', title: 'One', help: 'h', input: { kind: 'choice', choices: ['x'] } };
  const two: Question = { id: 'b', title: 'Two', input: { kind: 'ticks', choices: ['x'] } };
  const changes = (...questions: Question[]) =>
    changesOf(ports, 'f', questions, 1).map(({ question, at, help, answers }) => [
      question.id,
      at,
      { help, answers },
    ]);

  test('is written whole where it is not known', () => {
    forgetForm(ports, 'f');
    const all = { help: true, answers: true };
    expect(changes(one, two)).toEqual([
      ['a', 1, all],
      ['b', 2, all],
    ]);
  });

  test('is written where it differs, and nowhere else', () => {
    noteForm(ports, 'f', [one, two], { title: '', description: '', confirmation: '', endsBefore: '' });
    expect(changes(one, two)).toEqual([]);
    expect(changes({ ...one, help: 'other' }, two)).toEqual([['a', 1, { help: true, answers: false }]]);
    expect(changes(one, { ...two, input: { kind: 'ticks', choices: ['x', 'y'] } })).toEqual([
      ['b', 2, { help: false, answers: true }],
    ]);
  });
});

describe('the renewal of forms', () => {
  test('X5 writes the lists of the trade form that changed, and nothing else of it', () => {
    const memory = begin();
    const { trades } = rowOf(memory);
    const asked = tradeQuestions(memory.playback().match);
    const before = asked.map((question) =>
      question.id === 'gives' || question.id === 'takes'
        ? { ...question, input: { kind: 'choice' as const, choices: ['—', 'Garnets'] } }
        : question,
    );
    const book = memory.book();
    noteForm(memory.ports, trades, before, tradeHead(rowOf(memory), 'email'));
    commit(memory.ports, book, {
      time: '2026-01-01T00:00:00.000Z',
      event: { what: 'deadline', data: { from: '', to: '' }, match: 1, round: 0 },
      outbox: addToOutbox(book.matches.outbox, 1, [TRADE_FORM]),
    });
    renewForms(memory.ports);
    const list = { help: false, answers: true };
    expect(memory.renewed).toMatchObject([
      [
        trades,
        [
          { question: { id: 'gives' }, at: 1, ...list },
          { question: { id: 'takes' }, at: 7, ...list },
        ],
        {},
      ],
    ]);
  });

  test('H3 names in the help of a question who has a place now, and leaves its title as it is', () => {
    const memory = makeSeason();
    makeMatch(memory, { game: 'not-flower-field' });
    handOverPlace(memory.ports, {
      player: 'Ben',
      person: 'other',
      by: '',
      name: 'Zoe',
      email: 'zoe@example.com',
    });
    renewForms(memory.ports);
    const { form } = rowOf(memory);
    const changes = memory.renewed.filter(([id]) => id === form).flatMap(([, all]) => all);
    expect(changes).toMatchObject([{ help: true, answers: false }]);
    expect(changes[0]?.question.title).toMatch(/^Cells for \w+$/);
    expect(changes[0]?.question.help).toContain('This is the colour of Zoe.');
    expect(orderForm(memory.ports, 1, 'Zoe').fields.map(({ help }) => help)).toContain(
      changes[0]?.question.help,
    );
  });

  test('is one read, the forms that changed, and one tick-off', () => {
    const memory = changed();
    expect(outboxOf(memory)).toMatchObject([{ to: 'order form', tries: 0, error: '' }]);
    expect(memory.panel().outbox).toMatchObject([{ to: 'order form', isForm: true }]);
    memory.counts();
    expect(renewForms(memory.ports)).toMatchObject({ sent: 1, failed: [] });
    expect(memory.counts()).toEqual({ read: 1, 'renew form': 1, commit: 1 });
    expect(memory.renewed).toMatchObject([[rowOf(memory).form, [{ help: true, answers: false }], {}]]);
    expect(outboxOf(memory)).toEqual([]);
    memory.counts();
    expect(renewForms(memory.ports)).toMatchObject({ sent: 0, failed: [] });
    expect(memory.counts()).toEqual({ read: 1 });
  });

  test('writes nothing where an undo has brought the questions back', () => {
    const memory = undone();
    expect(renewForms(memory.ports)).toMatchObject({ sent: 1, failed: [] });
    expect(memory.renewed).toEqual([]);
  });

  test('G8 goes on where the run before was ended', () => {
    const memory = undone();
    const { form } = rowOf(memory);
    forgetForm(memory.ports, form);
    const asked = changesOf(memory.ports, form, memory.forms.get(form)?.questions ?? [], 1).length;
    expect(asked).toBeGreaterThan(2);
    const { renew } = memory.ports.forms;
    memory.ports.forms.renew = (id, changes, head, written) => {
      let done = 0;
      renew(id, changes, head, (question) => {
        if (done++ === 2) throw KILLED;
        memory.time += 4_000;
        written?.(question);
      });
    };
    let presses = 0;
    for (; outboxOf(memory).length > 0 && presses < 9; presses++) renewForms(memory.ports);
    expect(outboxOf(memory)).toEqual([]);
    expect(presses).toBe(Math.ceil(asked / 2));
  });

  test('that fails keeps the form in the outbox with its reason, and writes the same the next time', () => {
    const memory = changed();
    memory.refusesForm = () => 'No item with the given ID could be found.';
    expect(renewForms(memory.ports).failed).toEqual([
      {
        to: 'order form',
        error: 'A file or form was deleted, or only another host’s account can open the file or form.',
      },
    ]);
    expect(outboxOf(memory)).toMatchObject([
      {
        to: 'order form',
        tries: 1,
        error: 'A file or form was deleted, or only another host’s account can open the file or form.',
      },
    ]);
    memory.refusesForm = () => undefined;
    expect(renewForms(memory.ports)).toMatchObject({ sent: 1, failed: [] });
    expect(memory.renewed).toMatchObject([[rowOf(memory).form, [{ help: true, answers: true }], {}]]);
  });

  test('whose tick-off fails is done again', () => {
    const memory = changed();
    memory.fates.push('refused');
    expect(renewForms(memory.ports).failed).toHaveLength(1);
    expect(outboxOf(memory)).toHaveLength(1);
    expect(renewForms(memory.ports)).toMatchObject({ sent: 1, failed: [] });
    expect(memory.renewed).toHaveLength(1);
  });

  test('does not keep a round from being resolved, and is done once for both', () => {
    const memory = changed();
    resolveAndDeliver(memory);
    expect(outboxOf(memory).filter(({ to }) => to === 'order form')).toHaveLength(1);
    expect(renewForms(memory.ports).failed).toEqual([]);
    expect(outboxOf(memory)).toEqual([]);
  });
});
