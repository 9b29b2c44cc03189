import { CHECKS } from '../../src/sheets/google/self-test/self-test.ts';
import { tableOf } from './markdown-table.ts';
import { withPart } from './marked-part.ts';
import { NO_SWITCH, SWITCH_TABLE } from './switch-table.ts';

/** The line of the self-test that checks an assumption. */
function lineFor(id: string): string {
  return CHECKS.find(({ assumptions }) => assumptions.includes(id))?.name ?? 'not checkable';
}

/** The page of assumptions (docs/google.md) with the line of the self-test in the last column of each assumption. */
export function withChecks(page: string): string {
  return page.replace(
    /^(\| (G\d+) +\|.*\|.*\|.*\|)[^|\n]*\|$/gm,
    (_, start: string, id: string) => `${start} ${lineFor(id)} |`,
  );
}

/** The page with the table of switches, and the assumptions that no switch breaks. */
export function withSwitches(page: string): string {
  const rows = SWITCH_TABLE.map(({ id, what, switches, result }) => [
    id,
    what,
    Object.entries(switches)
      .map(([name, value]) => `\`${name}: ${JSON.stringify(value)}\``)
      .join(', '),
    result === 'copes' ? 'copes' : `self-test: ${lineFor(id)}`,
  ]);
  const table = tableOf([['id', 'what Google does then', 'switch', 'result'], ...rows]);
  const unbroken = Object.entries(NO_SWITCH).map(([id, why]) => `- ${id}: ${why}`);
  return withPart(withPart(page, 'switches', table), 'unbroken', unbroken.join('\n'));
}
