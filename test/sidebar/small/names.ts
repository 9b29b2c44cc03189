export type Words = string | RegExp;

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The text of an element with single spaces, hidden or not. */
export function wordsOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}

export function says(text: string, words: Words, exact = false): boolean {
  if (typeof words !== 'string') return words.test(text);
  return exact ? text === words : text.toLowerCase().includes(words.toLowerCase());
}

export function isVisible(node: Element): boolean {
  if (node.closest('[hidden]')) return false;
  const folded = node.parentElement?.closest('details:not([open])');
  return !folded || (node.closest('summary')?.parentElement === folded && isVisible(folded));
}

export function isField(node: Element): node is Field {
  return node.matches('input, select, textarea');
}

/** The labels of a field: its own, around it, or with its id. */
export function labelsOf(field: Element): string[] {
  const own = field.getAttribute('aria-label');
  return own === null ? [...((field as Field).labels ?? [])].map(withoutTyped) : [own];
}

function withoutTyped(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const area of copy.querySelectorAll('textarea')) area.remove();
  return wordsOf(copy);
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

export function roleOf(node: Element): string {
  const { localName } = node;
  const given = node.getAttribute('role');
  if (given !== null) return given;
  if (localName === 'input') return TYPES[node.getAttribute('type') ?? ''] ?? 'textbox';
  if (localName === 'section') return node.hasAttribute('aria-label') ? 'region' : '';
  return /^h[1-6]$/.test(localName) ? 'heading' : (ROLES[localName] ?? '');
}

/** Its name for a screen reader. */
export function nameOf(node: Element): string {
  if (isField(node)) return labelsOf(node).join(' ');
  const legend = node.localName === 'fieldset' && node.querySelector('legend');
  return node.getAttribute('aria-label') ?? wordsOf(legend || node);
}

export function isOff(node: Element): boolean {
  return Boolean((node as Field).disabled) || node.getAttribute('aria-disabled') === 'true';
}
