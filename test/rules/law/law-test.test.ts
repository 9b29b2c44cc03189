import * as fc from 'fast-check';
import { advised } from './law-test.ts';

/** The error that a law throws. */
function thrownBy(law: () => void): Error {
  try {
    law();
  } catch (thrown) {
    return thrown as Error;
  }
  throw new Error('nothing was thrown');
}

test('a failing law says first what to do, then what was found, then the smallest match, and the stack last', () => {
  const law = () =>
    fc.assert(
      fc.property(fc.nat(), (rounds) => {
        if (rounds > 6) throw new Error('a purse held -1');
      }),
      { seed: 7 },
    );
  const { message, stack = '' } = advised(thrownBy(law), 'Pay with `purchase` only.');
  const parts = [
    'Pay with `purchase` only.',
    'a purse held -1',
    'Property failed after',
    'Counterexample: [7]',
    '    at ',
  ];
  const places = parts.map((part) => stack.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBe('Error: '.length);
  expect(message.startsWith(parts[0] as string)).toBe(true);
  expect(message).not.toContain('    at ');
});

test('an error that says itself what to do is not changed', () => {
  expect(advised(new Error('Add a column.'), '').message).toBe('Add a column.');
});
