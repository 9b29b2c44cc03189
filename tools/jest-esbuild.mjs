import { transformSync } from 'esbuild';

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
  return { code, map };
}
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default { process };
