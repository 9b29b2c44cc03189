import { transformSync } from 'esbuild';

/**
 * esbuild exports through getters, two for each name, which slows down every call of an imported function. Nothing exported
 * changes once its module has run, so that plain values say the same.
 */
const PLAIN_EXPORTS =
  'module.exports={...module.exports};Object.defineProperty(module.exports,"__esModule",{value:true});\n';

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
export default { process };
