import { ancestors } from './match.ts';
import type { SmallNode } from './node.ts';

export type Words = string | RegExp;

/** An element with the properties that Preact sets of a field. */
export type Field = SmallNode & { value: string; checked?: boolean; selected?: boolean; disabled?: boolean };

/** Its text with single spaces, hidden or not. */
export function wordsOf(node: SmallNode): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

export function rawText(node: SmallNode): string {
  return node.nodeType === 3 ? node.data : node.childNodes.map(rawText).join('');
}

export function says(text: string, words: Words, exact = false): boolean {
  if (typeof words !== 'string') return words.test(text);
  return exact ? text === words : text.toLowerCase().includes(words.toLowerCase());
}

/** All elements below one, also those that are hidden. */
export function below(node: SmallNode): SmallNode[] {
  return node.childNodes.flatMap((one) => (one.nodeType === 1 ? [one, ...below(one)] : []));
}

export function isVisible(node: SmallNode): boolean {
  const around = [node, ...ancestors(node)];
  if (around.some((one) => one.isHidden())) return false;
  return around.every((one, i) => {
    const inner = around[i - 1];
    return one.localName !== 'details' || isOpen(one) || !inner || inner.localName === 'summary';
  });
}

export function isOpen(details: SmallNode): boolean {
  const { open } = details as { open?: boolean };
  return open ?? details.given.has('open');
}

const FIELDS = ['input', 'select', 'textarea'];

export function isField({ localName }: SmallNode): boolean {
  return FIELDS.includes(localName ?? '');
}

/** The labels of a field: around it, or with its id. */
export function labelsOf(field: SmallNode, root: SmallNode): string[] {
  const own = field.given.get('aria-label');
  if (own !== undefined) return [own];
  const id = field.given.get('id');
  const around = ancestors(field).filter(({ localName }) => localName === 'label');
  const named = below(root).filter(
    ({ localName, given }) => localName === 'label' && id && given.get('for') === id,
  );
  return [...around, ...named].map(wordsOf);
}

const TYPES: Readonly<Record<string, string>> = { checkbox: 'checkbox', radio: 'radio', file: '' };
const ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  select: 'combobox',
  textarea: 'textbox',
  a: 'link',
  fieldset: 'group',
  main: 'main',
};

export function roleOf(node: SmallNode): string {
  const { localName = '', given } = node;
  if (given.has('role')) return given.get('role') as string;
  if (localName === 'input') return TYPES[given.get('type') ?? ''] ?? 'textbox';
  if (localName === 'section') return given.has('aria-label') ? 'region' : '';
  return /^h[1-6]$/.test(localName) ? 'heading' : (ROLES[localName] ?? '');
}

/** What a screen reader calls it. */
export function nameOf(node: SmallNode, root: SmallNode): string {
  if (isField(node)) return labelsOf(node, root).join(' ');
  const legend = node.localName === 'fieldset' && below(node).find((one) => one.localName === 'legend');
  return node.given.get('aria-label') ?? wordsOf(legend || node);
}

export function isOff(node: SmallNode): boolean {
  return Boolean((node as Field).disabled) || node.given.get('aria-disabled') === 'true';
}
