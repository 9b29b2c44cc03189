import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as esbuild from 'esbuild';

/** The files that are pushed to Google. */
export interface Dist {
  readonly code: string;
  readonly sidebar: string;
  readonly manifest: Record<string, unknown>;
}

const MAIN = 'src/sheets/main.ts';
/** Runs before all other files of the bundle. */
const BUILT_INS = 'src/sheets/google/built-ins.ts';
/** `globalThis` (ES2020), used by zod; only the outermost `this` can stand in for it. */
const GLOBAL_THIS = '"use strict";typeof globalThis==="undefined"&&(this.globalThis=this);';
/** Characters; an editor in the browser is slow with longer lines. */
const LINE_LIMIT = 1000;
/** The bundle's one global. */
const BUNDLE = 'roundkeeper';

/**
 * Builds dist/: Code.js with a top-level function for every entry point of main.ts, the panel in one html file, and the
 * manifest as it is.
 */
export async function build(folder = 'dist'): Promise<Dist> {
  const [code, sidebar] = await Promise.all([bundleCode(), bundleSidebar()]);
  const manifestText = readFileSync('appsscript.json', 'utf8');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/Code.js`, code);
  writeFileSync(`${folder}/sidebar.html`, sidebar);
  writeFileSync(`${folder}/appsscript.json`, manifestText);
  return { code, sidebar, manifest: JSON.parse(manifestText) as Record<string, unknown> };
}

/** Code.js: the bundle, and a top-level function for each entry point. `registry` replaces the registry of games. */
export async function bundleCode(registry?: string): Promise<string> {
  const bundled = await esbuild.build({
    entryPoints: [MAIN],
    inject: [BUILT_INS],
    banner: { js: GLOBAL_THIS },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: BUNDLE,
    target: 'es2019',
    minify: true,
    lineLimit: LINE_LIMIT,
    charset: 'utf8',
    logLevel: 'warning',
    plugins: registry === undefined ? [] : [withRegistry(registry)],
  });
  const code = bundled.outputFiles[0]?.text ?? '';
  // Google calls only top-level functions, so each entry point gets one; the rest of the bundle stays private.
  const stubs = entryPoints(code).map(
    ({ name, path }) => `function ${name}(){return ${path}.apply(this,arguments)}`,
  );
  return `${code}${stubs.join('\n')}\n`;
}

/** The functions that a bundle of main.ts offers: those it exports, and those of its table of calls. */
function entryPoints(code: string): { name: string; path: string }[] {
  const exported = runInNewContext(`${code};${BUNDLE}`) as { calls: object };
  const { calls, ...functions } = exported;
  return [
    ...Object.keys(functions).map((name) => ({ name, path: `${BUNDLE}.${name}` })),
    ...Object.keys(calls).map((name) => ({ name, path: `${BUNDLE}.calls.${name}` })),
  ];
}

/** Replaces the text of src/rules/registry.ts. */
function withRegistry(contents: string): esbuild.Plugin {
  const resolveDir = resolve('src/rules');
  return {
    name: 'registry',
    setup: ({ onLoad }) =>
      onLoad({ filter: /rules[\\/]registry\.ts$/ }, () => ({ contents, loader: 'ts', resolveDir })),
  };
}

async function bundleSidebar(): Promise<string> {
  const bundled = await esbuild.build({
    entryPoints: ['src/sidebar/main.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    minify: true,
    lineLimit: LINE_LIMIT,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    charset: 'ascii',
    logLevel: 'warning',
  });
  const script = (bundled.outputFiles[0]?.text ?? '').replace(/<\/script/gi, '<\\/script');
  const style = readFileSync('src/sidebar/style.css', 'utf8');
  const page = readFileSync('src/sidebar/page.html', 'utf8');
  return page.replace('/* style */', () => style).replace('/* script */', () => script);
}

if (process.argv[1] === resolve('tools/build.ts')) {
  const { code, sidebar } = await build();
  console.log(
    `dist/Code.js ${(code.length / 1000).toFixed(1)} kB, dist/sidebar.html ${(sidebar.length / 1000).toFixed(1)} kB`,
  );
}
