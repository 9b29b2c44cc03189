import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Copies the project, as it is in the work tree, into a new folder outside it. Its packages are linked. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-mutants-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const deleted = new Set(list(['ls-files', '-z', '--deleted']));
  for (const file of list(args))
    if (!deleted.has(file)) cpSync(file, join(folder, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

const list = (args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
