import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * `npm run test-game -- ID`: tests one game. Runs the game's own tests, the laws for this game alone, its golden match,
 * and the tests of its rulings and of the lists of games.
 */
const [id = ''] = parseArgs({ allowPositionals: true }).positionals;
if (!existsSync(`src/rules/games/${id}/index.ts`)) {
  process.stderr.write('test-game: name a game by its folder in src/rules/games\n');
  process.exit(2);
}
/** Test files in which all tests run: the game's own tests, and some tests of all games. */
const whole = [
  `test/rules/games/${id}/`,
  'test/rules/citations',
  'test/source/(imports|docs|young-built-ins)',
];
/** Test files in which only those tests run that name the game. */
const named = [
  'test/rules/[^/]+$',
  'test/goldens/',
  'test/sheets/pages/(receipt-words|page-words|own-form|lines/left-empty)',
  'test/sidebar/logic/choices',
];
const jest = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args], { stdio: 'inherit' }).status ?? 1;
const status = jest(...whole) || jest(...named, '--testNamePattern', `\\b${id}\\b`);
if (status !== 0)
  process.stderr.write('test-game: a wrong type can be the reason; npm run check names those.\n');
process.exit(status);
