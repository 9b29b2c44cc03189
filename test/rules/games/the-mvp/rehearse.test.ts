import * as z from 'zod/mini';
import { theMvp } from '../../../../src/rules/games/the-mvp/index.ts';
import { BIDS } from '../../../../src/rules/games/the-mvp/vocabulary.ts';
import { problemsOf } from '../../problems.ts';
import { type Rehearsed, rehearse } from './rehearsal.ts';

const matches = Array.from({ length: 16 }, (_, i) => rehearse(`match ${i}`));

function ending({ events }: Rehearsed): string {
  return events.find(({ text }) => text.includes('the match') || text.includes('was the last'))!.ruling;
}

test('M4 M14 M15 simulated players end matches in every way they can end', () => {
  expect(new Set(matches.map(ending))).toEqual(new Set(['M4', 'M14', 'M15']));
});

test('M15 simulated players are refused nothing but bids on nearly exposed cards in the last round', () => {
  for (const { refused } of matches)
    for (const { code, part } of refused)
      expect([code, part]).toEqual(['not-legal', expect.stringMatching(/^bids/)]);
});

test('M6 chips are conserved to the last one: in hand, on cards, or paid', () => {
  for (const { positions, events } of matches) {
    const last = positions[positions.length - 1]!;
    const bought = events
      .filter(({ text }) => text.includes('buys'))
      .reduce((sum, { text }) => sum + Number(/buys (\d+)/.exec(text)![1]), 0);
    const lying = last.cards.reduce(
      (sum, row) => sum + BIDS.reduce((all, column) => all + row[column], 0),
      0,
    );
    const held = last.seats.reduce((sum, { chips }) => sum + chips, 0);
    expect(lying + held).toBe(6 * 30 + bought);
  }
});

test('every position fits its schema and check', () => {
  for (const { positions } of matches.slice(0, 4))
    for (const position of positions) {
      expect(z.safeParse(theMvp.schema.shape, position)).toMatchObject({ success: true, data: position });
      expect(problemsOf(theMvp, position)).toEqual([]);
    }
});
