import { makeChance } from '../../src/rules/base/chance.ts';
import { refusals } from '../rules/builder.ts';
import { play, SMALL, withAt } from './build.ts';

/** The refused and the valid parts of Ann’s order. */
function sent(order: unknown, definition: object = SMALL, more: object = {}) {
  const played = play([{ orders: { Ann: order } }], { definition, ...more });
  return [refusals(played), played.rounds[0]!.private.Ann!.sent] as const;
}

const DEFAULTS = { bid: 0, team: 'red' };
const huge = 'x'.repeat(1001);

test.each([
  [undefined, [], {}],
  [[], ['order malformed'], {}],
  [{ zzz: 1 }, ['zzz unknown'], {}],
  [{ bid: 10 }, [], { bid: 10 }],
  [{ bid: 11 }, ['bid not-legal'], {}],
  [{ bid: -1 }, ['bid not-legal'], {}],
  [{ bid: 1.5 }, ['bid malformed'], {}],
  [{ bid: '3' }, ['bid malformed'], {}],
  [{ bid: null }, ['bid malformed'], {}],
  [{ bid: 1_000_000_000 }, ['bid not-legal'], {}],
  [{ bid: 1_000_000_001 }, ['bid malformed'], {}],
  [{ team: 'blue' }, [], { team: 'blue' }],
  [{ team: 'green' }, ['team unknown'], {}],
  [{ team: '' }, ['team unknown'], {}],
  [{ team: ['blue'] }, ['team malformed'], {}],
  [{ tools: ['lamp', 'rope'] }, [], { tools: ['lamp', 'rope'] }],
  [{ tools: [] }, [], {}],
  [{ tools: 'rope' }, ['tools malformed'], {}],
  [
    { tools: ['rope', 'axe', 'rope', 3, '', 'lamp'] },
    ['tools[1] unknown', 'tools[2] not-legal', 'tools[3] malformed', 'tools[4] unknown'],
    { tools: ['rope', 'lamp'] },
  ],
  [{ tools: ['axe'] }, ['tools[0] unknown'], {}],
  [{ allies: ['Bob'] }, [], { allies: ['Bob'] }],
  [
    { allies: ['Ann', 'Zed', 'Cat', 'Bob', 'Zed', null] },
    [
      'allies[0] not-legal',
      'allies[1] unknown',
      'allies[3] not-legal',
      'allies[4] unknown',
      'allies[5] malformed',
    ],
    { allies: ['Cat'] },
  ],
  [{ note: 'hello' }, [], { note: 'hello' }],
  [{ note: '' }, [], {}],
  [{ note: huge }, ['note malformed'], {}],
  [{ note: huge.slice(1) }, [], { note: huge.slice(1) }],
  [{ note: false }, ['note malformed'], {}],
])('O3 %j', (order, refused, counts) => {
  const [codes, found] = sent(order);
  expect(codes).toEqual(refused.map((one) => `Ann ${one}`));
  expect(found).toEqual({ ...DEFAULTS, ...counts });
});

test.each([
  ['Bob', [], { target: 'Bob' }],
  ['Ann', ['not-legal'], {}],
  ['Zed', ['unknown'], {}],
  ['', ['unknown'], {}],
  [7, ['malformed'], {}],
])('O3 another player: %j', (target, codes, counts) => {
  const [refused, found] = sent({ target }, SMALL, { setup: { columns: { Ann: { role: 'wolf' } } } });
  expect(refused).toEqual(codes.map((code) => `Ann target ${code}`));
  expect(found).toEqual({ ...DEFAULTS, ...counts });
});

test.each([
  ['Bob', 1],
  ['', 0],
  [[], 0],
  [['Bob', 7], 1],
  [null, 1],
  [{}, 1],
])('O9 who is not asked is refused once, whatever is sent, and nothing stands in: %j', (target, times) => {
  const definition = withAt(SMALL, 'questions[1].when', { column: 'role', is: 'wolf' });
  const [refused, found] = sent({ target, team: 'blue' }, definition);
  expect(refused).toEqual(['Ann team not-legal', ...Array(times).fill('Ann target not-legal')]);
  expect(found).toEqual({ bid: 0 });
});

test('O9 a condition holds as the round began, a bound as it is after trades', () => {
  const definition = withAt(SMALL, 'questions[5].when', { column: 'coins', is: 10 });
  const trades = [{ from: 'Bob', to: 'Ann', gives: { coins: 4 } }];
  const orders = { Ann: { bid: 14, note: 'a' }, Bob: { bid: 7, note: 'b' } };
  const played = play([{ trades, orders }, { orders }], { definition });
  expect(refusals(played)).toEqual(['Bob bid not-legal']);
  expect(refusals(played, 1)).toEqual(['Ann note not-legal', 'Bob bid not-legal', 'Bob note not-legal']);
});

test('O4 goods pass between any two players, only as far as they are held', () => {
  const trades = [
    { from: 'Ann', to: 'Bob', gives: { coins: 11 } },
    { from: 'Ann', to: 'Bob', gives: { coins: 10, garnets: 1 }, takes: { coins: 3 } },
    { from: 'Cat', to: 'Bob', gives: { points: 1 } },
    { from: 'Cat', to: 'Bob', gives: { coins: -1 } },
  ];
  const played = play([{ trades }]);
  expect(refusals(played)).toEqual([
    'Ann trades[0] not-held',
    'Cat trades[2] unknown',
    'Cat trades[3] malformed',
  ]);
  const coins = ['Ann', 'Bob', 'Cat'].map((name) => played.rounds[0]!.private[name]!.columns.coins);
  expect(coins).toEqual([3, 17, 10]);
});

test('O2 O5 a ruling counts after trades and orders, and each reads what is theirs', () => {
  const ruling = {
    columns: { Ann: { coins: 1, role: 'wolf' }, Bob: { points: -2, aim: 'Ann' } },
    facts: { pot: 7, card: 'y' },
    say: { everyone: 'Night falls', to: { Cat: 'You dream' } },
    credits: { Ann: { garnets: -2 }, Cat: { bellflowers: 1 } },
  };
  const trades = [{ from: 'Cat', to: 'Ann', gives: { coins: 5, garnets: 1 } }];
  const played = play([{ trades, ruling }, {}]);
  const points = (...values: readonly number[]) => ({
    Ann: { points: values[0] },
    Bob: { points: values[1] },
    Cat: { points: values[2] },
  });
  expect(played.start).toEqual({
    public: { columns: points(0, 0, 0), facts: { pot: 0 } },
    private: Object.fromEntries(
      ['Ann', 'Bob', 'Cat'].map((name) => [
        name,
        { columns: { coins: 10, role: 'sheep' }, garnets: 2, bellflowers: 0 },
      ]),
    ),
  });
  const now = { columns: points(0, -2, 0), facts: { pot: 7 } };
  expect(played.rounds[0]!.public).toEqual({ ...now, say: 'Night falls' });
  const rest = { sent: DEFAULTS, bellflowers: 0 };
  expect(played.rounds[0]!.private).toEqual({
    Ann: { columns: { coins: 1, role: 'wolf' }, ...rest, garnets: 1 },
    Bob: { columns: { coins: 10, role: 'sheep' }, ...rest, garnets: 2 },
    Cat: { columns: { coins: 5, role: 'sheep' }, ...rest, say: 'You dream', garnets: 1, bellflowers: 1 },
  });
  expect(played.rounds[1]!.public).toEqual(now);
  expect(played.rounds[1]!.private.Cat).not.toHaveProperty('say');
});

test('O5 O6 the end by the score, and what it reveals', () => {
  const points = { Ann: { points: 3 }, Bob: { points: 3 }, Cat: { points: 1, role: 'wolf' } };
  const played = play([{ ruling: { columns: points, over: true } }]);
  expect(played.over).toBe(true);
  expect(played.outcome).toEqual({
    scores: { Ann: 3, Bob: 3, Cat: 1 },
    winners: ['Ann', 'Bob'],
    candidates: ['Cat'],
    vote: false,
    tokensOfLife: { Ann: 1, Bob: 1 },
    garnets: {},
    bellflowers: {},
    reveal: { columns: { role: { Ann: 'sheep', Bob: 'sheep', Cat: 'wolf' } }, facts: { card: 'x' } },
  });
});

test.each([
  ['the fewest win', { score: { column: 'points', wins: 'fewest' } }, {}, ['Cat'], ['Ann', 'Bob'], true],
  [
    'the host names both, in any order',
    {},
    { winners: ['Cat', 'Ann'], candidates: ['Bob'] },
    ['Ann', 'Cat'],
    ['Bob'],
    false,
  ],
  ['the host names no winner', {}, { winners: [] }, [], ['Cat'], false],
  [
    'the host names candidates alone',
    {},
    { candidates: ['Cat', 'Ann'] },
    ['Ann', 'Bob'],
    ['Ann', 'Cat'],
    true,
  ],
  ['without a score', { score: undefined }, {}, [], [], false],
  [
    'without a score the host names a winner',
    { score: undefined },
    { winners: ['Bob'], candidates: ['Ann', 'Cat'] },
    ['Bob'],
    ['Ann', 'Cat'],
    true,
  ],
])('O6 %s', (_, change, outcome, winners, candidates, vote) => {
  const columns = { Ann: { points: 3 }, Bob: { points: 3 }, Cat: { points: 1 } };
  const definition = JSON.parse(JSON.stringify({ ...SMALL, ...change }));
  const played = play([{}, {}, { ruling: { columns, outcome } }], { definition });
  expect(played.outcome).toMatchObject({ winners, candidates, vote });
  const tokens = winners.length === 1 ? 2 : 1;
  expect(played.outcome?.tokensOfLife).toEqual(Object.fromEntries(winners.map((name) => [name, tokens])));
  if ('score' in change && !change.score) expect(played.outcome?.scores).toEqual({ Ann: 0, Bob: 0, Cat: 0 });
});

const DRAWN = {
  ...SMALL,
  questions: [],
  columns: [
    { id: 'role', title: 'Role', kind: 'text', start: '', known: 'owner', deal: ['a', 'b', 'c', 'd'] },
    { id: 'aim', title: 'Aim', kind: 'player', start: '', known: 'owner', deal: 'others' },
    { id: 'lot', title: 'Lot', kind: 'number', start: 0, known: 'everyone', draw: 'order' },
    { id: 'die', title: 'Die', kind: 'number', start: 0, known: 'host', draw: [1, 2, 3, 4, 5, 6] },
  ],
  facts: [{ id: 'card', title: 'Card', kind: 'text', start: '', known: 'everyone', draw: ['x', 'y', 'z'] }],
  score: { column: 'die', wins: 'most' },
};

test('X11 deals and draws come from their streams; nothing is drawn after the last round', () => {
  const names = ['Ann', 'Bob', 'Cat'];
  const chance = makeChance('seed');
  const roles = chance('deal:role').shuffle(['a', 'b', 'c']);
  const order = chance('deal:aim').shuffle([0, 1, 2]);
  const aims = names.map((_, seat) => names[order[(order.indexOf(seat) + 1) % 3] as number]);
  const lots = (round: number) => chance(`draw:lot:${round}`).shuffle([1, 2, 3]);
  const card = (round: number) => ['x', 'y', 'z'][chance(`draw:fact:card:${round}`).below(3)];
  const dice = (round: number) => {
    const stream = chance(`draw:die:${round}`);
    return names.map(() => stream.below(6) + 1);
  };
  const shown = (round: number) => ({
    columns: Object.fromEntries(names.map((name, seat) => [name, { lot: lots(round)[seat] }])),
    facts: { card: card(round) },
  });
  const ruling = { columns: { Bob: { lot: 9 } }, facts: { card: 'ruled' } };
  const more = { definition: DRAWN, seed: 'seed' };
  const played = play([{ ruling }, {}, { ruling }], more);
  expect(played.start.public).toEqual(shown(1));
  names.forEach((name, seat) => {
    expect(played.start.private[name]?.columns).toEqual({ role: roles[seat], aim: aims[seat] });
  });
  expect(played.rounds.map((round) => round.public)).toEqual([
    shown(2),
    shown(3),
    { columns: { ...shown(3).columns, Bob: { lot: 9 } }, facts: { card: 'ruled' } },
  ]);
  expect(Object.values(played.outcome?.scores ?? {})).toEqual(dice(3));
  // Ended as it stands: the draws of the round that had begun count.
  const ended = play([{}], { ...more, end: 'standing' });
  expect(Object.values(ended.outcome?.scores ?? {})).toEqual(dice(2));
  expect(ended.rounds[0]?.public).toEqual(shown(2));
});

test('O1 the setup wins over starts and deals, and a column that it gives to all is not dealt', () => {
  const columns = { Ann: { role: 'q', aim: 'Cat' }, Bob: { role: 'r' }, Cat: { role: 's' } };
  const setup = { columns, facts: {} };
  const definition = { ...DRAWN, columns: DRAWN.columns.slice(0, 1), facts: [], score: undefined };
  const all = play([], {
    definition: JSON.parse(JSON.stringify(definition)),
    setup: { columns: { Ann: { role: 'q' }, Bob: { role: 'r' }, Cat: { role: 's' } } },
  });
  expect(all.start.private.Bob?.columns).toEqual({ role: 'r' });
  const dealt = play([], { definition: DRAWN, seed: 'seed' }).start.private;
  const given = play([], { definition: DRAWN, seed: 'seed', setup }).start.private;
  expect(given.Ann?.columns).toEqual({ role: 'q', aim: 'Cat' });
  expect(given.Bob?.columns).toEqual({ role: 'r', aim: dealt.Bob?.columns.aim });
});
