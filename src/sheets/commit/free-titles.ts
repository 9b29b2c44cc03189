import type { Book } from '../log/book.ts';
import type { Write } from '../ports.ts';

/**
 * Writes with titles that no other tab has; undefined if all their titles are free. `there` has the titles of the workbook’s
 * tabs by their ids. For Google, titles that differ only in case are the same (docs/google.md, G92).
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

/** Was a tab given this title, perhaps with a number because another tab had it? */
export function isTitledAs(now: string, title: string): boolean {
  return now === title || (now.startsWith(title) && /^ \(\d+\)$/.test(now.slice(title.length)));
}

/** The title of a tab: the host's if the host renamed it, otherwise `title`. `before` is the title that Roundkeeper gave it. */
export function tabTitle(book: Book, sheetId: number, title: string, before = title): string {
  const now = book.tabs.get(sheetId)?.title;
  if (now === undefined) return title;
  return isTitledAs(now, before) && !isTitledAs(now, title) ? title : now;
}

/** A tab that is drawn as a whole, under the host's title or `title`. */
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
