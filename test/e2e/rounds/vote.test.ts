import { POLAR_ROSTER } from '../../players.ts';
import { ask, cellsOf, makeMatch, makeSeason, stateOf, tryAsk } from '../season.ts';

describe('X6 the winners’ vote', () => {
  const host = makeSeason(POLAR_ROSTER);
  const names = POLAR_ROSTER.map(({ name }) => name);
  makeMatch(host, 'polar-power', names, { options: { lastRound: 1 } });

  test('is not noted before the match is over', () => {
    expect(tryAsk(host, 'recordVote', 1, 'Ann')).toMatchObject({ ok: false });
  });

  test('is noted, told to everyone, and kept in the log', () => {
    ask(host, 'resolveRound', { match: 1, round: 0, early: true });
    expect(stateOf(host).matches[0]?.outcome).toMatchObject({ vote: true, chosen: '' });
    host.clock.advance(60_000);
    ask(host, 'recordVote', 1, 'Cleo');
    expect(stateOf(host).matches[0]?.outcome).toMatchObject({ candidates: names, chosen: 'Cleo' });
    const spectators = Object.values(host.world.files).find(({ name }) => name === 'For spectators');
    const told = cellsOf(host, 920001, spectators?.id).flat().join('\n');
    expect(told).toContain('Elimination Candidate: Cleo, chosen by the winners among ');
    expect(ask(host, 'verify').fault).toBe('');
  });

  test('names a candidate and nobody else', () => {
    expect(tryAsk(host, 'recordVote', 1, 'Zoe')).toMatchObject({
      ok: false,
      problem: { what: 'Zoe is no candidate.' },
    });
  });

  test('X7 the host may award a Token of Life to anyone, the player whom the winners chose too', () => {
    const token = (player: string) => ({
      player,
      garnets: 0,
      bellflowers: 0,
      tokensOfLife: 1,
      why: 'a gift',
    });
    expect(tryAsk(host, 'award', token('Cleo'))).toMatchObject({ ok: true });
    expect(tryAsk(host, 'award', token('Dan'))).toMatchObject({ ok: true });
  });
});
