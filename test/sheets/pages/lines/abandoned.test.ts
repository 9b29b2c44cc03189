import type { Log } from '../../../../src/sheets/log/audit-log.ts';
import { abandonedLines } from '../../../../src/sheets/pages/season-page.ts';

const logOf = (entries: readonly object[]) => ({ entries }) as unknown as Log;

test('H9 matches that were given up are named with the fingerprint of their seed, the last 30', () => {
  const abandon = (i: number) => ({
    what: 'abandon',
    data: { title: `Match ${i}`, game: 'polar-power', commitment: `fingerprint ${i}` },
    time: '2026-01-11T00:00:00Z',
  });
  expect(abandonedLines(logOf([{ what: 'undo', data: { round: 9, entry: 1 } }]))).toEqual([]);
  const lines = abandonedLines(logOf(Array.from({ length: 32 }, (_, i) => abandon(i + 1))));
  expect(lines.map(({ text }) => text).slice(0, 4)).toEqual([
    'Abandoned before the start',
    '2 earlier matches are not shown.',
    '• Match 3 (Sun 11 Jan 2026, 00:00 UTC). Fingerprint of the seed:',
    'fingerprint 3',
  ]);
  expect(lines).toHaveLength(62);
});
