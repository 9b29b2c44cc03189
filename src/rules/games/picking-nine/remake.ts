import { byName } from '../../kit.ts';
import type { Nine } from './order.ts';
import { DEAL_COLUMNS, GRAY, HAND_COLUMNS } from './vocabulary.ts';

/** Rebuilds positions from the rounds. A round shows the cards on the table, and the card that each player took (N12). */
export const remake: Nine['remake'] = {
  deal(_info, start, { public: views }) {
    const deals = start.deals.map((row, i) => {
      const cards = views[i]?.table.filter((card) => card !== GRAY) ?? [];
      return cards.length > 0 ? { ...row, ...byName(DEAL_COLUMNS, cards) } : row;
    });
    return { ...start, deals };
  },
  end(_info, start, { public: views }) {
    const seats = start.seats.map((hand) => {
      const taken = HAND_COLUMNS.map((_, i) => {
        const card = views[i + 1]?.picks?.[hand.player];
        return card && views[i]?.table.includes(card) ? card : '';
      });
      return { ...hand, ...byName(HAND_COLUMNS, taken) };
    });
    return { ...start, seats };
  },
};
