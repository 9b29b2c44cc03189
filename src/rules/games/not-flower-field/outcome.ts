import { outcomeByScores, seatsWith } from '../../kit.ts';
import { cellsHeld } from './cell.ts';
import { type AccountLine, accountOf, scoresOf } from './configuration.ts';
import type { FlowerField } from './order.ts';
import { readBoard } from './position.ts';
import { PATTERN_POINTS, type Pattern, SEATS } from './vocabulary.ts';

const RULINGS: Record<Pattern, string> = {
  bridge: 'F10',
  rainbow: 'F11',
  kiss: 'F12',
  snake: 'F13',
  bud: 'F14',
};

/** Most points win, then most cells, then a lot; the last player is found in reverse (F16). Nobody is paid (F17). */
export const outcome: FlowerField['outcome'] = ({ names, options }, position, chance, tell) => {
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
  for (const line of tell ? accountOf(board, options) : [])
    tell?.('public', RULINGS[line.pattern], accountInWords(line, names));
  position.seats.forEach(({ player, colour }, i) => {
    tell?.('public', 'F16', `${player}: ${scores[i]} points, ${cells[i]} cells with ${colour}.`);
  });
  const drawn = lot?.map((seat) => names[seat]).join(', ');
  if (drawn) tell?.('public', 'F16', `Points and cells leave a tie; the lot: ${drawn}.`);
  tell?.('public', 'F16', `${names[winner]} wins.`);
  tell?.('public', 'F16', `${names[loser]} is last and names an opponent: ${opponents.join(' or ')}.`);
  return outcomeByScores(scores, {
    winners: [winner],
    candidates: [loser],
    vote: false,
    earnings: [],
    extra: { opponents },
  });
};

/** “Ann, kiss: 2, 12 points (A1 B2; C3 D4 worth 8).” A configuration without a number is worth 4. */
function accountInWords({ seat, pattern, configurations, points }: AccountLine, names: readonly string[]) {
  const what = `${names[seat]}, ${pattern}`;
  if (configurations.length === 0) return `${what}: none.`;
  const list = configurations.map(
    ({ cells, points: worth }) => cells.join(' ') + (worth === PATTERN_POINTS ? '' : ` worth ${worth}`),
  );
  return `${what}: ${configurations.length}, ${points} points (${list.join('; ')}).`;
}
