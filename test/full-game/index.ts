import { defineGame, notInLastRound, seating } from '../../src/rules/kit.ts';
import { draw } from './draw.ts';
import { ORDER } from './order.ts';
import { LANTERNS, OPTIONS, POSITION } from './position.ts';
import { resolve } from './resolve.ts';

/** Lantern Night: everyone looks for a hidden friend, visit by visit (rulings T). */
export const lanternNight = defineGame({
  id: 'lantern-night',
  title: 'Lantern Night',
  pitch: 'Everyone has a hidden friend and visits one player a round. A player who finds the friend scores.',
  seating: seating({ players: [3, 12] }),
  options: OPTIONS,
  glance: {
    goes: () => [
      'Everyone has a hidden friend, drawn before the match. Each round you may visit one player, and light lanterns for it.',
      'A player who finds the friend scores a point, and one more for each lantern that was lit. Lit lanterns are gone.',
    ],
    sends: () => 'one visit, and lanterns for it.',
    nothing: () => 'you stay at home',
  },
  position: POSITION,
  goods: [LANTERNS],
  mayTrade: notInLastRound,
  start: ({ names, options }) => ({ seats: names.map(() => ({ lanterns: options.lanterns })) }),
  order: ORDER,
  resolve,
  draw,
});
