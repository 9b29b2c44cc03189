import type { Chance } from '../../base/chance.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import { type Outcome, outcomeByScores, seatsWith } from '../../declare/outcome.ts';
import type { Tell } from '../../game.ts';
import { cellsHeld } from './cell.ts';
import { scoresOf } from './configuration.ts';
import type { Options } from './options.ts';
import { type FieldPosition, readBoard } from './position.ts';
import { SEATS } from './vocabulary.ts';
import { tellScores } from './why.ts';

/** Most points win, then most cells, then a lot; the last player is found in reverse (F16). Nobody is paid (F17). */
export function outcome(
  info: MatchInfo<Options>,
  position: FieldPosition,
  chance: Chance,
  tell?: Tell,
): Outcome {
  const { names, options } = info;
  const board = readBoard(position);
  const scores = scoresOf(board, options);
  const cells = cellsHeld(board);
  const first = seatsWith('most', cells, seatsWith('most', scores));
  const last = seatsWith('least', cells, seatsWith('least', scores));
  const lot = first.length + last.length > 2 ? chance('lot').shuffle(SEATS) : undefined;
  const order: readonly number[] = lot ?? SEATS;
  const winner = order.find((seat) => first.includes(seat)) as number;
  const loser = order.filter((seat) => last.includes(seat)).pop() as number;
  const opponents = names.filter((_, seat) => seat !== winner && seat !== loser);
  if (tell) tellScores(tell, info, position.seats, board, lot);
  tell?.('public', 'F16', `${names[winner]} wins.`);
  tell?.('public', 'F16', `${names[loser]} is last and names an opponent: ${opponents.join(' or ')}.`);
  return outcomeByScores(scores, {
    winners: [winner],
    candidates: [loser],
    vote: false,
    earnings: [],
    extra: { opponents },
  });
}
