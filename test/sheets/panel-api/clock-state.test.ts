import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { FOUR } from '../../players.ts';
import { playedSeason } from '../matches/archive/closed-season.ts';
import type { Memory } from '../memory-ports.ts';
import { begin, makeMatch, makeSeason } from '../season.ts';

const follows = ({ ports }: Memory, number: number) =>
  panelState(ports).matches.find((match) => match.number === number)?.clock.follows;

test('H17 says whether another round follows the open one, where the game and its options decide that', () => {
  expect(follows(begin(), 1)).toBe('yes');
  // In its last round.
  expect(follows(playedSeason(), 2)).toBe('no');
  const memory = makeSeason(FOUR);
  makeMatch(memory, { game: 'not-flower-field', options: { rounds: 2 } });
  expect(follows(memory, 1)).toBe('maybe');
  makeMatch(memory, {
    game: 'not-flower-field',
    options: { rounds: 1 },
    seed: 'another seed of twenty letters',
  });
  expect(follows(memory, 2)).toBe('no');
});
