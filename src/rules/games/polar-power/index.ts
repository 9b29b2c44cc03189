import { withinMeadow } from '../../declare/table.ts';
import type { Game } from '../../game.ts';
import { drawHost, drawPrivate, drawPublic, outcomeColumns } from './draw.ts';
import { questions, read } from './form.ts';
import type { PolarPower } from './kinds.ts';
import { OPTIONS } from './options.ts';
import { judge, ORDER_KEYS } from './order.ts';
import { outcome } from './outcome.ts';
import { checkSeats, readDeal, schema, setup } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { privateView, publicView } from './view.ts';
import { COIL_COLUMNS, COILS, MEADOWS } from './vocabulary.ts';

/** Polar Power: mails charge meadows, opposite polarities cancel, the strongest meadows score (rulings P). */
export const polarPower: Game<PolarPower> = {
  id: 'polar-power',
  title: 'Polar Power',
  pitch:
    'Ten players mail coils to charge five meadows; opposite polarities cancel, and the strongest meadows score.',
  seating: {
    words: 'Ten players, two in each of the meadows white, blue, black, red and green.',
    check: checkSeats,
  },
  options: OPTIONS,
  schema,
  goods: [
    {
      kind: 'items',
      key: 'postcards',
      items: MEADOWS,
      columns: MEADOWS,
      one: 'postcard',
      many: 'postcards',
      swap: true,
    },
    {
      kind: 'items',
      key: 'coils',
      items: COILS,
      columns: COIL_COLUMNS,
      one: 'coil',
      many: 'coils',
      swap: true,
    },
    { kind: 'count', key: 'stamps', column: 'stamps', one: 'stamp', many: 'stamps' },
  ],
  mayTrade: (table, _position, from, to, good) =>
    table.options.trade === 'anyone' ? undefined : withinMeadow(table, from, to, good.many),
  dealKeys: { polarity: 'Each player’s polarity, + or -; one of each in every meadow.' },
  readDeal,
  setup,
  orderKeys: ORDER_KEYS,
  judge,
  resolve,
  outcome,
  publicView,
  privateView,
  form: { questions, read },
  draw: { public: drawPublic, private: drawPrivate, host: drawHost, outcome: outcomeColumns },
  rehearse,
};
