// Bundles one TypeScript entry and runs it: `node tools/run.mjs FILE [ARG …]`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [entry, ...args] = process.argv.slice(2);
// The folder is in node_modules, so that packages that are not bundled can be imported from it.
const cache = resolve('node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'run-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const outfile = join(folder, 'main.mjs');
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  external: ['esbuild', 'playwright-core'],
  logLevel: 'warning',
});
process.argv = [process.argv[0], resolve(entry), ...args];
await import(pathToFileURL(outfile).href);
