import type { Cell } from '../../src/rules/declare/position.ts';
import type { Question } from '../../src/rules/order/question.ts';
import { pick, type Random } from '../../test/rules/law/random.ts';

const LONE = '\ud83d';

/** Short texts that often cause errors in programs. */
const BITS: readonly string[] = [
  ...[
    '',
    ' ',
    '—',
    '0',
    '1',
    '2',
    '7',
    '-1',
    '0.5',
    '1e309',
    '1/2',
    '007',
    'NaN',
    'Infinity',
    '9007199254740993',
  ],
  ...[
    '=1+1',
    '=IMPORTXML("x")',
    '+1',
    '@x',
    "'",
    '"',
    '<b>x</b>',
    '{{x}}',
    '#{x}',
    '\\',
    '%s',
    '%00',
    '*',
    '[0]',
    '{}',
    'null',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'public',
    'host',
    'spectators',
    '▸ players',
    'true',
    'FALSE',
  ],
  ...[
    ',',
    ';',
    '\n',
    '\r\n',
    '\t',
    ', , ,',
    ' and ',
    '+',
    '·',
    '×',
    'x',
    ':',
    '.',
    '…',
    '\u0000',
    '\u0007',
    '\u2028',
    '\u202e',
  ],
  ...[
    '👩‍👩‍👧',
    '2️⃣',
    '🍎',
    'é',
    'ﬁ',
    '１２',
    '٣',
    'ß',
    'İ',
    LONE,
    `${LONE}${LONE}`,
    '\udc00',
    '\ufffd',
    '\ufeff',
  ],
  ...[
    'red',
    'blue postcard',
    'coil 3',
    'A1',
    'u 5',
    'apple-3',
    'gray 0',
    'garnet',
    '2 garnets',
    '9 bellflowers',
    'stamp',
    'random',
  ],
  ...[
    'red postcard x 1000000000',
    '99 red postcards',
    '1000000000 garnets',
    'card 2',
    'two',
    'yes',
    'no',
    'none',
    'nothing',
  ],
];

/** Lengths of repeated texts, up to more than a cell holds. */
const LENGTHS = [10, 400, 4_990, 5_001, 20_001, 49_999, 60_000];

/** A text that somebody may write: short bits, what the question expects, and seldom a very long one. */
export function hostileText(random: Random, expected: readonly string[] = []): string {
  const bit = () => (expected.length > 0 && random(2) === 0 ? pick(random, expected) : pick(random, BITS));
  const text = Array.from({ length: 1 + random(4) }, bit).join(pick(random, ['', ' ', ',', '\n', ' ']));
  if (random(20) === 0) return '9'.repeat(1 + random(450));
  if (random(30) > 0 || text === '') return text;
  return text.repeat(Math.ceil(pick(random, LENGTHS) / text.length));
}

const NUMBERS = [0, 1, 2, 3, 7, -1, 0.5, 1e9, 1e15, 2 ** 53, 1e21, 1e300, -1e300, 46_000, 46_000.5];

/** A cell as a spreadsheet may hold it. */
export function hostileCell(random: Random, expected: readonly string[] = []): Cell {
  const kind = random(12);
  if (kind === 0) return pick(random, NUMBERS);
  if (kind === 1) return random(2) === 0;
  if (kind === 2) return '';
  return hostileText(random, expected);
}

/** An answer that fits the question. */
export function expectedBy({ input }: Question): readonly string[] {
  if ('choices' in input) return input.choices;
  return input.kind === 'whole' ? ['0', '1', '2', '3'] : ['A1 B2 C3', 'U 5', '1 garnet', 'red postcard'];
}

const KEYS = [
  'match',
  'round',
  'early',
  'player',
  'garnets',
  'bellflowers',
  'tokensOfLife',
  'why',
  'game',
  'options',
  'players',
];

/** Any value that a browser can send, some of them like good ones. */
export function hostileValue(random: Random, depth = 0): unknown {
  switch (random(depth > 2 ? 6 : 9)) {
    case 0:
      return pick(random, [...NUMBERS, Number.MAX_SAFE_INTEGER, -0]);
    case 1:
      return pick(random, [null, undefined, true, false]);
    case 2:
      return random(6);
    case 6:
      return Array.from({ length: random(5) }, () => hostileValue(random, depth + 1));
    case 7:
      return Array.from({ length: random(200) }, () => 'Ann');
    case 8: {
      const pairs = Array.from({ length: random(6) }, () => [
        random(2) === 0 ? pick(random, KEYS) : hostileText(random),
        hostileValue(random, depth + 1),
      ]);
      return Object.fromEntries(pairs) as unknown;
    }
    default:
      return hostileText(random);
  }
}

/** A good value with parts of it replaced, left out or added. */
export function spoilt(good: unknown, random: Random): unknown {
  if (random(8) === 0) return hostileValue(random);
  if (Array.isArray(good))
    return good.map((one) => (random(6) === 0 ? hostileValue(random) : (one as unknown)));
  if (typeof good === 'object' && good !== null) {
    const pairs = Object.entries(good).flatMap(([key, value]) =>
      random(12) === 0 ? [] : [[key, random(3) === 0 ? spoilt(value, random) : (value as unknown)]],
    );
    if (random(8) === 0) pairs.push([hostileText(random).slice(0, 30), hostileValue(random, 2)]);
    return Object.fromEntries(pairs) as unknown;
  }
  return random(3) === 0 ? hostileValue(random, 1) : good;
}
