import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

test('H39 the viewer is built the same to the byte in another folder, and its hash stands beside it and in the add-on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'viewer-build-'));
  const copy = join(folder, 'a', 'deeper folder');
  try {
    mkdirSync(copy, { recursive: true });
    for (const path of ['src', 'tools', 'package.json', 'tsconfig.json', 'appsscript.json'])
      cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    execFileSync('node', ['tools/run.mjs', 'tools/build.ts'], { cwd: copy });
    const read = (root: string, name: string) => readFileSync(join(root, 'dist', name), 'utf8');
    const viewer = read(copy, 'viewer.html');
    expect(viewer).toBe(read(ROOT, 'viewer.html'));
    const hash = createHash('sha256').update(viewer).digest('hex');
    expect(read(copy, 'viewer.sha256')).toBe(`${hash}  viewer.html\n`);
    expect(read(copy, 'Code.js')).toContain(hash);
    expect(viewer).not.toContain(hash);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
