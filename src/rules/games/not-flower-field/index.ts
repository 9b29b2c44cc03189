import { seating } from '../../declare/seating.ts';
import type { Game } from '../../game.ts';
import { drawHost, drawPrivate, drawPublic } from './draw.ts';
import { questions, read } from './form.ts';
import type { NotFlowerField } from './kinds.ts';
import { OPTIONS } from './options.ts';
import { judge, ORDER_KEYS } from './order.ts';
import { outcome } from './outcome.ts';
import { readDeal, schema, setup } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { privateView, publicView } from './view.ts';

/** Not Flower Field: four players place flowers on an 8×8 field and score the patterns of their colour (rulings F). */
export const notFlowerField: Game<NotFlowerField> = {
  id: 'not-flower-field',
  title: 'Not Flower Field',
  pitch:
    'Four players place flowers of all four colours on a field of 8×8 and score the patterns of their own colour.',
  seating: seating({ players: 4 }),
  options: OPTIONS,
  schema,
  goods: [],
  dealKeys: { colours: 'Each player’s colour: any text but black, each its own.' },
  readDeal,
  setup,
  publicFacts: ({ seats }) => seats.map(({ colour }) => colour),
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
