import type { Cell } from '../../../../rules/declare/position.ts';
import type { Question } from '../../../../rules/order/question.ts';

/**
 * Does a cell hold an answer as it was given? Sheets makes dates, numbers, booleans and formulas of typed texts: of `1/2`,
 * `007`, `TRUE`, `=1+1`. A number is as typed where a whole number, or a choice of this name, was asked for.
 */
export function isAsTyped(cell: Cell, input: Question['input']): boolean {
  if (typeof cell === 'string') return !cell.startsWith('=') || isChoice(input, cell);
  if (input.kind === 'whole') return Number.isInteger(cell) && Number(cell) >= 0;
  return isChoice(input, String(cell));
}

function isChoice(input: Question['input'], text: string): boolean {
  return 'choices' in input && input.choices.includes(text);
}
