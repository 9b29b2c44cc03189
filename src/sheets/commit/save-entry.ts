import { readLog } from '../log/audit-log.ts';
import type { Entry } from '../log/chain.ts';
import type { Ports, Write } from '../ports.ts';
import { asProblem, fail, uncertain } from '../problem.ts';
import { TABS } from '../workbook/season.ts';
import { writeTabs } from './write-tabs.ts';

/**
 * Writes an entry of the log in one call. If no answer comes, it checks whether the writes arrived: Google applies all of them or none. If they
 * did not, it tries again without renaming tabs, since a title must not stop an action. Fails if nothing arrived, and as 'no-answer' if that
 * cannot be checked.
 */
export function saveEntry(ports: Ports, writes: readonly Write[], entry: Entry): void {
  try {
    writeTabs(ports, writes, (error) => look(ports, entry, error));
  } catch (error) {
    const { code, what, todo } = asProblem(error);
    if (code === 'limited' || code === 'no-answer') throw error;
    const others = writes.filter(({ kind }) => kind !== 'name');
    if (others.length < writes.length) saveEntry(ports, others, entry);
    else fail(`Google did not take the change. ${what}`, todo, 'cannot', error);
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
      'Press the button again: nothing that is saved is done twice.',
      cause,
    );
  }
}
