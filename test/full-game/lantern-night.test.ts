import { allViews } from '../../src/rules/play/match.ts';
import { openRecord } from '../../src/rules/play/record.ts';
import { ownFormOf } from '../../src/rules/play/shown/seat-form.ts';
import { citing, type Given, matchBuilder, refusals } from '../rules/builder.ts';
import { lanternNight } from './index.ts';

const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dan'] as const;
type Name = (typeof PLAYERS)[number];

/** Matches where Bob is Ann’s friend, Cat Bob’s, Dan Cat’s and Ann Dan’s, unless a test deals otherwise. */
const { record, play, told } = matchBuilder({
  game: lanternNight,
  players: PLAYERS,
  setup: ({ setup }) => setup ?? { friend: { Ann: 'Bob', Bob: 'Cat', Cat: 'Dan', Dan: 'Ann' } },
});

/** One round; Ann has three garnets. */
const night = (orders: { readonly [name in Name]?: object }, more: Given<Name> = {}) =>
  play({ garnets: { Ann: 3 }, rounds: [{ orders }], ...more });
const ann = (played: ReturnType<typeof play>, round = 0) => played.rounds[round]!.private.Ann;

test.each([
  ['T2 a friend is worth a point', { visit: 'Bob' }, { points: 1, found: true, visited: 'Bob' }],
  ['T2 and one more for each lantern', { visit: 'Bob', lanterns: 2 }, { points: 3, lanterns: 1 }],
  ['T3 lanterns burn for the wrong player too', { visit: 'Cat', lanterns: 2 }, { points: 0, lanterns: 1 }],
  ['T4 a bought lantern burns at once', { visit: 'Bob', buyLanterns: 2, lanterns: 5 }, { points: 6 }],
  ['T1 staying at home', {}, { points: 0, found: false, visited: '' }],
])('%s', (_, order, own) => {
  const played = night({ Ann: order });
  expect(refusals(played)).toEqual([]);
  expect(ann(played)).toMatchObject(own);
});

test.each([
  ['T1 oneself', { visit: 'Ann' }, 'visit not-legal'],
  ['T1 an unknown player', { visit: 'Zoe' }, 'visit unknown'],
  ['T1 a number', { visit: 2 }, 'visit malformed'],
  ['T3 more lanterns than are held', { lanterns: 4 }, 'lanterns not-held'],
  ['T3 more lanterns than a visit takes', { lanterns: 6 }, 'lanterns not-legal'],
  ['T4 more lanterns than the purse holds', { buyLanterns: 4 }, 'buyLanterns not-affordable'],
])('%s is refused, and uses up nothing', (_, order, refused) => {
  const played = night({ Ann: order });
  expect(refusals(played)).toEqual([`Ann ${refused}`]);
  expect(ann(played)).toEqual(ann(night({})));
});

test('T5 T8 the end counts the points and reveals the friends', () => {
  const played = night({ Ann: { visit: 'Bob' } }, { options: { rounds: 1 } });
  expect(played.outcome).toMatchObject({
    winners: ['Ann'],
    candidates: ['Bob', 'Cat', 'Dan'],
    vote: true,
    reveal: { friend: { Ann: 'Bob', Dan: 'Ann' } },
  });
});

test('T2 points go on from the present ones, and only the visitor reads about the visit', () => {
  const rounds = [{ orders: { Ann: { visit: 'Bob' } } }];
  const { match, lines } = told({ starting: { seats: { Ann: { points: 4 } } }, rounds });
  expect(match.position.seats[0]).toMatchObject({ points: 5 });
  expect(citing(lines, 'T2')).toEqual(['0 T2 Ann finds a friend in Bob: 1 point.']);
});

test.each([
  ['T5 a friend who does not play', { Ann: 'Zoe', Bob: 'Ann', Cat: 'Ann', Dan: 'Ann' }],
  ['T5 oneself as a friend', { Ann: 'Ann', Bob: 'Ann', Cat: 'Ann', Dan: 'Ann' }],
  ['T5 a player without a friend', { Ann: 'Bob' }],
])('%s makes the deal unusable', (_, friend) => {
  expect(() => play({ setup: { friend } })).toThrow('setup.friend.');
});

test('T6 lanterns pass, but not in the last round', () => {
  const trades = [{ from: 'Ann', to: 'Cat', gives: { lanterns: 1 } }];
  const played = play({ options: { rounds: 2 }, rounds: [{ trades }, { trades }] });
  expect(ann(played)).toMatchObject({ lanterns: 2 });
  expect(refusals(played)).toEqual([]);
  expect(played.rounds[1]?.refused).toMatchObject([
    { player: 'Ann', part: 'trades[0]', code: 'not-legal', message: expect.stringContaining('last round') },
  ]);
});

test('T7 the visitors are public, and nothing else of a visit', () => {
  const visits = { Ann: { visit: 'Bob', lanterns: 1 }, Cat: { visit: 'Bob' }, Bob: { visit: 'Ann' } };
  const guests = [1, 2, 0, 0].map((guests, seat) => ({ player: PLAYERS[seat], guests }));
  expect(night(visits).rounds[0]?.public).toEqual({ seats: guests });
});

test('T5 a position corrected by hand names players, and nobody as their own friend', () => {
  const refused = (friend: string) => () => play({ starting: { seats: { Ann: { friend } } } });
  expect(refused('Cat')).not.toThrow();
  for (const friend of ['Ann', 'Zoe', '']) expect(refused(friend)).toThrow('seats[0].friend');
});

test('T1 the form lists the players, reads names kindly, and each player’s file leaves out their own', () => {
  const { match } = openRecord([lanternNight], record({}));
  const { info } = match;
  const { questions, read } = lanternNight.form;
  const view = allViews(match).public as never;
  const visit = questions(info as never, view).find(({ id }) => id === 'visit');
  expect(visit?.input).toEqual({ kind: 'choice', choices: ['—', ...PLAYERS] });
  expect(read(info as never, view, { visit: ' bob ' })).toEqual({ visit: 'Bob' });
  expect(read(info as never, view, { visit: 'nobody' })).toEqual({ visit: 'nobody' });
  expect(ownFormOf(match, allViews(match), 1).visit).toEqual({ choices: ['—', 'Ann', 'Cat', 'Dan'] });
});
