import * as fc from 'fast-check';
import type { Grid } from '../../src/rules/board/grid.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { allViews, finish, type Match, type Views, withoutOutcome } from '../../src/rules/play/match.ts';
import { drawEnding } from '../../src/rules/play/shown/ending.ts';
import { EACH_GAME } from './law/all-games.ts';
import { cutTexts, tooWide } from './law/faults/fit.ts';
import { badGrid } from './law/faults/grid.ts';
import { textsOf, wrongNumbers } from './law/faults/words.ts';
import { drawFor, isTurnOf, seenBy, type Viewer, viewersIn } from './law/tell.ts';
import { anyMatch, lawRuns, walk } from './law/walk.ts';

/*
 * Laws of every game's drawings, measured with Arial's widths: everyone's of each round, and each player's of every third one.
 * More matches, and each player's of each round, with LAW_RUNS=500.
 */
const RUNS = Math.ceil(Number(process.env.LAW_RUNS || 8) / 4);

test.each(EACH_GAME)(
  '%s: no text is cut, broken, ### or in the wrong number, and no page is wider than a phone',
  (_, game) => {
    eachMatchAndEnd(game, (match, seen) => {
      const problems = (viewer: Viewer | string, grid: Grid) =>
        problemsOf(grid, match.info.names, tooWide).map((problem) => `${viewer}: ${problem}`);
      const shown = seenBy('public', match, seen) as never;
      const host = game.draw.host(match.info, match.position as never, shown);
      expect(problems('host', host)).toEqual([]);
      for (const viewer of viewersIn(match))
        expect(problems(viewer, drawFor(viewer, match, seen))).toEqual([]);
      for (const ending of drawEnding(match)) expect(problems('ending', ending)).toEqual([]);
    });
  },
);

/** The start and every round of random matches, with what was told until then. */
function eachMatch(game: AnyGame, look: (match: Match, seen: readonly Views[]) => void): void {
  fc.assert(
    fc.property(anyMatch(0, 0, 1), (seed) => {
      walk(game, seed, ({ before, played, seen }) => {
        if (before.position.round === 0) look(before, seen.slice(0, 1));
        look(played.match, seen);
      });
    }),
    lawRuns(RUNS),
  );
}

/** As `eachMatch`, and every third round with the outcome by its standing, as if the host ended the match there (H24). */
function eachMatchAndEnd(game: AnyGame, look: (match: Match, seen: readonly Views[]) => void): void {
  eachMatch(game, (match, seen) => {
    look(match, seen);
    if (match.outcome) return;
    const ended = finish(match);
    expect(withoutOutcome(ended)).toEqual(match);
    if (!isTurnOf(1, match.position.round)) return;
    look(ended, [...seen.slice(0, -1), allViews(ended)]);
  });
}

/** Faults of a drawing: texts that do not fit, and plurals of one thing. */
function problemsOf(grid: Grid, names: readonly string[], widthOf: typeof tooWide): string[] {
  return [
    ...widthOf(grid),
    ...badGrid(grid),
    ...cutTexts(grid),
    ...wrongNumbers(textsOf(grid), names).map((text) => `“${text}” has the wrong number`),
  ];
}
