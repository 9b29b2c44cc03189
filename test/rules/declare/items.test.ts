import { makeChance } from '../../../src/rules/base/chance.ts';
import type { Dealt } from '../../../src/rules/declare/column.ts';
import { items } from '../../../src/rules/declare/items.ts';
import { roles } from '../../../src/rules/declare/roles.ts';

const COILS = items('coils', { one: 'coil', kinds: [1, 3], column: 'coil', start: [2, 1], swap: true });

test('items are columns of seats, a good, and lists of what is held', () => {
  expect(Object.keys(COILS.columns)).toEqual(['coil1', 'coil3']);
  expect(COILS.columns.coil1.start).toBe(2);
  expect(COILS.good).toMatchObject({
    key: 'coils',
    many: 'coils',
    items: [1, 3],
    columns: ['coil1', 'coil3'],
  });
  expect(COILS.list(COILS.start)).toEqual([1, 1, 3]);
  expect(COILS.count({ coil1: 4, coil3: 0 })).toBe(4);
  expect(COILS.column(3)).toBe('coil3');
});

test('items can all become public at the end', () => {
  const { columns } = items('logs', { one: 'log', kinds: ['oak', 'ash'], most: 9, revealed: 'all logs' });
  expect([columns.oak, columns.ash].map(({ revealed }) => revealed)).toEqual(['all logs', 'all logs']);
});

const ROLES = roles(['spy', 'guest', 'cook'], { help: 'Each player’s role.' }).dealt as Dealt;
const seats = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'].map((name, i) => ({
  name,
  meadow: i % 2 ? 'red' : 'blue',
}));
const info = { seats, names: seats.map(({ name }) => name), options: {} };
const given = (list: readonly string[]) => ({
  role: Object.fromEntries(info.names.map((name, i) => [name, list[i]])),
});

test('roles are drawn so that each meadow has every one', () => {
  const drawn = ROLES.draw(info, makeChance('seed'), 'role');
  for (const parity of [0, 1])
    expect(drawn.filter((_, seat) => seat % 2 === parity).sort()).toEqual(['cook', 'guest', 'spy']);
  const all = Array.from({ length: 40 }, (_, i) => ROLES.draw(info, makeChance(`${i}`), 'role').join());
  expect(new Set(all).size).toBeGreaterThan(20);
});

test('roles given by hand are read in seat order, or refused', () => {
  const good = ['spy', 'cook', 'guest', 'spy', 'cook', 'guest'];
  expect(ROLES.read(info, given(good), 'role')).toEqual(good);
  expect(ROLES.read(info, {}, 'role')).toBeUndefined();
  expect(() => ROLES.read(info, given(['spy', 'cook', 'spy', 'spy', 'cook', 'guest']), 'role')).toThrow(
    'setup.role: expected spy, guest and cook in blue, found',
  );
  expect(() => ROLES.read(info, given(['king', ...good.slice(1)]), 'role')).toThrow(
    'setup.role.Ann: expected',
  );
});
