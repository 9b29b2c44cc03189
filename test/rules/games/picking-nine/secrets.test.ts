import { pickingNine } from '../../../../src/rules/games/picking-nine/index.ts';
import type { NinePosition } from '../../../../src/rules/games/picking-nine/position.ts';
import { DEALS, follow, NAMES, play, record, send } from './build.ts';

test('N12 the public is told who got what, what was banned and the next deal, and nothing else', () => {
  const played = play({ rounds: [send('123456', 0, { Fay: 'red-8' })] });
  expect(played.start.public).toEqual({ table: [...DEALS[0]!, 'gray-0'], tieBreak: [...NAMES] });
  expect(played.rounds[0]!.public).toEqual({
    picks: { Ann: 'red-1', Bob: 'red-2', Cat: 'red-3', Dan: 'red-4', Eve: 'red-5', Fay: 'red-6' },
    banned: 'red-8',
    table: [...DEALS[1]!, 'gray-0'],
  });
});

test('N12 a player is told their own cards and purse', () => {
  const played = play({ garnets: { Ann: 4 }, rounds: [send('123456'), send('654321', 1)] });
  expect(played.start.private.Ann).toEqual({ cards: [], garnets: 4, bellflowers: 0 });
  expect(played.rounds[1]!.private.Ann).toEqual({ cards: ['red-1', 'green-4'], garnets: 4, bellflowers: 0 });
});

test('N12 numbers, turns, the running tie-break list and the deals to come change no view', () => {
  const { match } = follow(record({ rounds: [send('112234')] }));
  const position = match.position as NinePosition;
  const secret: NinePosition = {
    ...position,
    seats: position.seats.map((hand, seat) => ({ ...hand, place: 6 - seat, number: 0, turn: seat + 1 })),
    deals: [...position.deals.slice(0, 2), ...position.deals.slice(2).reverse()],
  };
  const { info } = match;
  expect(pickingNine.publicView(info, secret)).toEqual(pickingNine.publicView(info, position));
  NAMES.forEach((_, seat) => {
    expect(pickingNine.privateView(info, secret, seat)).toEqual(
      pickingNine.privateView(info, position, seat),
    );
  });
});

test('N12 what is explained to all, and to a player, tells no number, no banner and no picking order', () => {
  // The same picks and ban by other numbers, and another banner.
  const picks = [0, 1, 2, 3, 4, 5].map((i) => ({ wants: [DEALS[0]![i]] }));
  const orders = (numbers: readonly number[]) =>
    Object.fromEntries(NAMES.map((name, i) => [name, { ...picks[i], priority: numbers[i], ban: 'red-8' }]));
  const one = follow(record({ rounds: [{ orders: orders([1, 2, 3, 4, 5, 6]) }] })).lines;
  const other = follow(record({ rounds: [{ orders: orders([6, 3, 3, 3, 3, 3]) }] })).lines;
  for (const to of ['public', '0', '1', '2', '3', '4', '5']) {
    const seenBy = (all: readonly string[]) => all.filter((line) => line.startsWith(`${to} `));
    expect(seenBy(one)).toEqual(seenBy(other));
    expect(seenBy(one).length).toBeGreaterThan(0);
  }
  expect(one.filter((line) => line.startsWith('host'))).not.toEqual(
    other.filter((line) => line.startsWith('host')),
  );
});

test('N12 a player is told what became of their wants', () => {
  const { lines: seen } = follow(
    record({
      rounds: [
        {
          orders: {
            Ann: { wants: ['red-8'], priority: 1 },
            Bob: { wants: ['red-8', 'red-7', 'red-6'], priority: 2 },
            Cat: { wants: ['red-8'] },
            Eve: { wants: ['red-4'], priority: 5, ban: 'red-7' },
            Dan: { wants: ['red-5'], priority: 4, ban: 'red-3' },
            Fay: { priority: 6, ban: 'red-7' },
          },
        },
      ],
    }),
  );
  expect(seen).toContain(
    '1 N3 Bob gets the 3rd of 3 wanted cards. Cards gone before: red 8 (Ann), red 7 (banned).',
  );
  expect(seen).toContain('2 N5 Cat sent no usable number, so everyone who sent one picks first.');
  expect(seen).toContain(
    '2 N4 No wanted card was left: Cat gets the lowest card. Cards gone before: red 8 (Ann).',
  );
  expect(seen).toContain('public N1 Red 7 is banned.');
  // Nobody is told whose ban it was: not even a player who sent the same without the right to.
  expect(seen.filter((line) => line.includes('did not count'))).toEqual([
    '3 N2 The ban of red 3 did not count: only the highest number that no one else sent gives the right to ban.',
  ]);
  expect(seen).toContain('host N1 Fay’s 6 is the highest unique number: the ban is red 7.');
});
