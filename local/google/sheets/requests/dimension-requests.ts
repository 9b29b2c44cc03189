// The requests that add, insert and size rows and columns.
import { badRequest, NotCovered } from '../../base/errors.ts';
import { requiredMask, selects } from '../../base/field-mask.ts';
import type { DimensionProperties } from '../../world/shapes.ts';
import type { Sheet } from '../../world/workbook.ts';
import type { Appliers } from './draft.ts';
import { arrangeColumns, checkSize, insertInto, sizeIn } from './tab-size.ts';

function checkColumns({ columnCount }: Sheet, from: number, to: number): void {
  if (from >= to || to > columnCount)
    throw badRequest(`Invalid range: ${from} to ${to} of ${columnCount} columns.`);
}

export const DIMENSION_REQUESTS: Pick<
  Appliers,
  | 'appendDimension'
  | 'insertDimension'
  | 'moveDimension'
  | 'deleteDimension'
  | 'updateDimensionProperties'
  | 'createDeveloperMetadata'
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

  moveDimension(draft, body) {
    const { dimension, startIndex = 0, endIndex = 0, sheetId } = body.source ?? {};
    const sheet = draft.sheet(sheetId);
    const { destinationIndex: to = 0 } = body;
    if (dimension !== 'COLUMNS') throw new NotCovered('rows that are moved');
    checkColumns(sheet, startIndex, endIndex);
    if (to > sheet.columnCount) throw badRequest(`destinationIndex[${to}] is too large.`);
    const all = Array.from({ length: sheet.columnCount }, (_, column) => column);
    const isMoved = (column: number) => column >= startIndex && column < endIndex;
    const stays = (column: number) => !isMoved(column);
    arrangeColumns(sheet, [
      ...all.slice(0, to).filter(stays),
      ...all.filter(isMoved),
      ...all.slice(to).filter(stays),
    ]);
    return undefined;
  },

  deleteDimension(draft, body) {
    const { dimension, startIndex = 0, endIndex = 0, sheetId } = body.range ?? {};
    const sheet = draft.sheet(sheetId);
    if (dimension !== 'COLUMNS') throw new NotCovered('rows that are deleted');
    checkColumns(sheet, startIndex, endIndex);
    const all = Array.from({ length: sheet.columnCount }, (_, column) => column);
    arrangeColumns(
      sheet,
      all.filter((column) => column < startIndex || column >= endIndex),
    );
    checkSize(sheet);
    return undefined;
  },

  createDeveloperMetadata(draft, body) {
    const { metadataId, metadataKey, visibility, location } = body.developerMetadata ?? {};
    const { dimension, startIndex = 0, endIndex = 0, sheetId } = location?.dimensionRange ?? {};
    if (metadataId === undefined || dimension !== 'COLUMNS' || endIndex - startIndex !== 1)
      throw new NotCovered('metadata without an id, or of something that is not one column');
    if (!metadataKey || !visibility) throw badRequest('metadataKey and visibility must be set.');
    if (draft.workbook.sheets.some(({ metadata }) => metadata[metadataId] !== undefined))
      throw badRequest(`Developer metadata with the id ${metadataId} already exists.`);
    const sheet = draft.sheet(sheetId);
    checkColumns(sheet, startIndex, endIndex);
    sheet.metadata[metadataId] = startIndex;
    return { developerMetadata: body.developerMetadata };
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
