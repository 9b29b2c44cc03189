import { commitmentOf } from '../../../../src/rules/base/chance.ts';
import type { Log } from '../../../../src/sheets/log/audit-log.ts';
import { allHeadLines, keptLines } from '../../../../src/sheets/pages/lines/log-head.ts';

const LOG = {
  entries: [
    [0, 1],
    [1, 11],
    [0, 12],
    [2, 13],
    [1, 14],
  ].map(([match, number]) => ({ match, number, hash: `${number}`.padEnd(64, 'ab') })),
} as unknown as Log;
const code = (number: number) => `${number}ab ${'abab '.repeat(7).trim()}`;

test('H39 X11 a match’s lines to keep are the fingerprint of its seed and its last entry', () => {
  const lines = keptLines({ number: 1, started: { seed: 'a seed' } as never }, LOG);
  const groups = commitmentOf('a seed').slice(0, 32).match(/.{4}/g)?.join(' ');
  expect(lines).toEqual([`Fingerprint: match 1 · ${groups}`, `Check: match 1 · 14 · ${code(14)}`]);
  expect(keptLines({ number: 3, started: { seed: '' } as never }, LOG)).toEqual([]);
});

test('H39 the check lines of the season and of its matches stand together', () => {
  expect(allHeadLines(LOG, [{ number: 1 }, { number: 2 }]).map(({ text }) => text)).toEqual([
    `Check: season · 12 · ${code(12)}`,
    `Check: match 1 · 14 · ${code(14)}`,
    `Check: match 2 · 13 · ${code(13)}`,
    'Keep these lines. They show whether the log was changed later.',
  ]);
});
