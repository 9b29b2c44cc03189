import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { GUARDS } from '../../tools/guards/list.ts';
import { withoutGuard } from '../../tools/guards/remove.ts';

// `npm run guards` removes each guard (docs/reliability.md).

test.each(GUARDS.map((guard) => [guard.holds, guard] as const))(
  '%s: the guard and its tests are there',
  (_, guard) => {
    const source = readFileSync(guard.file, 'utf8');
    expect(withoutGuard(source, guard)).not.toBe(source);
    expect(guard.tests.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('a guard that is not there once is refused', () => {
  const [guard] = GUARDS;
  expect(() => withoutGuard('nothing', guard!)).toThrow('is there 0 times');
});
