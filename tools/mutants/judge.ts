import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { applyMutant, type Mutant } from './mutate.ts';
import { passes } from './passes.ts';

/** How a mutant is found: by the type check, or by the first group of tests that fails or takes too long. */
export type Verdict = 'types' | 'unit tests' | 'long unit tests' | 'slow tests' | 'survived';

/** Tests that fail for a mutant that they find. */
interface Group {
  readonly name: string;
  readonly verdict: Verdict;
  /** Seconds of the processor that they may take. */
  readonly seconds: number;
  /** The command for mutants of some files; undefined where no test of the group concerns them. */
  readonly commandFor: (copy: string, files: readonly string[]) => readonly string[] | undefined;
}

/** Tests that import the sources directly, without a built add-on or a browser. */
const UNIT = /^test\/(rules|sheets|goldens|two-thirds|full-game|sidebar|viewer)\/(?!.*browser)/;
const LONG = /^test\/(rules\/(laws|secrets)|sheets\/archive\/ended|viewer\/check-file|goldens\/)/;
const RUN_JEST = ['node', 'node_modules/jest/bin/jest.js'];
const JEST = [
  ...RUN_JEST,
  ...['--maxWorkers=1', '--bail', '--silent', '--testSequencer=<rootDir>/tools/mutants/quick-first.mjs'],
];

/** True for a test that lies where its file does, or one folder above. Tests of several folders lie above them. */
const isBeside = (test: string, files: readonly string[]) =>
  files.some((file) => {
    const folder = dirname(file).replace(/^src/, 'test');
    return [folder, dirname(folder)].includes(dirname(test));
  });

/** Those of the unit tests that import the files, directly or not. */
const unitTests =
  (isMeant: (test: string, files: readonly string[]) => boolean) =>
  (copy: string, files: readonly string[]) => {
    const [node = '', jest = ''] = RUN_JEST;
    const listed = execFileSync(node, [jest, '--listTests', '--findRelatedTests', ...files], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const tests = listed.split('\n').map((path) => relative(copy, path));
    const meant = tests.filter((test) => UNIT.test(test) && isMeant(test, files));
    return meant.length > 0 ? [...JEST, '--runTestsByPath', ...meant] : undefined;
  };

/** The type check, which is incremental: it reuses its results for the other files. */
const TYPES = ['npx', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.mutants.tsbuildinfo'];

const GROUPS: readonly Group[] = [
  {
    name: 'beside',
    verdict: 'unit tests',
    seconds: 180,
    commandFor: unitTests((test, files) => !LONG.test(test) && isBeside(test, files)),
  },
  { name: 'types', verdict: 'types', seconds: 120, commandFor: () => TYPES },
  {
    name: 'related',
    verdict: 'unit tests',
    seconds: 900,
    commandFor: unitTests((test, files) => !LONG.test(test) && !isBeside(test, files)),
  },
  {
    name: 'long',
    verdict: 'long unit tests',
    seconds: 600,
    commandFor: unitTests((test) => LONG.test(test)),
  },
  // Tests of the built add-on: they import none of its sources.
  {
    name: 'slow',
    verdict: 'slow tests',
    seconds: 1800,
    commandFor: (_copy, files) => [
      ...['sh', '-c', 'npm run --silent build && exec "$@"', 'sh', ...JEST],
      ...new Set(files.flatMap(slowTests)),
    ],
  },
];

/** How many groups are run, by the name of the last. */
export function depthOf(name: string): number {
  const at = GROUPS.findIndex((group) => group.name === name);
  if (at < 0) throw new Error(`There are ${GROUPS.map((group) => group.name).join(', ')}; not ${name}.`);
  return at + 1;
}

function slowTests(file: string): readonly string[] {
  if (file.startsWith('src/sidebar')) return ['test/sidebar', 'test/browser'];
  return file.startsWith('src/viewer') ? ['test/viewer'] : ['test/e2e', 'test/local', 'test/google-'];
}

/** Makes a mutant in a copy of the project, and tries one group after another until one finds it. */
export async function judge(copy: string, mutant: Mutant, depth: number): Promise<Verdict> {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutant(source, mutant));
  try {
    for (const { verdict, seconds, commandFor } of GROUPS.slice(0, depth)) {
      const command = commandFor(copy, [mutant.file]);
      if (command && !(await passes(copy, command, seconds))) return verdict;
    }
    return 'survived';
  } finally {
    writeFileSync(path, source);
  }
}

/** Throws if a group fails without a mutant: then it would seem to find every mutant. */
export async function checkUnchanged(copy: string, files: readonly string[], depth: number): Promise<void> {
  for (const { verdict, seconds, commandFor } of GROUPS.slice(0, depth)) {
    const command = commandFor(copy, files);
    if (command && !(await passes(copy, command, 3 * seconds)))
      throw new Error(`Without any change, this fails or takes too long (${verdict}): ${command.join(' ')}`);
  }
}
