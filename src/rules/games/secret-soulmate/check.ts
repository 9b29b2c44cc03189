import type { SoulmatePosition } from './position.ts';
import { CARD_COLUMNS, ROUNDS } from './vocabulary.ts';

interface Problem {
  readonly path: string;
  readonly problem: string;
}

/**
 * What a hand edit could break that the schema alone does not see: the count of rounds, of cards in a hand, two
 * players to a pair, and one play a player and round.
 */
export function check({ round, over, seats, plays }: SoulmatePosition): readonly Problem[] {
  const problems: Problem[] = [];
  const expect = (isGood: boolean, path: string, problem: string) => {
    if (!isGood) problems.push({ path, problem });
  };
  expect(round <= ROUNDS, 'round', `expected at most ${ROUNDS}, found ${round}`);
  expect(over === round >= ROUNDS, 'over', `expected ${round >= ROUNDS} after round ${round}`);
  const players = new Set(seats.map(({ player }) => player));
  expect(players.size === seats.length, 'seats', 'every player has one row');
  seats.forEach((hand, i) => {
    const cards = CARD_COLUMNS.reduce((sum, column) => sum + hand[column], 0);
    expect(
      cards === ROUNDS - round,
      `seats[${i}].card1`,
      `expected ${ROUNDS - round} cards in all, one for each round to come, found ${cards}`,
    );
    const mates = seats.filter(({ pair }) => pair === hand.pair).length;
    expect(mates === 2, `seats[${i}].pair`, `expected two players in pair ${hand.pair}, found ${mates}`);
  });
  expect(
    plays.length === round * seats.length,
    'plays',
    `expected a row for each player and round, ${round * seats.length} in all, found ${plays.length}`,
  );
  plays.forEach((play, i) => {
    const expected = Math.floor(i / seats.length) + 1;
    expect(play.round === expected, `plays[${i}].round`, `expected ${expected}, found ${play.round}`);
    const player = seats[i % seats.length]?.player;
    expect(play.player === player, `plays[${i}].player`, `expected ${player}, found ${play.player}`);
    expect(
      play.card >= 1 && play.card <= CARD_COLUMNS.length,
      `plays[${i}].card`,
      `expected a card from 1 to ${CARD_COLUMNS.length}, found ${play.card}`,
    );
  });
  return problems;
}
