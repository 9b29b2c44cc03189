import type { AnyGame, Standing } from '../../../src/rules/game.ts';
import { notFlowerField } from '../../../src/rules/games/not-flower-field/index.ts';
import { pickingNine } from '../../../src/rules/games/picking-nine/index.ts';
import { polarPower } from '../../../src/rules/games/polar-power/index.ts';
import { secretSoulmate } from '../../../src/rules/games/secret-soulmate/index.ts';
import { theMvp } from '../../../src/rules/games/the-mvp/index.ts';
import { standingOf } from '../../../src/rules/play/shown/standing.ts';

const at = (facts: readonly Standing[]) => Object.fromEntries(facts) as Record<string, string>;
const stand = (game: AnyGame, info: object, seen: object, own?: object) =>
  at(game.standing?.(info as never, seen as never, own as never) ?? []);

describe('where a player stands', () => {
  const meadow = (plus: number, minus: number) => ({
    power: 0,
    points: { '+': plus, '-': minus },
  });
  const round = {
    meadows: {
      white: meadow(0, 0),
      blue: meadow(0, 0),
      black: meadow(0, 0),
      red: meadow(2, 0),
      green: meadow(0, 1),
    },
  };

  test('P1 in Polar Power: own points by pole, and those of the meadows', () => {
    const info = { seats: [{ meadow: 'red' }], names: ['Ann'], options: { pointsToEnd: 7, lastRound: 12 } };
    const facts = stand(
      polarPower,
      info,
      { public: [round, round] },
      { seat: 0, views: [{ polarity: '+' }] },
    );
    expect(facts['Your points']).toBe('4, as the positive player of red');
    expect(facts['Points so far']).toMatch(/^red 4 \(positive 4, negative 0\)\ngreen 2 /);
    expect(facts['Progress of the match']).toBe(
      'red is nearest to the end, with 4 of 7 points. This is round 2 of at most 12.',
    );
  });

  test('S7, S10 in Secret Soulmate: rounds with points, and why points may be missing', () => {
    const info = { names: ['Ann', 'Ben', 'Cleo', 'Dan'] };
    const seenAfter = (scored: readonly string[]) => ({ public: [{}, { scored: ['Ann'] }, { scored }] });
    const seen = seenAfter(['Ben']);
    const own = { views: [{ scoredIn: [1] }] };
    const facts = stand(secretSoulmate, info, seen, own);
    expect(facts['Your points']).toMatch(
      /^You got points in round 1. .* You got no points in round 2. .* or both numbers were equal/,
    );
    expect(facts['Rounds with points']).toBe('Ann 1, Ben 1, Cleo 0, Dan 0');
    // Conclusions from how many pairs got points are not secret.
    const why = (scored: readonly string[]) =>
      stand(secretSoulmate, info, seenAfter(scored), own)['Your points'];
    expect(why([])).toMatch(
      /You got no points in round 2. Nobody got points, so both numbers of every pair were equal\.$/,
    );
    expect(why(['Ben', 'Dan'])).toMatch(
      /Your soulmate’s number was higher, because one player of every pair got points\.$/,
    );
    expect(facts['Progress of the match']).toBe('Round 3 of 9.');
    expect(stand(secretSoulmate, info, seen)['Your points']).toBeUndefined();
  });

  test('in Picking Nine: the best quattros, which everyone can work out', () => {
    const picks = ['red-1', 'green-2', 'blue-3', 'yellow-4'].map((card) => ({ picks: { Ann: card } }));
    const facts = stand(
      pickingNine,
      { names: ['Ann'] },
      { public: [{}, ...picks] },
      { views: [{ cards: [] }] },
    );
    expect(facts['Best quattros so far']).toMatch(/^Ann \d+$/);
    expect(stand(pickingNine, { names: ['Ann'] }, { public: [{}] })['Best quattros so far']).toBe(
      'nobody has a quattro',
    );
    expect(facts['Your points']).toMatch(/^You have no quattro yet/);
    expect(facts['Progress of the match']).toBe('Round 5 of 5.');
  });

  test('in The MVP: what each team has claimed, and what the player controls', () => {
    const seats = ['X', 'X', 'X', 'Y', 'Y', 'Y'].map((team, i) => ({ name: `p${i}`, meadow: team }));
    const claimed = (card: string) => ({ status: 'claimed', flag: 'X', card });
    const cards = {
      ...{ A: claimed('lemon-1'), B: claimed('lemon-2'), C: claimed('lemon-3'), D: claimed('lemon-5') },
      ...{ E: { status: 'hidden' }, F: { status: 'claimed', flag: 'Y', card: 'lemon-4' } },
    };
    const info = { seats, names: seats.map(({ name }) => name), options: { lastRound: 9 } };
    const facts = stand(
      theMvp,
      info,
      { public: [{ cards }] },
      { views: [{ controls: { A: true, B: false, C: true, D: true } }] },
    );
    expect(facts['Claimed so far']).toBe('X 4 cards, Y 1 card');
    // M12: a run of three; the card outside it, and the one of the other team, score nothing.
    expect(facts['Your points so far']).toBe('2 points, with the 3 cards that you control');
    expect(facts['Progress of the match']).toBe(
      '5 of 24 cards are claimed. This is round 1 of at most 9. A round without new bids and claims also ends the match.',
    );
  });

  test('in Not Flower Field: the points of the field as it is', () => {
    const info = { names: ['Ann', 'Ben'], options: { rounds: 5 } };
    const facts = stand(notFlowerField, info, { public: [{ scores: { Ann: 3, Ben: 4 } }] }, { seat: 1 });
    expect(facts).toEqual({
      'Your points': '4 if the match ended now',
      'Points if the match ended now': 'Ann 3, Ben 4',
      'Progress of the match': 'Round 1 of 5.',
    });
  });

  test('does not repeat what ends the match where the game says how far that is', () => {
    const standing = () => [['Progress of the match', 'Round 1 of 3.']];
    const game = { glance: { ends: () => 'After round 3.' }, standing };
    expect(standingOf({ game, info: { options: {} } } as never, {} as never)).toEqual([
      ['Progress of the match', 'Round 1 of 3.'],
    ]);
  });

  test('in a game without words of its own: the single numbers of the views, and the end', () => {
    const match = { game: { glance: { ends: () => 'After round 3.' } }, info: { options: {} }, position: {} };
    const seen = {
      public: [{}, { pot: 7, rows: [] }],
      private: [{}, { chips: 2, seatsToSell: 0, garnets: 5, bellflowers: 1 }],
    };
    expect(standingOf(match as never, seen as never, 0)).toEqual([
      ['Yours', 'chips 2, seats to sell 0'],
      ['Pot', '7'],
      ['Rounds played', '1'],
      ['The match ends', 'After round 3.'],
    ]);
    expect(at(standingOf(match as never, seen as never)).Yours).toBeUndefined();
  });

  test('in a game without words of its own whose points everyone knows: the points', () => {
    const publicPoints = ({ coins }: { coins: object }) => coins;
    const game = { glance: {}, publicPoints, score: { one: 'coin', many: 'coins' } };
    const match = { game, info: { names: ['Ann', 'Bob'], options: {} } };
    const seen = { public: [{}, { coins: { Ann: 3, Bob: 8 } }], private: [{}, {}] };
    expect(at(standingOf(match as never, seen as never)).Coins).toBe('Bob 8, Ann 3');
    expect(at(standingOf(match as never, seen as never, 0))['Your coins']).toBe('3');
  });

  test('H3 points by name are parted by semicolons where a name has a comma', () => {
    const game = {
      glance: {},
      publicPoints: (view: object) => view,
      score: { one: 'point', many: 'points' },
    };
    const match = { game, info: { names: ['Ann', 'Bob, Jr'], options: {} } };
    const seen = { public: [{ Ann: 3, 'Bob, Jr': 8 }], private: [{}] };
    expect(at(standingOf(match as never, seen as never)).Points).toBe('Bob, Jr 8; Ann 3');
  });
});
