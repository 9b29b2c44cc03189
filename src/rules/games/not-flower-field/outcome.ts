import { joined, outcomeByScores, plural, seatsWith } from '../../kit.ts';
import { cellsHeld } from './cell.ts';
import { accountInWords, accountOf, scoresOf } from './configuration.ts';
import type { FlowerField } from './order.ts';
import { readBoard } from './position.ts';
import { SEATS } from './vocabulary.ts';

/**
 * Gives the outcome. The most points win. Among equal players the most cells win, then a lot decides. The last player is
 * found in the same way, by the fewest points and cells (F16). Nobody is paid (F17).
 */
export const outcome: FlowerField['outcome'] = ({ names, options }, position, chance, tell) => {
  const board = readBoard(position);
  const scores = scoresOf(board, options);
  const cells = cellsHeld(board);
  const first = seatsWith('most', cells, seatsWith('most', scores));
  const last = seatsWith('least', cells, seatsWith('least', scores));
  const lot = first.length + last.length > 2 ? chance('lot').shuffle(SEATS) : undefined;
  const order: readonly number[] = lot ?? SEATS;
  const winner = order.find((seat) => first.includes(seat))!;
  const loser = order.filter((seat) => last.includes(seat)).pop()!;
  const opponents = names.filter((_, seat) => seat !== winner && seat !== loser);
  const account = accountOf(board, options);
  position.seats.forEach(({ player, colour }, i) => {
    const found = account.filter(({ seat, points }) => seat === i && points > 0);
    const from = found.map(({ pattern, points }) => `${pattern} ${points}`).join(', ') || 'no pattern';
    tell('public', 'F16', `${player}: ${from}; ${plural(cells[i]!, 'cell')} with ${colour}.`);
    for (const line of found) tell('public', line.ruling, accountInWords(line, player), { isDetail: true });
  });
  if (lot) {
    const drawn = joined(lot.map((seat) => names[seat]!));
    const why = `Points and cells are equal, so a lot decides. The lot gives this order: ${drawn}.`;
    tell('public', 'F16', why);
  }
  tell('public', 'F16', `${names[winner]} wins.`);
  tell('public', 'F16', `${names[loser]} is last. Possible opponents: ${joined(opponents)}.`);
  return outcomeByScores(scores, {
    winners: [winner],
    candidates: [loser],
    vote: false,
    earnings: [],
    extra: { opponents },
  });
};
