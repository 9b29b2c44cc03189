import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleCode } from '../../tools/build.ts';

// Prints Code.js with a game of the tests' own among those of the registry.
const registry = readFileSync('src/rules/registry.ts', 'utf8').replace('= [', '= [guessTwoThirds, ');
process.stdout.write(
  await bundleCode(`${registry}
    import { guessTwoThirds } from ${JSON.stringify(resolve('test/two-thirds/index.ts'))};`),
);
