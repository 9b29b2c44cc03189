import { count, declarePosition, draftOf, table, text, wholeNumber } from '../../src/rules/data.ts';
import { defineGame, joined, plural, roundsOption, seating } from '../../src/rules/kit.ts';

/** The guess of a player who sent none. */
const NONE = -1;

const OPTIONS = { rounds: roundsOption(3, 'R4') };

const POSITION = declarePosition({
  tables: {
    rounds: table('everyone', { round: count(), target: text(), nearest: text() }),
    seats: table('owner', { guess: text(), points: count({ known: 'everyone' }) }),
  },
});

/** Guess two thirds of the average: who is nearest scores (rulings R). */
export const guessTwoThirds = defineGame({
  id: 'guess-two-thirds',
  title: 'Guess Two Thirds',
  pitch: 'Everyone guesses a number; whoever is nearest to two thirds of the average gets a point.',
  seating: seating({ players: [3, 30] }),
  options: OPTIONS,
  position: POSITION,
  order: {
    guess: wholeNumber(
      { title: 'Your guess', help: 'A whole number.', empty: 'you sit this round out' },
      { most: 100, missing: NONE },
    ),
  },

  resolve({ names }, position, orders, _chance, tell) {
    const seats = draftOf(position.seats);
    const guesses = orders.flatMap(({ guess }) => (guess === NONE ? [] : [guess]));
    // Three times the distance stays a whole number (R2).
    const sum = guesses.reduce((total, guess) => total + guess, 0);
    const distance = (guess: number) => Math.abs(3 * guess * guesses.length - 2 * sum);
    const least = Math.min(...guesses.map(distance));
    const target = guesses.length > 0 ? ((2 * sum) / (3 * guesses.length)).toFixed(1) : 'none';
    const nearest: string[] = [];
    seats.forEach((seat, i) => {
      const { guess } = orders[i]!;
      seat.guess = guess === NONE ? '' : String(guess);
      if (guess === NONE || distance(guess) > least) return;
      seat.points++;
      nearest.push(names[i]!);
      tell(i, 'R2', `${names[i]} guessed ${guess} and now has ${plural(seat.points, 'point')}.`);
    });
    const who = joined(nearest) || 'nobody';
    tell('public', 'R2', `Two thirds of the average: ${target}. Nearest: ${who}.`);
    const last = { round: position.round + 1, target, nearest: joined(nearest) };
    return { position: { rounds: [...position.rounds, last], seats } };
  },
});
