type Handler = (event: SmallEvent) => void;

export interface SmallEvent {
  readonly type: string;
  readonly target: SmallNode;
  currentTarget: SmallNode;
  readonly key?: string;
  preventDefault(): void;
}

const FIELDS = ['input', 'select', 'textarea', 'option'];

/** A node of a page without a browser: as much of the DOM as Preact and the panel use. Nothing is laid out. */
export class SmallNode {
  /** 1 for an element, 3 for a text. */
  readonly nodeType: number;
  readonly localName: string | undefined;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly style: Record<string, string> = {};
  readonly given = new Map<string, string>();
  childNodes: SmallNode[] = [];
  parentNode: SmallNode | null = null;
  data = '';
  readonly #handlers = new Map<string, Set<Handler>>();

  constructor(localName: string | undefined, data = '') {
    this.localName = localName;
    this.nodeType = localName === undefined ? 3 : 1;
    this.data = data;
    // Preact sets a property where the element has it, else an attribute.
    if (localName && FIELDS.includes(localName)) Object.assign(this, { value: '', disabled: false });
    if (localName === 'input') Object.assign(this, { checked: false });
    if (localName === 'option') Object.assign(this, { selected: false });
  }

  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): SmallNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  insertBefore(node: SmallNode, before: SmallNode | null): SmallNode {
    node.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }
  appendChild(node: SmallNode): SmallNode {
    return this.insertBefore(node, null);
  }
  removeChild(node: SmallNode): SmallNode {
    this.childNodes = this.childNodes.filter((one) => one !== node);
    node.parentNode = null;
    return node;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }

  setAttribute(name: string, value: unknown): void {
    this.given.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.given.delete(name);
  }

  addEventListener(type: string, handler: Handler): void {
    const all = this.#handlers.get(type) ?? new Set();
    this.#handlers.set(type, all.add(handler));
  }
  removeEventListener(type: string, handler: Handler): void {
    this.#handlers.get(type)?.delete(handler);
  }
  /** Dispatches an event at this element, which bubbles up. */
  fire(type: string, more: object = {}): void {
    const event: SmallEvent = { type, target: this, currentTarget: this, preventDefault: () => {}, ...more };
    for (let node: SmallNode | null = this; node; node = node.parentNode) {
      event.currentTarget = node;
      for (const handler of node.#handlers.get(type) ?? []) handler.call(node as never, event);
    }
  }

  focus(): void {}
  select(): void {}
  scrollIntoView(): void {}

  /** All elements below this one, in order; those that are hidden, or in closed details, are left out. */
  all(): SmallNode[] {
    return this.childNodes.flatMap((node) => (node.isHidden() ? [] : [node, ...node.all()]));
  }
  isHidden(): boolean {
    return this.given.has('hidden');
  }

  /** Its visible text, with a space between elements. */
  get text(): string {
    if (this.nodeType === 3) return this.data;
    if (this.localName === 'textarea' || this.localName === 'input') return '';
    const inner = this.childNodes.filter((node) => !node.isHidden()).map(({ text }) => text);
    return `${isInline(this.localName) ? '' : ' '}${inner.join('')}${isInline(this.localName) ? '' : ' '}`;
  }
}

const isInline = (name: string | undefined) =>
  ['span', 'b', 'strong', 'em', 'a', 'small'].includes(name ?? '');
