import type { HostWorkbook, Ports, Write } from '../ports.ts';
import { codeOf } from '../problem.ts';
import { freeTitles } from './free-titles.ts';

/** Number of tries with other titles: a new tab may take the title each time. */
const TRIES = 3;

/**
 * Makes all writes or none, in one call. If Google refuses them because other tabs have the same titles, free
 * ones are used instead [2 more]; such a tab may be one that was not read. `isThere` looks whether writes
 * that failed have arrived. Errors as HostWorkbook.commit.
 */
export function writeTabs(
  { workbook }: Pick<Ports, 'workbook'>,
  writes: readonly Write[],
  isThere: (error: unknown) => boolean = () => false,
): void {
  let asked = writes;
  for (let tries = TRIES; ; tries--) {
    const failure = failureOf(workbook, asked);
    if (!failure || isThere(failure.error)) return;
    const there = tries === 0 ? undefined : titlesIn(workbook);
    if (!there || !freeTitles(asked, there)) throw failure.error;
    asked = freeTitles(writes, there) ?? writes;
  }
}

/** The reason why writes failed or gave no answer. Throws for a limit: the call had no effect, and would meet it again. */
function failureOf(
  workbook: HostWorkbook,
  writes: readonly Write[],
): { readonly error: unknown } | undefined {
  try {
    workbook.commit(writes);
    return undefined;
  } catch (error) {
    if (codeOf(error) === 'limited') throw error;
    return { error };
  }
}

/** The titles of the tabs; undefined where they cannot be read. */
function titlesIn(workbook: HostWorkbook): ReadonlyMap<number, string> | undefined {
  try {
    return workbook.titles();
  } catch {
    return undefined;
  }
}
