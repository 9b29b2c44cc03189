import { type Match, playRound } from '../../../src/rules/play/match.ts';
import { openRecord } from '../../../src/rules/play/record.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { changedTrading } from '../../../src/sheets/actions/outbox.ts';

const start = openRecord(GAMES, {
  format: 1,
  game: 'secret-soulmate',
  options: { purseTrade: 'within-meadow' },
  players: ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, meadow: 'red' })),
  seed: 'seed',
  rounds: [],
}).match;

test('X5 the trade form is renewed when it lists other players, and only then', () => {
  const later = playRound(start, { credits: [], trades: [], orders: [] }).match;
  const source = (match: Match) => ({ match, started: {} });
  expect(changedTrading(source(start), source(later))).toEqual([]);
  const seats = start.info.seats.map((seat) => ({ name: seat.name }));
  const game = {
    ...start.game,
    mayTrade: (_info: unknown, { round }: { round: number }, from: number, to: number) =>
      round > 0 && from + to === 1 ? undefined : 'Not yet.',
  };
  const [before, after] = [start, later].map((match) => ({
    ...match,
    game,
    info: { ...match.info, seats },
  }));
  expect(changedTrading(source(before!), source(after!))).toEqual(['trade form']);
});
