import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { alone, groups } from './groups.json';

const ROOT = resolve(__dirname, '../..');

test('every test file runs once: in one group, or alone', () => {
  const args = ['--config', 'jest.groups.config.mjs', '--listTests', '--json'];
  const listed = execFileSync('node_modules/.bin/jest', args, { cwd: ROOT, encoding: 'utf8' });
  const run = (JSON.parse(listed) as string[]).map((file) => relative(ROOT, file));
  expect(run.filter((file) => file.endsWith('.group.ts')).sort()).toEqual(
    Object.keys(groups)
      .map((group) => `test/groups/${group}.group.ts`)
      .sort(),
  );
  const folders = Object.values(groups).flat();
  const timesNamed = (file: string) => {
    const named = folders.filter((folder) => file === folder).length;
    return named || folders.filter((folder) => file.startsWith(`${folder}/`)).length;
  };
  const timesRun = (file: string) =>
    run.filter((one) => one === file).length +
    (new RegExp(alone.join('|')).test(file) ? 0 : timesNamed(file));
  const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => `test/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file));
  expect(files.filter((file) => timesRun(file) !== 1)).toEqual([]);
});
