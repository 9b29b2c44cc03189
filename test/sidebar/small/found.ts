import { ancestors, matches } from './match.ts';
import {
  below,
  type Field,
  isField,
  isOff,
  isOpen,
  isVisible,
  labelsOf,
  nameOf,
  rawText,
  roleOf,
  says,
  type Words,
  wordsOf,
} from './names.ts';
import type { SmallNode } from './node.ts';

/** What a finder needs of the page that it looks in. */
export interface Around {
  readonly root: SmallNode;
  /** Lets a moment of the panel’s time pass. */
  wait(): Promise<void>;
  settle(): Promise<void>;
}

interface Filter {
  readonly visible?: boolean;
  readonly hasText?: Words;
}

/** Elements of the small panel, found anew each time, by the names that Playwright has for this. */
export class Found {
  readonly around: Around;
  readonly list: () => readonly SmallNode[];

  constructor(around: Around, list: () => readonly SmallNode[]) {
    this.around = around;
    this.list = list;
  }

  #inside(choose: (node: SmallNode) => boolean): Found {
    const all = () => [...new Set(this.list().flatMap((node) => below(node)))];
    return new Found(this.around, () => all().filter(choose));
  }
  #where(choose: (node: SmallNode) => boolean): Found {
    return new Found(this.around, () => this.list().filter(choose));
  }

  /** The innermost elements with these words. */
  getByText(words: Words, { exact = false } = {}): Found {
    const has = (node: SmallNode) => says(wordsOf(node), words, exact);
    return this.#inside(
      (node) => has(node) && !node.childNodes.some((one) => one.nodeType === 1 && has(one)),
    );
  }
  getByRole(role: string, { name = '' as Words, exact = false } = {}): Found {
    const { root } = this.around;
    return this.#inside(
      (node) =>
        roleOf(node) === role && isVisible(node) && (name === '' || says(nameOf(node, root), name, exact)),
    );
  }
  getByLabel(label: Words, { exact = false } = {}): Found {
    const { root } = this.around;
    const hasLabel = (node: SmallNode) => labelsOf(node, root).some((one) => says(one, label, exact));
    return this.#inside((node) => (isField(node) || node.given.has('aria-label')) && hasLabel(node));
  }
  locator(selector: string, { hasText = '' as Words } = {}): Found {
    if (selector.startsWith('+ '))
      return new Found(this.around, () =>
        this.list().flatMap((node) =>
          below(this.around.root).filter(
            (one) =>
              one.parentNode === node.parentNode && siblings(node)[siblings(node).indexOf(node) + 1] === one,
          ),
        ),
      );
    return this.#inside((node) => matches(node, selector)).filter({ hasText });
  }

  filter({ visible, hasText = '' }: Filter): Found {
    return this.#where(
      (node) => (!visible || isVisible(node)) && (hasText === '' || says(wordsOf(node), hasText)),
    );
  }
  and(other: Found): Found {
    return this.#where((node) => other.list().includes(node));
  }
  first(): Found {
    return new Found(this.around, () => this.list().slice(0, 1));
  }
  last(): Found {
    return new Found(this.around, () => this.list().slice(-1));
  }

  /** Waits until there is exactly one that fits. */
  async #one(fits: (node: SmallNode) => boolean = () => true): Promise<SmallNode> {
    for (let i = 0; i < 100; i++) {
      const [node, ...more] = this.list();
      if (more.length > 0) throw new Error(`not one, but ${this.list().map(wordsOf).join(' | ')}`);
      if (node && fits(node)) return node;
      await this.around.wait();
    }
    throw new Error(`not found in: ${wordsOf(this.around.root)}`);
  }
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'detached' | 'hidden' } = {}): Promise<void> {
    if (state === 'visible') return void (await this.#one(isVisible));
    for (let i = 0; i < 100 && this.list().length > 0; i++) await this.around.wait();
    if (this.list().length > 0) throw new Error(`still there: ${this.list().map(wordsOf).join(' | ')}`);
  }

  async click(): Promise<void> {
    const node = await this.#one((one) => isVisible(one) && !isOff(one));
    const summary = [node, ...ancestors(node)].find(({ localName }) => localName === 'summary');
    if (summary?.parentNode) Object.assign(summary.parentNode, { open: !isOpen(summary.parentNode) });
    const field = isField(node) ? node : this.#fieldOf(node);
    if (field && ['checkbox', 'radio'].includes(roleOf(field))) return this.#turn(field as Field);
    node.fire('click');
    await this.around.settle();
  }
  /** The field of the label around a node. */
  #fieldOf(node: SmallNode): SmallNode | undefined {
    const label = [node, ...ancestors(node)].find(({ localName }) => localName === 'label');
    const id = label?.given.get('for');
    if (id !== undefined) return below(this.around.root).find(({ given }) => given.get('id') === id);
    return label && below(label).find(isField);
  }
  async #turn(field: Field): Promise<void> {
    field.checked = roleOf(field) === 'radio' || !field.checked;
    for (const type of ['click', 'input', 'change']) field.fire(type);
    await this.around.settle();
  }
  async check(): Promise<void> {
    const field = (await this.#one((one) => isVisible(one) && !isOff(one))) as Field;
    if (!field.checked) await this.#turn(field);
  }
  async uncheck(): Promise<void> {
    const field = (await this.#one((one) => isVisible(one) && !isOff(one))) as Field;
    if (field.checked) await this.#turn(field);
  }
  async fill(value: string): Promise<void> {
    await this.#change(value);
  }
  async selectOption(wanted: string): Promise<void> {
    const list = await this.#one((one) => optionsOf(one).some((option) => isOption(option, wanted)));
    const option = optionsOf(list).find((one) => isOption(one, wanted)) as SmallNode;
    await this.#change(valueIn(option));
  }
  async #change(value: string): Promise<void> {
    const field = await this.#one((one) => isVisible(one) && !isOff(one));
    Object.assign(field, { value });
    for (const type of ['input', 'change']) field.fire(type);
    await this.around.settle();
  }
  async focus(): Promise<void> {
    await this.#one(isVisible);
  }

  async count(): Promise<number> {
    return this.list().length;
  }
  async textContent(): Promise<string> {
    return rawText(await this.#one());
  }
  async allTextContents(): Promise<string[]> {
    return this.list().map(rawText);
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.#one()).given.get(name) ?? null;
  }
  async inputValue(): Promise<string> {
    const field = (await this.#one()) as Field;
    if (field.localName !== 'select' || optionsOf(field).some((one) => valueIn(one) === String(field.value)))
      return field.value;
    const option = optionsOf(field).find((one) => (one as Field).selected) ?? optionsOf(field)[0];
    return option ? valueIn(option) : '';
  }
  async isChecked(): Promise<boolean> {
    return Boolean(((await this.#one()) as Field).checked);
  }
  async isDisabled(): Promise<boolean> {
    return isOff(await this.#one());
  }
  async isVisible(): Promise<boolean> {
    return this.list().some(isVisible);
  }
}

function siblings(node: SmallNode): SmallNode[] {
  return (node.parentNode?.childNodes ?? []).filter(({ nodeType }) => nodeType === 1);
}

export function optionsOf(list: SmallNode): SmallNode[] {
  return below(list).filter(({ localName }) => localName === 'option');
}

export function valueIn(option: SmallNode): string {
  return option.given.get('value') ?? String((option as Field).value || wordsOf(option));
}

export function isOption(option: SmallNode, wanted: string): boolean {
  return valueIn(option) === wanted || wordsOf(option) === wanted;
}
