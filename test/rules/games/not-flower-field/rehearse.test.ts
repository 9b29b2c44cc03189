import { makeChance } from '../../../../src/rules/base/chance.ts';
import { notFlowerField } from '../../../../src/rules/games/not-flower-field/index.ts';
import { COLOURS, PLAYERS, tableOf } from './build.ts';

const PURSE = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };

/** Plays a match by simulated players through the form: the events told, and what was refused. */
function rehearsal(options: object, seed: string) {
  const info = tableOf(options);
  const { below } = makeChance(seed)('rehearsal');
  const seen: string[] = [];
  const refused: string[] = [];
  let position = notFlowerField.start(info, COLOURS, makeChance(seed), []);
  while (!position.over) {
    const view = notFlowerField.publicView(info, position);
    const orders = PLAYERS.map((_, seat) => {
      const own = { ...notFlowerField.privateView(info, position, seat), ...PURSE };
      const answers = notFlowerField.rehearse(info, seat, { public: view, private: own }, below, () => []);
      const order = notFlowerField.form.read(info, view, answers) as Record<string, unknown>;
      return notFlowerField.judge(info, position, seat, PURSE, order, (_part, _code, message) =>
        refused.push(message),
      ).order;
    });
    position = notFlowerField.resolve(info, position, orders, makeChance(seed), (_to, ruling, text) =>
      seen.push(`${ruling} ${text}`),
    ).position;
  }
  return { position, seen, refused };
}

test('F1 F6 simulated players move legally and end a match by its rounds, or before', () => {
  const short = rehearsal({}, 'short');
  expect(short.refused).toEqual([]);
  expect(short.position.round).toBe(5);
  expect(short.seen).toContain('F1 Round 5 was the last.');
  const long = rehearsal({ rounds: 40 }, 'long');
  expect(long.refused).toEqual([]);
  expect(long.position.round).toBeLessThan(40);
  expect(long.seen).toContain(
    `F6 Some player has no legal move left: the match ends after round ${long.position.round}.`,
  );
});
