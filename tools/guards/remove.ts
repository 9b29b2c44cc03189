import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guard } from './list.ts';

/** The test that failed when a guard was removed. */
export interface Caught {
  readonly guard: Guard;
  /** The first test that failed, and how many did; '' and 0 where none did. */
  readonly test: string;
  readonly failed: number;
}

/** Where jest writes its results, in the copy. */
const RESULTS = 'guards.json';

/** Milliseconds that a test may take. */
const MOST = 180_000;

/** The source without a guard. Throws unless the guard is there once. */
export function withoutGuard(source: string, { holds, file, before, after }: Guard): string {
  const parts = source.split(before);
  if (parts.length !== 2)
    throw new Error(`${file}: the guard “${holds}” is there ${parts.length - 1} times.`);
  return parts.join(after);
}

/** Removes a guard in a copy of the project, and runs its tests one after another until one fails. */
export async function removeGuard(copy: string, guard: Guard): Promise<Caught> {
  const path = join(copy, guard.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, withoutGuard(source, guard));
  try {
    for (const test of guard.tests) {
      const failures = await failuresOf(copy, test);
      if (failures.length > 0) return { guard, test: failures[0] as string, failed: failures.length };
    }
    return { guard, test: '', failed: 0 };
  } finally {
    writeFileSync(path, source);
  }
}

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The tests of a file that fail, by their names. */
export async function failuresOf(copy: string, test: string): Promise<readonly string[]> {
  const results = join(copy, RESULTS);
  rmSync(results, { force: true });
  const args = [
    'jest',
    '--maxWorkers=1',
    '--silent',
    '--json',
    `--outputFile=${RESULTS}`,
    '--runTestsByPath',
    test,
  ];
  await new Promise<void>((done) => {
    execFile('npx', args, { cwd: copy, timeout: MOST }, () => done());
  });
  if (!existsSync(results)) return [`${test} does not end`];
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as Results;
  return testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length === 0 && assertionResults.length === 0
      ? [message.slice(0, 200)]
      : failed.map(({ fullName }) => fullName);
  });
}
