// The requests that protect ranges against edits.
import { badRequest } from '../../base/errors.ts';
import { nextFreeId } from '../../world/workbook.ts';
import { boxOf } from '../read/range.ts';
import type { Appliers } from './draft.ts';

export const PROTECTION_REQUESTS: Pick<Appliers, 'addProtectedRange' | 'deleteProtectedRange'> = {
  addProtectedRange(draft, body) {
    const given = body.protectedRange ?? {};
    if (!given.range) throw badRequest('protectedRange.range must be set.');
    const sheet = draft.sheet(given.range.sheetId);
    boxOf(sheet, given.range);
    const taken = new Set(
      draft.workbook.sheets.flatMap((one) => one.protectedRanges.map((range) => range.protectedRangeId)),
    );
    if (given.protectedRangeId !== undefined && taken.has(given.protectedRangeId))
      throw badRequest(`Protected range with id ${given.protectedRangeId} already exists.`);
    const added = { ...given, protectedRangeId: given.protectedRangeId ?? nextFreeId(taken, 1000) };
    sheet.protectedRanges.push(added);
    return { protectedRange: added };
  },

  deleteProtectedRange(draft, body) {
    const holder = draft.workbook.sheets.find((sheet) =>
      sheet.protectedRanges.some((range) => range.protectedRangeId === body.protectedRangeId),
    );
    if (!holder) throw badRequest(`No protected range with id: ${body.protectedRangeId}`);
    const sheet = draft.sheet(holder.sheetId);
    sheet.protectedRanges = sheet.protectedRanges.filter(
      (range) => range.protectedRangeId !== body.protectedRangeId,
    );
    return undefined;
  },
};
