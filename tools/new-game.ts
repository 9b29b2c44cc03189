import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The game that a new one begins as: small, complete, and tested where it lies. */
const MODEL = 'test/two-thirds';
const REGISTRY = 'src/rules/registry.ts';
const RULINGS = 'docs/rulings.md';

/** `new-game NAME`: a folder in src/rules with a small game that can be played at once, its tests, and the registry’s line. */
function newGame(id: string): readonly string[] {
  const folder = `src/rules/games/${id}`;
  const tests = `test/rules/games/${id}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    fail(`“${id}” is no name for a game: small letters, digits and hyphens, such as “silent-auction”`);
  if (existsSync(folder)) fail(`${folder} is there already`);
  const names = namesOf(id, freeLetter(readFileSync(RULINGS, 'utf8')));
  mkdirSync(folder, { recursive: true });
  mkdirSync(tests, { recursive: true });
  const made: string[] = [];
  const write = (file: string, text: string) => {
    writeFileSync(file, text);
    made.push(file);
  };
  for (const name of readdirSync(MODEL).sort())
    if (name.endsWith('.ts') && !name.includes('.test.'))
      write(join(folder, name), rename(read(name), names).replace(/'\.\.\/\.\.\/src\/rules\//g, "'../../"));
  const test = rename(read('guess-two-thirds.test.ts'), names)
    .replace(/'\.\.\/\.\.\/src\//g, "'../../../../src/")
    .replace("'./index.ts'", `'../../../../${folder}/index.ts'`);
  write(join(tests, `${id}.test.ts`), test);
  write(REGISTRY, register(readFileSync(REGISTRY, 'utf8'), names));
  write(RULINGS, `${readFileSync(RULINGS, 'utf8').trimEnd()}\n\n${rename(read('rulings.md'), names)}`);
  execFileSync('npx', ['biome', 'check', '--write', folder, tests, REGISTRY], { stdio: 'ignore' });
  return made;
}

interface Names {
  readonly id: string;
  readonly title: string;
  /** `silentAuction`. */
  readonly value: string;
  /** The letter of its rulings. */
  readonly letter: string;
}

function namesOf(id: string, letter: string): Names {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const joined = words.join('');
  return { id, title: words.join(' '), value: joined.charAt(0).toLowerCase() + joined.slice(1), letter };
}

function rename(text: string, { id, title, value, letter }: Names): string {
  return text
    .replace(/guess-two-thirds/g, id)
    .replace(/Guess Two Thirds/g, title)
    .replace(/guessTwoThirds/g, value)
    .replace(/\bR(\d+)\b/g, `${letter}$1`)
    .replace(/\(rulings R\)/g, `(rulings ${letter})`);
}

/** The registry with one more import and one more game. */
function register(text: string, { id, value }: Names): string {
  const line = `import { ${value} } from './games/${id}/index.ts';\n`;
  const withImport = text.replace(/((?:^import .*\n)+)/m, `$1${line}`);
  const withGame = withImport.replace(/(GAMES: readonly AnyGame\[\] = \[[^\]]*?),?\s*\];/, `$1, ${value}];`);
  if (withImport === text || withGame === withImport)
    fail(`${REGISTRY} looks different from what was expected`);
  return withGame;
}

/** A letter that no game’s rulings have yet. */
function freeLetter(rulings: string): string {
  const letter = [...'RABCDEGHIJKLOQTUVWYZ'].find((one) => !rulings.includes(`**${one}1**`));
  return letter ?? fail('every letter for rulings is taken');
}

function read(name: string): string {
  return readFileSync(join(MODEL, name), 'utf8');
}

function fail(line: string): never {
  process.stderr.write(`new-game: ${line}\n`);
  process.exit(2);
}

const [id] = process.argv.slice(2);
if (id === undefined) fail('name the game: npm run new-game -- silent-auction');
for (const file of newGame(id)) process.stdout.write(`${file}\n`);
process.stdout.write(`
It is “guess two thirds of the average” for now, and can be played: npm start
Make it yours file by file, as docs/new-game.md says, and try it with: npx jest test/rules/${id} test/rules/laws
`);
