import { drawMove } from './move.ts';
import { type FlowerField, questionId } from './order.ts';
import { boardOf } from './view.ts';
import { placesOf } from './vocabulary.ts';

/** Makes a random legal move. Sometimes sends nothing. */
export const rehearse: FlowerField['rehearse'] = (info, seat, { public: view }, random) => {
  const move = random(25) === 0 ? undefined : drawMove(boardOf(info, view), seat, random);
  return Object.fromEntries(move?.map((cells, colour) => [questionId(colour), placesOf(cells)]) ?? []);
};
