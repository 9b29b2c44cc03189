import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../src/rules/game.ts';
import { GAMES } from '../src/rules/registry.ts';
import { freeLetter, namesOf, readArguments, register } from '../tools/new-game/make-game.ts';
import { registerIn } from './rules/register.ts';
import { copyProject } from './tools/project-copy.ts';

// `npm run new-game` and `npm run test-game`, in a copy of the project.

/** A game from each template, with a file that each must have. */
const NEW = [
  {
    id: 'silent-auction',
    value: 'silentAuction',
    title: 'Silent Auction',
    flags: [],
    file: 'src/rules/games/silent-auction/index.ts',
  },
  {
    id: 'night-watch',
    value: 'nightWatch',
    flags: ['--full', '--title', 'The Night’s Watch'],
    title: 'The Night’s Watch',
    file: 'src/rules/games/night-watch/order.ts',
  },
] as const;

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { status, stdout, said: `${stdout}${stderr}` };
}

/** A program of node_modules, without npx, which takes a while itself. */
const runInstalled = (program: string, ...args: string[]) => run(join('node_modules/.bin', program), ...args);
const newGame = (...args: string[]) => run('node', 'tools/run.mjs', 'tools/new-game.ts', ...args);
const textOf = (file: string) => readFileSync(join(copy, file), 'utf8');
const textsIn = (folder: string) =>
  readdirSync(join(copy, folder)).map((name) => [name, textOf(`${folder}/${name}`)] as const);

const letters: string[] = [];
const made = NEW.map(({ id, flags }) => {
  // The free letters depend on the existing games.
  letters.push(freeLetter(textOf('docs/rulings.md')));
  return newGame(id, ...flags);
});

describe.each(NEW)('new-game makes $id', ({ id, value, title, file }) => {
  const at = NEW.findIndex((game) => game.id === id);
  const letter = letters[at] as string;
  const sources = textsIn(`src/rules/games/${id}`);
  const tests = textsIn(`test/rules/games/${id}`);

  test('with its files, and its place in the registry, the rulings and the lists of games', () => {
    expect(made[at]?.status === 0 ? '' : made[at]?.said).toBe('');
    expect(made[at]?.stdout).toContain(file);
    expect(textOf('src/rules/registry.ts')).toMatch(new RegExp(`GAMES[^;]*\\b${value}\\b`));
    expect(textOf('docs/rulings.md')).toMatch(new RegExp(`^- \\*\\*${letter}1\\*\\* `, 'm'));
    expect(textOf('README.md')).toContain(`[**${title}**](src/rules/games/${id})`);
  });

  test('with nothing of its template', () => {
    for (const [name, text] of sources) {
      expect(text).not.toMatch(/lantern-?night|two-?thirds/i);
      if (name === 'index.ts') expect(text).not.toMatch(/test\//);
    }
  });

  test('with rulings in order, each cited by a test, and none cited that is not there', () => {
    const rulings = registerIn(textOf('docs/rulings.md'));
    const own = rulings.ids.filter((one) => one.startsWith(letter));
    expect(own.length).toBeGreaterThan(3);
    expect(own).toEqual(own.map((_, i) => `${letter}${i + 1}`));
    const cited = tests
      .filter(([name]) => name.endsWith('.test.ts'))
      .flatMap(([, text]) => rulings.citedIn(text));
    expect([...new Set(cited)].filter((one) => one.startsWith(letter)).sort()).toEqual([...own].sort());
    const quoted = sources.flatMap(([, text]) => rulings.quotedIn(text));
    expect([...cited, ...quoted].filter((one) => !rulings.ids.includes(one))).toEqual([]);
    const { [value]: game } = require(join(copy, `src/rules/games/${id}/index.ts`)) as {
      [name: string]: AnyGame;
    };
    for (const [name, { ruling }] of Object.entries(
      (game?.options ?? {}) as Record<string, { ruling: string }>,
    ))
      expect(rulings.entryOf(ruling)).toContain(`\`${name}\``);
  });

  test('with tests and laws that pass: test-game is green', () => {
    const { status, said } = run('node', 'tools/run.mjs', 'tools/test-game.ts', id);
    expect(status === 0 ? '' : said).toBe('');
    for (const file of [`test/rules/games/${id}/${id}.test.ts`, 'test/rules/secrets.test.ts'])
      expect(said).toContain(`PASS ${file}`);
  }, 300_000);
});

test('the lists of games in the documents are those that npm run docs writes', () => {
  const { generatedDocs } = require(
    join(copy, 'tools/docs/generated-docs.ts'),
  ) as typeof import('../tools/docs/generated-docs.ts');
  for (const { name, text } of generatedDocs(textOf)) expect([name, textOf(name)]).toEqual([name, text]);
});

test('new games pass the types and the linter', () => {
  const folders = NEW.flatMap(({ id }) => [`src/rules/games/${id}`, `test/rules/games/${id}`]);
  const files = ['src/rules/registry.ts', ...folders];
  writeFileSync(
    join(copy, 'tsconfig.new.json'),
    JSON.stringify({ extends: './tsconfig.json', include: files }),
  );
  const checks = [
    runInstalled('tsc', '--noEmit', '--singleThreaded', '--project', 'tsconfig.new.json'),
    runInstalled('biome', 'check', '--error-on-warnings', ...files, 'README.md'),
  ];
  for (const { status, said } of checks) expect(status === 0 ? '' : said).toBe('');
}, 60_000);

test('the registry as it is takes a new game', () => {
  const before = readFileSync('src/rules/registry.ts', 'utf8');
  const after = register(before, namesOf('silent-auction', 'K'));
  expect(after).toContain("import { silentAuction } from './games/silent-auction/index.ts';\n");
  const listIn = (text: string) => /GAMES: readonly AnyGame\[\] = \[([^\]]*?),?\s*\];/.exec(text)?.[1];
  expect(listIn(after)).toBe(`${listIn(before)}, silentAuction`);
});

test('a new game can be replayed at once, and by its own name', () => {
  const record = {
    format: 1,
    game: 'silent-auction',
    players: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cat' }],
    seed: 'any',
    rounds: [{ orders: { Ann: { guess: 20 }, Bob: { guess: 90 }, Cat: { guess: 80 } } }],
  };
  const { stdout } = spawnSync('node', ['tools/run.mjs', 'tools/adjudicate.ts', '-'], {
    cwd: copy,
    encoding: 'utf8',
    input: JSON.stringify(record),
  });
  expect(JSON.parse(stdout).rounds[0].public.seats[0]).toEqual({ player: 'Ann', points: 1 });
}, 60_000);

test.each([
  ['no name', [], 'name the game'],
  ['a flag alone', ['--full'], 'name the game'],
  ['a name that is taken', [GAMES[0]?.id as string], 'is taken'],
  ['a name with capitals', ['SilentAuction'], 'is not a name'],
  ['two names', ['silent', 'auction'], 'one name'],
  ['a part that begins with a digit', ['night-2'], 'is not a name'],
  ['a way out of the folder', ['../elsewhere'], 'is not a name'],
  ['an unknown flag', ['big-game', '--huge'], "Unknown option '--huge'"],
])('new-game refuses %s', (_, args, reason) => {
  expect(() => readArguments(args)).toThrow(reason);
});

test('new-game says in one line why it refuses, and makes nothing', () => {
  const before = textOf('src/rules/registry.ts');
  const { status, said } = newGame('silent-auction');
  expect(status).toBe(2);
  expect(said).toMatch(/^new-game: [^\n]+ is taken[^\n]+\n$/);
  expect(textOf('src/rules/registry.ts')).toBe(before);
});
