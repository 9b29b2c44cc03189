import type { Frame } from 'playwright-core';

/** What stands on a page, as hashes: the texts of it would be long. */
export interface Kinds {
  readonly looks: readonly number[];
  readonly kinds: readonly number[];
  readonly facts: readonly number[];
}

/** The looks of texts, the kinds of elements and the facts of a page. The first of each look and kind stay in it, as `texts` and `elements`. */
export function kindsIn(frame: Frame): Promise<Kinds> {
  return frame.evaluate(SCRIPT);
}

/** Runs in the page. */
function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) % 0x3fffffffffff;
  return hash;
}

/** Runs in the page. */
function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/**
 * Runs in the page: the first visible text of each look. A look is the text’s tag, class, colour and type, and the backgrounds behind it, with what is
 * placed over others. Two texts of the same look have the same contrast.
 */
function looksOfTexts(): Map<string, Element> {
  const NOTHING = 'rgba(0, 0, 0, 0) none 1 static';
  const behind = new Map<Element | null, string>([[null, '']]);
  /** The backgrounds from the root down to an element. */
  const backgroundOf = (element: Element | null): string => {
    const known = behind.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, position].join(' ');
    const found = `${backgroundOf(element.parentElement)}${own === NOTHING ? '' : ` > ${own}`}`;
    behind.set(element, found);
    return found;
  };
  // A text that is off need not have contrast, and neither need its label.
  const isOff = (element: Element) =>
    element.closest(':disabled, [aria-disabled="true"]') !== null ||
    element.closest('label')?.control?.matches(':disabled, [aria-disabled="true"]') === true;
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const first = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !isShown(element)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const own = [element.tagName, element.getAttribute('class'), color, fontSize, fontWeight, isOff(element)];
    const look = `${backgroundOf(element)}: ${own.join(' ')}`;
    if (!first.has(look)) first.set(look, element);
  }
  return first;
}

/**
 * Runs in the page: the first visible element of each kind, which is all that a rule of axe asks about an element, except its look. That is its tag,
 * its parent’s, and those above that have a meaning of their own, each with its role and the names of its attributes, the tags in it if it is a list
 * or can be pressed, whether it has words and a label, whether its references lead somewhere, whether it scrolls.
 */
function kindsOfElements(): Map<string, Element> {
  const meaning =
    'html, a, button, label, summary, table, main, nav, aside, header, footer, form, [role], [tabindex], [aria-hidden], [aria-label], [lang]';
  const known = new Map<Element | null, string>([[null, '']]);
  const byValue = /^(role|type|lang|scope|tabindex|autocomplete|aria-(?!label|describedby|controls))/;
  const leadsSomewhere = (value: string) => value.split(' ').every((id) => document.getElementById(id));
  const attribute = ({ name, value }: Attr): string => {
    if (byValue.test(name)) return `${name}=${value}`;
    if (/^(for|aria-(describedby|labelledby|controls))$/.test(name))
      return `${name}=${leadsSomewhere(value)}`;
    return `${name}${value.trim() === '' ? ' empty' : ''}`;
  };
  const ownOf = (element: Element | null) => {
    const attributes = [...(element?.attributes ?? [])].filter(({ name }) => name !== 'class');
    return [element?.tagName, ...attributes.map(attribute).sort()].join(' ');
  };
  /** The elements with a meaning, from the root down to this one. */
  const placeOf = (element: Element | null): string => {
    const found = known.get(element);
    if (found !== undefined || element === null) return found ?? '';
    const above = placeOf(element.parentElement);
    const place = element.matches(meaning) ? `${above} > ${ownOf(element)}` : above;
    known.set(element, place);
    return place;
  };
  /** The tags in a list, and in what can be pressed. */
  const tagsIn = (element: Element): string => {
    const inside = element.matches('a, button, summary') ? element.querySelectorAll('*') : element.children;
    const isAsked = element.matches('a, button, summary, ul, ol, dl');
    return isAsked ? [...new Set([...inside].map(({ tagName }) => tagName))].sort().join(' ') : '';
  };
  const first = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    const { labels } = element as HTMLInputElement;
    const parent = element.parentElement;
    const before = parent?.tagName === 'DL' ? element.previousElementSibling?.tagName : '';
    const scrolls =
      element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible';
    const hasWords = element.textContent?.trim() !== '';
    const named = [...(labels ?? [])].map((label) => label.textContent?.trim() !== '');
    const own = [ownOf(parent), ownOf(element), tagsIn(element)];
    const kind = [placeOf(parent), ...own, before, scrolls, hasWords, named].join('; ');
    if (!first.has(kind)) first.set(kind, element);
  }
  return first;
}

/** Runs in the page: what rules about a whole page ask: its title, how headings follow each other, ids and landmarks that stand there twice. */
function factsOfPage(): string[] {
  const all = [...document.body.querySelectorAll('*')].filter(isShown);
  const levels = all.filter(({ tagName }) => /^H[1-6]$/.test(tagName)).map(({ tagName }) => tagName);
  const landmarks = 'main, nav, aside, header, footer, form, section, [role]';
  const named = all
    .filter((one) => one.matches(landmarks))
    .map((one) => `${one.tagName} ${one.getAttribute('role')} ${one.getAttribute('aria-label')}`);
  const ids = all.map(({ id }) => id).filter((id) => id !== '');
  const twice = (texts: readonly string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);
  const facts = [
    `titled: ${document.title !== ''}, in ${document.documentElement.lang}`,
    `begins with ${levels[0]}, has H1: ${levels.includes('H1')}`,
    ...levels.map((level, i) => `${level} after ${levels[i - 1]}`),
    ...twice(ids).map((id) => `twice ${id}`),
    ...twice(named).map((name) => `twice ${name}`),
  ];
  return [...new Set(facts)];
}

/** Runs in the page, after the functions above. */
function findKinds(): Kinds {
  const texts = looksOfTexts();
  const elements = kindsOfElements();
  Object.assign(window, { texts: [...texts.values()], elements: [...elements.values()] });
  return {
    looks: [...texts.keys()].map(hashOf),
    kinds: [...elements.keys()].map(hashOf),
    facts: factsOfPage().map(hashOf),
  };
}

const IN_PAGE = [hashOf, isShown, looksOfTexts, kindsOfElements, factsOfPage];
/** All of it as one text, for one call of the browser. */
const SCRIPT = `(() => { ${IN_PAGE.join('\n')}\nreturn (${findKinds})(); })()`;
