import * as fc from 'fast-check';
import type { Cell } from '../../src/rules/declare/position.ts';
import type { Question } from '../../src/rules/order/question.ts';
import type { Random } from '../../test/rules/law/random.ts';

/** Short texts that often cause errors in spreadsheets or in the parsing of orders. */
const BITS = [
  ...'— 0 1 2 7 -1 0.5 1e309 1/2 007 NaN Infinity 9007199254740993 =1+1 =IMPORTXML("x") +1 @x <b>x</b>'.split(
    ' ',
  ),
  ...'{{x}} #{x} %s %00 * [0] {} null public host spectators true FALSE , ; + · × x : . … 👩‍👩‍👧 2️⃣ 🍎 ﬁ １２ ٣ ß İ'.split(
    ' ',
  ),
  ...'red coil A1 u 5 apple-3 gray garnet stamp random two yes no none nothing'.split(' '),
  ...[
    '',
    ' ',
    '\n',
    '\r\n',
    '\t',
    ' and ',
    '▸ players',
    '\u2028',
    '\u202e',
    '\ufffd',
    '\ufeff',
    '\ud83d',
    '\udc00',
  ],
  ...['blue postcard', '2 garnets', '9 bellflowers', 'red postcard x 1000000000', '1000000000 garnets'],
];

/**
 * Generates texts that somebody may write: short texts that cause errors, any characters, expected answers, and rarely a
 * very long text.
 */
export function hostileText(expected: readonly string[] = []): fc.Arbitrary<string> {
  const bit = fc.constantFrom(...BITS, ...expected);
  const bits = fc.array(expected.length > 0 ? fc.oneof(bit, fc.constantFrom(...expected)) : bit, {
    maxLength: 4,
  });
  const joined = fc.tuple(bits, fc.constantFrom('', ' ', ',', '\n')).map(([list, by]) => list.join(by));
  // Up to more than a cell holds.
  const long = fc
    .tuple(fc.constantFrom(...BITS, '9'), fc.constantFrom(10, 400, 4_990, 5_001, 20_001, 49_999, 60_000))
    .map(([text, length]) => text.repeat(Math.ceil(length / Math.max(1, text.length))));
  return fc.oneof(
    { weight: 24, arbitrary: joined },
    { weight: 4, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: long },
  );
}

const NUMBER = fc.oneof(
  fc.integer({ min: -1, max: 7 }),
  fc.double(),
  fc.constantFrom(2 ** 53, 46_000, 46_000.5),
);

/** Generates values that a spreadsheet cell may hold. */
export function hostileCell(expected: readonly string[] = []): fc.Arbitrary<Cell> {
  const number = NUMBER.filter(Number.isFinite);
  return fc.oneof({ weight: 10, arbitrary: hostileText(expected) }, number, fc.boolean());
}

/** Gives valid answers to a question. */
export function expectedBy({ input }: Question): readonly string[] {
  if ('choices' in input) return input.choices;
  return input.kind === 'whole' ? ['0', '1', '2', '3'] : ['A1 B2 C3', 'U 5', '1 garnet', 'red postcard'];
}

/** Generates any value that a browser can send. */
export const HOSTILE_VALUE: fc.Arbitrary<unknown> = fc.oneof(
  hostileText(),
  NUMBER,
  fc.constantFrom(undefined, null),
  fc.anything({ values: [hostileText(), NUMBER, fc.boolean(), fc.constant(null)], withNullPrototype: false }),
  fc.nat(200).map((length) => Array.from({ length }, () => 'Ann')),
);

/** Generates variants of a valid value. Usually parts are replaced or added, and sometimes the whole value is replaced. */
export function spoilt(good: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: partlySpoilt(good) }, { weight: 1, arbitrary: HOSTILE_VALUE });
}

function partlySpoilt(good: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(good)) return fc.tuple(...good.map(spoilt));
  if (typeof good !== 'object' || good === null) return fc.constant(good);
  const more = fc.oneof(
    { weight: 7, arbitrary: fc.constant({}) },
    fc.dictionary(hostileText(), HOSTILE_VALUE, { maxKeys: 2 }),
  );
  const parts = fc.record(
    Object.fromEntries(Object.entries(good).map(([key, value]) => [key, spoilt(value)])),
  );
  return fc.tuple(parts, more).map(([one, other]) => ({ ...one, ...other }));
}

/** Draws `count` values. With the same `random`, the values are the same. */
export function drawn<T>(values: fc.Arbitrary<T>, count: number, random: Random): readonly T[] {
  return fc.sample(values, { seed: random(2 ** 31), numRuns: count });
}
