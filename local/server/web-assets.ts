// The page's scripts and styles, bundled at the start.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

export interface WebAssets {
  script: string;
  style: string;
  /** The script that gives the sidebar's frame google.script.run. */
  bridge: string;
}

export async function buildWeb(): Promise<WebAssets> {
  const bundle = async (entry: string) => {
    const result = await build({
      entryPoints: [resolve('local/web', entry)],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2020',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      minify: false,
      logLevel: 'warning',
    });
    return result.outputFiles[0]!.text;
  };
  const [script, bridge] = await Promise.all([bundle('main.tsx'), bundle('sidebar/script-bridge.ts')]);
  return { script, bridge, style: readFileSync(resolve('local/web/style.css'), 'utf8') };
}
