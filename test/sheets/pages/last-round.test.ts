import { theMvp } from '../../../src/rules/games/the-mvp/index.ts';
import { rosterFor } from '../../players.ts';
import { makeMatch, makeSeason, resolveAndDeliver, send } from '../season.ts';

/** A round of The MVP: Ann of red is outbid by Ben of green on an exposed card. */
function outbid() {
  const players = rosterFor(theMvp.seating.rule);
  const memory = makeSeason(players);
  makeMatch(memory, { game: theMvp.id, players: players.map(({ name }) => name) });
  send(memory, 'Ann', { Bids: 'U 1' });
  send(memory, 'Ben', { Bids: 'U 2' });
  resolveAndDeliver(memory);
  return memory;
}

const partsOf = (page: string) => page.split('More about this match');

test('M6 chips that came back stand in a player’s last round, once, and on no other page', () => {
  const memory = outbid();
  const back = 'Ann’s 1 chip on U comes back.';
  const [above = '', below = ''] = partsOf(memory.page('Ann'));
  expect(above).toContain(`Round 1: red claimed nothing.\n${back}`);
  expect(below).not.toContain(back);
  expect(memory.page('Ben')).not.toContain('on U comes');
  expect(memory.page()).not.toContain('on U comes');
});

test('what everyone reads of a round is told on the page for everyone; a player’s board shows it', () => {
  const memory = outbid();
  expect(memory.page()).toMatch(/What happened in round 1\n• U \(.*\) is flagged by green with 2 chips\./);
  expect(memory.page('Ann')).not.toContain('What happened in round');
  expect(memory.page('Ann')).toMatch(/⚑ flags U.*\(2 chips\)/);
});
