import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

/** Names of a game: the id, the title, the TypeScript constant, and the letter of the game's rulings. */
interface Names {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  readonly letter: string;
}

/** A small, complete game with which new games begin. The tests of this game run in the folder of the template. */
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

/** Error whose message says why no game can be made. */
export class Refusal extends Error {}

function fail(line: string): never {
  throw new Refusal(line);
}

const USAGE = 'npm run new-game -- silent-auction [--full] [--title "Silent Auction"]';

/** The game to make, and the template. */
interface Request {
  readonly id: string;
  /** Title of the game; made from the id if left out. */
  readonly title?: string;
  readonly template: Template;
}

/** Reads the id of the new game and the template from the arguments. Throws a Refusal if this game cannot be made. */
export function readArguments(args: readonly string[]): Request {
  const { values, positionals } = readLine(args);
  const [id, ...more] = positionals;
  if (id === undefined) return fail(`name the game: ${USAGE}`);
  if (more.length > 0) fail(`one name, with hyphens instead of blanks: ${USAGE}`);
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id))
    fail(`“${id}” is not a name for a game: use small letters, digits and hyphens, such as “silent-auction”`);
  const taken = [`src/rules/games/${id}`, `test/rules/games/${id}`].find(existsSync);
  if (taken !== undefined) fail(`“${id}” is taken: ${taken} exists`);
  const template = values.full ? FULL : SMALL;
  return values.title === undefined ? { id, template } : { id, template, title: titleIn(values.title) };
}

/** Checks a title: it stands in code, in documents and on pages. */
function titleIn(text: string): string {
  const title = text.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ’!?,&-]{0,49}$/u.test(title))
    fail(`“${text}” is not a title: use letters, digits and spaces, 50 characters at most`);
  return title;
}

function readLine(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { full: { type: 'boolean', default: false }, title: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    return fail(`${(error as Error).message.split('. ')[0]}; write ${USAGE}`);
  }
}

const REGISTRY = 'src/rules/registry.ts';
const RULINGS = 'docs/rulings.md';

/** Writes a new game with its tests and rulings, and adds the game to the registry. Gives the names of the written files. */
export function makeGame({ id, template, title }: Request): readonly string[] {
  const rulings = readFileSync(RULINGS, 'utf8');
  const names = namesOf(id, freeLetter(rulings), title);
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

/**
 * Says into which place each TypeScript file of a template goes. Tests and facts go beside those of other games; all
 * other files go into src.
 */
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

/** Reads a file, and changes its relative imports to fit the file's new place. */
function moved(from: string, to: string, places: ReadonlyMap<string, string>): string {
  return readFileSync(from, 'utf8').replace(/(?<=from ')\.[^']+(?=')/g, (path) => {
    const target = join(dirname(from), path);
    const place = relative(dirname(to), places.get(target) ?? target);
    return place.startsWith('.') ? place : `./${place}`;
  });
}

/** Adds a game, and the import of this game, to the registry. */
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

/** Letters for the rulings of new games. No template uses these letters. The first letters begin no name of a cell on a board. */
const LETTERS = 'KQLJVWYZUOICEGDBA';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Replaces the template's names and letter in a text by the names and letter of the new game. */
function rename(text: string, old: Names, names: Names): string {
  return text
    .replaceAll(old.id, names.id)
    .replaceAll(old.title, names.title)
    .replaceAll(old.value, names.value)
    .replaceAll(capital(old.value), capital(names.value))
    .replace(new RegExp(`\\b${old.letter}(\\d+)\\b`, 'g'), `${names.letter}$1`)
    .replaceAll(`(rulings ${old.letter})`, `(rulings ${names.letter})`);
}

export function namesOf(id: string, letter: string, title?: string): Names {
  const words = id.split('-').map(capital);
  const joined = words.join('');
  return {
    id,
    title: title ?? words.join(' '),
    value: joined.charAt(0).toLowerCase() + joined.slice(1),
    letter,
  };
}

export function freeLetter(rulings: string): string {
  const letter = [...LETTERS].find((one) => !rulings.includes(`**${one}1**`));
  return letter ?? fail('every letter for rulings is taken');
}
