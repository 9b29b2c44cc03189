import { countGood } from '../../data.ts';
import { defineGame, seating, withinMeadow } from '../../kit.ts';
import { draw } from './draw.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { DEAL, start } from './pairing.ts';
import { CARDS, check, OPTIONS, POSITION } from './position.ts';
import { resolve } from './resolve.ts';
import { VIEWS } from './view.ts';

/** Secret Soulmate: cards are compared with those of an unknown partner (rulings S). */
export const secretSoulmate = defineGame({
  id: 'secret-soulmate',
  title: 'Secret Soulmate',
  pitch:
    'Everyone has a secret soulmate; each round the higher card of the two scores, and the least player’s pair cannot win.',
  seating: seating({ players: [4, 30], even: true }),
  options: OPTIONS,
  position: POSITION,
  check,
  goods: [CARDS.good, countGood('pointTokens', { one: 'point token' })],
  mayTrade: (info, _position, from, to, good) => withinMeadow(info, from, to, good.many),
  deal: DEAL,
  start,
  order: ORDER,
  asksFirst: ['card', 'garnets', 'token'],
  resolve,
  outcome,
  views: VIEWS,
  draw,
});
