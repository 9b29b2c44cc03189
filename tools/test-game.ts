import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { bundleGroups } from './jest/bundle.mjs';

/** `npm run test-game -- ID`: the game's own tests, the laws over it alone, its golden match, its rulings and the lists of games. */
const [id = ''] = process.argv.slice(2);
if (!existsSync(`src/rules/games/${id}/index.ts`)) {
  process.stderr.write('test-game: name a game by its folder in src/rules/games\n');
  process.exit(2);
}
const FOLDER = '.jest/game';
const own = `test/rules/games/${id}`;
/** Run whole: they are about all games. */
const whole = [
  'test/rules/citations.test.ts',
  'test/source/imports.test.ts',
  'test/source/docs.test.ts',
  'test/source/young-built-ins.test.ts',
];
const laws = readdirSync('test/rules').flatMap((name) =>
  name.endsWith('.test.ts') ? [`test/rules/${name}`] : [],
);
const letters = ['receipt-words', 'lines/left-empty'].map((name) => `test/sheets/letters/${name}.test.ts`);
await bundleGroups({ game: [...new Set([own, ...whole, ...laws, 'test/goldens', ...letters])] }, FOLDER);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    // Then stacks name lines of the sources (jest.groups.config.mjs).
    '--no-cache',
    ...['--testMatch', `<rootDir>/${FOLDER}/*.test.cjs`],
    ...['--testNamePattern', [id, ...whole].join('|')],
  ],
  { stdio: 'inherit' },
);
if (status !== 0)
  process.stderr.write('test-game: a wrong type can be the reason; npm run check names those.\n');
process.exit(status ?? 1);
