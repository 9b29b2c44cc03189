import {
  type Field,
  isOff,
  isVisible,
  labelsOf,
  nameOf,
  roleOf,
  says,
  type Words,
  wordsOf,
} from './names.ts';

/** A finder's view of its page. */
export interface Around {
  readonly root: HTMLElement;
  /** Lets a moment of the panel’s time pass. */
  wait(): Promise<void>;
  settle(): Promise<void>;
}

interface Filter {
  readonly visible?: boolean;
  readonly hasText?: Words;
}

/** Elements of the small panel, found again each time, by the names that Playwright has for this. */
export class Found {
  readonly around: Around;
  readonly list: () => readonly Element[];

  constructor(around: Around, list: () => readonly Element[]) {
    this.around = around;
    this.list = list;
  }

  #inside(choose: (node: Element) => boolean, selector = '*'): Found {
    const all = () => [...new Set(this.list().flatMap((node) => [...node.querySelectorAll(selector)]))];
    return new Found(this.around, () => all().filter(choose));
  }
  #where(choose: (node: Element) => boolean): Found {
    return new Found(this.around, () => this.list().filter(choose));
  }

  /** The innermost elements with these words. */
  getByText(words: Words, { exact = false } = {}): Found {
    const has = (node: Element) => says(wordsOf(node), words, exact);
    return this.#inside((node) => has(node) && ![...node.children].some(has));
  }
  getByRole(role: string, { name = '' as Words, exact = false } = {}): Found {
    return this.#inside(
      (node) => roleOf(node) === role && isVisible(node) && (name === '' || says(nameOf(node), name, exact)),
    );
  }
  getByLabel(label: Words, { exact = false } = {}): Found {
    const hasLabel = (node: Element) => labelsOf(node).some((one) => says(one, label, exact));
    return this.#inside(hasLabel, 'input, select, textarea, [aria-label]');
  }
  locator(selector: string, { hasText = '' as Words } = {}): Found {
    if (!selector.startsWith('+ ')) return this.#inside(() => true, selector).filter({ hasText });
    return new Found(this.around, () =>
      this.list().flatMap(({ nextElementSibling }) => nextElementSibling ?? []),
    );
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
  async #one(fits: (node: Element) => boolean = () => true): Promise<Element> {
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

  #ready(): Promise<Element> {
    return this.#one((one) => isVisible(one) && !isOff(one));
  }
  async click(): Promise<void> {
    ((await this.#ready()) as HTMLElement).click();
    await this.around.settle();
  }
  async check(isOn = true): Promise<void> {
    if (((await this.#ready()) as HTMLInputElement).checked !== isOn) await this.click();
  }
  async uncheck(): Promise<void> {
    await this.check(false);
  }
  async fill(value: string): Promise<void> {
    change((await this.#ready()) as Field, value);
    await this.around.settle();
  }
  async selectOption(wanted: string): Promise<void> {
    const isThere = (one: Element) =>
      [...(one as HTMLSelectElement).options].some((option) => isOption(option, wanted));
    await this.#one(isThere);
    await this.fill(wanted);
  }
  async focus(): Promise<void> {
    await this.#one(isVisible);
  }

  async count(): Promise<number> {
    return this.list().length;
  }
  async textContent(): Promise<string> {
    return (await this.#one()).textContent ?? '';
  }
  async allTextContents(): Promise<string[]> {
    return this.list().map(({ textContent }) => textContent ?? '');
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.#one()).getAttribute(name);
  }
  async inputValue(): Promise<string> {
    return ((await this.#one()) as Field).value;
  }
  async isChecked(): Promise<boolean> {
    return ((await this.#one()) as HTMLInputElement).checked;
  }
  async isDisabled(): Promise<boolean> {
    return isOff(await this.#one());
  }
  async isVisible(): Promise<boolean> {
    return this.list().some(isVisible);
  }
}

function isOption(option: HTMLOptionElement, wanted: string): boolean {
  return option.value === wanted || wordsOf(option) === wanted;
}

/** Types a value into a field, or chooses it by its value or its words. */
export function change(field: Field, wanted: string): void {
  const options = 'options' in field ? [...field.options] : [];
  field.value = options.find((one) => isOption(one, wanted))?.value ?? wanted;
  fire(field, 'input');
  fire(field, 'change');
}

export function fire(target: Element | Document | Window, type: string): void {
  const document = 'document' in target ? target.document : (target.ownerDocument ?? (target as Document));
  const { Event } = document.defaultView as Window & typeof globalThis;
  target.dispatchEvent(new Event(type, { bubbles: true }));
}
