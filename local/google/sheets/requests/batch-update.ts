// spreadsheets.batchUpdate: all requests are checked and applied to a copy, which replaces the original only when all succeed.
import type { sheets_v4 } from '@googleapis/sheets';
import { badRequest, GoogleError, NotCovered } from '../../base/errors.ts';
import { checkShape, REQUESTS, type RequestKind } from '../../world/shapes.ts';
import { checkCellCount, type Workbook } from '../../world/workbook.ts';
import { BORDER_REQUESTS } from './border-requests.ts';
import { CELL_REQUESTS } from './cell-requests.ts';
import { DIMENSION_REQUESTS } from './dimension-requests.ts';
import { type Appliers, type Draft, makeDraft } from './draft.ts';
import { MERGE_REQUESTS } from './merge-requests.ts';
import { PROTECTION_REQUESTS } from './protection-requests.ts';
import { TAB_REQUESTS } from './tab-requests.ts';

const APPLIERS: Appliers = {
  ...TAB_REQUESTS,
  ...DIMENSION_REQUESTS,
  ...PROTECTION_REQUESTS,
  ...CELL_REQUESTS,
  ...MERGE_REQUESTS,
  ...BORDER_REQUESTS,
};

/** Applies all requests to a workbook, and gives the new workbook and all replies. Throws and changes nothing if a request is refused. */
export function applyBatch(
  original: Workbook,
  requests: readonly unknown[],
): { workbook: Workbook; replies: sheets_v4.Schema$Response[] } {
  if (requests.length === 0) throw badRequest('Must specify at least one request.');
  const draft = makeDraft(original);
  const replies = requests.map((request, number) => applyRequest(draft, request, number));
  checkCellCount(draft.workbook);
  if (!draft.workbook.sheets.some((sheet) => !sheet.hidden))
    throw badRequest("You can't remove all the visible sheets in a document.");
  return { workbook: draft.workbook, replies };
}

function applyRequest(draft: Draft, request: unknown, number: number): sheets_v4.Schema$Response {
  if (typeof request !== 'object' || request === null) throw badRequest(`Invalid requests[${number}].`);
  const kinds = Object.keys(request);
  const kind = kinds[0] as RequestKind | undefined;
  if (kind === undefined || kinds.length !== 1)
    throw badRequest(`Invalid requests[${number}]: exactly one kind of request must be set.`);
  if (!(kind in REQUESTS)) throw new NotCovered(`batchUpdate request "${kind}"`);
  const given = (request as Record<string, unknown>)[kind];
  const body = checkShape(REQUESTS[kind], given, `requests[${number}].${kind}`);
  const apply = APPLIERS[kind] as (draft: Draft, body: unknown) => object | undefined;
  try {
    const reply = apply(draft, body);
    return reply === undefined ? {} : { [kind]: reply };
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    throw new GoogleError(error.code, `Invalid requests[${number}].${kind}: ${error.message}`);
  }
}
