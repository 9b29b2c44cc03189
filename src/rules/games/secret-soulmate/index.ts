import { countGood, itemsGood } from '../../declare/good.ts';
import { withinMeadow } from '../../declare/match-info.ts';
import { seating } from '../../declare/seating.ts';
import { defineGame } from '../../define-game.ts';
import { drawHost, drawPrivate, drawPublic, outcomeColumns } from './draw.ts';
import { OPTIONS } from './options.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { DEAL } from './pairing.ts';
import { check, POSITION, start } from './position.ts';
import { resolve } from './resolve.ts';
import { privateView, publicView } from './view.ts';
import { CARD_COLUMNS, NUMBERS } from './vocabulary.ts';

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
  goods: [
    itemsGood('numberCards', { one: 'number card', items: NUMBERS, columns: CARD_COLUMNS, swap: true }),
    countGood('pointTokens', { one: 'point token' }),
  ],
  mayTrade: (info, _position, from, to, good) => withinMeadow(info, from, to, good.many),
  deal: DEAL,
  start,
  order: ORDER,
  asksFirst: ['card', 'garnets', 'token'],
  resolve,
  outcome,
  views: { public: publicView, private: privateView },
  draw: { public: drawPublic, private: drawPrivate, host: drawHost, outcome: outcomeColumns },
});
