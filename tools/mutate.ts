import { parse } from '@babel/parser';

/** A small change of a source file. `text` replaces the characters from `start` to `end`. */
export interface Mutant {
  readonly file: string;
  /** Number of the line with the change. The first line is 1. */
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly text: string;
}

/** Members of a syntax node that this file uses. All other members are nodes, lists of nodes or plain values. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** A replacement of the text of a node. With `start` and `end`, only this part of the text is replaced. */
type Edit = readonly [text: string, start?: number, end?: number];

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  shift: 'pop',
  pop: 'shift',
};
/** Methods that give a value of the same kind as the value on which they are called. A mutant can therefore remove the call. */
const SAME_LIST = ['filter', 'sort', 'reverse', 'slice', 'trim'];

/** Lists all mutants of a TypeScript source, in the order of the text. Types, imports and names stay unchanged. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  });
  const found: Mutant[] = [];
  visit(program as unknown as Node, (node) => {
    for (const [text, start = node.start, end = node.end] of editsOf(node, source))
      found.push({ file, ...placeOf(source, start), start, end, before: source.slice(start, end), text });
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Applies a mutant's change to a source. */
export function applyMutant(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

function placeOf(source: string, at: number): { readonly line: number; readonly column: number } {
  const lines = source.slice(0, at).split('\n');
  return { line: lines.length, column: (lines[lines.length - 1] ?? '').length + 1 };
}

const TRANSPARENT = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

function visit(node: Node, take: (node: Node) => void): void {
  if (node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return;
  if (node.type.startsWith('TS') && !TRANSPARENT.includes(node.type)) return;
  take(node);
  for (const [member, value] of Object.entries(node)) {
    if (isName(node, member, value)) continue;
    for (const child of [value].flat()) if (isNode(child)) visit(child, take);
  }
}

/** Says whether a part of a node is no value but a name, a module's address, or text that only styles an element. */
function isName(node: Node, member: string, value: unknown): boolean {
  if (node.type === 'JSXAttribute') return isNode(value) && value.type === 'StringLiteral';
  return member === 'source' || (member === 'key' && !node.computed);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'loc' in value;

function editsOf(node: Node, source: string): readonly Edit[] {
  const textOf = (part: unknown) => source.slice((part as Node).start, (part as Node).end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorEdits(node, source);
    case 'UpdateExpression':
      return [[textOf(node).replace(String(node.operator), OPERATORS[String(node.operator)] ?? '')]];
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [[`(${textOf(node.argument)})`]] : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(node.test as Node, textOf(node.test));
    case 'NumericLiteral':
      return [[String(Number(node.value) + 1)]];
    case 'BooleanLiteral':
      return [[String(!node.value)]];
    case 'StringLiteral':
      return [[node.value === '' ? "'other'" : "''"]];
    case 'ExpressionStatement':
      return [[';']];
    case 'ObjectExpression':
      return spreads(node.properties, '...{}');
    case 'ArrayExpression':
      return spreads(node.elements, '...[]');
    case 'CallExpression':
      return callEdits(node, textOf);
    default:
      return [];
  }
}

function operatorEdits(node: Node, source: string): readonly Edit[] {
  const [left, right] = [node.left as Node, node.right as Node];
  if (node.operator === '??') return [[source.slice(right.start, right.end)]];
  const other = OPERATORS[String(node.operator)];
  const at = source.indexOf(String(node.operator), left.end);
  return other === undefined ? [] : [[other, at, at + String(node.operator).length]];
}

/**
 * Gives the opposite of a condition. Leaves out comparisons with `===` or `!==` and conditions with “not”, because other
 * mutants already give the opposite.
 */
function negated(test: Node, text: string): readonly Edit[] {
  const isOwn = test.type === 'UnaryExpression' || ['===', '!=='].includes(String(test.operator));
  return isOwn ? [] : [[`!(${text})`, test.start, test.end]];
}

/** Removes the spread parts (`...x`) of a list or object, one part in each mutant. */
function spreads(parts: unknown, text: string): readonly Edit[] {
  return (parts as readonly (Node | null)[]).flatMap((part): Edit[] =>
    part?.type === 'SpreadElement' ? [[text, part.start, part.end]] : [],
  );
}

function callEdits({ callee }: Node, textOf: (part: unknown) => string): readonly Edit[] {
  const { type, object, property } = callee as Node;
  if (type !== 'MemberExpression') return [];
  const name = textOf(property);
  const other = METHODS[name];
  if (other !== undefined) return [[other, (property as Node).start, (property as Node).end]];
  return SAME_LIST.includes(name) ? [[textOf(object)]] : [];
}
