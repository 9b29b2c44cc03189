import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Grid } from '../../src/rules/board/grid.ts';
import { PAGE } from '../../src/rules/board/rows.ts';
import { drawEnding } from '../../src/rules/play/ending.ts';
import type { Match, Told } from '../../src/rules/play/match.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { cutTexts } from './law/fit.ts';
import { drawFor, toldTo, type Viewer } from './law/tell.ts';
import { walk } from './law/walk.ts';

/*
 * Laws of every game's drawings, measured with Arial's widths. More with LAW_RUNS=500.
 */
const RUNS = Math.ceil(Number(process.env.LAW_RUNS ?? 12) / 2);

const DONE = ['polar-power'];
const ALL = GAMES.filter(({ id }) => DONE.includes(id));

describe.each(ALL.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('no text of a drawing is cut, broken or ###', () => {
    eachMatch(game, (match, told) => {
      for (const viewer of viewersOf(match))
        expect(named(viewer, cutTexts(drawFor(viewer, match, told)))).toEqual([]);
      const host = game.draw.host(
        match.table,
        match.position as never,
        toldTo('public', match, told) as never,
      );
      expect(named('host', cutTexts(host))).toEqual([]);
      for (const ending of drawEnding(match)) expect(named('ending', cutTexts(ending))).toEqual([]);
    });
  });

  test('no drawing for players or spectators is wider than a phone, unless the game says why', () => {
    if (game.draw.wide !== undefined) {
      expect(game.draw.wide).toMatch(/\S.*\.$/);
      return;
    }
    eachMatch(game, (match, told) => {
      for (const viewer of viewersOf(match))
        expect(widthOf(drawFor(viewer, match, told))).toBeLessThanOrEqual(PAGE);
      for (const ending of drawEnding(match)) expect(widthOf(ending)).toBeLessThanOrEqual(PAGE);
    });
  });
});

/** The start and every round of random matches, with what was told until then. */
function eachMatch(game: (typeof GAMES)[number], look: (match: Match, told: readonly Told[]) => void): void {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      walk(game, seed, 0, ({ before, played, told }) => {
        if (before.position.round === 0) look(before, told.slice(0, 1));
        look(played.match, told);
      });
    }),
    { numRuns: RUNS },
  );
}

function viewersOf({ table }: Match): readonly Viewer[] {
  return ['public', ...table.names.keys()];
}

/** Each problem with its viewer. */
function named(viewer: Viewer | string, problems: readonly string[]): string[] {
  return problems.map((problem) => `${viewer}: ${problem}`);
}

function widthOf({ widths }: Grid): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
