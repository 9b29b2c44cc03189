import {
  checked,
  count,
  declarePosition,
  draftOf,
  type Judging,
  oneOf,
  type PositionOf,
  startPosition,
  table,
  text,
  whole,
  wholeNumber,
} from '../../../../src/rules/data.ts';
import {
  defineGame,
  joined,
  outcomeByScores,
  plural,
  seating,
  wholeOption,
} from '../../../../src/rules/kit.ts';
import { alikeLaw, unknownCellsLaw } from '../secrets.ts';

// A small game with hidden values of every kind, and the same game with a leak of each kind.

const ROLES = ['pilot', 'smuggler', 'guard'] as const;
const OPTIONS = { rounds: wholeOption(4, 1, { label: 'Rounds', help: '', ruling: '' }) };
const POSITION = declarePosition({
  scalars: { wind: whole({ known: 'host' }) },
  tables: {
    roles: table('host', { player: text({ known: 'everyone' }), role: oneOf(ROLES) }),
    cards: table('owner', { player: text({ known: 'everyone' }), card: count({ most: 9 }) }),
    seats: table('owner', { coins: count({ most: 99 }), points: count({ known: 'everyone' }) }),
  },
});
type Truth = PositionOf<typeof POSITION>;

/** Something that a faulty game does beside what the game does. */
interface Leak {
  /** Why a bid of a seat is refused, if it is. */
  refuses?(truth: Truth, seat: number, bid: number): boolean;
  /** Told to everybody, or to the first player. */
  readonly to?: 'public' | 0;
  tells?(truth: Truth, names: readonly string[], bids: readonly number[]): string;
}

const harbour = ({ refuses, to = 'public', tells }: Leak) =>
  defineGame({
    id: 'planted-leaks',
    title: 'The harbour',
    pitch: 'Bids.',
    seating: seating({ players: [3, 6] }),
    options: OPTIONS,
    position: POSITION,
    start({ names }, _deal, chance) {
      const { below } = chance('start');
      return startPosition(POSITION, {
        wind: below(7) - 3,
        roles: names.map((player) => ({ player, role: ROLES[below(3)]! })),
        cards: names.flatMap((player) => [1, 2].map(() => ({ player, card: below(10) }))),
        seats: names.map((player) => ({ player, coins: below(10) })),
      });
    },
    order: {
      bid: checked(
        wholeNumber({ title: 'Bid' }, { least: 0, most: 9, missing: 0 }),
        (bid: number, { position, seat }: Judging<unknown, Truth>) =>
          refuses?.(position, seat, bid) ? ['not-legal', 'The harbour is closed to this bid.'] : undefined,
      ),
    },
    resolve({ names, options }, position, orders, _chance, tell) {
      const seats = draftOf(position.seats);
      orders.forEach(({ bid }, i) => {
        seats[i]!.points += bid;
        tell('public', 'X3', `${names[i]} bids ${plural(bid, 'coin')}.`);
        tell(i, 'X3', `You have ${plural(seats[i]!.coins, 'coin')}.`);
      });
      if (tells)
        tell(
          to,
          'X3',
          tells(
            position,
            names,
            orders.map(({ bid }) => bid),
          ),
        );
      const round = position.round + 1;
      return { position: { ...position, round, over: round >= options.rounds, seats }, earnings: [] };
    },
    outcome: (_info, { seats }) => outcomeByScores(seats.map(({ points }) => points)),
  });

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** Names from the least of something to the most. */
const sorted = (names: readonly string[], of: (seat: number) => number) =>
  joined([...names.keys()].sort((a, b) => of(a) - of(b) || a - b).map((seat) => names[seat]!));

const LEAKS: Readonly<Record<string, Leak>> = {
  'an order is refused because of a value of the host': {
    refuses: ({ wind }, _seat, bid) => bid > 5 && wind < 0,
  },
  'an order is refused because of what another player has': {
    refuses: ({ seats }, seat, bid) =>
      bid > Math.max(...seats.map(({ coins }, i) => (i === seat ? 0 : coins))),
  },
  'an order is refused because of another player’s role': {
    refuses: ({ roles }, seat, bid) => bid % 2 === 1 && roles[(seat + 1) % roles.length]?.role === 'guard',
  },
  'one hidden value is told to all': {
    tells: ({ seats }) => `The first has ${plural(seats[0]!.coins, 'coin')}.`,
  },
  'a hidden word is told to one player': {
    to: 0,
    tells: ({ roles }) => `The second is a ${roles[1]!.role}.`,
  },
  'a value of the host is told in words': { tells: ({ wind }) => (wind > 1 ? 'It blows.' : 'It is calm.') },
  'a sum of hidden values is told': {
    tells: ({ seats }) => `All have ${plural(sum(seats.map(({ coins }) => coins)), 'coin')}.`,
  },
  'the number of hidden words is told': {
    tells: ({ roles }) => `${roles.filter(({ role }) => role === 'pilot').length} fly.`,
  },
  'players are listed in the order of a hidden value': {
    tells: ({ seats }, names) => `They come: ${sorted(names, (seat) => seats[seat]!.coins)}.`,
  },
  'hidden cards are listed in their order': {
    tells: ({ cards }, names) => `Cards of: ${sorted(names, (seat) => cards[seat * 2]!.card)}.`,
  },
  'whether the highest bidder spends the last coin is told': {
    refuses: ({ seats }, seat, bid) => bid > seats[seat]!.coins,
    tells: ({ seats }, _names, bids) => {
      const highest = bids.indexOf(Math.max(...bids));
      return seats[highest]!.coins === bids[highest] ? 'The purse is empty.' : 'Coins are left.';
    },
  },
  'whether two hidden words are equal is told': {
    tells: ({ roles }) => (roles[0]!.role === roles[1]!.role ? 'A pair.' : 'No pair.'),
  },
};

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const passes = (leak: Leak, seed: number) => {
  const game = harbour(leak);
  unknownCellsLaw(game, seed);
  alikeLaw(game, seed);
};

test.each(SEEDS)('a game without a leak passes: seed %i', (seed) => passes({}, seed));

test.each(Object.entries(LEAKS))('the secrets laws find it each time: %s', (_, leak) => {
  for (const seed of SEEDS) expect(() => passes(leak, seed)).toThrow();
});
