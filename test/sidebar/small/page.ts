import { NOW } from '../states.ts';
import { Found } from './found.ts';
import { openSmallPanel, type SmallPanel } from './panel.ts';

/** The small panel, found in and pressed by the names that Playwright has, so that a test reads the same with a browser and without. */
export class SmallPage extends Found {
  readonly clock: { runFor(ms: number): Promise<void>; fastForward(ms: number): Promise<void> };
  readonly panel: SmallPanel;

  constructor(panel: SmallPanel) {
    super({ root: panel.root, wait: () => moment(panel), settle: panel.settle }, () => [panel.root]);
    this.panel = panel;
    const pass = async (ms: number) => {
      await panel.pass(ms);
      await moment(panel);
    };
    this.clock = { runFor: pass, fastForward: pass };
  }
  /** Its visible part, for a browser. */
  html(): string {
    const { root } = this.panel;
    // Typed, chosen and ticked values are not attributes.
    for (const field of root.querySelectorAll('input')) {
      field.setAttribute('value', field.value);
      field.toggleAttribute('checked', field.checked);
    }
    for (const area of root.querySelectorAll('textarea')) area.defaultValue = area.value;
    for (const option of root.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
    return root.innerHTML;
  }
}

const { setImmediate: soon } = globalThis;

/** Lets answers that a test holds back come, and the panel’s clock go on. */
export async function moment(panel: SmallPanel): Promise<void> {
  await new Promise<void>((resolve) => soon(resolve));
  await panel.pass(20);
}

/** Opens the small panel on answers as the browser’s panel gets them: an Error is a failure of the call. */
export async function openSmallPage(
  answer: (name: string, given: readonly unknown[]) => unknown,
): Promise<SmallPage> {
  const isId = (one: unknown) => typeof one === 'string' && /^[0-9a-f]{32}$/.test(one);
  const panel = await openSmallPanel(
    async (name, given) => {
      const value = await answer(name, isId(given.at(-1)) ? given.slice(0, -1) : given);
      if (value instanceof Error) throw value;
      return value;
    },
    { start: Date.parse(NOW) },
  );
  const page = new SmallPage(panel);
  await moment(panel);
  return page;
}
