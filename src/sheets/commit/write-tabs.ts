import type { HostWorkbook, Ports, Write } from '../ports.ts';
import { codeOf } from '../problem.ts';
import { freeTitles } from './free-titles.ts';

/**
 * Number of retries with other tab titles. Several retries may be necessary, because somebody may take a free title
 * before the next call.
 */
const TRIES = 3;

/**
 * Makes all writes in one call, or none. If Google refuses the writes because a tab title is taken, tries again with
 * free titles.
 * `isThere` checks whether writes arrived although the call failed. Throws the errors of HostWorkbook.commit.
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

/**
 * Commits writes. Gives the error if the commit failed or Google did not answer. Throws if a limit stopped the call,
 * because a retry would meet the limit again.
 */
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

/** Reads the titles of all tabs by sheet id; undefined if the titles cannot be read. */
function titlesIn(workbook: HostWorkbook): ReadonlyMap<number, string> | undefined {
  try {
    return workbook.titles();
  } catch {
    return undefined;
  }
}
