import { headLines } from '../../../../src/sheets/letters/lines/log-head.ts';
import type { Log } from '../../../../src/sheets/log/chain/audit-log.ts';

const logOf = (numbers: readonly number[]) =>
  ({ entries: numbers.map((number) => ({ number, hash: `hash ${number}` })) }) as unknown as Log;

test('the head of the log is its last entry, with its hash', () => {
  expect(headLines(logOf([]))).toEqual([]);
  expect(headLines(logOf([11, 12])).map(({ text }) => text)).toEqual([
    'The log ends at entry 12. Its hash:',
    'hash 12',
    'Keep it: if the log is ever rewritten, this hash is not found in it.',
  ]);
});
