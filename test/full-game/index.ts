import { countGood } from '../../src/rules/declare/good.ts';
import { defineGame } from '../../src/rules/define-game.ts';
import { drawHost, drawPrivate, drawPublic, outcomeColumns } from './draw.ts';
import { OPTIONS } from './options.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { check, DEAL, POSITION, SEATING, start } from './position.ts';
import { resolve } from './resolve.ts';
import { privateView, publicView } from './view.ts';

/** Lantern Night: everyone looks for a hidden friend, visit by visit (rulings T). */
export const lanternNight = defineGame({
  id: 'lantern-night',
  title: 'Lantern Night',
  pitch: 'Everyone has a hidden friend and visits one player a round; whoever finds the friend scores.',
  seating: SEATING,
  options: OPTIONS,
  position: POSITION,
  check,
  goods: [countGood('lanterns', { one: 'lantern' })],
  mayTrade: ({ options }, { round }) =>
    round + 1 < options.rounds ? undefined : 'In the last round lanterns stay where they are.',
  deal: DEAL,
  start,
  order: ORDER,
  resolve,
  outcome,
  views: { public: publicView, private: privateView },
  draw: { public: drawPublic, private: drawPrivate, host: drawHost, outcome: outcomeColumns },
});
