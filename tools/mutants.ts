import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeChance } from '../src/rules/base/chance.ts';
import { applyMutant, type Mutant, mutantsOf } from './mutate.ts';

/**
 * `npm run mutants [-- --seed TEXT] [--count N] [--under FOLDER,…] [--only FILE:LINE:COLUMN,…] [--built]`: copies the
 * project, and makes one small change of the sources at a time. Lists the changes that neither the types nor a test that
 * imports the file notices. `--built` also runs the tests of the built add-on. These tests import none of the sources,
 * and take minutes for each mutant that is not noticed before.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    under: { type: 'string', default: 'src' },
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
  },
});

/** Longest time in minutes that one command may take. If a command takes longer, the mutant counts as noticed. */
const MOST = 15;
const JEST = ['node_modules/.bin/jest', '--maxWorkers=1', '--bail'];
const SLOW = ['browser', 'test/e2e', 'test/local', 'test/google-', 'test/(install|new-game|package|release)'];

/** Checks that can notice a mutant. Each check has commands. A check notices a mutant if one of its commands fails. */
const CHECKS: readonly (readonly [
  verdict: string,
  commands: (files: readonly string[]) => readonly string[][],
])[] = [
  [
    'types',
    () => [
      ['node_modules/.bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.mutants.tsbuildinfo'],
    ],
  ],
  [
    'tests',
    (files) => [
      [
        ...JEST,
        '--passWithNoTests',
        `--testPathIgnorePatterns=${SLOW.join('|')}`,
        '--findRelatedTests',
        ...files,
      ],
    ],
  ],
  [
    'tests of the built add-on',
    () =>
      values.built
        ? [
            ['npm', 'run', 'build'],
            [...JEST, ...SLOW],
          ]
        : [],
  ],
];

/** Copies the project's work tree into a new folder outside the project, links its packages, and builds the add-on there. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-mutants-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0'))
    if (file !== '' && existsSync(file)) cpSync(file, join(folder, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'ignore' });
  return folder;
}

/** Gives the first check that notices the mutant; undefined if no check does. */
function noticedBy(
  copy: string,
  files: readonly string[],
  stdio: 'inherit' | 'ignore' = 'ignore',
): string | undefined {
  const fails = ([program = '', ...args]: readonly string[]) =>
    spawnSync(program, args, { cwd: copy, stdio, timeout: MOST * 60_000, killSignal: 'SIGKILL' }).status !==
    0;
  return CHECKS.find(([, commands]) => commands(files).some(fails))?.[0];
}

function judge(copy: string, mutant: Mutant): string {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutant(source, mutant));
  const verdict = noticedBy(copy, [mutant.file]) ?? 'NOT NOTICED';
  writeFileSync(path, source);
  return verdict;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && values.under.split(',').some((one) => name.startsWith(one)))
  .sort();
const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
const places = values.only.split(',').filter((place) => place !== '');
const chosen =
  places.length === 0
    ? makeChance(values.seed)('mutants').shuffle(all).slice(0, Number(values.count))
    : all.filter(({ file, line, column }) => places.includes(`${file}:${line}:${column}`));
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`${chosen.length} of ${all.length} mutants of ${files.length} files, seed ${values.seed}`);

const copy = copyProject();
say('First without any change:');
const broken = noticedBy(copy, [...new Set(chosen.map(({ file }) => file))], 'inherit');
if (broken) throw new Error(`Without any change, this fails or takes too long: ${broken}`);
const counts = new Map<string, number>();
for (const mutant of chosen) {
  const verdict = judge(copy, mutant);
  counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const { file, line, column, before, text } = mutant;
  const short = (part: string) => part.replace(/\s+/g, ' ').slice(0, 90);
  say(`${verdict.padEnd(12)} ${file}:${line}:${column}  ${short(before)}  →  ${short(text)}`);
}
say([...counts].map(([verdict, count]) => `${verdict}: ${count}`).join(', '));
