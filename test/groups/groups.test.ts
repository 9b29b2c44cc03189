import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { filesOf } from '../../tools/jest/bundle.mjs';
import groups from './groups.json';

test('every test file runs once, in one group', () => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((file) => `test/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file));
  expect(Object.values(filesOf(groups)).flat().sort()).toEqual(files.sort());
});
