import { expect, test } from '@jest/globals';
import { makeChance } from '../../../../src/rules/base/chance.ts';
import { notFlowerField } from '../../../../src/rules/games/not-flower-field/index.ts';
import { COLOURS, PLAYERS, tableOf } from './build.ts';

const PURSE = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };

/** Plays a match by pretend players through the form: the events told, and what was refused. */
function rehearsal(options: object, seed: string) {
  const table = tableOf(options);
  const { below } = makeChance(seed)('rehearsal');
  const told: string[] = [];
  const refused: string[] = [];
  let position = notFlowerField.setup(table, COLOURS, makeChance(seed), []);
  while (!position.over) {
    const view = notFlowerField.publicView(table, position);
    const orders = PLAYERS.map((_, seat) => {
      const own = { ...notFlowerField.privateView(table, position, seat), ...PURSE };
      const answers = notFlowerField.rehearse(table, seat, { public: view, private: own }, below);
      const order = notFlowerField.form.read(table, view, answers) as Record<string, unknown>;
      return notFlowerField.judge(table, position, seat, PURSE, order, (_part, _code, message) =>
        refused.push(message),
      ).order;
    });
    position = notFlowerField.resolve(table, position, orders, makeChance(seed), (_to, ruling, text) =>
      told.push(`${ruling} ${text}`),
    ).position;
  }
  return { position, told, refused };
}

test('F1 F6 pretend players move legally and end a match by its rounds, or before', () => {
  const short = rehearsal({}, 'short');
  expect(short.refused).toEqual([]);
  expect(short.position.round).toBe(5);
  expect(short.told).toContain('F1 Round 5 was the last.');
  const long = rehearsal({ rounds: 40 }, 'long');
  expect(long.refused).toEqual([]);
  expect(long.position.round).toBeLessThan(40);
  expect(long.told).toContain(
    `F6 Some player has no legal move left: the match ends after round ${long.position.round}.`,
  );
});
