import type { Table } from '../../declare/table.ts';
import type { Answers } from '../../order/question.ts';
import { planted } from './board.ts';
import { boardOf, coloursOf } from './colours.ts';
import { questionId } from './form.ts';
import { drawMove } from './missed.ts';
import type { Options } from './options.ts';
import { scoresOf } from './pattern.ts';
import type { PrivateView, PublicView } from './view.ts';
import { PLACES } from './vocabulary.ts';

/** Moves that a pretend player thinks of before choosing the best. */
const IDEAS = 24;

/** Of some random legal moves, the one that would do most for the own score against the best other; forgetful at times. */
export function rehearse(
  table: Table<Options>,
  seat: number,
  told: { readonly public: PublicView; readonly private: PrivateView },
  random: (n: number) => number,
): Answers {
  if (random(25) === 0) return {};
  const board = boardOf(told.public, coloursOf(table));
  let best: Answers = {};
  let most = Number.NEGATIVE_INFINITY;
  for (let idea = 0; idea < IDEAS; idea++) {
    const move = drawMove(board, seat, random);
    if (!move) return {};
    const after = board.slice();
    move.forEach((cells, colour) => {
      for (const cell of cells) after[cell] = planted(after[cell] as number, 1 << colour);
    });
    const scores = scoresOf(after, table.options);
    const lead = scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat)) / 2;
    if (lead <= most) continue;
    most = lead;
    best = Object.fromEntries(
      move.map((cells, colour) => [questionId(colour), cells.map((cell) => PLACES[cell]).join(' ')]),
    );
  }
  return best;
}
