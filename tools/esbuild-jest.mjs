import { transformSync } from 'esbuild';

/** Jest transform from TypeScript to CommonJS that keeps line numbers. */
export function process(source, path) {
  return transformSync(source, {
    loader: path.endsWith('x') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js',
    format: 'cjs',
    target: 'es2022',
    sourcefile: path,
    sourcemap: 'external',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
}
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default { process };
