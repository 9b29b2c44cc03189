import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GAMES } from '../src/rules/registry.ts';

const ROOT = resolve(__dirname, '..');
const NEEDED = ['src', 'docs', 'tools', 'local', 'bench', 'test'];
const FILES = [
  'package.json',
  'tsconfig.json',
  'biome.json',
  'jest.config.mjs',
  'README.md',
  'appsscript.json',
];

const BUNDLED = 'bundled/new-game.mjs';

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-game-'));
  for (const path of [...NEEDED, ...FILES]) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // As tools/run.mjs does before each run of a tool: what is refused needs no new bundle.
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--external:esbuild',
    '--log-level=warning',
  ];
  runInstalled('esbuild', 'tools/new-game.ts', ...options, `--outfile=${BUNDLED}`);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { status, stdout, said: `${stdout}${stderr}` };
}

/** A program of node_modules, without npx, which takes a while itself. */
const runInstalled = (program: string, ...args: string[]) => run(join('node_modules/.bin', program), ...args);
const newGame = (...args: string[]) => run('node', 'tools/run.mjs', 'tools/new-game.ts', ...args);
const textOf = (file: string) => readFileSync(join(copy, file), 'utf8');

/** A game from each template, with a file that each must have. */
const NEW = [
  {
    id: 'silent-auction',
    value: 'silentAuction',
    letter: 'K',
    flags: [],
    file: 'src/rules/games/silent-auction/index.ts',
  },
  {
    id: 'night-watch',
    value: 'nightWatch',
    letter: 'Q',
    flags: ['--full'],
    file: 'test/rules/games/night-watch/facts.ts',
  },
] as const;

test('new-game makes games that pass their own tests, the laws, the types and the linter', () => {
  for (const { id, value, letter, flags, file } of NEW) {
    const made = newGame(id, ...flags);
    expect(made.status === 0 ? '' : made.said).toBe('');
    expect(made.stdout).toContain(file);
    expect(textOf('src/rules/registry.ts')).toMatch(new RegExp(`GAMES[^;]*\\b${value}\\b`));
    expect(textOf('docs/rulings.md')).toMatch(new RegExp(`^- \\*\\*${letter}1\\*\\* `, 'm'));
    expect(textOf('README.md')).toContain(`(src/rules/games/${id})`);
    expect(textOf(`src/rules/games/${id}/index.ts`)).not.toMatch(/two-thirds|lantern-night|test\//i);
    const game = readdirSync(join(copy, `src/rules/games/${id}`)).map((name) =>
      textOf(`src/rules/games/${id}/${name}`),
    );
    expect(game.join('')).not.toMatch(/lantern-?night|two-?thirds/i);
  }
  // The laws hold for the templates where they lie; here the trades' law shows that a new game's facts are found.
  const ids = NEW.map(({ id }) => id).join('|');
  const own = NEW.map(({ letter }) => `${letter}\\d`).join('|');
  const folders = ['src/rules', ...NEW.map(({ id }) => `test/rules/games/${id}`)];
  writeFileSync(
    join(copy, 'tsconfig.new.json'),
    JSON.stringify({ extends: './tsconfig.json', include: folders }),
  );
  const checks = [
    runInstalled('tsc', '--noEmit', '--project', 'tsconfig.new.json'),
    runInstalled('biome', 'check', '--error-on-warnings', ...folders, 'README.md'),
    runInstalled(
      'jest',
      '--runInBand',
      `test/rules/games/(${ids})`,
      'test/(rules/(citations|trade-laws)|docs).test',
      '-t',
      `${ids}|^(${own})|ruling|lists`,
    ),
  ];
  for (const { status, said } of checks) expect(status === 0 ? '' : said).toBe('');
}, 180_000);

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
  ['an unknown flag', ['big-game', '--huge'], 'there is no flag “--huge”'],
])('new-game refuses %s, and makes nothing', (_, args, reason) => {
  const before = textOf('src/rules/registry.ts');
  const { status, said } = run('node', BUNDLED, ...args);
  expect(status).toBe(2);
  expect(said).toMatch(/^new-game: [^\n]+\n$/);
  expect(said).toContain(reason);
  expect(textOf('src/rules/registry.ts')).toBe(before);
});
