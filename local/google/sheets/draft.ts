// A copy of a workbook that a batch changes before it takes the place of the original.
import { badRequest } from '../base/errors.ts';
import type { RequestBody, RequestKind } from './shapes.ts';
import { draftOf, type Sheet, type Workbook } from './workbook.ts';

/** A copy of a workbook under change. Sheets are copied when they are first asked for. */
export interface Draft {
  workbook: Workbook;
  sheet(sheetId: number | undefined): Sheet;
}

export type Appliers = {
  [K in RequestKind]: (draft: Draft, body: RequestBody<K>) => object | undefined;
};

export function makeDraft(original: Workbook): Draft {
  const workbook: Workbook = { ...original, sheets: original.sheets.slice() };
  const own = new Set<Sheet>();
  return {
    workbook,
    sheet(sheetId = 0) {
      const at = workbook.sheets.findIndex((sheet) => sheet.sheetId === sheetId);
      const found = workbook.sheets[at];
      if (!found) throw badRequest(`No grid with id: ${sheetId}`);
      if (own.has(found)) return found;
      const copy = draftOf(found);
      own.add(copy);
      workbook.sheets[at] = copy;
      return copy;
    },
  };
}
