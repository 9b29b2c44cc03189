// The properties of a tab that a request may set, by their paths.
import { badRequest } from '../../base/errors.ts';
import type { Mask } from '../../base/field-mask.ts';
import { GRID_FIELDS, type SheetProperties } from '../../world/shapes.ts';
import type { Sheet } from '../../world/workbook.ts';
import type { Draft } from './draft.ts';
import { checkSize, resizeColumns, resizeRows } from './tab-size.ts';

export const TAB_FIELDS: Mask = {
  title: true,
  index: true,
  hidden: true,
  rightToLeft: true,
  tabColor: true,
  tabColorStyle: true,
  gridProperties: GRID_FIELDS,
};

type SetProperty = (sheet: Sheet, given: SheetProperties, draft: Draft) => void;
type GridProperties = NonNullable<SheetProperties['gridProperties']>;

const setGrid =
  (set: (sheet: Sheet, grid: GridProperties) => void): SetProperty =>
  (sheet, given) =>
    set(sheet, given.gridProperties ?? {});

/** Functions that set the properties of a tab. The order here is the order in which the properties are set. */
const SETTERS: Readonly<Record<string, SetProperty>> = {
  title: setTitle,
  index: moveTab,
  hidden: (sheet, given) => {
    sheet.hidden = given.hidden ?? false;
  },
  rightToLeft: (sheet, given) => {
    sheet.rightToLeft = given.rightToLeft ?? false;
  },
  tabColorStyle: (sheet, given) => {
    sheet.tabColorStyle = given.tabColorStyle;
  },
  tabColor: (sheet, given) => {
    sheet.tabColorStyle = given.tabColor && { rgbColor: given.tabColor };
  },
  'gridProperties.frozenRowCount': setGrid((sheet, grid) => {
    sheet.frozenRowCount = grid.frozenRowCount ?? 0;
  }),
  'gridProperties.frozenColumnCount': setGrid((sheet, grid) => {
    sheet.frozenColumnCount = grid.frozenColumnCount ?? 0;
  }),
  'gridProperties.hideGridlines': setGrid((sheet, grid) => {
    sheet.hideGridlines = grid.hideGridlines ?? false;
  }),
  'gridProperties.rowCount': setGrid((sheet, grid) => resizeRows(sheet, grid.rowCount ?? 0)),
  'gridProperties.columnCount': setGrid((sheet, grid) => resizeColumns(sheet, grid.columnCount ?? 0)),
};

/** Sets the selected properties of a tab in a draft. A selected property without a value gets its default value. */
export function setTabProperties(
  draft: Draft,
  sheet: Sheet,
  given: SheetProperties,
  isSelected: (path: string) => boolean,
): void {
  for (const [path, set] of Object.entries(SETTERS)) if (isSelected(path)) set(sheet, given, draft);
  checkSize(sheet);
}

function setTitle(sheet: Sheet, { title = '' }: SheetProperties, draft: Draft): void {
  if (title === '') throw badRequest('The sheet must have a name.');
  if (title.length > 100) throw badRequest('The name of a sheet may have at most 100 characters.');
  const isTaken = (other: Sheet) => other !== sheet && other.title.toLowerCase() === title.toLowerCase();
  if (draft.workbook.sheets.some(isTaken))
    throw badRequest(`A sheet with the name "${title}" already exists. Please enter another name.`);
  sheet.title = title;
}

function moveTab(sheet: Sheet, { index: to = 0 }: SheetProperties, draft: Draft): void {
  const { sheets } = draft.workbook;
  if (to > sheets.length) throw badRequest(`Invalid index: ${to}`);
  const from = sheets.indexOf(sheet);
  sheets.splice(from, 1);
  // Google counts the new index before the tab is taken out.
  sheets.splice(to > from ? to - 1 : to, 0, sheet);
}
