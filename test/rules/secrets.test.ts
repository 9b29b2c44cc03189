import * as fc from 'fast-check';
import { firstDifference } from '../../src/rules/base/json.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import type { Refusal } from '../../src/rules/order/refusal.ts';
import {
  allViews,
  judgeOrder,
  type Match,
  outcomeOf,
  playRound,
  settle,
  type Views,
} from '../../src/rules/play/match.ts';
import { ownFormOf } from '../../src/rules/play/shown/seat-form.ts';
import { EACH_GAME } from './law/all-games.ts';
import { alterAnyhow, isSound } from './law/alter.ts';
import { FACTS, type Truth } from './law/facts.ts';
import { pick } from './law/random.ts';
import { drawFor, type Viewer } from './law/tell.ts';
import { type Altered, alterUnknown, hidesCells } from './law/unknown.ts';
import { anyMatch, type Event, lawRuns, type Step, untilEnough, walk } from './law/walk.ts';

/** Each hidden column is altered so often, at least. */
const LEAST = 8;

/** More with LAW_RUNS=500. */
const RUNS = Number(process.env.LAW_RUNS ?? 4);

function law(game: AnyGame, look: (step: Step) => void, runs = RUNS): void {
  fc.assert(
    fc.property(anyMatch(0, 0, 1), (seed) => {
      walk(game, seed, look);
    }),
    lawRuns(runs),
  );
}

/** All that a viewer is given of a match as it stands. */
function viewsOf(viewer: Viewer, match: Match): string {
  const seen = allViews(match);
  const mine = viewer === 'public' ? null : seen.private[match.info.names[viewer] as string];
  return JSON.stringify([seen.public, mine, outcomeOf(match) ?? null]);
}

/** All that a viewer is given of a round: views, receipt, explanations. */
function givenTo(viewer: Viewer, { match, orders }: Truth) {
  const events: Event[] = [];
  const played = playRound(match, { credits: [], trades: [], orders }, (to, ruling, text) =>
    events.push({ to, ruling, text }),
  );
  const name = viewer === 'public' ? undefined : match.info.names[viewer];
  return {
    before: viewsOf(viewer, match),
    after: viewsOf(viewer, played.match),
    refused: played.refused.filter(({ player }) => player === name),
    events: events.filter(({ to }) => to === 'public' || to === viewer),
  };
}

/** All that a viewer is shown of a match before a round: views, drawing, form, and what is refused of their order. */
function shownTo(viewer: Viewer, match: Match, sofar: readonly Views[], orders: readonly unknown[]) {
  const seen = [...sofar.slice(0, -1), allViews(match)];
  const refused: Refusal[] = [];
  const judged = viewer === 'public' ? null : judgeOrder(match, viewer, orders[viewer], refused);
  return {
    views: viewsOf(viewer, match),
    drawing: drawFor(viewer, match, seen),
    form: match.game.form.questions(match.info, seen[seen.length - 1]?.public as never),
    cost: judged?.cost,
    refused,
    notes: viewer === 'public' ? null : ownFormOf(match, seen[seen.length - 1] as Views, viewer),
  };
}

/** The truth of a step without trades, and a viewer. */
function lookAt({ before, input, random }: Step): [Truth, Viewer] {
  const match = settle(before, input.credits, [], []);
  return [{ match, orders: input.orders }, pick(random, ['public', ...match.info.names.keys()] as const)];
}

/** Names the viewer, the round and the first altered place of another truth, for the message of a failure. */
function whereOf({ before }: Step, viewer: Viewer, { match, orders }: Truth, other: Truth) {
  const altered =
    firstDifference(match.position, other.match.position, 'position') ??
    firstDifference(match.purses, other.match.purses, 'purses') ??
    firstDifference(orders, other.orders, 'orders');
  return { viewer, round: before.position.round, altered };
}

/** A comparison whose failure begins with what the writer of a game can do about it. */
function expectSame(advice: string, found: object, expected: object): void {
  try {
    expect(found).toEqual(expected);
  } catch (error) {
    (error as Error).message = `${advice}\n${(error as Error).message}`;
    throw error;
  }
}

describe.each(EACH_GAME)('%s', (_, game) => {
  const facts = FACTS[game.id];

  test('other secrets, changed by the game’s facts, change nothing that a viewer sees', () => {
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
  });

  test('a cell that a viewer may not know by its declaration changes nothing that the viewer sees', () => {
    const counts: Altered = new Map();
    const look = ({ before, input, seen, random }: Step) => {
      const sofar = seen.slice(0, -1);
      for (const viewer of ['public', random(before.info.seats.length)] as const) {
        const other = alterUnknown(before, viewer, random, counts);
        if (!other) continue;
        const where = { viewer, round: before.position.round, altered: other.altered };
        expect({ ...where, shown: shownTo(viewer, other.match, sofar, input.orders) }).toEqual({
          ...where,
          shown: shownTo(viewer, before, sofar, input.orders),
        });
      }
    };
    const hides = game.declaration !== undefined && hidesCells(game.declaration);
    const few = () =>
      [...counts].filter(
        ([name, { tried, altered }]) => tried >= LEAST && altered < LEAST && !facts?.together?.includes(name),
      );
    untilEnough(RUNS, (runs) => {
      law(game, look, runs);
      return !hides || (counts.size > 0 && few().length === 0);
    });
    if (hides) expect(counts.size).toBeGreaterThan(0);
    if (few().length === 0) return;
    const words = few().map(([name, { tried, altered }]) => `${name} (${altered} of ${tried})`);
    throw new Error(
      `Hidden columns that could hardly be altered, so that a leak of them would not be found: ${words.join(', ')}. Let \`check\` accept other values of one cell, or list them as \`together\` in the game’s facts and change them in \`alter\`.`,
    );
  });

  test('what looks the same to a viewer is judged and explained in the same way', () => {
    let alike = 0;
    const look = (step: Step) => {
      const [truth, viewer] = lookAt(step);
      const given = givenTo(viewer, truth);
      for (let i = 0; i < 4; i++) {
        const other = alterAnyhow(truth, viewer, step.random);
        if (!isSound(other.match)) continue;
        const instead = givenTo(viewer, other);
        if (instead.before !== given.before) continue;
        const where = whereOf(step, viewer, truth, other);
        expectSame(
          'The views before the round are the same, but other lines of the order are refused: what decides must stand in a view of this viewer. Add a column.',
          { ...where, refused: instead.refused },
          { ...where, refused: given.refused },
        );
        // The end accounts for what was public round by round, which the last views alone do not show.
        if (instead.after !== given.after || JSON.parse(given.after)[2] !== null) continue;
        expectSame(
          'The views before and after the round are the same, but other things are told: what `tell` tells a viewer must follow from the views of this viewer. Add a column that says it, to `seats` or to a table of its own.',
          { ...where, events: instead.events },
          { ...where, events: given.events },
        );
        alike++;
      }
    };
    untilEnough(RUNS, (runs) => {
      alike = 0;
      law(game, look, runs);
      return alike > 10;
    });
    expect(alike).toBeGreaterThan(10);
  });

  test('no seat’s refusals depend on what other seats send', () => {
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
  });

  test('forms and drawings follow from the views alone, also after the views went through JSON', () => {
    fc.assert(
      fc.property(anyMatch(0, 0, 1), (seed) => {
        walk(game, seed, ({ played: { match }, seen, random }) => {
          const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
          const again = { ...match, info: clone(match.info) };
          const viewer = pick(random, ['public', ...match.info.names.keys()] as const);
          expect(drawFor(viewer, again, clone(seen))).toEqual(drawFor(viewer, match, seen));
          const view = seen[seen.length - 1]!.public as never;
          expect(game.form.questions(again.info, clone(view))).toEqual(game.form.questions(match.info, view));
        });
      }),
      lawRuns(Math.ceil(RUNS / 2)),
    );
  });

  test('the sums that the game’s facts list agree before and after a round', () => {
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
  });
});
