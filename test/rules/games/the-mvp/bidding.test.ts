import { bids, claims, lies, lying, of, play, refusals } from './build.ts';

test('M2 bids on one card add up, within a round and over rounds', () => {
  const played = play({ rounds: [{ Ann: 'P 2 P 3' }, { Ann: 'P 4' }] });
  expect(of(played, 'Ann', 0)).toMatchObject({ chips: 25, bids: { P: 5 } });
  expect(of(played, 'Ann')).toMatchObject({ chips: 21, bids: { P: 9 } });
});

test('M3 the higher team flags an exposed card and the other team’s bids come back', () => {
  const played = play({ rounds: [{ Ann: 'U 3', Bob: 'U 2', Dan: 'U 4' }] });
  expect(lies(played, 'U')).toBe('exposed red 5');
  expect(of(played, 'Dan')).toMatchObject({ chips: 30, bids: {} });
  expect(of(played, 'Bob')).toMatchObject({ chips: 28, bids: { U: 2 } });
});

test('M3 a tie on an unflagged card leaves it unflagged and every bid stays', () => {
  const played = play({ rounds: [{ Ann: 'U 3', Dan: 'U 2', Eve: 'U 1' }] });
  expect(played.rounds[0]!.public.cards.U).toEqual({ status: 'exposed', card: 'grape-3' });
  const bidsNow = (['Ann', 'Dan', 'Eve'] as const).map((name) => of(played, name).bids);
  expect(bidsNow).toEqual([{ U: 3 }, { U: 2 }, { U: 1 }]);
});

test('M3 a tie on a flagged card completes the claim: the flagging team pays, the other team’s bids come back', () => {
  const played = play({ rounds: [{ Ann: 'U 3' }, { Dan: 'U 2', Eve: 'U 1' }] });
  expect(lies(played, 'U')).toBe('claimed red 3');
  expect([of(played, 'Ann').chips, of(played, 'Dan').chips, of(played, 'Eve').chips]).toEqual([27, 30, 30]);
});

test('M4 the same team’s flag two rounds in a row is a claim', () => {
  const played = play({ rounds: [{ Ann: 'U 3' }, { Bob: 'V 1', Ann: 'U 1' }] });
  expect(lying(played, 'U0', 'U1', 'V1')).toBe('exposed red 3, claimed red 4, exposed red 1');
  expect(of(played, 'Ann')).toMatchObject({ chips: 26, bids: {}, controls: { U: true } });
});

test('M4 when the other team flags the card, the first team’s bids go back and the count starts again', () => {
  const played = play({ rounds: [{ Ann: 'U 3' }, { Dan: 'U 4' }, { Ann: 'U 5' }, { Dan: 'V 1' }] });
  expect(lying(played, 'U0', 'U1', 'U2', 'U3')).toBe(
    'exposed red 3, exposed green 4, exposed red 5, claimed red 5',
  );
  expect([0, 1, 2, 3].map((round) => of(played, 'Ann', round).chips)).toEqual([27, 30, 25, 25]);
  expect(of(played, 'Dan').chips).toBe(29);
});

test('M5 a card that becomes exposed is flagged at once by the bids that stand there, never claimed', () => {
  const played = play({ rounds: [{ Ann: 'U 1 P 2', Dan: 'P 3' }, { Eve: 'P 1', Bob: 'P 1' }, {}] });
  expect(lying(played, 'P0', 'P1', 'P2')).toBe('nearly-exposed, exposed green 4, claimed green 4');
  expect(of(played, 'Ann', 0)).toMatchObject({ chips: 27, bids: { U: 1, P: 2 } });
  expect(of(played, 'Ann', 1)).toMatchObject({ chips: 29, bids: {} });
});

test('M5 a tie on a card that becomes exposed leaves it unflagged', () => {
  const played = play({ rounds: [{ Ann: 'U 1 P 2', Dan: 'P 2' }, {}] });
  expect(lies(played, 'P')).toBe('exposed');
  expect([of(played, 'Ann').bids, of(played, 'Dan').bids]).toEqual([{ P: 2 }, { P: 2 }]);
});

test('M5 what is uncovered in a round exposes nothing further in it', () => {
  const played = play({ rounds: [{ Ann: 'U 1 P 1' }, {}] });
  expect(lying(played, 'P', 'J', 'E')).toBe('exposed red 1, nearly-exposed, hidden');
});

test('M6 chips that come back are in the hand for the next round, not in the round itself', () => {
  const played = play({
    rounds: [{ Ann: 'U 30' }, { Ann: 'V 1', Dan: 'U 30 V 1' }, { Dan: 'U 1', Eve: 'U 31' }],
  });
  expect(refusals(played, 1)).toEqual(['Ann bids[0] not-held', 'Dan bids[1] not-held']);
  const outbid = play({ rounds: [{ Ann: 'U 20' }, { Dan: 'U 21' }, { Ann: 'U 30' }] });
  expect(refusals(outbid, 2)).toEqual([]);
  expect(lies(outbid, 'U')).toBe('exposed red 30');
});

test('M6 bought chips can be bid at once', () => {
  const played = play({
    garnets: { Ann: 2 },
    rounds: [{ Ann: { buyChips: 2, bids: bids('U 32') } }],
  });
  expect(refusals(played)).toEqual([]);
  expect(of(played, 'Ann')).toMatchObject({ chips: 0, garnets: 0, bids: { U: 32 } });
});

test('M6 option boughtChipsUsable next-round: bought chips can be bid from the next round on', () => {
  const order = {
    buyChips: 2,
    bids: bids('U 31 U 30'),
  };
  const played = play({
    options: { boughtChipsUsable: 'next-round' },
    garnets: { Ann: 2 },
    rounds: [{ Ann: order }, { Ann: 'U 2' }],
  });
  expect(refusals(played)).toEqual(['Ann bids[0] not-held']);
  expect(of(played, 'Ann', 0).chips).toBe(2);
  expect(lies(played, 'U')).toBe('claimed red 32');
});

test('M7 hidden and claimed cards take no bids; exposed and nearly exposed ones do, as they lie at the start', () => {
  const played = play({ rounds: [{ Ann: 'U 1 O 1 P 1' }, { Bob: 'J 1' }, { Bob: 'U 1 J 1' }] });
  expect(refusals(played, 0)).toEqual(['Ann bids[1] not-legal']);
  expect(refusals(played, 1)).toEqual(['Bob bids[0] not-legal']);
  expect(refusals(played, 2)).toEqual(['Bob bids[0] not-legal']);
});

test('M7 a bid on a hidden card is told so, also where the chips would not do', () => {
  const played = play({ rounds: [{ Ann: { bids: bids('A 31') } }] });
  expect(played.rounds[0]?.refused[0]?.message).toMatch(/^A is hidden; only exposed/);
});

test.each([
  [{ card: 'U', chips: 0 }, 'malformed'],
  [{ card: 'U', chips: -1 }, 'malformed'],
  [{ card: 'U', chips: 1.5 }, 'malformed'],
  [{ card: 'U', chips: '5' }, 'malformed'],
  [{ card: 'U', chips: null }, 'malformed'],
  [{ card: 'U' }, 'malformed'],
  [{ chips: 1 }, 'malformed'],
  [{ card: 'u', chips: 1 }, 'malformed'],
  [{ card: 'Y', chips: 1 }, 'malformed'],
  [{ card: 'grape-3', chips: 1 }, 'malformed'],
  [{ card: ['U'], chips: 1 }, 'malformed'],
  [{ card: 'U', chips: 1, more: 1 }, 'malformed'],
  [JSON.parse('{"card":"U","chips":1,"__proto__":1}'), 'malformed'],
  ['U 5', 'malformed'],
  [null, 'malformed'],
  [[], 'malformed'],
  [{ card: 'U', chips: 31 }, 'not-held'],
  [{ card: 'A', chips: 31 }, 'not-held'],
  [{ card: 'U', chips: 2 ** 53 - 1 }, 'not-held'],
  [{ card: 'U', chips: 2 ** 53 }, 'malformed'],
  [{ card: 'U', chips: JSON.parse('1e400') }, 'malformed'],
  [{ card: 'A', chips: 1 }, 'not-legal'],
])('M7 M20 positive whole numbers of held chips only: %p is %s, and the good line stands', (line, code) => {
  const played = play({ rounds: [{ Ann: { bids: [line, { card: 'V', chips: 2.0 }] } }] });
  expect(refusals(played)).toEqual([`Ann bids[0] ${code}`]);
  expect(of(played, 'Ann')).toMatchObject({ chips: 28, bids: { V: 2 } });
});

test('X3 lines are read in order, and each is refused alone', () => {
  const order = {
    bids: bids('U 20 V 11 W 10 X 1'),
    locate: 'pear-2',
    identify: ['a', 'A'],
    extra: 1,
    buyChips: null,
  };
  const played = play({ rounds: [{ Ann: order, Dan: 7 }] });
  expect(refusals(played)).toEqual([
    'Ann extra unknown',
    'Ann buyChips malformed',
    'Ann identify[0] malformed',
    'Ann identify[1] not-affordable',
    'Ann locate malformed',
    'Ann bids[1] not-held',
    'Ann bids[3] not-held',
    'Dan order malformed',
  ]);
});

test('M9 the revealed total is the flagging team’s own, and stays with a claimed card', () => {
  const played = play({ rounds: [{ Ann: 'U 3', Bob: 'U 1', Dan: 'U 2' }, {}, { Eve: 'V 1' }, {}] });
  expect(lying(played, 'U0', 'U1', 'U2', 'U3')).toBe(
    'exposed red 4, claimed red 4, claimed red 4, claimed red 4',
  );
});

test('M9 no total is shown of a nearly exposed or a tied card', () => {
  const played = play({ rounds: [{ Ann: 'P 3 U 1', Dan: 'U 1' }] });
  expect(played.rounds[0]!.public.cards.P).toEqual({ status: 'nearly-exposed', card: 'pear-4' });
  expect(played.rounds[0]!.public.cards.U).toEqual({ status: 'exposed', card: 'grape-3' });
});

test('M10 the controller is the claiming team’s highest bidder by the chips that stand there at the claim', () => {
  const played = play({
    rounds: [{ Ann: 'U 9' }, { Dan: 'U 10' }, { Bob: 'U 11', Cat: 'U 1' }, { Cat: 'U 9' }, {}],
  });
  expect(lies(played, 'U')).toBe('claimed red 21');
  expect(played.outcome!.reveal).toEqual({ controllers: { U: 'Bob' } });
});

test('M10 a tie for highest means nobody', () => {
  const played = play({ rounds: [{ Ann: 'U 2', Bob: 'U 2', Cat: 'U 1' }, {}, {}] });
  for (const name of ['Ann', 'Bob', 'Cat'] as const)
    expect(of(played, name, 1).controls).toEqual({ U: false });
  expect(played.outcome!.reveal).toEqual({ controllers: { U: null } });
});

test('M11 each of the claiming team learns only whether they control the card; the other team nothing', () => {
  const played = play({ rounds: [{ Ann: 'U 2', Bob: 'U 1' }, {}] });
  expect(of(played, 'Ann').controls).toEqual({ U: true });
  expect(of(played, 'Bob').controls).toEqual({ U: false });
  expect(of(played, 'Cat').controls).toEqual({ U: false });
  expect(of(played, 'Dan').controls).toEqual({});
});

test('M11 a mate’s bids change nothing that a player or the public is shown', () => {
  const one = play({ rounds: [{ Ann: 'U 3 P 1', Bob: 'U 1' }] });
  const two = play({ rounds: [{ Ann: 'U 1', Bob: 'U 3 P 4' }] });
  expect(one.rounds[0]!.public).toEqual(two.rounds[0]!.public);
  expect(of(one, 'Cat')).toEqual(of(two, 'Cat'));
  expect(of(one, 'Dan')).toEqual(of(two, 'Dan'));
});

test('M14 a round without a valid new bid and without a claim ends the match', () => {
  const played = play({
    garnets: { Ann: 1 },
    rounds: [
      { Ann: 'P 1 U 2', Dan: 'U 2' },
      { Ann: { buyChips: 1 }, Bob: 'A 1' },
    ],
  });
  expect(played.over).toBe(true);
  expect(lies(played, 'U')).toBe('exposed');
  expect(of(played, 'Ann')).toMatchObject({ chips: 28, bids: { P: 1, U: 2 } });
});

test('M14 a round with a claim and no bid goes on', () => {
  expect(play({ rounds: [{ Ann: 'U 1' }, {}] }).over).toBe(false);
});

test('M14 a first round without a valid bid ends the match 0-0', () => {
  const played = play({ rounds: [{ Ann: 'A 1' }] });
  expect(played.outcome).toMatchObject({
    teamScores: { red: 0, green: 0 },
    tokensOfLife: {},
    reveal: { controllers: {} },
  });
});

test('M15 the last round refuses bids on nearly exposed cards, resolves as any other and ends the match', () => {
  const played = play({
    options: { lastRound: 2 },
    rounds: [{ Ann: 'U 1 P 2' }, { Dan: 'P 3 V 1', Ann: 'P 1' }],
  });
  expect(refusals(played, 1)).toEqual(['Ann bids[0] not-legal', 'Dan bids[0] not-legal']);
  expect(lying(played, 'U', 'P', 'V')).toBe('claimed red 1, exposed red 2, exposed green 1');
  expect(played.over).toBe(true);
  expect(played.outcome!.reveal).toEqual({ controllers: { U: 'Ann' } });
});

test('M15 the last round is the thirteenth unless told otherwise', () => {
  const rounds = Array.from({ length: 13 }, (_, i) => (i % 2 ? { Dan: 'P 1' } : { Ann: 'P 1' }));
  const played = play({ rounds });
  expect(played.over).toBe(true);
  expect(refusals(played, 11)).toEqual([]);
  expect(refusals(played, 12)).toEqual(['Ann bids[0] not-legal']);
});

test('M4 the match ends when all cards are claimed', () => {
  const played = play({ rounds: claims({ Ann: 'ABCDEFGHIJKL', Dan: 'MNOPQRSTUVWX' }) });
  expect(played.over).toBe(true);
  expect(played.rounds).toHaveLength(10);
  expect(() => play({ rounds: [...claims({ Ann: 'ABCDEFGHIJKLMNOPQRSTUVWX' }), {}] })).toThrow(
    'rounds[10]: ',
  );
});

test('M19 chips at the start, and their price', () => {
  const played = play({
    options: { startingChips: 4, chipPrice: 3 },
    garnets: { Ann: 7, Bob: 2 },
    rounds: [{ Ann: { buyChips: 2, bids: bids('U 6') }, Bob: { buyChips: 1 } }],
  });
  expect(refusals(played)).toEqual(['Bob buyChips not-affordable']);
  expect(of(played, 'Ann')).toMatchObject({ chips: 0, garnets: 1 });
  expect(of(played, 'Bob')).toMatchObject({ chips: 4, garnets: 2 });
});
