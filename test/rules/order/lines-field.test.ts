import type { Judging } from '../../../src/rules/order/field.ts';
import { lines } from '../../../src/rules/order/lines-field.ts';
import { PLANTS } from '../board/examples.ts';

/** Words of at most three letters; two of one kind may be sent. */
const field = lines<string, Map<string, number>, object, object>(
  {
    ask: () => [],
    read: (answers, key) => (answers[key] ?? '').split(',').filter(Boolean),
  },
  {
    parse: (raw) => (typeof raw === 'string' && raw.length <= 3 ? raw : undefined),
    expected: 'a short word',
    start: () => new Map(),
    take(line, left, _judging, taken) {
      const count = (left.get(line) ?? 0) + 1;
      if (count > 2) return ['not-affordable', `${line} was sent ${taken.length} times`];
      left.set(line, count);
      return undefined;
    },
  },
);

function judge(raw: unknown) {
  const refused: string[] = [];
  const judging = {
    refuse: (...[path, code, why]: string[]) => void refused.push(`${path} ${code}: ${why}`),
  } as unknown as Judging<object, object>;
  return { taken: field.judge(raw, 'words', judging), refused };
}

test('X3 each line is judged alone, in order; one that is refused uses up nothing', () => {
  expect(judge(['a', 7, 'a', 'four', 'a', 'b'])).toEqual({
    taken: ['a', 'a', 'b'],
    refused: [
      'words[1] malformed: Expected a short word, found 7.',
      'words[3] malformed: Expected a short word, found “four”.',
      'words[4] not-affordable: a was sent 2 times',
    ],
  });
});

test.each([
  [{ card: 'W', chips: 0 }, '“W 0”'],
  [{ card: 'W', more: [1, 2] }, 'card “W”, more a list of 2'],
  [{}, 'nothing'],
  [null, 'null'],
  [{ word: 'x'.repeat(99) }, `“${'x'.repeat(56)}…`],
])('X3 a line that cannot be read is named as it was written: %j', (line, found) =>
  expect(judge([line]).refused).toEqual([`words[0] malformed: Expected a short word, found ${found}.`]),
);

test('what is no list is refused once, and nothing is no list', () => {
  expect(judge('a')).toEqual({ taken: [], refused: ['words malformed: Expected a list, found “a”.'] });
  expect(judge(undefined)).toEqual({ taken: [], refused: [] });
  expect(judge([])).toEqual({ taken: [], refused: [] });
});

test('no lines are read as no answer', () => {
  expect(field.read({ words: 'a,b' }, 'words', {} as never)).toEqual(['a', 'b']);
  expect(field.read({}, 'words', {} as never)).toBeUndefined();
});

test('lines can be asked for as numbers: each is a line, and a text is malformed', () => {
  const refused: string[] = [];
  const refuse = (...[path, code]: string[]) => void refused.push(`${path} ${code}`);
  const order = PLANTS.read({ plantoak: '2', plantbirch: 'many', plantpine: ' ' }, 'plants', {} as never);
  expect(order).toEqual(['oak', 'oak', 'many']);
  expect(PLANTS.judge([...(order as string[]), 'pine', 'oak'], 'plants', { refuse } as never)).toEqual([
    'oak',
    'oak',
    'pine',
  ]);
  expect(refused).toEqual(['plants[2] malformed', 'plants[4] not-legal']);
});

test('H12 however large a number is, one line says that it has too many', () => {
  const order = PLANTS.read({ plantoak: '900000' }, 'plants', {} as never) as string[];
  expect(order).toHaveLength(101);
  expect(order[100]).toBe('? (1 line after the first 100)');
});
