import { latest } from '../../draw.ts';
import { byName } from '../../kit.ts';
import type { Mvp } from './order.ts';
import { BIDS } from './vocabulary.ts';

/**
 * Rebuilds positions. Rounds show cards, flags and claims. The end reveals who controls the claimed cards (M10). Bids
 * stay hidden, so each bid becomes one chip.
 */
export const remake: Mvp['remake'] = {
  deal(_info, start, { public: views }) {
    const cards = start.cards.map((row) => {
      const shown = views.flatMap(({ cards }) => cards[row.place]?.card ?? []);
      return { ...row, card: shown.find((card) => card !== row.card) ?? row.card };
    });
    return { ...start, cards };
  },
  end({ names }, start, { public: views, outcome }) {
    const { controllers } = outcome.reveal as { controllers: Record<string, string | null> };
    const cards = start.cards.map((row) => {
      const { status, flag = '' } = latest(views).cards[row.place]!;
      const bids = byName(BIDS, (seat) => (controllers[row.place] === names[seat] ? 1 : 0));
      return { ...row, ...bids, flag, claimed: status === 'claimed' };
    });
    return { ...start, cards };
  },
};
