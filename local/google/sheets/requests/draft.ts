// The copy of a workbook that a batch changes before it replaces the original.
import { badRequest } from '../../base/errors.ts';
import type { RequestBody, RequestKind } from '../../world/shapes.ts';
import { copyOfSheet, type Sheet, type Workbook } from '../../world/workbook.ts';

/** Copy of a workbook. Requests change this copy. */
export interface Draft {
  workbook: Workbook;
  /** Gives a copy of a sheet. Only the first call makes the copy. Throws error 400 if there is no such sheet. */
  sheet(sheetId: number | undefined): Sheet;
}

/**
 * Functions that apply requests, one for each kind of request. A function changes a draft, and gives the reply if this
 * kind has a reply.
 */
export type Appliers = {
  [K in RequestKind]: (draft: Draft, body: RequestBody<K>) => object | undefined;
};

export function makeDraft(original: Workbook): Draft {
  const workbook: Workbook = { ...original, sheets: original.sheets.slice() };
  const copies = new Set<Sheet>();
  return {
    workbook,
    sheet(sheetId = 0) {
      const at = workbook.sheets.findIndex((sheet) => sheet.sheetId === sheetId);
      const found = workbook.sheets[at];
      if (!found) throw badRequest(`No grid with id: ${sheetId}`);
      if (copies.has(found)) return found;
      const copy = copyOfSheet(found);
      copies.add(copy);
      workbook.sheets[at] = copy;
      return copy;
    },
  };
}
