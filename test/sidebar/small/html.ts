import type { Field } from './names.ts';
import { isOpen } from './names.ts';
import type { SmallNode } from './node.ts';

/** The small panel as HTML for a browser: what is visible, with what is typed, chosen and ticked. */
export function htmlOf(node: SmallNode, chosen?: string): string {
  if (node.nodeType === 3) return escaped(node.data);
  if (node.isHidden()) return '';
  const name = node.localName as string;
  const field = node as Field;
  const given = new Map(node.given);
  const mark = (attribute: string, isSet: unknown) => {
    if (isSet) given.set(attribute, '');
  };
  mark('disabled', field.disabled);
  mark('checked', field.checked);
  if (name === 'details') mark('open', isOpen(node));
  if (name === 'input') given.set('value', field.value);
  if (name === 'option') {
    given.set('value', field.value);
    mark('selected', chosen === undefined ? field.selected : chosen === field.value);
  }
  const attributes = [...given].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  if (name === 'input' || name === 'br') return `<${name}${attributes}>`;
  const inner = node.childNodes.map((one) => htmlOf(one, name === 'select' ? field.value : chosen)).join('');
  return `<${name}${attributes}>${name === 'textarea' ? escaped(field.value) : inner}</${name}>`;
}

function escaped(text: unknown): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
