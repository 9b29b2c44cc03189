// The page's scripts and styles, which are bundled at the start.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { fontStyles } from './fonts.ts';

/** Style sheets of the page. Later style sheets override earlier style sheets. */
const STYLES = ['style.css', 'page/page.css', 'sheet/sheet.css', 'sidebar/sidebar.css', 'form/form.css'];

export interface WebAssets {
  script: string;
  style: string;
  /** Script that provides google.script.run in the sidebar's frame. */
  bridge: string;
  /** Styles for the sidebar's frame. The styles only define fonts. */
  fonts: string;
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
  const styles = STYLES.map((name) => readFileSync(resolve('local/web', name), 'utf8'));
  const fonts = fontStyles();
  return { script, bridge, style: [fonts, ...styles].join('\n'), fonts };
}
