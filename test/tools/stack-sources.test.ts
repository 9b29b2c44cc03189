import { transform } from 'esbuild';
import { sourcesOf } from '../../tools/build.ts';

const SOURCE = `interface Stall {
  readonly price: number;
}

/** The price of a stall. */
export function priceOf(stall: Stall | undefined): number {
  return stall!.price;
}
`;

test('the stack of an error on the local host names the sources and their lines', async () => {
  const { code, map } = await transform(SOURCE, {
    loader: 'ts',
    sourcemap: 'external',
    sourcefile: 'src/stall.ts',
  });
  const lines = code.split('\n');
  const line = lines.findIndex((text) => text.includes('return'));
  const column = (lines[line] as string).indexOf('price');
  const stack = `TypeError: no stall\n    at priceOf (Code.js:${line + 1}:${column + 1})\n    at Array.map`;
  const found = 'TypeError: no stall\n    at priceOf (src/stall.ts:7:17)\n    at Array.map';
  expect(line).toBeLessThan(6);
  expect(sourcesOf(map)(stack)).toBe(found);
});

test('a place that the map does not have stays', () => {
  const empty = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });
  expect(sourcesOf(empty)('at run (Code.js:3:1)')).toBe('at run (Code.js:3:1)');
});
