import type { Book } from '../log/book.ts';
import type { Write } from '../ports.ts';

/**
 * Replaces tab titles in `writes` that another tab already has; undefined if no title is taken. `there` holds the titles
 * of all tabs by sheet id.
 * Google treats titles that differ only in case as equal (docs/google.md, G92).
 */
export function freeTitles(
  writes: readonly Write[],
  there: ReadonlyMap<number, string>,
): readonly Write[] | undefined {
  const titles = new Map(there);
  const freed = writes.map((write) => {
    if (write.kind !== 'tab' && write.kind !== 'name') return write;
    const others = [...titles].filter(([sheetId]) => sheetId !== write.sheetId);
    const taken = new Set(others.map(([, title]) => title.toLowerCase()));
    const title = firstFree(write.title, taken);
    titles.set(write.sheetId, title);
    return title === write.title ? write : { ...write, title };
  });
  return freed.some((write, i) => write !== writes[i]) ? freed : undefined;
}

function firstFree(title: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? title : `${title} (${number})`;
    if (!taken.has(numbered.toLowerCase())) return numbered;
  }
}

/** Says whether a tab's title `now` is `title`, or is `title` with a number added, such as “Polar (2)”. */
export function isTitledAs(now: string, title: string): boolean {
  return now === title || (now.startsWith(title) && /^ \(\d+\)$/.test(now.slice(title.length)));
}

/**
 * Gives the title for a tab: the host's title if the host renamed the tab, otherwise `title`. `before` is the title that
 * Roundkeeper gave the tab.
 */
export function tabTitle(book: Book, sheetId: number, title: string, before = title): string {
  const now = book.tabs.get(sheetId)?.title;
  if (now === undefined) return title;
  return isTitledAs(now, before) && !isTitledAs(now, title) ? title : now;
}

/** Makes a `Write` for a whole tab. The tab gets the host's title if the host renamed it, otherwise `title`. */
export function wholeTab(
  book: Book,
  { sheetId, title }: { readonly sheetId: number; readonly title: string },
  grid: WholeTab['grid'],
  before?: string,
): WholeTab {
  const isNew = !book.tabs.has(sheetId);
  return { kind: 'tab', sheetId, title: tabTitle(book, sheetId, title, before), isNew, grid };
}

type WholeTab = Extract<Write, { readonly kind: 'tab' }>;
