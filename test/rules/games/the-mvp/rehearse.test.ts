import type { Rehearsed } from '../../rehearsal.ts';
import { rehearse } from './build.ts';

const matches = Array.from({ length: 16 }, (_, i) => rehearse(`match ${i}`));

function ending({ events }: Rehearsed): string {
  return events.find(({ text }) => text.includes('the match') || text.includes('was the last'))!.ruling;
}

test('M4 M14 M15 simulated players end matches in every way they can end', () => {
  expect(new Set(matches.map(ending))).toEqual(new Set(['M4', 'M14', 'M15']));
});

test('M15 simulated players are refused only bids on nearly exposed cards in the last round', () => {
  for (const { refused } of matches)
    for (const { code, part } of refused)
      expect([code, part]).toEqual(['not-legal', expect.stringMatching(/^bids/)]);
});
