import { readLog } from '../log/audit-log.ts';
import type { Entry } from '../log/chain.ts';
import type { Ports, Write } from '../ports.ts';
import { asProblem, fail, uncertain } from '../problem.ts';
import { TABS } from '../workbook/season.ts';
import { writeTabs } from './write-tabs.ts';

/**
 * Saves a log entry with all writes of a change in one call. If Google does not answer, checks whether the entry
 * arrived; Google applies all writes or none.
 * If nothing arrived, tries again without new tab titles, because a title must not stop an action. Fails if the second
 * try fails. Fails with 'no-answer' if the check is impossible.
 */
export function saveEntry(ports: Ports, writes: readonly Write[], entry: Entry): void {
  try {
    writeTabs(ports, writes, (error) => look(ports, entry, error));
  } catch (error) {
    const { code, what, todo } = asProblem(error);
    if (code === 'limited' || code === 'no-answer') throw error;
    const others = writes.filter(({ kind }) => kind !== 'name');
    if (others.length < writes.length) saveEntry(ports, others, entry);
    else fail(`Google did not accept the change. ${what}`, todo, 'cannot', error);
  }
}

function look({ workbook }: Ports, { hash }: Entry, cause: unknown): boolean {
  try {
    const { tabs } = workbook.read([TABS.audit.sheetId]);
    const tab = tabs.find(({ sheetId }) => sheetId === TABS.audit.sheetId);
    return tab !== undefined && readLog(tab).entries.some((entry) => entry.hash === hash);
  } catch {
    return uncertain(
      `Google did not say whether the change was saved. ${asProblem(cause).what}`,
      'Press the button again. Nothing is done twice.',
      cause,
    );
  }
}
