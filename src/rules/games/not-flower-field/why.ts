import type { MatchInfo } from '../../declare/match-info.ts';
import type { Tell } from '../../game.ts';
import { BLACK, type Board, cellsHeld, SEATS_IN } from './cell.ts';
import { type AccountLine, accountOf, scoresOf } from './configuration.ts';
import type { Move } from './move.ts';
import type { Options } from './options.ts';
import type { Gardener } from './position.ts';
import { PATTERN_POINTS, type Pattern, PLACES } from './vocabulary.ts';

const RULINGS: Record<Pattern, string> = {
  bridge: 'F10',
  rainbow: 'F11',
  kiss: 'F12',
  snake: 'F13',
  bud: 'F14',
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

/** Tells a player what was placed; a move that the player did not send was drawn, or places nothing (F4, F5). */
export function tellMove(
  tell: Tell,
  names: readonly string[],
  seats: readonly Gardener[],
  seat: number,
  move: Move | undefined,
  isSent: boolean,
): void {
  const flowers = move?.map((cells, i) => `${seats[i]!.colour} on ${placesOf(cells)}`).join(', ');
  if (isSent) tell(seat, 'F4', `${names[seat]} places ${flowers}.`);
  else if (move) tell(seat, 'F5', `${names[seat]} has no legal move; the seed’s places ${flowers}.`);
  else tell(seat, 'F5', `${names[seat]} has no legal move and places nothing.`);
}

/** Tells everyone how the field changed, and only the host which colours met in black (F3, F15). */
export function tellField(
  tell: Tell,
  { names, options }: MatchInfo<Options>,
  seats: readonly Gardener[],
  before: Board,
  after: Board,
  moves: readonly (Move | undefined)[],
): void {
  const coloursIn = (code: number) => SEATS_IN[code]!.map((seat) => seats[seat]!.colour).join(' and ');
  const changed = after.flatMap((code, i) => (code === before[i] ? [] : [i]));
  const grown = changed.filter((i) => after[i] !== BLACK);
  const merged = changed.filter((i) => after[i] === BLACK);
  const contents = grown.map((i) => `${PLACES[i]} holds ${coloursIn(after[i]!)}`);
  if (grown.length > 0) tell('public', 'F3', `New flowers: ${contents.join('; ')}.`);
  if (merged.length > 0) tell('public', 'F3', `More than two colours make black: ${placesOf(merged)}.`);
  for (const cell of merged) {
    const placers = moves.flatMap((move, seat) => {
      const colour = move?.findIndex((cells) => cells.includes(cell)) ?? -1;
      return colour < 0 ? [] : [`${seats[colour]!.colour} by ${names[seat]}`];
    });
    const old = coloursIn(before[cell]!) || 'nothing';
    tell('host', 'F3', `${PLACES[cell]} held ${old}, and took ${placers.join(', ')}.`);
  }
  const scores = scoresOf(after, options).map((score, seat) => `${names[seat]} ${score}`);
  tell('public', 'F15', `If the field stayed like this: ${scores.join(', ')}.`);
}

/** Tells everyone the account of the final board, and how ties were broken (F15, F16). */
export function tellScores(
  tell: Tell,
  { names, options }: MatchInfo<Options>,
  seats: readonly Gardener[],
  board: Board,
  lot: readonly number[] | undefined,
): void {
  for (const line of accountOf(board, options))
    tell('public', RULINGS[line.pattern], accountInWords(line, names));
  const scores = scoresOf(board, options);
  const held = cellsHeld(board);
  seats.forEach(({ colour }, i) => {
    tell('public', 'F16', `${names[i]}: ${scores[i]} points, ${held[i]} cells with ${colour}.`);
  });
  if (!lot) return;
  const order = lot.map((seat) => names[seat]).join(', ');
  tell('public', 'F16', `Points and cells leave a tie; the lot: ${order}.`);
}

/** “A1 B2 C3”. */
function placesOf(cells: readonly number[]): string {
  return cells.map((cell) => PLACES[cell]).join(' ');
}
