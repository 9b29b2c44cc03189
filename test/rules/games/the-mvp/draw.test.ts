import { expect, test } from '@jest/globals';
import { drawHands } from '../../../../src/rules/games/the-mvp/draw-hands.ts';
import type { PublicView } from '../../../../src/rules/games/the-mvp/view.ts';
import { play } from './build.ts';

test('M12 below each rank stands what its set scores for the team, and nothing where there is none', () => {
  const { rounds, start } = play({ rounds: [{ Ann: 'U 3' as never }] });
  const view = (rounds[0] ?? start).public as unknown as PublicView;
  const { cells } = drawHands(['red', 'green'], view);
  const bottom = Math.max(...cells.map(({ row }) => row));
  const below = cells.filter(({ row }) => row === bottom).map(({ text }) => String(text ?? ''));
  expect(below.filter((text) => text !== '')).toEqual(['sets']);
});
