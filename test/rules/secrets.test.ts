import * as fc from 'fast-check';
import type { Refusal } from '../../src/rules/order/refusal.ts';
import { judgeOrder, playRound, settle } from '../../src/rules/play/match.ts';
import { EACH_GAME } from './law/all-games.ts';
import { isSound } from './law/alter.ts';
import { FACTS } from './law/facts.ts';
import { lawTest } from './law/law-test.ts';
import { pick } from './law/random.ts';
import { alikeLaw, givenTo, law, lookAt, RUNS, unknownCellsLaw, whereOf } from './law/secrets.ts';
import { drawFor } from './law/tell.ts';
import { anyMatch, lawRuns, type Step, untilEnough, walk } from './law/walk.ts';

describe.each(EACH_GAME)('%s', (_, game) => {
  const facts = FACTS[game.id];

  lawTest(
    'other secrets, changed by the game’s facts, change nothing that a viewer sees',
    'What `alter` changes shows. Take it out of what this viewer is given, or let `alter` change less.',
    () => {
      const alter = facts?.alter;
      if (!alter) return;
      let asked = 0;
      let altered = 0;
      const look = (step: Step) => {
        const [truth, viewer] = lookAt(step);
        for (let i = 0; i < 3; i++) {
          asked++;
          const other = alter(truth, viewer, step.random);
          if (!other) continue;
          expect(isSound(other.match)).toBe(true);
          // The end may make public what was hidden until then.
          const given = givenTo(viewer, truth);
          if (JSON.parse(given.after)[2] !== null) continue;
          const where = whereOf(step, viewer, truth, other);
          expect({ ...where, ...givenTo(viewer, other) }).toEqual({ ...where, ...given });
          altered++;
        }
      };
      untilEnough(RUNS, (runs) => {
        [asked, altered] = [0, 0];
        law(game, look, runs);
        return altered > 10;
      });
      if (altered > 10) return;
      throw new Error(
        `\`alter\` in the facts of ${game.id} gave another truth ${altered} of ${asked} times, and 10 is too few to say anything: let it change more, or leave it out where every secret is declared.`,
      );
    },
  );

  lawTest(
    'a cell that a viewer may not know by its declaration changes nothing that the viewer sees',
    '',
    () => {
      unknownCellsLaw(game);
    },
  );

  lawTest('what looks the same to a viewer is judged and explained in the same way', '', () => {
    alikeLaw(game);
  });

  lawTest(
    'no seat’s refusals depend on what other seats send',
    'Judging an order looks at another seat’s order. Let `resolve` decide that.',
    () => {
      law(game, (step) => {
        const [{ match, orders }] = lookAt(step);
        orders.forEach((order, seat) => {
          const name = match.info.names[seat];
          const alone: Refusal[] = [];
          judgeOrder(match, seat, order, alone);
          const together = playRound(match, { credits: [], trades: [], orders }).refused;
          expect(together.filter(({ player }) => player === name)).toEqual(alone);
        });
      });
    },
  );

  lawTest(
    'forms and drawings follow from the views alone, also after the views went through JSON',
    'A form or drawing uses more than the views. Give it the views, and nothing that JSON loses.',
    () => {
      fc.assert(
        fc.property(anyMatch(0, 0, 1), (seed) => {
          walk(game, seed, ({ played: { match }, seen, random }) => {
            const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
            const again = { ...match, info: clone(match.info) };
            const viewer = pick(random, ['public', ...match.info.names.keys()] as const);
            expect(drawFor(viewer, again, clone(seen))).toEqual(drawFor(viewer, match, seen));
            const view = seen[seen.length - 1]!.public as never;
            expect(game.form.questions(again.info, clone(view))).toEqual(
              game.form.questions(match.info, view),
            );
          });
        }),
        lawRuns(Math.ceil(RUNS / 2)),
      );
    },
  );

  lawTest(
    'the sums that the game’s facts list agree before and after a round',
    'A round makes or loses something that `account` in the facts counts.',
    () => {
      law(game, ({ before, input }) => {
        const match = settle(before, input.credits, input.trades, []);
        const refused: Refusal[] = [];
        const judged = input.orders.map((order, seat) => judgeOrder(match, seat, order, refused));
        const after = playRound(match, { credits: [], trades: [], orders: input.orders }).match;
        for (const [what, expected, found] of facts?.account?.(
          match,
          judged.map(({ order }) => order),
          after,
        ) ?? [])
          expect([what, found]).toEqual([what, expected]);
        // Garnets leave a purse only by its own order, and whatever comes in beyond that is never negative.
        match.purses.forEach((purse, seat) => {
          const paid = purse.garnets - judged[seat]!.cost;
          expect(after.purses[seat]!.garnets).toBeGreaterThanOrEqual(paid);
          expect(after.purses[seat]!.bellflowers).toBeGreaterThanOrEqual(purse.bellflowers);
          if (!after.position.over) expect(after.purses[seat]!.tokensOfLife).toBe(purse.tokensOfLife);
        });
      });
    },
  );
});
