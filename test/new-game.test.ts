import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = resolve(__dirname, '..');
const NEEDED = ['src', 'docs', 'tools', 'local', 'bench', 'test'];
const FILES = ['package.json', 'tsconfig.json', 'biome.json', 'jest.config.mjs', 'appsscript.json'];

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-game-'));
  for (const path of [...NEEDED, ...FILES]) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { status, stdout, said: `${stdout}${stderr}` };
}

const newGame = (...args: string[]) => run('node', 'tools/run.mjs', 'tools/new-game.ts', ...args);

test('new-game makes a game that passes its own tests, the laws, the types and the linter', () => {
  const made = newGame('silent-auction');
  expect(made.status).toBe(0);
  expect(made.stdout).toContain('src/rules/games/silent-auction/index.ts');
  expect(readFileSync(join(copy, 'src/rules/registry.ts'), 'utf8')).toMatch(/GAMES[^;]*silentAuction/);
  expect(readFileSync(join(copy, 'docs/rulings.md'), 'utf8')).toContain('## Silent Auction');

  const checks = [
    run('npx', 'tsc', '--noEmit', '--project', '.'),
    run('npx', 'biome', 'check', '--error-on-warnings', 'src/rules', 'test/rules/games/silent-auction'),
    run('npx', 'jest', 'test/rules/games/silent-auction', 'test/rules/citations', 'test/imports'),
    run('npx', 'jest', 'test/rules/laws', 'test/rules/secrets', '-t', 'silent-auction'),
  ];
  for (const { status, said } of checks) expect(status === 0 ? '' : said).toBe('');
}, 180_000);

test('new-game can be replayed at once, and by its own name', () => {
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
  ['no name', []],
  ['a name that is taken', ['polar-power']],
  ['a name with capitals', ['SilentAuction']],
  ['a way out of the folder', ['../elsewhere']],
])('new-game refuses %s, and makes nothing', (_, args) => {
  const before = readFileSync(join(copy, 'src/rules/registry.ts'), 'utf8');
  const { status, said } = newGame(...args);
  expect(status).toBe(2);
  expect(said).toMatch(/^new-game: [^\n]+\n$/);
  expect(readFileSync(join(copy, 'src/rules/registry.ts'), 'utf8')).toBe(before);
});
