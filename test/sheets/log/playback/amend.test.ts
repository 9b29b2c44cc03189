import { outcomeOf } from '../../../../src/rules/play/match.ts';
import { amend } from '../../../../src/sheets/log/events/amend.ts';
import type { Playback } from '../../../../src/sheets/log/playback/playback.ts';
import { EACH_GAME } from '../../../rules/law/all-games.ts';
import { playedBack } from '../played-back.ts';

// H20: a correction changes the rounds from that one on, and nothing else that the host did.

/** A match that is over, with several Elimination Candidates; one of them was chosen. */
function voted(): Playback {
  const [, game] = EACH_GAME.find(([id]) => id === 'secret-soulmate')!;
  const playback = playedBack(game, 4);
  const [candidate = ''] = outcomeOf(playback.match)?.candidates ?? [];
  const host = { round: 2, player: 'Gus', at: 0, answers: {} };
  return {
    ...playback,
    vote: candidate,
    timing: { ...playback.timing, auto: 'all' },
    hostOrders: [host],
    acceptedLate: [{ round: 1, response: 'late', at: 0 }],
    senders: [{ round: 1, response: 'odd', player: 'Gus' }] as never,
    substitutes: [{ player: 'Gus', from: 'Gus', to: 'Sue', person: 'other', entry: 3, time: '', round: 2 }],
    paused: { deadline: 'then', at: 5 } as never,
    isClosed: true,
    isSeedShown: true,
  };
}

const ORIGIN = { number: 99, time: '2026-01-20T00:00:00Z' };

/** The match after the order of a player in a round was corrected. */
function corrected(playback: Playback, round: number, player: string, order: unknown): Playback {
  const source = { at: ORIGIN.time, sender: 'the host', answers: {} };
  return amend(playback, { round, player, order: order as never, source, position: '' }, ORIGIN);
}

test('an order that is replaced by the same one changes only the remark on its round', () => {
  const before = voted();
  const { name } = before.started.players[0]!;
  const after = corrected(before, 5, name, before.rounds[4]!.input.orders[name]);
  for (const part of [
    'vote',
    'opponent',
    'timing',
    'hostOrders',
    'hostTrades',
    'acceptedLate',
    'senders',
    'substitutes',
    'paused',
    'isClosed',
    'isSeedShown',
    'openings',
    'publicViews',
    'privateViews',
  ] as const)
    expect([part, after[part]]).toEqual([part, before[part]]);
  expect(after.match.position).toEqual(before.match.position);
  expect(after.rounds.map(({ amended }) => amended.length)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
  expect(after.rounds[4]?.amended).toEqual([{ what: 'order', player: name, entry: 99, time: ORIGIN.time }]);
});

test('X6 a chosen candidate who is no longer a candidate after the correction is not chosen any more', () => {
  const before = voted();
  const { candidates } = outcomeOf(before.match)!;
  const unknownSender = before.started.players.find(({ name }) => !candidates.includes(name))!.name;
  const after = corrected(
    { ...before, vote: unknownSender },
    9,
    unknownSender,
    before.rounds[8]!.input.orders[unknownSender],
  );
  expect(after).not.toHaveProperty('vote');
  expect(corrected(before, 1, 'Gus', undefined).rounds).toHaveLength(9);
});
