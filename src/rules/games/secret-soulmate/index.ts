import { countGood, itemsGood } from '../../declare/good.ts';
import { seating } from '../../declare/seating.ts';
import { withinMeadow } from '../../declare/table.ts';
import type { Game } from '../../game.ts';
import { drawHost, drawPrivate, drawPublic, outcomeColumns } from './draw.ts';
import { own, questions, read } from './form.ts';
import type { SecretSoulmate } from './kinds.ts';
import { OPTIONS } from './options.ts';
import { judge, ORDER_KEYS } from './order.ts';
import { outcome } from './outcome.ts';
import { readDeal } from './pairing.ts';
import { schema, setup } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { privateView, publicView } from './view.ts';
import { CARD_COLUMNS, NUMBERS } from './vocabulary.ts';

/** Secret Soulmate: cards are compared with those of a partner whom nobody knows (rulings S). */
export const secretSoulmate: Game<SecretSoulmate> = {
  id: 'secret-soulmate',
  title: 'Secret Soulmate',
  pitch:
    'Everyone has a secret soulmate; each round the higher card of the two scores, and the least player’s pair cannot win.',
  seating: seating({ players: [4, 30], even: true }),
  options: OPTIONS,
  schema,
  goods: [
    itemsGood('numberCards', { one: 'number card', items: NUMBERS, columns: CARD_COLUMNS, swap: true }),
    countGood('pointTokens', { one: 'point token' }),
  ],
  mayTrade: (table, _position, from, to, good) => withinMeadow(table, from, to, good.many),
  dealKeys: { soulmates: 'The pairs of soulmates, every player once: [["Ann", "Bob"], …].' },
  readDeal,
  setup,
  orderKeys: ORDER_KEYS,
  judge,
  resolve,
  outcome,
  publicView,
  privateView,
  form: { questions, read, own },
  draw: { public: drawPublic, private: drawPrivate, host: drawHost, outcome: outcomeColumns },
  rehearse,
};
