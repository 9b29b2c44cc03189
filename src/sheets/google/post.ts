import type { Letter, Post } from '../ports.ts';
import { renderTab } from '../workbook/render.ts';
import { COVER_TAB } from '../workbook/season.ts';
import { type Call, callAll } from './rest.ts';

const SHEETS = 'https://sheets.googleapis.com/v4/spreadsheets';

/** Sends all letters in one parallel batch, and those to a tab that was not as expected in a second one. */
export function makePost(): Post {
  return {
    send: (letters) => {
      const errors = callAll(letters.map((letter) => callOf(letter, false))).map(({ error, status }) => ({
        error,
        status,
      }));
      const again = letters.flatMap((_, i) => (errors[i]?.status === 400 ? [i] : []));
      callAll(again.map((i) => callOf(letters[i] as Letter, true))).forEach(({ error, status }, k) => {
        errors[again[k] as number] = { error, status };
      });
      return errors.map(({ error }) => error);
    },
  };
}

/** `other`: the match's tab exists although it was expected to be new, or the other way round. */
function callOf({ file, cover, sheetId, title, grid, isNew }: Letter, other: boolean): Call {
  const requests = [
    ...renderTab(COVER_TAB, 'Welcome', cover, false),
    ...renderTab(sheetId, title, grid, isNew !== other),
  ];
  return { method: 'post', url: `${SHEETS}/${file}:batchUpdate`, body: { requests } };
}
