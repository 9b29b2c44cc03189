/** Functions that declare a game’s data: the columns and tables of its position, and the fields of its order. */
export { type Columns, count, each, flag, oneOf, playerName, text, whole } from './declare/column.ts';
export { countGood } from './declare/good.ts';
export { items } from './declare/items.ts';
export { otherPlayer } from './declare/others.ts';
export { roles } from './declare/roles.ts';
export {
  type Draft,
  declarePosition,
  draftOf,
  fixedTable,
  type PositionOf,
  type RowIn,
  startPosition,
  table,
} from './declare/tables.ts';
export {
  LINE_LIMIT,
  readAnswerNumber,
  readCount,
  withinLines,
} from './order/answer.ts';
export { choice, yesNo } from './order/choice-field.ts';
export { dropdowns } from './order/dropdowns.ts';
export { checked, type Field, type Judging, type OrderOf, sayEmpty } from './order/field.ts';
export { type LinesForm, lines, readParts } from './order/lines-field.ts';
export { purchase, wholeNumber } from './order/number-field.ts';
export { playerChoice } from './order/player-field.ts';
export {
  type Input,
  NONE,
  type OwnForm,
  type OwnNote,
  type Question,
} from './order/question.ts';
export { tooDear } from './order/refusal-words.ts';
export { writtenList } from './order/written-list.ts';
