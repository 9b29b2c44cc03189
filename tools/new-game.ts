import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** How a game is named in its id, its title, its TypeScript constant, and the letter of its rulings. */
interface Names {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  readonly letter: string;
}

/** A small, complete game that new ones begin as; it is tested where it lies. */
interface Template extends Names {
  readonly folder: string;
}

const SMALL: Template = {
  folder: 'test/two-thirds',
  id: 'guess-two-thirds',
  title: 'Guess Two Thirds',
  value: 'guessTwoThirds',
  letter: 'R',
};
const FULL: Template = {
  folder: 'test/full-game',
  id: 'lantern-night',
  title: 'Lantern Night',
  value: 'lanternNight',
  letter: 'T',
};
/** Letters for the rulings of new games: none of a template, and first those that no cell of a board begins with. */
const LETTERS = 'KQLJVWYZUOICEGDBA';

const REGISTRY = 'src/rules/registry.ts';
const RULINGS = 'docs/rulings.md';
const USAGE = 'npm run new-game -- silent-auction [--full]';

/** Writes a new game, its tests, its rulings and its line in the registry. Returns the files that were written. */
function newGame(id: string, template: Template): readonly string[] {
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
  return [...texts.keys(), REGISTRY, RULINGS, 'README.md'];
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

/** A template's text with the new game's names and letter. */
function rename(text: string, old: Names, names: Names): string {
  return text
    .replaceAll(old.id, names.id)
    .replaceAll(old.title, names.title)
    .replaceAll(old.value, names.value)
    .replaceAll(capital(old.value), capital(names.value))
    .replace(new RegExp(`\\b${old.letter}(\\d+)\\b`, 'g'), `${names.letter}$1`)
    .replaceAll(`(rulings ${old.letter})`, `(rulings ${names.letter})`);
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function namesOf(id: string, letter: string): Names {
  const words = id.split('-').map(capital);
  const joined = words.join('');
  return { id, title: words.join(' '), value: joined.charAt(0).toLowerCase() + joined.slice(1), letter };
}

/** The registry with one more import and one more game. */
function register(text: string, { id, value }: Names): string {
  const line = `import { ${value} } from './games/${id}/index.ts';\n`;
  const withImport = text.replace(/((?:^import .*\n)+)/m, `$1${line}`);
  const withGame = withImport.replace(/(GAMES: readonly AnyGame\[\] = \[[^\]]*?),?\s*\];/, `$1, ${value}];`);
  if (withImport === text || withGame === withImport)
    return fail(`${REGISTRY} has no list of games that can be added to`);
  return withGame;
}

function freeLetter(rulings: string): string {
  const letter = [...LETTERS].find((one) => !rulings.includes(`**${one}1**`));
  return letter ?? fail('every letter for rulings is taken');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The name and the template that were asked for; refuses what cannot be made. */
function readArguments(args: readonly string[]): { readonly id: string; readonly template: Template } {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--full');
  if (unknown !== undefined) fail(`there is no flag “${unknown}”; write ${USAGE}`);
  const [id, ...more] = args.filter((arg) => arg !== '--full');
  if (id === undefined) return fail(`name the game: ${USAGE}`);
  if (more.length > 0) fail(`one name, with hyphens instead of blanks: ${USAGE}`);
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id))
    fail(`“${id}” is not a name for a game: use small letters, digits and hyphens, such as “silent-auction”`);
  const taken = [`src/rules/games/${id}`, `test/rules/games/${id}`].find(existsSync);
  if (taken !== undefined) fail(`“${id}” is taken: ${taken} exists`);
  return { id, template: args.includes('--full') ? FULL : SMALL };
}

function fail(line: string): never {
  process.stderr.write(`new-game: ${line}\n`);
  process.exit(2);
}

const { id, template } = readArguments(process.argv.slice(2));
for (const file of newGame(id, template)) process.stdout.write(`${file}\n`);
process.stdout.write(`
For now its rules are those of “${template.title}”. It can be played: npm start
Change it file by file, as docs/new-game.md says, and test it: npm run test-game -- ${id}
`);
