import { refusals } from '../rules/builder.ts';
import { type Played, play } from './build.ts';
import {
  AUCTION,
  DEALS,
  EXPEDITION,
  GOODS,
  LADDER,
  MINORITY,
  TWO_THIRDS,
  WEREWOLVES,
} from './definitions.ts';

// Eight games that hosts have invented, three rounds each, ruled by hand.

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'] as const;
type Of<T> = readonly T[];

const named = <T>(values: Of<T>) => Object.fromEntries(values.map((value, i) => [NAMES[i], value]));
const playersOf = (count: number) => NAMES.slice(0, count).map((name) => ({ name }));
/** Values of one column by player, as a ruling has them. */
const column = (id: string, values: Of<unknown>) => named(values.map((value) => ({ [id]: value })));
const answers = (id: string, values: Of<unknown>) =>
  Object.fromEntries(
    values.flatMap((value, i) => (value === undefined ? [] : [[NAMES[i], { [id]: value }]])),
  );

const publicColumn = ({ rounds }: Played, id: string) =>
  rounds.map(({ public: view }) => Object.values(view.columns).map((row) => row[id]));
const ownColumn = ({ rounds }: Played, id: string) =>
  rounds.map((round) => Object.values(round.private).map((view) => view.columns[id]));

test('auction: the highest bid pays and scores the lot; a bid is bounded by what is left', () => {
  const setup = {};
  const pays = (name: string, coins: number, points: number, price: number) => ({
    columns: { [name]: { coins, points } },
    facts: { price },
  });
  const definition = {
    ...AUCTION,
    facts: AUCTION.facts.map(({ draw: _, ...fact }: { draw?: unknown; id: string }) => fact),
  };
  const played = play(
    [
      // Ann pays 6 of 10 for a lot of 3.
      { orders: answers('bid', [6, 5, 4]), ruling: { ...pays('Ann', 4, 3, 6), facts: { price: 6, lot: 5 } } },
      // Ann has 4, so a bid of 5 is refused; Bob buys 3 coins of Cat for nothing and pays 12 for a lot of 5.
      {
        trades: [{ from: 'Cat', to: 'Bob', gives: { coins: 3 } }],
        orders: answers('bid', [5, 12, 7]),
        ruling: { ...pays('Bob', 1, 5, 12), facts: { price: 12, lot: 2 } },
      },
      // Cat has 7, and pays 7 for a lot of 2.
      { orders: answers('bid', [4, 1, 7]), ruling: pays('Cat', 0, 2, 7) },
    ],
    { definition, setup, players: playersOf(3) },
  );
  expect(publicColumn(played, 'points')).toEqual([
    [3, 0, 0],
    [3, 5, 0],
    [3, 5, 2],
  ]);
  expect(ownColumn(played, 'coins')).toEqual([
    [4, 10, 10],
    [4, 1, 7],
    [4, 1, 0],
  ]);
  expect(refusals(played, 1)).toEqual(['Ann bid not-legal']);
  expect(played.rounds[1]?.private.Ann?.sent).toEqual({ bid: 0 });
  expect(played.rounds.map(({ public: view }) => view.facts)).toEqual([
    { lot: 5, price: 6 },
    { lot: 2, price: 12 },
    { lot: 2, price: 7 },
  ]);
  expect(played.outcome).toMatchObject({ winners: ['Bob'], candidates: ['Cat'], tokensOfLife: { Bob: 2 } });
});

test('minority: players in the smaller camp score', () => {
  const round = (camps: Of<string | undefined>, smaller: string, points: Of<number>) => ({
    orders: answers('camp', camps),
    ruling: { columns: column('points', points), facts: { smaller } },
  });
  const played = play(
    [
      round(['left', 'right', 'right', 'right'], 'left', [1, 0, 0, 0]),
      // Two and two: nobody scores.
      round(['left', 'right', 'left', 'right'], '', [1, 0, 0, 0]),
      // Cat sends nothing and is in no camp: one on the right, two on the left.
      round(['left', 'left', undefined, 'right'], 'right', [1, 0, 0, 1]),
    ],
    { definition: MINORITY, players: playersOf(4) },
  );
  expect(publicColumn(played, 'points')).toEqual([
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 0, 0, 1],
  ]);
  expect(played.rounds.map(({ public: view }) => view.facts.smaller)).toEqual(['left', '', 'right']);
  expect(played.rounds[2]?.private.Cat?.sent).toEqual({});
  expect(played.outcome).toMatchObject({ winners: ['Ann', 'Dan'], candidates: ['Bob', 'Cat'], vote: true });
});

test('werewolves: roles are secret, the night asks wolf and seer, the day asks all', () => {
  const roles = ['wolf', 'seer', 'sheep', 'sheep'];
  const definition = {
    ...WEREWOLVES,
    columns: WEREWOLVES.columns.map(({ deal: _, ...one }: { deal?: unknown; id: string }) => ({
      ...one,
      ...(one.id === 'role' ? { reveal: true } : {}),
    })),
  };
  const played = play(
    [
      {
        orders: {
          Ann: { victim: 'Cat' },
          Bob: { look: 'Ann', victim: 'Ann' },
          Cat: { look: 'Bob' },
          Dan: {},
        },
        ruling: {
          columns: { Bob: { seen: 'Ann is a wolf' }, Cat: { alive: 0 } },
          facts: { phase: 'day', wolves: 1 },
          say: { everyone: 'Cat was bitten', to: { Bob: 'You saw a wolf' } },
        },
      },
      {
        orders: {
          Ann: { accused: 'Bob', victim: 'Bob' },
          Bob: { accused: 'Ann' },
          Cat: { will: 'Look at Ann' },
          Dan: { accused: 'Ann', will: 'x' },
        },
        ruling: { columns: { Ann: { alive: 0 } }, facts: { phase: 'night', wolves: 0 } },
      },
      {
        orders: { Bob: { accused: 'Dan' } },
        ruling: { over: true, outcome: { winners: ['Bob', 'Cat', 'Dan'], candidates: ['Ann'] } },
      },
    ],
    { definition, setup: { columns: column('role', roles) }, players: playersOf(4) },
  );
  expect(refusals(played)).toEqual(['Bob victim not-legal', 'Cat look not-legal']);
  expect(refusals(played, 1)).toEqual(['Dan will not-legal']);
  expect(refusals(played, 2)).toEqual(['Bob accused not-legal']);
  expect(played.rounds[0]?.private.Bob).toMatchObject({
    say: 'You saw a wolf',
    columns: { role: 'seer', seen: 'Ann is a wolf' },
  });
  expect(publicColumn(played, 'alive')).toEqual([
    [1, 1, 0, 1],
    [0, 1, 0, 1],
    [0, 1, 0, 1],
  ]);
  expect(JSON.stringify(played.rounds.map((round) => round.public))).not.toMatch(/wolf|seer/);
  expect(played.outcome).toMatchObject({
    winners: ['Bob', 'Cat', 'Dan'],
    candidates: ['Ann'],
    vote: false,
    tokensOfLife: { Bob: 1, Cat: 1, Dan: 1 },
    reveal: { columns: { role: named(roles) }, facts: { wolves: 0 } },
  });
});

test('two thirds: the sum of the distances decides, in whole thirds', () => {
  // Three times two thirds of the average of three numbers is two thirds of their sum.
  const round = (guesses: Of<number>, target: number, distance: Of<number>) => ({
    orders: answers('guess', guesses),
    ruling: { columns: column('distance', distance), facts: { target } },
  });
  const played = play(
    [
      // 30 + 60 + 90 = 180; the target is 40, thrice 120: |90-120|, |180-120|, |270-120|.
      round([30, 60, 90], 120, [30, 60, 150]),
      // 30 + 0 + 60 = 90; the target is 20: 30, 60, 120 more.
      round([30, 0, 60], 60, [60, 120, 270]),
      // 3 + 3 + 3 = 9; the target is 2: 3 more each.
      round([3, 3, 3], 6, [63, 123, 273]),
    ],
    { definition: TWO_THIRDS, players: playersOf(3) },
  );
  expect(publicColumn(played, 'distance')).toEqual([
    [30, 60, 150],
    [60, 120, 270],
    [63, 123, 273],
  ]);
  expect(played.rounds.map(({ public: view }) => view.facts.target)).toEqual([120, 60, 6]);
  expect(played.outcome).toMatchObject({
    winners: ['Ann'],
    candidates: ['Cat'],
    scores: { Ann: 63, Bob: 123, Cat: 273 },
  });
});

test('deals: partners share or grab, and only one’s own years are known', () => {
  const partners = column('partner', ['Bob', 'Ann', 'Dan', 'Cat']);
  // Both share: 1 year each. One grabs: 0 and 5. Both grab: 3 each.
  const round = (deeds: Of<string | undefined>, years: Of<number>) => ({
    orders: answers('deed', deeds),
    ruling: { columns: column('years', years) },
  });
  const played = play(
    [
      round(['share', 'grab', 'grab', 'grab'], [5, 0, 3, 3]),
      round([undefined, 'share', 'share', undefined], [6, 1, 4, 4]),
      round(['grab', 'grab', 'grab', 'share'], [9, 4, 4, 9]),
      { ruling: { columns: column('years', [10, 5, 5, 10]) } },
    ],
    { definition: DEALS, setup: { columns: partners }, players: playersOf(4) },
  );
  expect(ownColumn(played, 'years')).toEqual([
    [5, 0, 3, 3],
    [6, 1, 4, 4],
    [9, 4, 4, 9],
    [10, 5, 5, 10],
  ]);
  expect(played.rounds[1]?.private.Ann?.sent).toEqual({ deed: 'share' });
  expect(played.rounds[0]?.public).toEqual({ columns: named([{}, {}, {}, {}]), facts: {} });
  expect(played.outcome).toMatchObject({
    winners: ['Bob', 'Cat'],
    candidates: ['Ann', 'Dan'],
    reveal: { columns: { partner: named(['Bob', 'Ann', 'Dan', 'Cat']), years: named([10, 5, 5, 10]) } },
  });
});

test('ladder: who has the better luck of two changes places, and stakes pass', () => {
  const definition = {
    ...LADDER,
    columns: LADDER.columns.map(({ draw: _, ...one }: { draw?: unknown; id: string }) => one),
  };
  const round = (orders: object, place: Of<number>, chips: Of<number>) => ({
    orders,
    ruling: { columns: named(place.map((at, i) => ({ place: at, chips: chips[i] }))) },
  });
  const played = play(
    [
      // Cat challenges Ann for 3 and wins: they change places.
      round({ Cat: { rival: 'Ann', stake: 3, favourites: ['Ann', 'Bob'] } }, [3, 2, 1], [2, 5, 8]),
      // Ann has 2: a stake of 3 is too much, and without a stake none counts.
      round({ Ann: { rival: 'Bob', stake: 3, favourites: ['Ann', 'Bob', 'Cat'] } }, [3, 2, 1], [2, 5, 8]),
      round({ Bob: { rival: 'Bob', stake: 0 } }, [3, 2, 1], [2, 5, 8]),
    ],
    { definition, setup: { columns: column('place', [1, 2, 3]) }, players: playersOf(3) },
  );
  expect(played.rounds[0]?.private.Cat?.sent).toEqual({ rival: 'Ann', stake: 3, favourites: ['Ann', 'Bob'] });
  expect(refusals(played, 1)).toEqual(['Ann stake not-legal', 'Ann favourites[0] not-legal']);
  expect(played.rounds[1]?.private.Ann?.sent).toEqual({ rival: 'Bob', favourites: ['Bob', 'Cat'] });
  expect(refusals(played, 2)).toEqual(['Bob rival not-legal', 'Bob stake not-legal']);
  expect(publicColumn(played, 'chips')).toEqual([
    [2, 5, 8],
    [2, 5, 8],
    [2, 5, 8],
  ]);
  expect(played.outcome).toMatchObject({ winners: ['Cat'], candidates: ['Ann'], tokensOfLife: { Cat: 2 } });
});

test('goods: each counts thrice for the secret aim, once otherwise; all is revealed at the end', () => {
  const definition = {
    ...GOODS,
    columns: GOODS.columns.map(({ deal: _, ...one }: { deal?: unknown; id: string }) => one),
    facts: GOODS.facts.map(({ draw: _, ...one }: { draw?: unknown; id: string }) => one),
  };
  const wants = (...list: Of<string>) => ({ wants: list });
  const played = play(
    [
      {
        orders: { Ann: wants('silk'), Bob: wants('tea', 'silk'), Cat: wants('salt, fine') },
        ruling: { columns: { Ann: { silk: 2 }, Bob: { tea: 1 }, Cat: { salt: 3 } } },
      },
      {
        trades: [
          { from: 'Ann', to: 'Bob', gives: { salt: 2 }, takes: { silk: 1 } },
          { from: 'Cat', to: 'Bob', gives: { tea: 1 } },
        ],
        orders: { Bob: wants('gold') },
        ruling: {},
      },
      // Ann: 3 silk for silk is 9. Bob: 4 salt, 1 tea for tea is 4 + 3. Cat: 3 salt, 1 silk for salt is 9 + 1.
      { ruling: { columns: column('worth', [9, 7, 10]) } },
    ],
    { definition, setup: { columns: column('aim', ['silk', 'tea', 'salt']) }, players: playersOf(3) },
  );
  expect(refusals(played, 1)).toEqual(['Cat trades[1] not-held', 'Bob wants[0] unknown']);
  expect(['salt', 'silk', 'tea'].map((good) => ownColumn(played, good)[2])).toEqual([
    [0, 4, 3],
    [3, 0, 1],
    [0, 1, 0],
  ]);
  expect(played.outcome).toMatchObject({
    scores: { Ann: 9, Bob: 7, Cat: 10 },
    winners: ['Cat'],
    candidates: ['Bob'],
    reveal: { columns: { worth: named([9, 7, 10]) }, facts: {} },
  });
});

test('expedition: finds are shared by who goes on, and who is back is asked no more', () => {
  const definition = {
    ...EXPEDITION,
    columns: EXPEDITION.columns.slice(0, 3),
    facts: EXPEDITION.facts.slice(1),
  };
  const played = play(
    [
      // A find of 6 for three: 2 each.
      { orders: { Bob: { pack: ['lamp', 'rope'] } }, ruling: { columns: column('bag', [2, 2, 2]) } },
      // Cat goes back with 2; a find of 4 for two: 2 each.
      {
        orders: { Cat: { step: 'back' } },
        ruling: { columns: { Ann: { bag: 4 }, Bob: { bag: 4 }, Cat: { bag: 0, home: 2, out: 0 } } },
      },
      // Bob goes back with 4; a second danger takes what Ann carries.
      {
        orders: { Bob: { step: 'back' }, Cat: { step: 'on' } },
        ruling: {
          columns: { Ann: { bag: 0, out: 0 }, Bob: { bag: 0, home: 4, out: 0 } },
          facts: { dangers: 2 },
          over: true,
        },
      },
    ],
    { definition, players: playersOf(3) },
  );
  expect(played.rounds[0]?.private.Bob?.sent).toEqual({ step: 'on', pack: ['lamp', 'rope'] });
  expect(refusals(played, 2)).toEqual(['Cat step not-legal']);
  expect(played.rounds[2]?.private.Cat?.sent).toEqual({});
  expect(publicColumn(played, 'home')).toEqual([
    [0, 0, 0],
    [0, 0, 2],
    [0, 4, 2],
  ]);
  expect(ownColumn(played, 'bag')).toEqual([
    [2, 2, 2],
    [4, 4, 0],
    [0, 0, 0],
  ]);
  expect(played.outcome).toMatchObject({ winners: ['Bob'], candidates: ['Ann'] });
});
