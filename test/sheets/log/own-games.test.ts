import { canonicalJson } from '../../../src/rules/base/hash.ts';
import { replay } from '../../../src/rules/play/replay.ts';
import { RECORD_GAMES } from '../../../src/rules/registry.ts';
import { undo } from '../../../src/sheets/log/events/undo.ts';
import { playCorrected } from '../../../src/sheets/log/playback/correct.ts';
import type { Playback } from '../../../src/sheets/log/playback/playback.ts';
import { recordOf as recordIn } from '../../../src/sheets/log/playback/record.ts';
import { replayOf, seenBy } from '../../../src/sheets/log/playback/seen.ts';
import type { RoundData } from '../../../src/sheets/log/shapes.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import { playRecord } from '../../../src/viewer/check/check-record.ts';
import { showFile } from '../../../src/viewer/shown/show-file.ts';
import { recordOf } from '../../own-games/build.ts';
import { OWN_GAMES, ownGameOf, WEREWOLVES } from '../../own-games/definitions.ts';
import { playedBack } from './played-back.ts';

const rule = (coins: number) => ({ ruling: { columns: { Ann: { coins }, Bob: { points: coins } } } });
const played = (...coins: readonly number[]) => playRecord(recordOf(coins.map(rule)));
const coinsIn = ({ privateViews }: Playback) =>
  privateViews[0]?.map((view) => (view as { columns: { coins: number } }).columns.coins);

const ORIGIN = { number: 9, time: '2026-01-20T00:00:00Z' };

test('O7 a ruling is corrected: later rulings on the same value stand, all else follows', () => {
  const later = { ruling: { columns: { Ann: { coins: 5 } } } };
  const playback = playRecord(recordOf([rule(3), {}, later]));
  expect(coinsIn(playback)).toEqual([10, 3, 3, 5]);
  const after = playCorrected(playback, ORIGIN, {
    round: 1,
    input: (input): RoundData => ({ ...input, ruling: rule(7).ruling }),
    acts: () => ({ hostOrders: [], hostTrades: [] }),
    amendment: () => ({ what: 'ruling', entry: 9, time: ORIGIN.time }),
  });
  expect(coinsIn(after)).toEqual([10, 7, 7, 5]);
  expect(canonicalJson(recordIn(after))).toBe(
    canonicalJson(recordIn(playRecord(recordOf([rule(7), {}, later])))),
  );
});

test('O7 a ruling that the rounds after it cannot bear is no correction', () => {
  const spends = { ruling: { credits: { Ann: { garnets: -5 } } } };
  const playback = playRecord(recordOf([{ ruling: { credits: { Ann: { garnets: 4 } } } }, spends]));
  const correct = () =>
    playCorrected(playback, ORIGIN, {
      round: 1,
      input: ({ ruling: _, ...input }): RoundData => input,
      acts: () => ({ hostOrders: [], hostTrades: [] }),
      amendment: () => ({ what: 'ruling', entry: 9, time: ORIGIN.time }),
    });
  expect(correct).toThrow('rounds[1].ruling.credits.Ann.garnets');
});

test('O7 an undo takes the ruling back', () => {
  const playback = played(3, 4);
  const entry = playback.rounds[1]!.entry;
  expect(coinsIn(undo(playback, { entry, round: 2 }, ORIGIN))).toEqual([10, 3]);
});

test.each(OWN_GAMES.map((game) => [game.title, game] as const))(
  'O8 the log of %s gives its record, and the record the same replay',
  (_, game) => {
    const playback = playedBack(game);
    const record = JSON.parse(JSON.stringify(recordIn(playback)));
    const again = replay(RECORD_GAMES, record);
    expect(again).toEqual(JSON.parse(JSON.stringify(replayOf(playback))));
    expect(replayOf(playRecord(record))).toEqual(again);
  },
);

test('O8 the viewer says that the host ruled a round', () => {
  const { checks, shown } = checkFile(JSON.stringify(recordOf([rule(3), rule(4)])));
  expect(checks[0]).toMatchObject({ result: 'fits' });
  expect(shown?.story('public', 2)).toContainEqual({
    ruling: 'O8',
    text: 'The host ruled this round. A replay shows what the ruling changed, but not why the host ruled so.',
  });
});

test('O5 the file for everyone has the definition without what is hidden, and can be drawn', () => {
  const game = ownGameOf(WEREWOLVES);
  const shown = JSON.stringify(game.shownDefinition?.(false));
  for (const hidden of ['wolf', 'seer', 'Role', 'role', 'What you saw', 'Protected', 'Wolves left'])
    expect(shown).not.toContain(hidden);
  for (const known of ['Alive', 'Phase', 'Last words', 'night']) expect(shown).toContain(known);
  expect(game.define?.(JSON.parse(shown)).title).toBe('Werewolves');
  // The end reveals the roles, and which were dealt follows from the seed.
  const ended = JSON.stringify(game.shownDefinition?.(true));
  expect(ended).toContain('"Role"');
  expect(ended).not.toContain('seer');
});

test('O5 S17 the file of a player also has the columns that their owners know, without what was dealt', () => {
  const game = ownGameOf(WEREWOLVES);
  const shown = JSON.stringify(game.shownDefinition?.(false, true));
  for (const known of ['Role', 'What you saw', 'Alive']) expect(shown).toContain(known);
  for (const hidden of ['seer', 'Protected', 'Wolves left']) expect(shown).not.toContain(hidden);
});

test.each(OWN_GAMES.map((game) => [game.title, game] as const))(
  'O5 S17 a file of %s for a player is drawn as if the whole definition were known',
  (_, game) => {
    const playback = playedBack(game);
    const { match, started } = playback;
    const cut = match.game.define?.(match.game.shownDefinition?.(match.outcome !== undefined, true));
    for (const seat of started.players.keys())
      for (const { before } of [...playback.rounds, { before: playback }]) {
        const seen = seenBy(before, seat);
        expect(cut?.draw.private(match.info, seat, seen)).toEqual(
          match.game.draw.private(match.info, seat, seen),
        );
      }
  },
);

test.each(OWN_GAMES.map((game) => [game.title, game] as const))(
  'O5 a file of %s for everyone is drawn as if the whole definition were known',
  (_, game) => {
    const playback = playedBack(game);
    const { match, publicViews } = playback;
    const { outcome } = replayOf(playback);
    const file = {
      roundkeeper: 1 as const,
      title: game.title,
      match: 1,
      commitment: '',
      head: { number: 0, hash: '' },
      shows: 'public' as const,
      game: game.id,
      options: {},
      definition: game.shownDefinition?.(outcome !== null) ?? null,
      players: match.info.seats,
      facts: match.info.facts,
      views: publicViews,
      stories: publicViews.slice(1).map(() => []),
      outcome,
      edited: '',
      acts: [],
      chance: '',
    };
    const { verdict, shown } = checkFile(JSON.stringify(file));
    expect(verdict).toBe('fits');
    const whole = showFile(file, match.game);
    for (let round = 0; round <= whole.rounds; round++)
      expect(shown?.board('public', round)).toEqual(whole.board('public', round));
  },
);
