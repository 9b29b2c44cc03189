import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { RESPONSE_TAB } from '../local/google/base/in-language.ts';

/**
 * `npm run languages [-- LANGUAGE …] [--only PATTERN]`: runs all tests that use the local host, on an account in each
 * language or in the given ones. Google's words in German are not known here, so invented words replace them. Exit code
 * 1 if a test fails.
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: 'test/(e2e|sheets/google|browser|google-|package|release)' } },
  allowPositionals: true,
});
const languages =
  positionals.length > 0 ? positionals : Object.keys(RESPONSE_TAB).filter((one) => one !== 'en');
for (const language of languages) {
  process.stdout.write(`The account's language is ${language}.\n`);
  const env = { ...process.env, GOOGLE_LANGUAGE: language };
  const { status } = spawnSync('node_modules/.bin/jest', [values.only], { env, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
