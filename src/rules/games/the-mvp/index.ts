import { seating } from '../../declare/seating.ts';
import type { Game } from '../../game.ts';
import { drawHost, drawPrivate, drawPublic, outcomeColumns } from './draw.ts';
import { questions, read } from './form.ts';
import type { TheMvp } from './kinds.ts';
import { OPTIONS } from './options.ts';
import { judge, ORDER_KEYS } from './order.ts';
import { outcome } from './outcome.ts';
import { ownForm } from './own-form.ts';
import { readDeal, schema, setup } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { privateView, publicView } from './view.ts';

/** The MVP: two teams bid for overlapping cards, and the most useful of the better team wins (rulings M). */
export const theMvp: Game<TheMvp> = {
  id: 'the-mvp',
  title: 'The MVP',
  pitch:
    'Two teams of three bid chips for 24 overlapping cards; the most useful player of the better team wins.',
  seating: seating({ players: 6, teams: 2 }),
  options: OPTIONS,
  schema,
  goods: [],
  dealKeys: { pattern: 'The card at each place from A to X, such as apple-3; every card once.' },
  readDeal,
  setup,
  orderKeys: ORDER_KEYS,
  judge,
  resolve,
  outcome,
  publicView,
  privateView,
  form: { questions, read, own: ownForm },
  draw: { public: drawPublic, private: drawPrivate, host: drawHost, outcome: outcomeColumns },
  rehearse,
};
