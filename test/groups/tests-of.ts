import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, jest } from '@jest/globals';
import { alone, groups } from './groups.json';
import { shared } from './shared.ts';

const ROOT = resolve(__dirname, '../..');
const ALONE = new RegExp(alone.join('|'));
const NAMED = new Set<string>(Object.values(groups).flat());
/** Milliseconds. All tests of a group have the same limit, whatever their files set, so it must be a long one. */
const TIME_LIMIT = 180_000;

/**
 * Declares the tests of all files of a group and in its folders, each file under its path. Together they load each module once
 * instead of once per file, and run code that is already optimised. Files that run `alone` are left out, and those in a folder that
 * another group names.
 */
export function testsOf(group: keyof typeof groups): void {
  shared.isGroup = true;
  for (const file of groups[group].flatMap(testsIn))
    describe(file, () => {
      require(join(ROOT, file));
    });
  jest.setTimeout(TIME_LIMIT);
  afterAll(async () => (await shared.browser)?.close());
}

/** A test file, or those in a folder and in all folders below it. */
function testsIn(folder: string): string[] {
  if (!statSync(join(ROOT, folder)).isDirectory()) return [folder];
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !ALONE.test(file) && !NAMED.has(file))
    .sort();
}
