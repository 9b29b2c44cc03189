import { polarPower } from '../../../src/rules/games/polar-power/index.ts';
import { openRecord } from '../../../src/rules/play/record.ts';
import { forbidsTrade, holdingsOf, settleTrade, type Trade } from '../../../src/rules/play/trade.ts';
import { moreSevere } from '../../../src/rules/play/trade-side.ts';
import { record } from '../games/polar-power/build.ts';

const { match } = openRecord([polarPower], record({ garnets: { Wes: 2, Wyn: 2 } }));

/** Something wrong with one side, each with its code; Wes and Wyn have 2 garnets and 2 stamps each. */
const WRONG = {
  malformed: { garnets: -1 },
  unknown: { chips: 1 },
  'not-held': { stamps: 9 },
  'not-affordable': { garnets: 9 },
} as const;
type Code = keyof typeof WRONG;
const CODES = Object.keys(WRONG) as Code[];
const PAIRS = CODES.flatMap((one) => CODES.map((other) => [one, other] as const));

const trade = (gives: unknown, takes: unknown): Trade => ({ from: 0, to: 1, gives, takes });
const settled = (gives: unknown, takes: unknown) =>
  settleTrade(polarPower, match.info, holdingsOf(match.position, match.purses), trade(gives, takes));

describe('X5 X13 a trade whose two sides are both bad is refused by the earlier code', () => {
  test.each(PAIRS)('gives %s, takes %s', (gives, takes) => {
    const expected = CODES.indexOf(gives) <= CODES.indexOf(takes) ? gives : takes;
    expect(settled(WRONG[gives], WRONG[takes])?.code).toBe(expected);
  });

  test.each([
    [{ stamps: 9 }, { stamps: 8 }, 'Wes does not have everything that Wes gives.'],
    [{ garnets: 9 }, { garnets: 8 }, 'Wes has fewer than 9 garnets.'],
    [{ garnets: 1 }, { garnets: 8 }, 'Wyn has fewer than 8 garnets.'],
    [{ bellflowers: 3 }, { bellflowers: 4 }, 'Wes has fewer than 3 bellflowers.'],
    [{ chips: 1 }, { dice: 1 }, '“chips” is not traded in this game.'],
    [{ garnets: -1 }, { stamps: -1 }, 'garnets: expected a whole number from 0, found -1.'],
  ])('of two reasons of one code the side that gives is named: %j for %j', (gives, takes, message) => {
    expect(settled(gives, takes)?.message).toBe(message);
  });

  test('an offer is judged by the same order, without what is held', () => {
    const forbidden = (gives: unknown, takes: unknown) => forbidsTrade(match, trade(gives, takes))?.code;
    expect(forbidden(WRONG.unknown, WRONG.malformed)).toBe('malformed');
    expect(forbidden(WRONG.malformed, WRONG.unknown)).toBe('malformed');
    expect(forbidden(WRONG['not-held'], WRONG.unknown)).toBe('unknown');
    expect(forbidden(WRONG['not-held'], WRONG['not-affordable'])).toBeUndefined();
  });

  test('within one side too, the earlier code counts, and of two the first part', () => {
    expect(settled({ chips: 1, garnets: -1 }, {})?.code).toBe('malformed');
    expect(settled({ chips: 1, dice: 1 }, {})?.message).toContain('chips');
  });
});

test('X13 the codes have one order', () => {
  const order = ['malformed', 'unknown', 'not-held', 'not-affordable', 'not-legal'] as const;
  const problems = order.map((code) => ({ code, message: code }));
  problems.forEach((one, i) => {
    problems.forEach((other, j) => {
      expect(moreSevere(one, other)).toBe(i <= j ? one : other);
    });
    expect([moreSevere(one, undefined), moreSevere(undefined, one)]).toEqual([one, one]);
  });
});
