import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync, version } from 'esbuild';

/**
 * esbuild exports through getters, two for each name, which slows down every call of an imported function. Exports do not change after their module
 * has run, so plain values are equivalent.
 */
const PLAIN_EXPORTS =
  'module.exports={...module.exports};Object.defineProperty(module.exports,"__esModule",{value:true});\n';

const SELF = `${version}\n${readFileSync(new URL(import.meta.url), 'utf8')}\n`;

/** The cache key of a transform. By default jest would reuse results of an earlier version of this file. */
export function getCacheKey(source, path) {
  return createHash('sha256').update(SELF).update(`${path}\n`).update(source).digest('hex');
}

/** A jest transform from TypeScript to CommonJS that keeps line numbers. */
export function process(source, path) {
  const loader = path.endsWith('x') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
  const { code, map } = transformSync(source, {
    loader,
    format: 'cjs',
    target: 'es2022',
    sourcefile: path,
    sourcemap: 'external',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  return { code: code + PLAIN_EXPORTS, map };
}
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default { process, getCacheKey };
