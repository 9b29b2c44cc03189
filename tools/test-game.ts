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
/** Steps: what is tested, the test files, and whether only the tests run that name the game. */
const STEPS = [
  {
    what: 'the game’s own tests, its rulings, its imports and its place in the documents',
    files: [
      `test/rules/games/${id}/`,
      'test/rules/citations',
      'test/source/(imports|young-built-ins)',
      'test/source/docs',
    ],
    isNamed: false,
  },
  {
    what: 'the laws: about 30 random matches, some hundred altered secrets, forms, boards and pages, and the golden match',
    files: [
      'test/rules/[^/]+$',
      'test/goldens/',
      'test/sheets/pages/(receipt-words|page-words|own-form|lines/left-empty)',
      'test/sidebar/logic/choices',
    ],
    isNamed: true,
  },
];
const jest = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args], { stdio: 'inherit' }).status ?? 1;
for (const [i, { what, files, isNamed }] of STEPS.entries()) {
  process.stderr.write(`test-game, step ${i + 1} of ${STEPS.length}: ${what}\n`);
  const status = jest(...files, ...(isNamed ? ['--testNamePattern', `\\b${id}\\b`] : []));
  if (status === 0) continue;
  process.stderr.write('test-game: a wrong type can be the reason; npm run check names those.\n');
  process.exit(status);
}
