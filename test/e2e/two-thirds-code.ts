import { execFileSync } from 'node:child_process';

/** The built add-on with a game of the tests' own among those of the registry. */
export const TWO_THIRDS_CODE = execFileSync('node', ['tools/run.mjs', 'test/e2e/bundle-with-two-thirds.ts'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
});
