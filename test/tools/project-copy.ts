import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const REGISTRY = 'src/rules/registry.ts';
/** Files written when a game is made, and importers of the registry. All others are linked. */
const COPIED = [
  'docs',
  'tools',
  ...['test/rules/law', 'test/two-thirds', 'test/full-game'],
  ...['package.json', 'tsconfig.json', 'biome.json', 'README.md', 'appsscript.json'],
];

/**
 * A new folder with the project as far as `npm run new-game` needs it. It has only one of the games: bundles
 * and types are quicker. Linked files are loaded once, whether a test or a file of the copy imports them.
 */
export function copyForNewGame(game: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-game-'));
  const link = (path: string) => symlinkSync(join(ROOT, path), join(copy, path));
  const linkAllIn = (folder: string, but: readonly string[]) => {
    mkdirSync(join(copy, folder), { recursive: true });
    for (const name of readdirSync(join(ROOT, folder))) if (!but.includes(name)) link(`${folder}/${name}`);
  };
  for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  for (const path of ['node_modules', 'local', 'bench']) link(path);
  linkAllIn('src', ['rules']);
  linkAllIn('src/rules', ['games', 'registry.ts']);
  linkAllIn('test', ['rules', 'two-thirds', 'full-game']);
  for (const name of readdirSync(join(ROOT, 'test/rules')))
    if (name.endsWith('.ts')) cpSync(join(ROOT, 'test/rules', name), join(copy, 'test/rules', name));
  mkdirSync(join(copy, 'src/rules/games'));
  link(`src/rules/games/${game}`);
  cpSync(join(ROOT, 'test/rules/games', game), join(copy, 'test/rules/games', game), { recursive: true });
  writeFileSync(join(copy, REGISTRY), registryWith(game));
  return copy;
}

/** The registry as it is, without all games but one. */
function registryWith(game: string): string {
  const text = readFileSync(join(ROOT, REGISTRY), 'utf8');
  const imports = [...text.matchAll(/^import \{ (\w+) \} from '\.\/games\/([\w-]+)\/index\.ts';\n/gm)];
  return imports
    .filter(([, , id]) => id !== game)
    .reduce(
      (left, [line, value]) =>
        left.replace(line, '').replace(new RegExp(`\\b${value},\\s*|,\\s*${value}\\b`), ''),
      text,
    );
}
