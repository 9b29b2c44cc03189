import type { SmallNode } from './node.ts';

const PART = /^([a-z][a-z0-9]*)|\.([\w-]+)|#([\w-]+)|\[([\w-]+)(?:="([^"]*)")?\]/g;

/** Whether an element fits a selector: tags, classes, ids and attributes, below (` `) or just below (` > `) or after (` + `) one another. */
export function matches(node: SmallNode, selector: string): boolean {
  return selector.split(',').some((one) => fits(node, one.trim().split(/\s+/)));
}

function fits(node: SmallNode, parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  if (!fitsPart(node, last)) return false;
  const sign = parts.at(-2);
  if (sign === undefined) return true;
  if (sign === '+') {
    const before = siblingBefore(node);
    return before !== undefined && fits(before, parts.slice(0, -2));
  }
  const above = ancestors(node);
  if (sign === '>') return above[0] !== undefined && fits(above[0], parts.slice(0, -2));
  return above.some((one) => fits(one, parts.slice(0, -1)));
}

function fitsPart({ localName, given }: SmallNode, part: string): boolean {
  return [...part.matchAll(PART)].every(([, tag, kind, id, name, value]) => {
    if (tag) return localName === tag;
    if (kind) return (given.get('class') ?? '').split(/\s+/).includes(kind);
    if (id) return given.get('id') === id;
    return given.has(name as string) && (value === undefined || given.get(name as string) === value);
  });
}

function siblingBefore(node: SmallNode): SmallNode | undefined {
  const all = (node.parentNode?.childNodes ?? []).filter(({ nodeType }) => nodeType === 1);
  return all[all.indexOf(node) - 1];
}

/** The elements around one, the nearest first. */
export function ancestors({ parentNode }: SmallNode): SmallNode[] {
  return parentNode ? [parentNode, ...ancestors(parentNode)] : [];
}
