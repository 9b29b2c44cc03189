import { readFileSync } from 'node:fs';
import { config } from './jest.config.mjs';
import { bundleGroups } from './tools/jest/bundle.mjs';

const FOLDER = '.jest/suite';
const groups = readFileSync(new URL('test/groups/groups.json', import.meta.url), 'utf8');
// Here, because jest loads this module once, but asks it for the configuration twice.
await bundleGroups(JSON.parse(groups), FOLDER);

/** The whole suite, as `npm test` runs it: the files of each group (test/groups) as one. `npx jest FILE` runs any file alone. */
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default {
  ...config,
  testMatch: [`<rootDir>/${FOLDER}/*.test.cjs`],
  // With its cache jest looks for the map of the bundle in it, where none is: stacks would name lines of the bundle.
  cache: false,
  testSequencer: '<rootDir>/tools/jest/sequencer.mjs',
  // Tests in a browser wait for half of their time.
  maxWorkers: 3,
};
