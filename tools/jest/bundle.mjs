import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';

/** Not bundled: jest’s own functions, and packages that start programs in their folders. */
const EXTERNAL = ['@jest/globals', 'esbuild', 'playwright-core'];
const BUNDLE = 'all.cjs';

/**
 * Bundles all test files, and writes a file for each group, `FOLDER/GROUP.test.cjs`, that runs the tests of its files, each described under its
 * path. So the tests of a group load each module once, and run code that is already optimised; and jest does not transform file by file, which
 * takes ten times as long.
 */
export async function bundleGroups(groups, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const group of Object.keys(groups))
    writeFileSync(`${folder}/${group}.test.cjs`, `require('./${BUNDLE}').run.${group}();\n`);
  await build({
    stdin: { contents: entryOf(filesOf(groups)), resolveDir: resolve('.') },
    outfile: `${folder}/${BUNDLE}`,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    sourcemap: 'linked',
    sourcesContent: false,
    external: EXTERNAL,
    logLevel: 'warning',
    plugins: [ownFolder],
  });
}

/** The test files of each group: those that it names, and those in its folders that no group names. */
export function filesOf(groups) {
  const named = new Set(Object.values(groups).flat());
  return Object.fromEntries(
    Object.entries(groups).map(([group, places]) => [
      group,
      places.flatMap((place) => testsIn(place, named)),
    ]),
  );
}

function testsIn(place, named) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => `${place}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !named.has(file))
    .sort();
}

/** A module with a function for each group, which describes and loads its files. */
function entryOf(files) {
  const runs = Object.entries(files).map(([group, paths]) => {
    const described = paths.map((path) => `describe('${path}', () => { require('./${path}'); });`);
    return `${group}: () => runGroup(() => {\n${described.join('\n')}\n})`;
  });
  return `import { runGroup } from './test/groups/run-group.ts';\nexport const run = {${runs.join(',\n')}};\n`;
}

/** Gives each test file its own `__dirname`; that of the bundle is another folder. */
const ownFolder = {
  name: 'own folder',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]test[\\/].*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('__dirname')) return undefined;
      const contents = `const __dirname = ${JSON.stringify(dirname(path))}; ${text}`;
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
