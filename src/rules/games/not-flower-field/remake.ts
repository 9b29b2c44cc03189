import { latest } from '../../draw.ts';
import type { FlowerField } from './order.ts';
import { start as begin, writeBoard } from './position.ts';
import { boardOf, coloursOf } from './view.ts';

/** Rebuilds positions from the public views, which show the whole field after each round (F16). */
export const remake: FlowerField['remake'] = {
  end(info, _start, { public: views }) {
    const start = begin(info, coloursOf(info));
    return { ...start, field: writeBoard(start, boardOf(info, latest(views))) };
  },
};
