// Prints Code.js as tools/build.ts makes it, with rock-paper-scissors among the games of the registry.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';

const MAIN = 'src/sheets/main.ts';

const registry = {
  name: 'registry with a sixth game',
  setup({ onLoad }) {
    onLoad({ filter: /src\/rules\/registry\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      resolveDir: dirname(path),
      contents: `${readFileSync(path, 'utf8').replace('export const GAMES', 'const OWN')}
        import { rockPaperScissors } from '../sixth/index.ts';
        export const GAMES: readonly AnyGame[] = [...OWN, rockPaperScissors];`,
    }));
  },
};

const options = { entryPoints: [MAIN], bundle: true, write: false, target: 'es2019', plugins: [registry] };
const { outputFiles } = await build({ ...options, format: 'iife', globalName: 'roundkeeper' });
const names = [...readFileSync(MAIN, 'utf8').matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
const stubs = names.map((name) => `function ${name}(){return roundkeeper.${name}.apply(this,arguments)}`);
process.stdout.write(`${outputFiles[0].text}\n${stubs.join('\n')}\n`);
