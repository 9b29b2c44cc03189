/** A page with the function that takeHash leaves there. */
interface WithHash {
  hashOf(text: string): number;
}

/** Runs in the page, before the functions below: they send hashes, since the texts are long. */
export function takeHash(): void {
  (window as unknown as WithHash).hashOf = (text) => {
    let hash = 0;
    for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) % 0x3fffffffffff;
    return hash;
  };
}

/**
 * Runs in the page, and leaves the first visible text of each look there: a text’s place among tags and classes, its colour
 * and type, and the backgrounds behind it. Two texts of the same look have the same contrast. Gives a hash of each.
 */
export function looksOfTexts(): number[] {
  const behind = new Map<Element | null, string>([[null, '']]);
  /** The tags, classes and backgrounds from the root down to an element. */
  const backgroundOf = (element: Element | null): string => {
    const known = behind.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [
      element.tagName,
      element.getAttribute('class'),
      backgroundColor,
      backgroundImage,
      opacity,
      element.matches(':disabled, [aria-disabled="true"]') ? 'off' : '',
    ];
    const found = `${backgroundOf(element.parentElement)} > ${own.join(' ')}`;
    behind.set(element, found);
    return found;
  };
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const first = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = `${backgroundOf(element)}: ${color} ${fontSize} ${fontWeight}`;
    if (!first.has(look)) first.set(look, element);
  }
  Object.assign(window, { texts: [...first.values()] });
  return [...first.keys()].map((window as unknown as WithHash).hashOf);
}

/**
 * Runs in the page, and leaves the first visible element of each kind there: one kind by all that a rule of axe asks about an element, except its
 * look. That is its place among tags, classes, roles and names of attributes, whether it has words and a label, whether its references lead
 * somewhere, whether it scrolls. Gives a hash of each.
 */
export function kindsOfElements(): number[] {
  const known = new Map<Element | null, string>([[null, '']]);
  const byValue = /^(role|type|lang|scope|tabindex|autocomplete|aria-(?!label|describedby|controls))/;
  const leadsSomewhere = (value: string) => value.split(' ').every((id) => document.getElementById(id));
  const attribute = ({ name, value }: Attr): string => {
    if (name === 'class' || byValue.test(name)) return `${name}=${value}`;
    if (/^(for|aria-(describedby|labelledby|controls))$/.test(name))
      return `${name}=${leadsSomewhere(value)}`;
    return `${name}${value.trim() === '' ? ' empty' : ''}`;
  };
  const placeOf = (element: Element | null): string => {
    const found = known.get(element);
    if (found !== undefined || element === null) return found ?? '';
    const own = [element.tagName, ...[...element.attributes].map(attribute).sort()];
    const place = `${placeOf(element.parentElement)} > ${own.join(' ')}`;
    known.set(element, place);
    return place;
  };
  const kinds = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { labels } = element as HTMLInputElement;
    const before = element.parentElement?.tagName === 'DL' ? element.previousElementSibling?.tagName : '';
    const scrolls =
      element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible';
    const hasWords = element.textContent?.trim() !== '';
    const named = [...(labels ?? [])].map((label) => label.textContent?.trim() !== '');
    const kind = [placeOf(element), before, scrolls, hasWords, named].join('; ');
    if (!kinds.has(kind)) kinds.set(kind, element);
  }
  Object.assign(window, { elements: [...kinds.values()] });
  return [...kinds.keys()].map((window as unknown as WithHash).hashOf);
}

/** Runs in the page: hashes of what rules about a whole page ask: its title, how headings follow each other, ids and landmarks that stand there twice. */
export function factsOfPage(): number[] {
  const all = [...document.body.querySelectorAll('*')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
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
  return [...new Set(facts)].map((window as unknown as WithHash).hashOf);
}
