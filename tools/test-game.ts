import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** `npm run test-game -- ID`: the game's own tests, the laws over it alone, its golden match and its rulings. */
const [id = ''] = process.argv.slice(2);
if (!existsSync(`src/rules/games/${id}/index.ts`)) {
  process.stderr.write('test-game: name a game by its folder in src/rules/games\n');
  process.exit(2);
}
// Tests outside the game's folder run only where their names hold the id, or speak of the rulings.
const runs = [
  [`test/rules/games/${id}/`, 'test/rules/citations', 'test/imports'],
  ['test/rules/[a-z-]+\\.test', 'test/goldens', '-t', `${id}`],
];
for (const args of runs) {
  const { status } = spawnSync('npx', ['jest', ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
