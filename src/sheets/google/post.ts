import { NONE, type Question } from '../../rules/order/question.ts';
import type { Letter, Post } from '../ports.ts';
import { renderTab } from '../workbook/render.ts';
import { COVER_TAB } from '../workbook/season.ts';
import { type Call, callAll } from './rest.ts';

const SHEETS = 'https://sheets.googleapis.com/v4/spreadsheets';
const FORMS = 'https://forms.googleapis.com/v1/forms';

/** Sends all letters in one parallel batch, and those to a tab that was not as expected in a second one. */
export function makePost(): Post {
  return {
    send: (letters) => {
      const errors = callAll(letters.map((letter) => callOf(letter, false))).map(({ error, status }) => ({
        error,
        status,
      }));
      const again = letters.flatMap((letter, i) =>
        letter.kind === 'file' && errors[i]?.status === 400 ? [i] : [],
      );
      callAll(again.map((i) => callOf(letters[i] as Letter, true))).forEach(({ error, status }, k) => {
        errors[again[k] as number] = { error, status };
      });
      return errors.map(({ error }) => error);
    },
  };
}

/** `other`: the match's tab exists although it was expected to be new, or the other way round. */
function callOf(letter: Letter, other: boolean): Call {
  if (letter.kind === 'file') {
    const { file, cover, sheetId, title, grid, isNew } = letter;
    const requests = [
      ...renderTab(COVER_TAB, 'Welcome', cover, false),
      ...renderTab(sheetId, title, grid, isNew !== other),
    ];
    return { method: 'post', url: `${SHEETS}/${file}:batchUpdate`, body: { requests } };
  }
  if (letter.kind === 'close-form') {
    const publishState = { isPublished: true, isAcceptingResponses: false };
    return {
      method: 'post',
      url: `${FORMS}/${letter.form}:setPublishSettings`,
      body: { publishSettings: { publishState } },
    };
  }
  const requests = letter.questions.map((question, i) => updateOf(question, letter.firstItem + i));
  return { method: 'post', url: `${FORMS}/${letter.form}:batchUpdate`, body: { requests } };
}

/** Google wants at least one choice. */
export function choicesOf(choices: readonly string[]): readonly string[] {
  return choices.length > 0 ? choices : [NONE];
}

const TYPES = { choice: 'DROP_DOWN', ticks: 'CHECKBOX' } as const;

function updateOf({ help = '', input }: Question, index: number): object {
  const update = (item: object, mask: string) => ({
    updateItem: {
      item: { description: help, ...item },
      location: { index },
      updateMask: `description${mask}`,
    },
  });
  const optionsOf = (choices: readonly string[]) => choicesOf(choices).map((value) => ({ value }));
  if (input.kind === 'choice' || input.kind === 'ticks') {
    const choiceQuestion = { type: TYPES[input.kind], options: optionsOf(input.choices) };
    return update(
      { questionItem: { question: { choiceQuestion } } },
      ',questionItem.question.choiceQuestion.options',
    );
  }
  if (input.kind === 'grid') {
    const columns = { type: 'RADIO', options: optionsOf(input.choices) };
    return update({ questionGroupItem: { grid: { columns } } }, ',questionGroupItem.grid.columns.options');
  }
  return update({}, '');
}
