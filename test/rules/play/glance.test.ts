import { betweenNeighbours } from '../../../src/rules/declare/match-info.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import type { Match } from '../../../src/rules/play/match.ts';
import { openRecord } from '../../../src/rules/play/record.ts';
import { drawEnding } from '../../../src/rules/play/shown/ending.ts';
import { drawGlance, glanceOf } from '../../../src/rules/play/shown/glance.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { roster } from '../../players.ts';
import { ALL_GAMES } from '../law/all-games.ts';

const RED_AND_BLUE = ['red', 'red', 'red', 'blue', 'blue', 'blue'];
const POLAR = ['white', 'blue', 'black', 'red', 'green'].flatMap((meadow) => [meadow, meadow]);

function match(game: string, meadows: readonly string[], options: object = {}): Match {
  const players = roster(...meadows);
  const record = { format: 1, game, options, players, seed: 'any text', rounds: [] };
  return openRecord(ALL_GAMES, record).match;
}

const linesOf = (label: string, one: Pick<Match, 'game' | 'info' | 'position'>, hints?: readonly string[]) =>
  (glanceOf(one, hints).find(([head]) => head === label)?.[1] ?? '').split('\n');

describe('the match at a glance', () => {
  test('P8 P9 says what a stamp costs and what ends the match, by the options as chosen', () => {
    const chosen = match('polar-power', POLAR, { stampPrice: 3, pointsToEnd: 9, trade: 'within-meadow' });
    expect(linesOf('Prices', chosen)).toEqual(['“Stamps to buy”: 3 garnets each']);
    expect(linesOf('The match ends', chosen)[0]).toContain('together have 9 points, or after round 12');
    expect(linesOf('Options', chosen)).toEqual([
      'Who may trade postcards, coils and stamps: within meadow',
      'When every meadow is at 0: nothing',
      'Points in one meadow that end the match: 9',
      'Last round: 12',
      'Who may trade garnets and bellflowers: anyone',
    ]);
  });

  test('X5 says what is traded between whom', () => {
    expect(linesOf('Trades', match('polar-power', POLAR, { trade: 'within-meadow' }))).toEqual([
      'Postcards (one for one), coils (one for one) and stamps: within a meadow',
      'Garnets and bellflowers: between any two players',
    ]);
    expect(linesOf('Trades', match('the-mvp', RED_AND_BLUE, { purseTrade: 'within-meadow' }))).toEqual([
      'Garnets and bellflowers: within a meadow',
    ]);
    const apart = match('secret-soulmate', ['red', 'blue', 'green', 'white']);
    expect(linesOf('Trades', apart)[0]).toMatch(
      /^Number cards .*: not now, because no two players share a meadow$/,
    );
    const last = match('lantern-night', RED_AND_BLUE, { rounds: 1 });
    expect(linesOf('Trades', last)[0]).toBe('Lanterns: not now');
    const alone = match('lantern-night', ['red', 'blue', 'green'], { rounds: 1 });
    expect(linesOf('Trades', alone)[0]).toBe('Lanterns: not now');
  });

  test('X5 says why a good does not pass between all players, if one reason holds for all', () => {
    const trades = (reason: (from: number) => string) => {
      const one = match('lantern-night', RED_AND_BLUE);
      const mayTrade = (_info: object, _position: object, from: number, to: number) =>
        Math.abs(from - to) === 1 ? undefined : reason(from);
      return linesOf('Trades', { ...one, game: { ...one.game, mayTrade } })[0];
    };
    const rule = 'Lanterns pass only between the tables.';
    expect(trades(() => rule)).toBe(`Lanterns: between some players. ${rule}`);
    expect(trades((from) => `Not from seat ${from}.`)).toBe('Lanterns: between some players');
  });

  test('X5 goods pass between neighbours, in a circle, and the rules say so', () => {
    const one = match('lantern-night', RED_AND_BLUE);
    const { names } = one.info;
    const mayTrade = (...of: Parameters<NonNullable<AnyGame['mayTrade']>>) => betweenNeighbours(...of, 4);
    expect(linesOf('Trades', { ...one, game: { ...one.game, mayTrade } })[0]).toBe(
      'Lanterns: between neighbours',
    );
    const reasons = names.map((_, to) =>
      betweenNeighbours(one.info, { round: 0 }, 0, to, { many: 'lanterns' }, 4),
    );
    expect(reasons.map((reason) => reason === undefined)).toEqual(
      names.map((_, to) => to === 1 || to === names.length - 1),
    );
    expect(reasons[2]).toBe(
      `Lanterns pass only between neighbours, and ${names[0]} and ${names[2]} are not neighbours.`,
    );
  });

  test('X5 only the rules of a game with meadows speak of them', () => {
    const words = (one: Match) => glanceOf(one).flat().join(' ');
    expect(words(match('polar-power', POLAR))).toContain('A group of players in a match');
    for (const game of ['lantern-night', 'guess-two-thirds'])
      for (const options of [{}, { rounds: 1 }])
        expect(words(match(game, ['red', 'red', 'blue'], options))).not.toMatch(/meadow/i);
  });

  test('M19 lists each price once, and what is free as free', () => {
    const chosen = match('the-mvp', RED_AND_BLUE, { identifyPrice: 0 });
    expect(linesOf('Prices', chosen)).toEqual([
      '“Chips to buy”: 1 garnet each',
      '“Look at these places”: free',
      '“Look for these cards”: 2 garnets each',
      'Purchases are paid in this order',
    ]);
    expect(linesOf('Options', chosen).filter((line) => /price/i.test(line))).toEqual([]);
  });

  test('says the end, the winners and the options of a game that declares no rules', () => {
    expect(glanceOf(match('guess-two-thirds', RED_AND_BLUE)).map(([label]) => label)).toEqual([
      'If you send nothing',
      'The match ends',
      'Winners and payments',
      'Trades',
      'Purses',
      'Options',
    ]);
    expect(linesOf('Options', match('guess-two-thirds', RED_AND_BLUE))[0]).toBe('Rounds: 3');
  });

  test('X2 says how long after the deadline orders count, where they do', () => {
    const chosen = linesOf('Options', match('picking-nine', RED_AND_BLUE, { graceMinutes: 1 }));
    expect(chosen.at(-1)).toBe('Orders count up to 1 minute after the deadline');
    expect(linesOf('Options', match('picking-nine', RED_AND_BLUE)).join()).not.toMatch(/grace|deadline/i);
  });

  test('X6 N11 F16 says who chooses among several candidates', () => {
    const pays = (game: string, meadows: readonly string[] = RED_AND_BLUE) =>
      linesOf('Winners and payments', match(game, meadows))[0];
    const voted = 'If several players are up for elimination, the winners choose one of them.';
    for (const text of [pays('polar-power', POLAR), pays('secret-soulmate'), pays('the-mvp')])
      expect(text).toContain(voted);
    expect(pays('picking-nine')).toContain('Nobody chooses among these players.');
    expect(pays('not-flower-field', RED_AND_BLUE.slice(0, 4))).toContain('one of the two middle players');
  });

  test('S6 says with what everyone begins in Secret Soulmate', () => {
    expect(linesOf('How it goes', match('secret-soulmate', RED_AND_BLUE))[1]).toBe(
      '• You begin with three cards of each number from 1 to 3. You also have point tokens: three if nobody shares your meadow, two if one player shares it, otherwise one.',
    );
    const { game, info, position } = match('secret-soulmate', RED_AND_BLUE);
    const alone = { ...info, seats: info.names.map((name) => ({ name })) };
    expect(linesOf('How it goes', { game, position, info: alone })[1]).toMatch(
      /You also have point tokens: three\.$/,
    );
  });

  test('F12 says that the cells between a kiss carry no multiplier', () => {
    expect(linesOf('How it goes', match('not-flower-field', RED_AND_BLUE.slice(0, 4))).join()).toContain(
      'and the two cells between have different colours. The numbers on the cells between do not count.',
    );
  });

  test('S18 says whether a hint is on', () => {
    const soulmate = match('secret-soulmate', RED_AND_BLUE);
    const last = (hints?: readonly string[]) => linesOf('Options', soulmate, hints).at(-1);
    expect(last()).toBe('List the players who cannot be the soulmate: no');
    expect(last(['ruledOut'])).toBe('List the players who cannot be the soulmate: yes');
  });

  test.each(GAMES.map((game) => [game.title, game] as const))(
    '%s says how a round goes, what ends it, and what is paid',
    (_, game) => {
      const info = { seats: [], names: [], options: optionsOf(game) };
      const goes = game.glance.goes?.(optionsOf(game), info) ?? [];
      expect(goes.length).toBeGreaterThan(1);
      for (const sentence of goes) expect(sentence).toMatch(/\.$/);
      expect(game.glance.sends?.(optionsOf(game))).toMatch(/\.$/);
      expect(game.glance.ends?.(optionsOf(game))).toMatch(/\.$/);
      expect(game.glance.pays?.(optionsOf(game))).toMatch(/\.$/);
    },
  );

  test('S1 N4 F11 says it by the options as chosen', () => {
    const goes = (game: string, options: object, label = 'How it goes') =>
      linesOf(label, match(game, RED_AND_BLUE.slice(0, game === 'not-flower-field' ? 4 : 6), options));
    const nothing = goes('secret-soulmate', { defaultCard: 'random' }, 'If you send nothing');
    expect(nothing).toEqual([expect.stringContaining('drawn')]);
    expect(goes('picking-nine', { leftover: 'highest' })).toContainEqual(
      expect.stringContaining('highest card that is left'),
    );
    expect(goes('not-flower-field', { diagonalLines: true })).toContainEqual(
      expect.stringContaining('or a diagonal'),
    );
  });

  test('is drawn with its heading', () => {
    expect(drawGlance(match('picking-nine', RED_AND_BLUE)).cells[0]?.text).toBe('The match at a glance');
  });
});

const optionsOf = ({ options }: (typeof GAMES)[number]) =>
  Object.fromEntries(
    Object.entries<{ fallback: unknown }>(options).map(([key, one]) => [key, one.fallback]),
  ) as never;

describe('the ending', () => {
  const started = match('polar-power', POLAR);
  const ending = (winners: readonly number[], tokensOfLife: number, candidates: readonly number[] = [9]) => {
    const outcome = {
      scores: POLAR.map(() => 0),
      winners,
      candidates,
      vote: candidates.length > 1,
      earnings: winners.map((seat) => ({ seat, tokensOfLife, garnets: 1 })),
      reveal: { polarity: Object.fromEntries(started.info.names.map((name) => [name, '+'])) },
    };
    return drawEnding({ ...started, outcome })[0]!.cells.map(({ text }) => String(text));
  };

  test('N11 M16 calls several top scores without a Token of Life no winners', () => {
    expect(ending([0, 1], 0)[0]).toBe('★ Top scores: Ann, Ben. They get no Token of Life.');
    expect(ending([0, 1], 1)[0]).toBe('★ Winners: Ann, Ben');
    expect(ending([0], 0)[0]).toBe('★ Winner: Ann');
    expect(ending([], 0)[0]).toBe('★ Nobody wins.');
  });

  test('X6 says who votes among several candidates', () => {
    const last = (tokensOfLife: number, winners = [0, 1]) => ending(winners, tokensOfLife, [8, 9])[1];
    expect(last(2, [0])).toBe('▼ Elimination Candidates: Ivo, Jun. The winner chooses one of these players.');
    expect(last(1)).toBe('▼ Elimination Candidates: Ivo, Jun. The winners vote on these players.');
    expect(last(0)).toBe(
      '▼ Elimination Candidates: Ivo, Jun. The players with the top score vote on these players.',
    );
  });

  test('X7 says what a second Token of Life may be used for', () => {
    const words =
      'Ann may keep the second Token of Life, or give it to anyone except the Elimination Candidate. Tell the host before the match is closed.';
    expect(ending([0], 2)).toContain(words);
    expect(ending([0], 1)).not.toContain(words);
  });
});
