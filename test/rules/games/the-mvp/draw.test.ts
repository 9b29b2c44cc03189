import { draw } from '../../../../src/rules/games/the-mvp/draw.ts';
import { drawHands } from '../../../../src/rules/games/the-mvp/draw-hands.ts';
import { drawPattern } from '../../../../src/rules/games/the-mvp/draw-pattern.ts';
import { drawSecrets, secretMarks } from '../../../../src/rules/games/the-mvp/draw-secrets.ts';
import type { Info } from '../../../../src/rules/games/the-mvp/options.ts';
import type { MvpPosition } from '../../../../src/rules/games/the-mvp/position.ts';
import type { PublicView } from '../../../../src/rules/games/the-mvp/view.ts';
import { follow } from '../../builder.ts';
import { cutTexts } from '../../law/faults/fit.ts';
import { type Given, play, record } from './build.ts';

test('M12 below each rank stands the score of its set, if the team has one', () => {
  const { rounds, start } = play({ rounds: [{ Ann: 'U 3' as never }] });
  const view = (rounds[0] ?? start).public as unknown as PublicView;
  const { cells } = drawHands(['red', 'green'], view);
  const bottom = cells.find(({ text }) => text === 'sets')!.row;
  const below = cells.filter(({ row }) => row === bottom).map(({ text }) => String(text ?? ''));
  expect(below.filter((text) => text !== '')).toEqual(['sets']);
});

test('M12 the signs of the teams’ cards are explained under them', () => {
  const { start } = play({ rounds: [{}] });
  const { info } = matchAfter({ rounds: [] });
  const { cards } = start.public as unknown as PublicView;
  const legends = (view: object) => {
    const drawn = draw.public?.(info, { public: [view] } as never).cells ?? [];
    return drawn.map(({ text }) => String(text)).filter((text) => text.includes('⚑\u00a0'));
  };
  expect(legends(start.public)).toEqual([
    expect.stringContaining('⚑\u00a0flagged, with the chips and the team'),
    'A number:\u00a0claimed card.   ⚑\u00a0flagged card.',
  ]);
  // A set needs three cards of a rank; its signs come with it.
  const set = ['apple-1', 'lemon-1', 'pear-1'].map((card) => ({
    status: 'claimed',
    card,
    flag: 'red',
    bid: 1,
  }));
  const [U, V, W] = set;
  expect(legends({ cards: { ...cards, U, V, W } })[1]).toMatch(
    /^A number:\u00a0claimed card.*In a frame:\u00a0card that scores in a set or a run/,
  );
});

test('M11 the host sees who controls a claimed card, and what both teams bid on it', () => {
  const { info, position } = matchAfter({
    rounds: [{ Ann: 'U 3 P 2', Bob: 'U 1', Dan: 'X 2', Eve: 'X 1' }, {}],
  });
  const marks = secretMarks(info, position);
  expect([marks('U'), marks('X'), marks('P'), marks('A')]).toEqual([
    { card: 'grape-3', chips: '4 : 0', controller: 'Ann' },
    { card: 'grape-6', chips: '0 : 3', controller: 'Dan' },
    { card: 'pear-4', chips: '2 : 0', controller: undefined },
    { card: 'apple-1', chips: undefined, controller: undefined },
  ]);
  const texts = drawSecrets(info, position).flatMap(({ cells }) => cells.map(({ text }) => text));
  expect(texts).toEqual(expect.arrayContaining(['✓ red: Ann', '✓ green: Dan', '⚑ red']));
});

test.each([11, 987, 1e9])('M4 %i chips fit on a card, however it lies', (chips) => {
  const { rounds } = play({
    options: { startingChips: 2 * chips },
    rounds: [{ Ann: `U ${chips} P ${chips}` as never }, {}],
  });
  for (const { public: view } of rounds) {
    const marks = () => ({ chips: `you: ${chips}`, controller: '★ you' });
    const grid = drawPattern(['red', 'green'], view as unknown as PublicView, marks);
    expect(cutTexts(grid)).toEqual([]);
  }
});

test('M11 the end tells players that hidden cards stay hidden; only the host sees them', () => {
  const played = play({ rounds: [{}] });
  const { info, position } = matchAfter({ rounds: [{}] });
  const views = [played.start, ...played.rounds].map((one) => one.public as unknown as PublicView);
  const textsOf = (outcome: unknown) => {
    const seen = { public: views, outcome } as never;
    return [draw.public!(info, seen), draw.host!(info, position, seen)].map(({ cells }) =>
      cells.some(({ text }) => String(text).includes('still hidden at the end stay hidden')),
    );
  };
  expect(textsOf(played.outcome)).toEqual([true, false]);
  expect(textsOf(undefined)).toEqual([false, false]);
});

/** The match after rounds. */
function matchAfter(given: Given) {
  const { match } = follow(record(given));
  return { info: match.info as Info, position: match.position as MvpPosition };
}
