import { countGood, itemsGood } from '../../declare/good.ts';
import { withinMeadow } from '../../declare/match-info.ts';
import { defineGame } from '../../define-game.ts';
import { drawHost, drawPrivate, drawPublic, outcomeColumns } from './draw.ts';
import { OPTIONS } from './options.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { DEAL, POSITION, SEATING, start } from './position.ts';
import { resolve } from './resolve.ts';
import { privateView, publicView } from './view.ts';
import { COIL_COLUMNS, COILS, MEADOWS } from './vocabulary.ts';

/** Polar Power: mails charge meadows, opposite polarities cancel, the strongest meadows score (rulings P). */
export const polarPower = defineGame({
  id: 'polar-power',
  title: 'Polar Power',
  pitch:
    'Ten players mail coils to charge five meadows; opposite polarities cancel, and the strongest meadows score.',
  seating: SEATING,
  options: OPTIONS,
  position: POSITION,
  goods: [
    itemsGood('postcards', { one: 'postcard', items: MEADOWS, swap: true }),
    itemsGood('coils', { one: 'coil', items: COILS, columns: COIL_COLUMNS, swap: true }),
    countGood('stamps', { one: 'stamp' }),
  ],
  mayTrade: (info, _position, from, to, good) =>
    info.options.trade === 'anyone' ? undefined : withinMeadow(info, from, to, good.many),
  deal: DEAL,
  start,
  order: ORDER,
  resolve,
  outcome,
  views: { public: publicView, private: privateView },
  draw: { public: drawPublic, private: drawPrivate, host: drawHost, outcome: outcomeColumns },
});
