import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GUARDS, type Guard } from './guards/list.ts';
import { type Caught, failuresOf, removeGuard } from './guards/remove.ts';
import { tableOf } from './markdown-table.ts';
import { withPart } from './marked-part.ts';
import { copyProject } from './mutants/copy.ts';

/**
 * `npm run guards [-- --write] [--only TEXT] [--minutes N]`: removes one guard of the sources at a time, in a copy of the
 * project, and says which test noticed. Exit code 1 when none did. `--trust` skips the first run of the tests with all guards;
 * `--minutes` begins no guard after so many minutes, and the table says how many were not run.
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

function text(found: readonly Caught[]): string {
  const rows = found.map(({ guard: { holds, file }, test, failed }) => [
    holds,
    file.replace('src/sheets/', ''),
    test === '' ? '**nothing**' : cell(test),
    String(failed),
  ]);
  return [
    `Written by \`npm run guards -- --write\`: ${found.length} of ${GUARDS.length} guards. Each guard is removed from the sources once, in a copy of the project, and the tests that concern it are run, file by file until one fails.`,
    tableOf([['what it holds', 'removed from', 'noticed by', 'tests of that file that fail'], ...rows]),
    'Not run: guards of the rules, of the panel and of the local host; two guards at once. `npm run mutants` changes any line of the sources.',
  ].join('\n\n');
}

const half = Math.ceil(chosen.length / 2);
const found = (await Promise.all([run(chosen.slice(0, half)), run(chosen.slice(half))])).flat();
if (values.write) writeFileSync(FILE, withPart(readFileSync(FILE, 'utf8'), 'guards', text(found)));
if (found.some(({ test }) => test === '')) process.exitCode = 1;
