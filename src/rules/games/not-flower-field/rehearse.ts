import type { Answers } from '../../data.ts';
import { scoresOf } from './configuration.ts';
import { drawMove, plant } from './move.ts';
import { questionId } from './order.ts';
import type { Info } from './position.ts';
import { boardOf, type PublicView } from './view.ts';
import { placesOf } from './vocabulary.ts';

/** Number of random moves. The best of these moves is chosen. */
const TRIES = 24;

/** Chooses the random legal move after which the player leads the best opponent by most. Sometimes sends nothing. */
export function rehearse(
  info: Info,
  seat: number,
  seen: { readonly public: PublicView },
  random: (n: number) => number,
): Answers {
  if (random(25) === 0) return {};
  const board = boardOf(info, seen.public);
  let best: Answers = {};
  let most = Number.NEGATIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries++) {
    const move = drawMove(board, seat, random);
    if (!move) return {};
    const scores = scoresOf(plant(board, [move]), info.options);
    const lead = scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat)) / 2;
    if (lead <= most) continue;
    most = lead;
    best = Object.fromEntries(move.map((cells, colour) => [questionId(colour), placesOf(cells)]));
  }
  return best;
}
