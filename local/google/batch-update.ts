// spreadsheets.batchUpdate: every request checked and applied to a copy, which is swapped in only when all are good.
import { BATCH_CELLS } from './batch-cells.ts';
import { BATCH_SHEETS } from './batch-sheets.ts';
import { badRequest, GoogleError, NotCovered } from './errors.ts';
import { checkShape, REQUESTS, type RequestBody, type RequestKind } from './shapes.ts';
import { checkCellCount, draftOf, type Sheet, type Workbook } from './workbook.ts';

/** A copy of a workbook under change. Sheets are copied when they are first asked for. */
export interface Draft {
  workbook: Workbook;
  sheet(sheetId: number | undefined): Sheet;
}

export type Appliers = {
  [K in RequestKind]: (draft: Draft, body: RequestBody<K>) => object | undefined;
};

const APPLIERS: Appliers = { ...BATCH_SHEETS, ...BATCH_CELLS };

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

/** The workbook after all requests, and the reply to each; throws, with nothing changed, if one is refused. */
export function applyBatch(
  original: Workbook,
  requests: readonly unknown[],
): { workbook: Workbook; replies: object[] } {
  if (requests.length === 0) throw badRequest('Must specify at least one request.');
  const draft = makeDraft(original);
  const replies = requests.map((request, number) => {
    if (typeof request !== 'object' || request === null) throw badRequest(`Invalid requests[${number}].`);
    const kinds = Object.keys(request);
    const kind = kinds[0] as RequestKind | undefined;
    if (kind === undefined || kinds.length !== 1)
      throw badRequest(`Invalid requests[${number}]: exactly one kind of request must be set.`);
    if (!(kind in REQUESTS)) throw new NotCovered(`batchUpdate request "${kind}"`);
    const body = checkShape(
      REQUESTS[kind],
      (request as Record<string, unknown>)[kind],
      `requests[${number}].${kind}`,
    );
    try {
      const apply = APPLIERS[kind] as (draft: Draft, body: unknown) => object | undefined;
      const reply = apply(draft, body);
      return reply === undefined ? {} : { [kind]: reply };
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      throw new GoogleError(error.code, `Invalid requests[${number}].${kind}: ${error.message}`);
    }
  });
  checkCellCount(draft.workbook);
  if (!draft.workbook.sheets.some((sheet) => !sheet.hidden))
    throw badRequest("You can't remove all the visible sheets in a document.");
  return { workbook: draft.workbook, replies };
}
