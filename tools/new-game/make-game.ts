import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { freeLetter, namesOf, rename } from './names.ts';
import type { Request } from './request.ts';
import { fail, type Names, type Template } from './template.ts';

const REGISTRY = 'src/rules/registry.ts';
const RULINGS = 'docs/rulings.md';

/** Writes a new game, its tests, its rulings and its line in the registry. Returns the files that were written. */
export function makeGame({ id, template }: Request): readonly string[] {
  const rulings = readFileSync(RULINGS, 'utf8');
  const names = namesOf(id, freeLetter(rulings));
  const registry = register(readFileSync(REGISTRY, 'utf8'), names);
  const places = placesOf(template, id);
  const texts = new Map([...places].map(([from, to]) => [to, moved(from, to, places)]));
  for (const [file, text] of texts) write(file, rename(text, template, names));
  write(REGISTRY, registry);
  const section = rename(readFileSync(join(template.folder, 'rulings.md'), 'utf8'), template, names);
  write(RULINGS, `${rulings.trimEnd()}\n\n${section}`);
  execFileSync('node_modules/.bin/biome', ['check', '--write', ...texts.keys(), REGISTRY], {
    stdio: 'ignore',
  });
  execFileSync('node', ['tools/run.mjs', 'tools/docs.ts'], { stdio: 'ignore' });
  return [...texts.keys(), REGISTRY, RULINGS, 'README.md', 'docs/record.md'];
}

/** Where each TypeScript file of a template goes: tests and facts beside the other games' tests, the rest into src. */
function placesOf({ folder, id: old }: Template, id: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return new Map(
    files.map((name) => {
      const isTest = name === 'facts.ts' || name.endsWith('.test.ts');
      const target = isTest ? `test/rules/games/${id}` : `src/rules/games/${id}`;
      return [join(folder, name), join(target, name.replace(old, id))];
    }),
  );
}

/** A file's text with its relative imports as its new place needs them. */
function moved(from: string, to: string, places: ReadonlyMap<string, string>): string {
  return readFileSync(from, 'utf8').replace(/(?<=from ')\.[^']+(?=')/g, (path) => {
    const target = join(dirname(from), path);
    const place = relative(dirname(to), places.get(target) ?? target);
    return place.startsWith('.') ? place : `./${place}`;
  });
}

/** The registry with one more import and one more game. */
export function register(text: string, { id, value }: Names): string {
  const line = `import { ${value} } from './games/${id}/index.ts';\n`;
  const withImport = text.replace(/((?:^import .*\n)+)/m, `$1${line}`);
  const withGame = withImport.replace(/(GAMES: readonly AnyGame\[\] = \[[^\]]*?),?\s*\];/, `$1, ${value}];`);
  if (withImport === text || withGame === withImport)
    return fail(`${REGISTRY} has no list of games that can be added to`);
  return withGame;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
