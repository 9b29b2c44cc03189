import type { Log } from '../../../../src/sheets/log/audit-log.ts';
import { allHeadLines, headLines } from '../../../../src/sheets/pages/lines/log-head.ts';

const logOf = (entries: readonly (readonly [match: number, number: number])[]) =>
  ({
    entries: entries.map(([match, number]) => ({ match, number, hash: `hash ${number}` })),
  }) as unknown as Log;

const LOG = logOf([
  [0, 1],
  [1, 11],
  [0, 12],
  [2, 13],
  [1, 14],
]);

test('the head of a match is the last entry of its chain, with its hash', () => {
  expect(headLines(logOf([]), 1)).toEqual([]);
  expect(headLines(LOG, 1).map(({ text }) => text)).toEqual([
    'The log of this match ends at entry 14. Its hash:',
    'hash 14',
  ]);
});

test('the heads of the season and of its matches stand together', () => {
  const matches = [
    { number: 1, title: 'Polar Power' },
    { number: 2, title: 'The MVP' },
  ];
  expect(allHeadLines(LOG, matches).map(({ text }) => text)).toEqual([
    'The log of the season ends at entry 12. Its hash:',
    'hash 12',
    'The log of Polar Power ends at entry 14. Its hash:',
    'hash 14',
    'The log of The MVP ends at entry 13. Its hash:',
    'hash 13',
    'Keep them: if the log is ever rewritten, these hashes are not found in it.',
  ]);
});
