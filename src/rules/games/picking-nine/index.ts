import { seating } from '../../declare/seating.ts';
import type { Game } from '../../game.ts';
import { drawHost, drawPrivate, drawPublic } from './draw.ts';
import { questions, read } from './form.ts';
import type { PickingNine } from './kinds.ts';
import { OPTIONS } from './options.ts';
import { judge, ORDER_KEYS } from './order.ts';
import { outcome } from './outcome.ts';
import { schema } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { DEAL_KEYS, readDeal, setup } from './setup.ts';
import { privateView, publicView } from './view.ts';

/** Picking Nine Possibilities: six players draft nine cards a round for the best quattro (rulings N). */
export const pickingNine: Game<PickingNine> = {
  id: 'picking-nine',
  title: 'Picking Nine Possibilities',
  pitch:
    'Six players draft a card a round: the lowest number that nobody else sent picks first, and four cards of different numbers and colours score.',
  seating: seating({ players: 6 }),
  options: OPTIONS,
  schema,
  goods: [],
  dealKeys: DEAL_KEYS,
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
