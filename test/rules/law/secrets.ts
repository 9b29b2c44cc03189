import * as fc from 'fast-check';
import { firstDifference } from '../../../src/rules/base/json.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import type { Refusal } from '../../../src/rules/order/refusal.ts';
import {
  allViews,
  judgeOrder,
  type Match,
  outcomeOf,
  playRound,
  settle,
  type Views,
} from '../../../src/rules/play/match.ts';
import { ownFormOf } from '../../../src/rules/play/shown/seat-form.ts';
import { alterAnyhow, isSound } from './alter.ts';
import { FACTS, type Truth } from './facts.ts';
import { pick } from './random.ts';
import { drawFor, type Viewer } from './tell.ts';
import { type Altered, alterUnknown, hidesCells } from './unknown.ts';
import { anyMatch, type Event, lawRuns, type Step, untilEnough, walk } from './walk.ts';

/** Each hidden column is altered so often, at least: a leak that one alteration in five shows is then missed once in 800 runs. */
const LEAST = 30;
/** Factor for the runs, where some column is hardly ever hidden. */
const MOST_TIMES = 8;
/** Alterations of each round that is looked at. */
const TIMES = 6;

/** More with LAW_RUNS=500. */
export const RUNS = Number(process.env.LAW_RUNS || 4);

/** Looks at each round of random matches; `seed` gives other matches than those that all laws look at, and a failure that is not made smaller. */
export function law(game: AnyGame, look: (step: Step) => void, runs = RUNS, seed?: number): void {
  fc.assert(
    fc.property(anyMatch(0, 0, 1), (each) => {
      walk(game, each, look);
    }),
    { ...lawRuns(runs), ...(seed === undefined ? {} : { seed, endOnFailure: true }) },
  );
}

/** All that a viewer is given of a match as it stands. */
function viewsOf(viewer: Viewer, match: Match): string {
  const seen = allViews(match);
  const mine = viewer === 'public' ? null : seen.private[match.info.names[viewer] as string];
  return JSON.stringify([seen.public, mine, outcomeOf(match) ?? null]);
}

/** A round of a truth as it is played. */
function played({ match, orders }: Truth) {
  const events: Event[] = [];
  const round = playRound(match, { credits: [], trades: [], orders }, (to, ruling, text) =>
    events.push({ to, ruling, text }),
  );
  return { match, round, events };
}

/** All that a viewer is given of a round: views, receipt, explanations. */
export function givenTo(viewer: Viewer, truth: Truth | ReturnType<typeof played>) {
  const { match, round, events } = 'round' in truth ? truth : played(truth);
  const name = viewer === 'public' ? undefined : match.info.names[viewer];
  return {
    before: viewsOf(viewer, match),
    after: viewsOf(viewer, round.match),
    refused: round.refused.filter(({ player }) => player === name),
    events: events.filter(({ to }) => to === 'public' || to === viewer),
  };
}

/** What would be refused of each of some orders if a seat sent it. */
function refusedOf(match: Match, seat: number, orders: readonly unknown[]): readonly Refusal[][] {
  return orders.map((order) => {
    const refused: Refusal[] = [];
    judgeOrder(match, seat, order, refused);
    return refused;
  });
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
export function lookAt({ before, input, random }: Step): [Truth, Viewer] {
  const match = settle(before, input.credits, [], []);
  return [{ match, orders: input.orders }, pick(random, ['public', ...match.info.names.keys()] as const)];
}

/** Names the viewer, the round and the first altered place of another truth, for the message of a failure. */
export function whereOf({ before }: Step, viewer: Viewer, { match, orders }: Truth, other: Truth) {
  const altered =
    firstDifference(match.position, other.match.position, 'position') ??
    firstDifference(match.purses, other.match.purses, 'purses') ??
    firstDifference(orders, other.orders, 'orders');
  return { viewer, round: before.position.round, altered };
}

const REFUSED =
  'The views before the round are the same, but other lines of the order are refused: what decides must stand in a view of this viewer. Add a column.';

/** A comparison whose failure begins with what the writer of a game can do about it. */
function expectSame(advice: string, found: object, expected: object): void {
  // Most are the same, and jest’s comparison is slow.
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  try {
    expect(found).toEqual(expected);
  } catch (error) {
    (error as Error).message = `${advice}\n${(error as Error).message}`;
    throw error;
  }
}

/**
 * A cell that a viewer may not know by its declaration changes nothing that the viewer sees before a round, nothing of what is refused, and,
 * where the views after the round are the same, nothing of what is told. Fails too if a hidden column can hardly be altered.
 */
export function unknownCellsLaw(game: AnyGame, seed?: number): void {
  const counts: Altered = new Map();
  const { together = [], known = [] } = FACTS[game.id] ?? {};
  const look = (step: Step) => {
    const { before, input, seen, random } = step;
    const [truth] = lookAt(step);
    const sofar = seen.slice(0, -1);
    const here = played(truth);
    const seats = [...before.info.names.keys()];
    const refused = seats.map((seat) => refusedOf(truth.match, seat, truth.orders));
    for (let i = 0; i < TIMES; i++) {
      const other = alterUnknown(truth.match, random, counts, truth.orders);
      if (!other) return;
      const blind = (['public', ...seats] as const).filter((viewer) => other.isBlind(viewer));
      if (blind.length === 0) continue;
      if (i === 0) {
        const viewer = pick(random, blind);
        const where = { viewer, round: before.position.round, altered: other.altered };
        expectSame(
          'A hidden cell changes what this viewer is shown before the round. Take it out of the view, the drawing or the form; or let the declaration say that the viewer may know it.',
          { ...where, shown: shownTo(viewer, other.match, sofar, input.orders) },
          { ...where, shown: shownTo(viewer, truth.match, sofar, input.orders) },
        );
      }
      if (known.includes(other.column)) continue;
      const there = played({ ...truth, match: other.match });
      for (const viewer of blind) {
        const where = { viewer, round: before.position.round, altered: other.altered };
        expectAlike(where, givenTo(viewer, there), givenTo(viewer, here));
        if (viewer === 'public') continue;
        const instead = refusedOf(other.match, viewer, truth.orders);
        expectSame(REFUSED, { ...where, refused: instead }, { ...where, refused: refused[viewer] });
      }
    }
  };
  const hides = game.declaration !== undefined && hidesCells(game.declaration);
  const isFew = ([name, { altered }]: readonly [string, { readonly altered: number }]) =>
    altered < LEAST && !together.includes(name);
  untilEnough(
    RUNS,
    (runs) => {
      law(game, look, runs, seed);
      return !hides || (counts.size > 0 && ![...counts].some(isFew));
    },
    MOST_TIMES,
  );
  if (hides) expect(counts.size).toBeGreaterThan(0);
  const few = [...counts].filter((one) => isFew(one) && one[1].tried >= LEAST);
  if (few.length === 0) return;
  const words = few.map(([name, { tried, altered }]) => `${name} (${altered} of ${tried})`);
  throw new Error(
    `Hidden columns that could hardly be altered, so that a leak of them would not be found: ${words.join(', ')}. Let \`check\` accept other values of one cell, or list them as \`together\` in the game’s facts and change them in \`alter\`.`,
  );
}

/** What a viewer is given of a round in two truths that look the same before it. True if it also looks the same after it. */
function expectAlike(
  where: object,
  instead: ReturnType<typeof givenTo>,
  given: ReturnType<typeof givenTo>,
): boolean {
  expectSame(REFUSED, { ...where, refused: instead.refused }, { ...where, refused: given.refused });
  // The end accounts for what was public round by round, which the last views alone do not show.
  if (instead.after !== given.after || JSON.parse(given.after)[2] !== null) return false;
  expectSame(
    'The views before and after the round are the same, but other things are told: what `tell` tells a viewer must follow from the views of this viewer. Add a column that says it, to `seats` or to a table of its own.',
    { ...where, events: instead.events },
    { ...where, events: given.events },
  );
  return true;
}

/** What looks the same to a viewer before and after a round is judged and explained in the same way. */
export function alikeLaw(game: AnyGame, seed?: number): void {
  let alike = 0;
  const look = (step: Step) => {
    const [truth, viewer] = lookAt(step);
    const given = givenTo(viewer, truth);
    for (let i = 0; i < 4; i++) {
      const other = alterAnyhow(truth, viewer, step.random);
      if (!isSound(other.match)) continue;
      const instead = givenTo(viewer, other);
      if (instead.before !== given.before) continue;
      if (expectAlike(whereOf(step, viewer, truth, other), instead, given)) alike++;
    }
  };
  untilEnough(RUNS, (runs) => {
    alike = 0;
    law(game, look, runs, seed);
    return alike > 10;
  });
  expect(alike).toBeGreaterThan(10);
}
