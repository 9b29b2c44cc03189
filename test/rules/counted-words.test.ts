import * as fc from 'fast-check';
import type { AnyGame } from '../../src/rules/game.ts';
import { finish, type Match, type Views } from '../../src/rules/play/match.ts';
import { drawEnding } from '../../src/rules/play/shown/ending.ts';
import { glanceOf } from '../../src/rules/play/shown/glance.ts';
import { recapOf } from '../../src/rules/play/shown/recap.ts';
import { ownFormOf } from '../../src/rules/play/shown/seat-form.ts';
import { standingOf } from '../../src/rules/play/shown/standing.ts';
import { EACH_GAME } from './law/all-games.ts';
import { arePlain, textsOf, wrongNumbers } from './law/faults/words.ts';
import { seenBy, viewersIn } from './law/tell.ts';
import { anyMatch, lawRuns, type Step, untilEnough, walk } from './law/walk.ts';

/* Whatever a game says reads right where there is one of a thing, or one player; drawings.test.ts tells it of the drawings. More with LAW_RUNS=500. */
const RUNS = Math.ceil(Number(process.env.LAW_RUNS || 8) / 4);

/** Texts that each game must have said at least. */
const ENOUGH = 30;

/** All words about a match in its present state, without its drawings. */
function textsAt(match: Match, seen: readonly Views[]): string[] {
  const { game, info } = match;
  const viewers = viewersIn(match);
  const view = seen[seen.length - 1]!;
  return [
    ...drawEnding(match).flatMap(textsOf),
    ...viewers.flatMap((viewer) =>
      standingOf(match, seenBy(viewer, match, seen) as never, viewer === 'public' ? undefined : viewer).map(
        ([, text]) => text,
      ),
    ),
    ...viewers.map((viewer) =>
      recapOf(match, seenBy(viewer, match, seen) as never, viewer === 'public' ? undefined : viewer),
    ),
    ...glanceOf(match).map(([, text]) => text),
    ...game.form.questions(info, view.public as never).map(({ help = '' }) => help),
    ...info.names.flatMap((_, seat) =>
      Object.values(ownFormOf(match, view, seat)).flatMap((note) =>
        note && 'excuse' in note ? [note.excuse] : [],
      ),
    ),
  ];
}

/** Walks through matches until so many texts were looked at: names that are not plain are left out, and some games say little. */
function eachText(game: AnyGame, look: (step: Step) => number): void {
  let texts = 0;
  untilEnough(RUNS, (runs) => {
    fc.assert(
      fc.property(anyMatch(0, 0, 1), (seed) => {
        walk(game, seed, (step) => {
          texts += look(step);
        });
      }),
      lawRuns(runs),
    );
    return texts > ENOUGH;
  });
  expect(texts).toBeGreaterThan(ENOUGH);
}

test.each(EACH_GAME)('%s: one of a thing is not spoken of as several, nor several as one', (_, game) => {
  const found = new Set<string>();
  eachText(game, ({ before, played, events, seen }) => {
    const { names } = before.info;
    if (!arePlain(names)) return 0;
    const ended = played.match.outcome ? played.match : finish(played.match);
    const told: string[] = [];
    game.outcome(ended.info, ended.position, ended.chance, (_to, _ruling, text) => told.push(text));
    const texts = [
      ...events.map(({ text }) => text),
      ...told,
      ...played.refused.map(({ message }) => message),
      ...textsAt(played.match, seen),
      ...(before.position.round === 0 ? textsAt(before, seen.slice(0, 1)) : []),
      ...drawEnding(ended).flatMap(textsOf),
    ];
    for (const text of wrongNumbers(texts, names)) found.add(text);
    return texts.length;
  });
  expect([...found].slice(0, 30)).toEqual([]);
});

/** The game's own recaps, for each viewer who is told one. */
function recapsOf(match: Match, seen: readonly Views[]): string[] {
  const { game, info } = match;
  return viewersIn(match).flatMap((viewer) => {
    const views = seenBy(viewer, match, seen) as { private: readonly object[] };
    const mine = viewer === 'public' ? undefined : { seat: viewer, views: views.private };
    return game.recap?.(info, views as never, mine) || [];
  });
}

test.each(EACH_GAME.filter(([, game]) => game.recap))(
  '%s: the page adds the full stop to a recap, so that it has none of its own',
  (_, game) => {
    const found = new Set<string>();
    eachText(game, ({ before, played, seen }) => {
      // A name may end with a full stop.
      if (!arePlain(before.info.names)) return 0;
      const recaps = recapsOf(played.match, seen);
      for (const words of recaps) if (/[.!?]$/.test(words)) found.add(words);
      return recaps.length;
    });
    expect([...found].slice(0, 3)).toEqual([]);
  },
);
