// The requests that add, insert and size rows and columns.
import { badRequest } from '../../base/errors.ts';
import { requiredMask, selects } from '../../base/field-mask.ts';
import type { DimensionProperties } from '../../world/shapes.ts';
import type { Appliers } from './draft.ts';
import { checkSize, insertInto, sizeIn } from './tab-size.ts';

export const DIMENSION_REQUESTS: Pick<
  Appliers,
  'appendDimension' | 'insertDimension' | 'updateDimensionProperties'
> = {
  appendDimension(draft, body) {
    const sheet = draft.sheet(body.sheetId);
    if (!body.length) throw badRequest('length must be at least 1.');
    if (body.dimension === 'ROWS') sheet.rowCount += body.length;
    else if (body.dimension === 'COLUMNS') sheet.columnCount += body.length;
    else throw badRequest('dimension must be set.');
    checkSize(sheet);
    return undefined;
  },

  insertDimension(draft, body) {
    const { dimension, startIndex = 0, endIndex = 0, sheetId } = body.range ?? {};
    const sheet = draft.sheet(sheetId);
    const count = endIndex - startIndex;
    if (!dimension || count <= 0) throw badRequest('range must name a dimension, a start and an end.');
    if (startIndex > sizeIn(sheet, dimension))
      throw badRequest(`range.startIndex[${startIndex}] is too large.`);
    insertInto(sheet, dimension, startIndex, count);
    checkSize(sheet);
    return undefined;
  },

  updateDimensionProperties(draft, body) {
    const mask = requiredMask(body.fields, { pixelSize: true, hiddenByUser: true });
    const { dimension, startIndex = 0, sheetId } = body.range ?? {};
    const sheet = draft.sheet(sheetId);
    if (!dimension) throw badRequest('range.dimension must be set.');
    const size = sizeIn(sheet, dimension);
    const end = body.range?.endIndex ?? size;
    if (startIndex >= end || end > size)
      throw badRequest(`Invalid range: ${startIndex} to ${end} of ${size} ${dimension.toLowerCase()}.`);
    const all = dimension === 'ROWS' ? sheet.rowProperties : sheet.columnProperties;
    const { pixelSize, hiddenByUser } = body.properties ?? {};
    const given: DimensionProperties = {
      ...(selects(mask, 'pixelSize') ? { pixelSize } : {}),
      ...(selects(mask, 'hiddenByUser') ? { hiddenByUser } : {}),
    };
    // Properties are never changed, so that rows may share them.
    for (let at = startIndex; at < end; at++) all[at] = all[at] ? { ...all[at], ...given } : given;
    return undefined;
  },
};
