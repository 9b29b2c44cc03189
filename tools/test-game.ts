import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** `npm run test-game -- ID`: the game's own tests, the laws over it alone, its golden match, its rulings and the lists of games. */
const [id = ''] = process.argv.slice(2);
if (!existsSync(`src/rules/games/${id}/index.ts`)) {
  process.stderr.write('test-game: name a game by its folder in src/rules/games\n');
  process.exit(2);
}
// Both runs are made even if the first one fails.
const runs = [
  [`test/rules/games/${id}/`, 'test/rules/citations', 'test/source/imports', 'test/source/docs'],
  [
    'test/rules/[a-z-]+\\.test',
    'test/goldens',
    'test/sheets/letters/(receipt-words|lines/left-empty)',
    '-t',
    id,
  ],
];
const failed = runs.filter((args) => spawnSync('npx', ['jest', ...args], { stdio: 'inherit' }).status !== 0);
if (failed.length > 0)
  process.stderr.write('test-game: a wrong type can be the reason; npm run check names those.\n');
process.exit(failed.length > 0 ? 1 : 0);
