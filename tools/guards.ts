import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tableOf } from './docs/markdown-table.ts';
import { partOf, withPart } from './docs/marked-part.ts';
import { GUARDS, type Guard } from './guards/list.ts';
import { type Caught, failuresOf, removeGuard } from './guards/remove.ts';
import { copyProject } from './mutants/copy.ts';

/**
 * `npm run guards [-- --write] [--only TEXT] [--minutes N]`: removes one guard of the sources at a time, in a copy of the
 * project, and says which test noticed. Exit code 1 when none did. `--trust` skips the first run of the tests with all guards;
 * `--minutes` begins no guard after so many minutes. What was not run keeps its row in the table.
 */
const FILE = 'docs/reliability.md';
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    trust: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const end = Date.now() + Number(values.minutes) * 60_000;
const chosen = GUARDS.filter(({ holds, file }) => `${holds} ${file}`.includes(values.only));

async function run(guards: readonly Guard[]): Promise<readonly Caught[]> {
  const copy = copyProject();
  const tests = values.trust ? [] : new Set(guards.flatMap((guard) => guard.tests));
  for (const test of tests)
    if ((await failuresOf(copy, test)).length > 0) throw new Error(`${test} fails with all guards.`);
  const found: Caught[] = [];
  for (const guard of guards) {
    if (Date.now() >= end) break;
    const caught = await removeGuard(copy, guard);
    found.push(caught);
    process.stdout.write(
      `${caught.test === '' ? 'NOT NOTICED' : caught.test.slice(0, 100)}  ←  ${guard.holds}\n`,
    );
  }
  return found;
}

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ').slice(0, 140);

/** The rows of a table in a text, by their first cells. */
function rowsIn(part: string): ReadonlyMap<string, readonly string[]> {
  const lines = part.split('\n').filter((line) => line.startsWith('| '));
  const rows = lines.map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((one) => one.trim()),
  );
  return new Map(rows.map((row) => [row[0] ?? '', row]));
}

/** The table with what was found; guards that were not run now keep the rows they had. */
function text(found: readonly Caught[], before: string): string {
  const known = rowsIn(before);
  const rows = GUARDS.flatMap(({ holds, file }) => {
    const now = found.find(({ guard }) => guard.holds === holds);
    if (!now) return known.has(holds) ? [known.get(holds) ?? []] : [];
    const noticed = now.test === '' ? '**nothing**' : cell(now.test);
    return [[holds, file.replace('src/sheets/', ''), noticed, String(now.failed)]];
  });
  return [
    `Written by \`npm run guards -- --write\`: ${rows.length} of ${GUARDS.length} guards. Each guard is removed from the sources once, in a copy of the project, and the tests that concern it are run, file by file until one fails. The row of a guard stays until it is removed again.`,
    tableOf([['what it holds', 'removed from', 'noticed by', 'tests of that file that fail'], ...rows]),
    'Not run: guards of the rules, of the panel and of the local host; two guards at once. `npm run mutants` changes any line of the sources.',
  ].join('\n\n');
}

const half = Math.ceil(chosen.length / 2);
const found = (await Promise.all([run(chosen.slice(0, half)), run(chosen.slice(half))])).flat();
if (values.write) {
  const whole = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, withPart(whole, 'guards', text(found, partOf(whole, 'guards'))));
}
if (found.some(({ test }) => test === '')) process.exitCode = 1;
