// Bundles one TypeScript entry in memory and runs it: `node tools/run.mjs FILE [ARG …]`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [entry, ...args] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const outfile = join(folder, 'main.mjs');
const require = `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(resolve('package.json'))});`;
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  external: ['esbuild', 'playwright-core'],
  banner: { js: require },
  logLevel: 'warning',
});
process.argv = [process.argv[0], resolve(entry), ...args];
await import(pathToFileURL(outfile).href);
