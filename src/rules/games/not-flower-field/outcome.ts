import type { Chance } from '../../base/chance.ts';
import { type Outcome, seatsWith } from '../../declare/outcome.ts';
import type { Table } from '../../declare/table.ts';
import type { Tell } from '../../game.ts';
import { accountOf, inWords } from './account.ts';
import { cellsHeld } from './board.ts';
import type { Options } from './options.ts';
import { scoresOf } from './pattern.ts';
import { type FieldPosition, readBoard } from './position.ts';
import { SEATS } from './vocabulary.ts';

/** Most points win, then more cells, then the lot; the loser is the mirror of that (F16). Nobody is paid (F17). */
export function outcome(
  table: Table<Options>,
  position: FieldPosition,
  chance: Chance,
  tell?: Tell,
): Outcome {
  const { names, options } = table;
  const board = readBoard(position);
  const scores = scoresOf(board, options);
  const cells = cellsHeld(board);
  let lot: readonly number[] | undefined;
  const drawLot = () => {
    lot ??= chance('lot').shuffle(SEATS);
    return lot;
  };
  const first = seatsWith('most', cells, seatsWith('most', scores));
  const last = seatsWith('least', cells, seatsWith('least', scores));
  const winner = first.length === 1 ? first[0]! : drawLot().find((seat) => first.includes(seat))!;
  const loser =
    last.length === 1
      ? last[0]!
      : drawLot()
          .filter((seat) => last.includes(seat))
          .pop()!;
  const opponents = SEATS.filter((seat) => seat !== winner && seat !== loser).map(
    (seat) => names[seat] as string,
  );
  if (tell) {
    for (const line of accountOf(board, options)) tell('public', line.ruling, inWords(line, names));
    for (const seat of SEATS)
      tell(
        'public',
        'F16',
        `${names[seat]}: ${scores[seat]} points, ${cells[seat]} cells with ${position.seats[seat]!.colour}.`,
      );
    if (lot)
      tell(
        'public',
        'F16',
        `Points and cells leave a tie; the lot: ${lot.map((seat) => names[seat]).join(', ')}.`,
      );
    tell('public', 'F16', `${names[winner]} wins.`);
    tell('public', 'F16', `${names[loser]} is last and names an opponent: ${opponents.join(' or ')}.`);
  }
  return {
    scores,
    winners: [winner],
    candidates: [loser],
    vote: false,
    earnings: [],
    reveal: {},
    extra: { opponents },
  };
}
