import { POINTS } from '../../../src/rules/base/words.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { notFlowerField } from '../../../src/rules/games/not-flower-field/index.ts';
import { pickingNine } from '../../../src/rules/games/picking-nine/index.ts';
import { polarPower } from '../../../src/rules/games/polar-power/index.ts';
import { secretSoulmate } from '../../../src/rules/games/secret-soulmate/index.ts';
import { theMvp } from '../../../src/rules/games/the-mvp/index.ts';
import { recapOf } from '../../../src/rules/play/shown/recap.ts';
import { AUCTION, ownGameOf } from '../../own-games/definitions.ts';

const recap = (game: object, info: object, seen: object, seat?: number) =>
  recapOf({ game: game as AnyGame, info } as never, { private: [], ...seen } as never, seat);

describe('the last round in one line', () => {
  const nothing = { power: 0, charge: 0, points: { '+': 0, '-': 0 } };
  const rest = { white: nothing, blue: nothing, black: nothing, green: nothing };

  test('P1 in Polar Power: the player’s points from the meadow; for everyone the meadows with points', () => {
    const info = { seats: [{ meadow: 'red' }], names: ['Ann'], options: {} };
    const red = { power: 0, charge: -5, points: { '+': 0, '-': 2 } };
    const seen = {
      public: [{ meadows: { ...rest, red: { power: 0 } } }, { meadows: { ...rest, red } }],
      private: [
        { polarity: '-', garnets: 4, bellflowers: 0 },
        { polarity: '-', garnets: 3, bellflowers: 2 },
      ],
    };
    expect(recap(polarPower, info, seen, 0)).toBe(
      'Round 1: red stood at −5 and gave you +2 points; you now have 2; in your purse −1 garnet and +2 bellflowers.',
    );
    // X10: a bellflower came from another match.
    expect(
      recapOf({ game: polarPower as AnyGame, info } as never, seen as never, 0, { bellflowers: 2 }),
    ).toMatch(/; you now have 2; in your purse −1 garnet\.$/);
    expect(
      recapOf({ game: polarPower as AnyGame, info } as never, seen as never, 0, {
        garnets: -1,
        bellflowers: 2,
      }),
    ).toMatch(/; you now have 2\.$/);
    const reset = (...strongest: string[]) => {
      const after = Object.entries({ ...rest, red }).map(([name, one]) => [
        name,
        { ...one, reset: strongest.includes(name) },
      ]);
      return { ...seen, public: [seen.public[0], { meadows: Object.fromEntries(after) }] };
    };
    expect(recap(polarPower, info, reset('red'), 0)).toContain('red stood at −5, strongest of all, and gave');
    const tied = {
      ...seen,
      public: [seen.public[0], { meadows: { ...rest, white: { ...red, charge: 5 }, red } }],
    };
    expect(recap(polarPower, info, tied, 0)).toContain(
      'red stood at −5, as strong as white, place 2 for each, and gave',
    );
    expect(recap(polarPower, info, seen)).toBe('Round 1: points for red 2 (negative).');
    const none = { public: [seen.public[0], { meadows: { ...rest, red: nothing } }] };
    expect(recap(polarPower, info, none)).toBe('Round 1: no meadow got points.');
    expect(recap(polarPower, info, { public: [seen.public[0]] })).toBe('');
  });

  test('in Picking Nine: the card, and the best quattro', () => {
    const cards = ['red-1', 'green-2', 'blue-3', 'yellow-4'];
    const info = { names: ['Ann', 'Ben'] };
    const views = [{}, ...cards.map((card) => ({ picks: { Ann: card, Ben: 'red-9' } }))];
    const own = (...some: string[]) => ({ cards: some, garnets: 0, bellflowers: 0 });
    expect(recap(pickingNine, info, { public: views, private: [own(), own(...cards)] }, 0)).toBe(
      'Round 4: you got yellow 4, and your best quattro is 10 (+10).',
    );
    expect(recap(pickingNine, info, { public: views })).toBe(
      'Round 4: Ann yellow 4, Ben red 9, and the best quattro so far is 10.',
    );
    const first = { public: views.slice(0, 2), private: [own(), own('red-1')] };
    expect(recap(pickingNine, info, first, 0)).toBe('Round 1: you got red 1.');
    expect(recap(pickingNine, info, first)).toMatch(/, and nobody has a quattro yet\.$/);
  });

  test('S7 in Secret Soulmate: who got points, and never how many', () => {
    const own = (scoredIn: number[]) => ({
      scoredIn,
      played: { card: 3, garnets: 2, token: false },
      garnets: 0,
      bellflowers: 0,
    });
    const seen = { public: [{}, { scored: ['Ann', 'Ben'] }], private: [own([]), own([1])] };
    expect(recap(secretSoulmate, { names: ['Ann'] }, seen, 0)).toBe(
      'Round 1: you played 3 + 2 garnets = 5, and got points.',
    );
    expect(recap(secretSoulmate, { names: ['Ann'] }, { ...seen, private: [own([]), own([])] }, 0)).toMatch(
      /and got no points\.$/,
    );
    expect(recap(secretSoulmate, { names: ['Ann'] }, seen)).toBe('Round 1: points for Ann and Ben.');
    expect(recap(secretSoulmate, {}, { public: [{}, { scored: [] }] })).toBe('Round 1: nobody got points.');
  });

  test('M9 in The MVP: what was claimed in the round, and the player’s cards', () => {
    const seats = ['X', 'X', 'X', 'Y', 'Y', 'Y'].map((team, i) => ({ name: `p${i}`, meadow: team }));
    const info = { seats, names: seats.map(({ name }) => name), options: {} };
    const claimed = { status: 'claimed', flag: 'X' };
    const flagged = { status: 'exposed', flag: 'Y' };
    const views = [
      { cards: { A: claimed, B: { status: 'exposed' } } },
      { cards: { A: claimed, B: claimed, C: flagged, D: { status: 'nearly-exposed' } } },
    ];
    const own = { controls: { A: true, B: false }, garnets: 0, bellflowers: 0 };
    const ownRecap = (seat: number, controls: object) =>
      recap(theMvp, info, { public: views, private: [own, { ...own, controls }] }, seat);
    expect(ownRecap(0, { A: true, B: true })).toBe('Round 1: X claimed B; you control B.');
    expect(ownRecap(0, { A: true, B: false })).toBe('Round 1: X claimed B; you control no new card.');
    expect(ownRecap(3, {})).toBe('Round 1: Y claimed nothing, and flags C.');
    expect(recap(theMvp, info, { public: views })).toBe(
      'Round 1: X claimed B; Y claimed nothing, and flags C.',
    );
  });

  test('O5 in an own game: a player’s values that changed, and for everyone the public ones', () => {
    const info = { names: ['Ann', 'Ben'], options: {} };
    const view = (points: number) => ({
      columns: { Ann: { points }, Ben: { points: 0 } },
      facts: { lot: 1, price: 3 },
    });
    const mine = (coins: number) => ({ columns: { coins } });
    const seen = { public: [view(0), view(3)], private: [mine(10), mine(7)] };
    const auction = ownGameOf(AUCTION);
    expect(recap(auction, info, seen, 0)).toBe('Round 1: Coins 10 → 7, Points 0 → 3.');
    expect(recap(auction, info, { ...seen, private: [mine(7), mine(7)] }, 1)).toBe(
      'Round 1: nothing changed for you.',
    );
    expect(recap(auction, info, seen)).toBe('Round 1: Points Ann 3 (+3), Ben 0 (0).');

    const column = { kind: 'number', start: 1, known: 'everyone' };
    const fate = { id: 'fate', title: 'Who did it?', kind: 'text', start: '', known: 'everyone' };
    const columns = [{ id: 'alive', title: 'Alive', ...column }, fate];
    const wolf = ownGameOf({ title: 'The pack', players: [2, 30], questions: [], columns, facts: [] });
    const lives = (...alive: number[]) => ({
      columns: Object.fromEntries(alive.map((one, i) => [`p${i}`, { alive: one, fate: one ? '' : 'wolf' }])),
      facts: {},
    });
    const pack = (count: number) => ({ names: Array.from({ length: count }, (_, i) => `p${i}`) });
    expect(recap(wolf, pack(2), { public: [lives(1, 1), lives(0, 1)] })).toBe(
      'Round 1: p0: Alive 1 → 0, Who did it? wolf.',
    );
    const all = [lives(1, 1, 1, 1, 1, 1, 1), lives(0, 0, 0, 0, 0, 0, 0)];
    expect(recap(wolf, pack(7), { public: all })).toBe('Round 1: 7 players have new values.');
    expect(recap(wolf, pack(2), { public: [lives(1, 1), lives(1, 1)] })).toBe('');
  });

  test('without words of its own: the points that everyone knows, or the numbers that changed', () => {
    const info = { names: ['Ann', 'Ben'], options: {} };
    const seen = {
      public: [{ scores: { Ann: 3, Ben: 4 } }, { scores: { Ann: 8, Ben: 4 } }],
      private: [{}, {}],
    };
    const known = { score: POINTS, publicPoints: ({ scores }: { scores: object }) => scores };
    expect(recap(known, info, seen, 0)).toBe('Round 1: +5 points; you now have 8.');
    expect(recap(known, info, seen, 1)).toBe('Round 1: no points; you have 4.');
    expect(recap(known, info, seen)).toBe('Round 1: points Ann 8 (+5), Ben 4 (0).');
    const coins = { ...known, score: { one: 'coin', many: 'coins' } };
    expect(recap(coins, info, seen, 0)).toBe('Round 1: +5 coins; you now have 8.');
    expect(recap(coins, info, seen)).toBe('Round 1: coins Ann 8 (+5), Ben 4 (0).');
    // Points of the field are final only at the end.
    expect(recap(notFlowerField, info, seen, 0)).toBe(
      'Round 1: if the match ended now, you would have 8 (+5).',
    );
    expect(recap(notFlowerField, info, seen)).toBe(
      'Round 1: points if the match ended now: Ann 8 (+5), Ben 4 (0).',
    );
    const numbers = {
      public: [{ pot: 7 }, { pot: 5 }],
      private: [
        { pointTokens: 1, chips: 2 },
        { pointTokens: 3, chips: 2 },
      ],
    };
    expect(recap({}, info, numbers, 0)).toBe('Round 1: point tokens 3 (+2).');
    expect(recap({}, info, numbers)).toBe('Round 1: pot 5 (−2).');
    expect(recap({}, info, { public: [{}, {}] })).toBe('');
  });

  test('a name at the end keeps its full stop, and gets no second one', () => {
    const game = { recap: () => 'points for Ann and Ben Jr.' };
    expect(recap(game, { names: ['Ann', 'Ben Jr.'] }, { public: [{}, {}] })).toBe(
      'Round 1: points for Ann and Ben Jr.',
    );
  });
});
