import { defineGame, TOKEN_WORDS } from '../../src/rules/kit.ts';
import { draw } from './draw.ts';
import { ORDER } from './order.ts';
import { check, DEAL, LANTERNS, OPTIONS, POSITION, SEATING, start } from './position.ts';
import { outcome, resolve } from './resolve.ts';
import { VIEWS } from './view.ts';

/** Lantern Night: everyone looks for a hidden friend, visit by visit (rulings T). */
export const lanternNight = defineGame({
  id: 'lantern-night',
  title: 'Lantern Night',
  pitch: 'Everyone has a hidden friend and visits one player a round. A player who finds the friend scores.',
  seating: SEATING,
  options: OPTIONS,
  glance: {
    goes: () => [
      'Everyone has a hidden friend, drawn before the match. Each round you may visit one player, and light lanterns for it.',
      'A player who finds the friend scores a point, and one more for each lantern that was lit. Lit lanterns are gone.',
    ],
    sends: () => 'one visit, and lanterns for it.',
    nothing: () => 'you stay at home',
    ends: ({ rounds }) => `After round ${rounds}.`,
    pays: () => `The most points win. A player with the fewest is up for elimination. ${TOKEN_WORDS}`,
  },
  position: POSITION,
  check,
  goods: [LANTERNS],
  mayTrade: ({ options }, { round }) =>
    round + 1 < options.rounds ? undefined : 'In the last round lanterns stay where they are.',
  rounds: ({ rounds }) => [rounds, rounds],
  deal: DEAL,
  start,
  order: ORDER,
  resolve,
  outcome,
  reveals: { friends: 'who is whose friend', friend: 'who is whose friend', points: '' },
  views: VIEWS,
  draw,
});
