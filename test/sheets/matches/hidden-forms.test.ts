import {
  areFormsHidden,
  hiddenFormWarnings,
  noteHiddenForms,
} from '../../../src/sheets/matches/hidden-forms.ts';

import { loggedRow, makeMatch, makeSeason } from '../season.ts';

test('each match whose forms Drive hides is named until it is over, or until forms are shown again', () => {
  const memory = makeSeason();
  const { memo } = memory.ports;
  makeMatch(memory);
  const [one, two] = [
    { ...loggedRow(memory), title: 'One' },
    { ...loggedRow(memory), number: 2, title: 'Two' },
  ];
  const named = (...rows: (typeof one)[]) =>
    hiddenFormWarnings(memo, rows).map((text) => /respond to (.+?)\./.exec(text)?.[1]);
  noteHiddenForms(memo, 1, []);
  expect([areFormsHidden(memo), named(one, two)]).toEqual([false, []]);
  noteHiddenForms(memo, 1, ['a form']);
  noteHiddenForms(memo, 2, ['a form']);
  noteHiddenForms(memo, 2, ['a form']);
  expect([areFormsHidden(memo), named(one, two)]).toEqual([true, ['One', 'Two']]);
  expect(named({ ...one, over: true }, two)).toEqual(['Two']);
  noteHiddenForms(memo, 3, []);
  expect([areFormsHidden(memo), named(one, two)]).toEqual([false, []]);
});
