import type { Grid } from '../../../../src/rules/board/grid.ts';
import { secretSoulmate as game } from '../../../../src/rules/games/secret-soulmate/index.ts';
import type { SoulmatePosition } from '../../../../src/rules/games/secret-soulmate/position.ts';
import type { Match } from '../../../../src/rules/play/match.ts';
import { allViews, outcomeOf, playRound } from '../../../../src/rules/play/match.ts';
import { openRecord, readRound } from '../../../../src/rules/play/record.ts';
import { drawEnding } from '../../../../src/rules/play/shown/ending.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { nine, type Round, record, seen } from './build.ts';

const CARDS = { Ann: '222333111', Bob: '111222333', Cat: '222133113', Dan: '111322233' };
const textOf = ({ cells }: Grid) => cells.map(({ text }) => text).join('|');

/** Everything Ann is given after each round: views, drawings and what she is told. */
function givenToAnn(given: Parameters<typeof record>[0]): string {
  const opened = openRecord(GAMES, record(given));
  let match: Match = opened.match;
  const views = { public: [allViews(match).public], private: [allViews(match).private.Ann!] };
  const all: unknown[] = [];
  opened.rounds.forEach((raw, i) => {
    const lines: unknown[] = [];
    const round = readRound(match, raw, `rounds[${i}]`);
    match = playRound(match, round, (to, ...line) => {
      if (to === 'public' || to === 0) lines.push(line);
    }).match;
    views.public.push(allViews(match).public);
    views.private.push(allViews(match).private.Ann!);
    const seen = views as never;
    all.push(lines, game.draw.private(match.info, 0, seen), game.draw.public(match.info, seen));
  });
  return JSON.stringify([views, all]);
}

test('S7 nothing that Ann is given depends on who her soulmate is, or on what others play and hold', () => {
  const orders = (card: number, token: boolean): NonNullable<Round['orders']> => ({
    Ann: { card: 3, token: true },
    Bob: { card, token },
    Cat: { card: card + 1, garnets: card === 2 ? 1 : 0 },
    Dan: { card, token: !token },
  });
  const garnets = { Cat: 2 };
  const one = givenToAnn({
    garnets,
    rounds: [{ orders: orders(1, true) }, { orders: { Ann: { card: 1 } } }],
  });
  const pairs = [
    ['Dan', 'Ann'],
    ['Cat', 'Bob'],
  ];
  const other = givenToAnn({
    garnets,
    setup: { soulmates: pairs },
    rounds: [{ orders: orders(2, false) }, { orders: { Ann: { card: 1 } } }],
  });
  expect(one).toBe(other);
});

test('S7 the public board says who got points in which round, and no points before the end', () => {
  const { match } = seen({ rounds: nine(CARDS).slice(0, 2) });
  const view = (scored: string[]) => ({ scored });
  const board = game.draw.public(match.info, { public: [{}, view(['Ann', 'Cat']), view([])] });
  expect(board.cells.filter(({ text }) => text === '★')).toHaveLength(2);
  expect(textOf(board)).not.toContain('|points|');
  expect(textOf(board)).not.toMatch(/♥|3\+|●/);
});

test('S12 the end shows the pairs, the scores, the winners and who could not win', () => {
  const { match } = seen({ rounds: nine(CARDS, { Dan: '000100000' }) });
  const outcome = outcomeOf(match)!;
  const [ending] = drawEnding(match);
  const shown = textOf(ending!).replaceAll('\u00a0', ' ');
  expect(shown).toContain(`★ Cat|♥ Dan|yes|${outcome.scores.Cat}|`);
  expect(shown).toMatch(/▼ Bob\|♥ Ann\|no\|/);
});

test('S7 the host’s board has every card, boost, token and point', () => {
  const orders = { Ann: { card: 2, garnets: 2, token: true }, Bob: { card: 3, token: true } };
  const { match } = seen({ garnets: { Ann: 2 }, rounds: [{ orders }] });
  const board = game.draw.host(match.info, match.position as SoulmatePosition, { public: [{}] });
  expect(textOf(board)).toContain('2 + 2 garnets = 4, with a point token\n★ 3 points');
  expect(textOf(board)).toContain('3, with a point token\nnothing');
  expect(textOf(board)).toContain('1\na tie');
});

test('S7 S17 why: a player reads about the own play, the host about the pair, all about the scorers', () => {
  const orders = { Ann: { buyTokens: 1, card: 2, garnets: 2, token: true }, Bob: { card: 3, token: true } };
  const { lines } = seen({ garnets: { Ann: 4 }, rounds: [{ orders }] });
  expect(lines).toEqual([
    '0 S11 Ann buys 1 point token for 2 garnets.',
    '0 X4 Ann plays 2 + 2 garnets = 4, with a point token.',
    '1 X4 Bob plays 3, with a point token.',
    '2 S1 Cat sent no valid card, so the lowest card is played: 1.',
    '2 X4 Cat plays 1.',
    '3 S1 Dan sent no valid card, so the lowest card is played: 1.',
    '3 X4 Dan plays 1.',
    'host S7 Ann 4, Bob 3. Ann gets 1 point and 2 for 2 point tokens, so 3 points in all.',
    'host S10 Cat 1, Dan 1. This is a tie, and neither player gets points.',
    'public S7 Points go to Ann.',
  ]);
});

test('S8 the account at the end names the pairs, the least and who cannot win', () => {
  const { lines } = seen({ rounds: nine(CARDS, { Dan: '000100000' }) });
  expect(lines.filter((line) => line.startsWith('public')).slice(-5)).toEqual([
    'public S13 Round 9 was the last round, and all cards are played.',
    'public S12 Ann and Bob were soulmates: Ann 6 points, Bob 3 points. Each gets 3 garnets, as many as the lower number of points.',
    'public S12 Cat and Dan were soulmates: Cat 5 points, Dan 4 points. Each gets 4 garnets, as many as the lower number of points.',
    'public S8 The lowest score is 3 points: Bob is the Elimination Candidate.',
    'public S8 These players cannot win, because a candidate is in their pair: Ann and Bob.',
  ]);
});

test('S9 the account says when nobody is left to win', () => {
  const { lines } = seen({ rounds: Array(9).fill({}) });
  expect(lines[lines.length - 1]).toBe(
    'public S9 Nobody is left to win: there is no winner and no Token of Life.',
  );
});
