import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as esbuild from 'esbuild';

/** Files that are uploaded to Google, and what else a build gives. */
export interface Dist {
  readonly code: string;
  readonly sidebar: string;
  /** Page that replays and checks an exported match. The page needs neither Google nor a network. */
  readonly viewer: string;
  /** SHA-256 of the viewer. Pages show this hash, so that anyone can check a copy of the viewer (H39). */
  readonly viewerHash: string;
  readonly manifest: Record<string, unknown>;
  /** Replaces positions in the bundle by positions in the sources, in the text of a stack trace. */
  withSources(stack: string): string;
}

/**
 * Language that Apps Script accepts: ES2019. Of later versions, only `?.` and `??` are used, as in Google's own scripts
 * (docs/google.md, G2).
 */
export const LANGUAGE = {
  target: 'es2019',
  supported: { 'optional-chain': true, 'nullish-coalescing': true },
} as const;

const MAIN = 'src/sheets/main.ts';
/** File that runs before all other files of the bundle. */
const BUILT_INS = 'src/sheets/google/built-ins.ts';
/** Defines `globalThis` (ES2020), because zod uses this name. Only the outermost `this` can give its value. */
const GLOBAL_THIS = '"use strict";typeof globalThis==="undefined"&&(this.globalThis=this);';
/** Greatest length of a line in characters. The script editor in the browser is slow with longer lines. */
const LINE_LIMIT = 1500;
/** Name of the only global of the bundle. Each stub uses this name. */
const BUNDLE = '$';

/**
 * Builds dist/. Code.js has a top-level function for every entry point of main.ts. The panel and the viewer have an HTML
 * file each. The last file is the manifest.
 */
export async function build(folder = 'dist'): Promise<Dist> {
  const viewer = await bundlePage('src/viewer');
  const viewerHash = sha256(viewer);
  const [{ code, withSources }, sidebar] = await Promise.all([
    bundleMain({ viewerHash }),
    bundlePage('src/sidebar'),
  ]);
  const manifestText = readFileSync('appsscript.json', 'utf8');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/Code.js`, code);
  writeFileSync(`${folder}/sidebar.html`, sidebar);
  writeFileSync(`${folder}/viewer.html`, viewer);
  writeFileSync(`${folder}/viewer.sha256`, hashFile(viewerHash));
  writeFileSync(`${folder}/appsscript.json`, manifestText);
  const manifest = JSON.parse(manifestText) as Record<string, unknown>;
  return { code, withSources, sidebar, viewer, viewerHash, manifest };
}

/**
 * Makes Code.js: the bundle, and a top-level function for each entry point of main.ts. `registry`, if given, replaces
 * the registry of games.
 */
export async function bundleCode(registry?: string): Promise<string> {
  return (await bundleMain({ registry })).code;
}

async function bundleMain({
  registry,
  viewerHash = '',
}: {
  readonly registry?: string | undefined;
  readonly viewerHash?: string;
}): Promise<Pick<Dist, 'code' | 'withSources'>> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `import { entryPoints } from './${MAIN}'; ${BUNDLE} = entryPoints;`, resolveDir: '.' },
    inject: [BUILT_INS],
    banner: { js: `${GLOBAL_THIS}var ${BUNDLE};` },
    bundle: true,
    write: false,
    outfile: 'Code.js',
    sourcemap: 'external',
    sourcesContent: false,
    define: { VIEWER_SHA256: JSON.stringify(viewerHash) },
    format: 'iife',
    ...LANGUAGE,
    minify: true,
    lineLimit: LINE_LIMIT,
    charset: 'utf8',
    logLevel: 'warning',
    plugins: registry === undefined ? [] : [withRegistry(registry)],
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { code: withEntryPoints(textOf('.js')), withSources: sourcesOf(textOf('.map')) };
}

/**
 * Makes a function that replaces positions in Code.js by positions in the sources, in the text of a stack trace. `map`
 * is the source map.
 */
export function sourcesOf(map: string): (stack: string) => string {
  let read: SourceMap | undefined;
  return (stack) =>
    stack.replace(/\bCode\.js:(\d+):(\d+)/g, (place, line: string, column: string) => {
      read ??= new SourceMap(JSON.parse(map));
      // The map counts lines and columns from 0, as does what it finds.
      const found = read.findEntry(Number(line) - 1, Number(column) - 1);
      return 'originalSource' in found
        ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
        : place;
    });
}

/** Adds a stub for each entry point to a bundle. */
function withEntryPoints(code: string): string {
  // Google calls only top-level functions, so each entry point gets one; the rest of the bundle stays private.
  const names = Object.keys(runInNewContext(`${code};${BUNDLE}`));
  const stubs = names.map((name) => `function ${name}(...a){return ${BUNDLE}.${name}(...a)}`);
  return `${code}${stubs.join('\n')}\n`;
}

/** Makes a plugin that replaces the content of src/rules/registry.ts. */
function withRegistry(contents: string): esbuild.Plugin {
  const resolveDir = resolve('src/rules');
  return {
    name: 'registry',
    setup: ({ onLoad }) =>
      onLoad({ filter: /rules[\\/]registry\.ts$/ }, () => ({ contents, loader: 'ts', resolveDir })),
  };
}

/** Makes a page from the files main.tsx, style.css and page.html of a folder. Script and style are inline. */
async function bundlePage(folder: string): Promise<string> {
  const bundled = await esbuild.build({
    entryPoints: [`${folder}/main.tsx`],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    // Google takes `//` and `/*` in a template literal of a page for a comment (docs/google.md, G107): pages have none.
    supported: { 'template-literal': false },
    minify: true,
    lineLimit: LINE_LIMIT,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    charset: 'ascii',
    logLevel: 'warning',
  });
  const script = (bundled.outputFiles[0]?.text ?? '').replace(/<\/script/gi, '<\\/script');
  const style = readFileSync(`${folder}/style.css`, 'utf8');
  const page = readFileSync(`${folder}/page.html`, 'utf8');
  return page.replace('/* style */', () => style).replace('/* script */', () => script);
}

/** Gives the SHA-256 of a text in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes the content of the file with which `sha256sum -c` checks viewer.html. */
export function hashFile(viewerHash: string): string {
  return `${viewerHash}  viewer.html\n`;
}

async function main(): Promise<void> {
  const { code, sidebar, viewer } = await build();
  const size = (name: string, text: string) => `dist/${name} ${(text.length / 1000).toFixed(1)} kB`;
  console.log([size('Code.js', code), size('sidebar.html', sidebar), size('viewer.html', viewer)].join(', '));
}

if (process.argv[1] === resolve('tools/build.ts')) void main();
