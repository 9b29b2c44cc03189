import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FAIR } from '../../src/viewer/parts/fair.tsx';

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

test('H39 docs/player.md says where the hash of the viewer stands and how to compare it; the built one fits', () => {
  const player = readFileSync(join(ROOT, 'docs/player.md'), 'utf8');
  expect(player).toContain('`shasum -a 256 viewer.html`');
  expect(player).toContain('the hash in `viewer.sha256`, also on the page for everyone');
  const dist = { cwd: join(ROOT, 'dist'), encoding: 'utf8' } as const;
  expect(execFileSync('sha256sum', ['-c', 'viewer.sha256'], dist)).toBe('viewer.html: OK\n');
});

test('H39 “Is it fair?” takes 150 words, in docs/player.md and in the viewer', () => {
  const player = readFileSync(join(ROOT, 'docs/player.md'), 'utf8');
  const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  expect(wordsIn(player.slice(player.indexOf('**Keep**')))).toBeLessThanOrEqual(150);
  expect(wordsIn(Object.values(FAIR).join(' '))).toBeLessThanOrEqual(150);
});
