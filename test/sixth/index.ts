import { itemsGood } from '../../src/rules/declare/good.ts';
import type { Game } from '../../src/rules/game.ts';
import { drawHost, drawPrivate, drawPublic } from './draw.ts';
import { questions, read, rehearse } from './form.ts';
import type { RockPaperScissors } from './kinds.ts';
import { OPTIONS } from './options.ts';
import { judge, ORDER_KEYS } from './order.ts';
import { checkSeats, readDeal, schema, setup } from './position.ts';
import { outcome, resolve } from './resolve.ts';
import { privateView, publicView } from './view.ts';
import { THROWS } from './vocabulary.ts';

/** Rock-paper-scissors for many: everybody throws at once, and beats all whom the throw beats (rulings R). */
export const rockPaperScissors: Game<RockPaperScissors> = {
  id: 'rock-paper-scissors',
  title: 'Rock-Paper-Scissors',
  pitch: 'Everybody throws at once; each throw beats all whom it beats.',
  seating: { words: 'Two to thirty players, with or without meadows.', check: checkSeats },
  options: OPTIONS,
  schema,
  goods: [itemsGood('throws', { one: 'throw', items: THROWS, swap: true })],
  dealKeys: { extra: 'The throw that each player has one more of.' },
  readDeal,
  setup,
  orderKeys: ORDER_KEYS,
  judge,
  resolve,
  outcome,
  publicView,
  privateView,
  form: { questions, read },
  draw: { public: drawPublic, private: drawPrivate, host: drawHost },
  rehearse,
};
