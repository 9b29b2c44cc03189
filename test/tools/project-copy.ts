import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FOLDERS = ['src', 'test', 'docs', 'tools', 'local', 'bench'];
const FILES = [
  ...['package.json', 'tsconfig.json', 'biome.json', 'jest.config.mjs', 'appsscript.json'],
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
];

/** A new folder with the project as it is. Its packages are linked. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-game-'));
  for (const path of [...FOLDERS, ...FILES]) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
