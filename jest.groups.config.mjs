import { readFileSync } from 'node:fs';
import { config } from './jest.config.mjs';

const { groups, alone } = JSON.parse(
  readFileSync(new URL('test/groups/groups.json', import.meta.url), 'utf8'),
);
const folders = Object.values(groups).flat();

/**
 * The whole suite, as `npm test` runs it: the quick tests of some folders together (test/groups), all others file by file.
 * `npx jest FILE` runs any file alone.
 */
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default {
  ...config,
  testMatch: ['<rootDir>/test/groups/*.group.ts', ...config.testMatch],
  testPathIgnorePatterns: folders.map((folder) => `^(?!.*(${alone.join('|')}))<rootDir>/${folder}(/|$)`),
  testSequencer: '<rootDir>/tools/jest/sequencer.mjs',
  // Tests in a browser wait for half of their time.
  maxWorkers: 3,
};
