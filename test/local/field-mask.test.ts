import { overwrite, parseMask, project } from '../../local/google/base/field-mask.ts';

test('a mask takes commas, parentheses, dots and slashes', () => {
  expect(parseMask('a,b(c,d/e),f.g,*')).toEqual({
    a: true,
    b: { c: true, d: { e: true } },
    f: { g: true },
    '*': true,
  });
});

test.each(['', 'a,', 'a(b', 'a)b', '1a'])('the mask "%s" is refused', (mask) => {
  expect(() => parseMask(mask)).toThrow('Invalid field mask');
});

test('lists are entered', () => {
  expect(project({ sheets: [{ a: 1, b: 2 }, { b: 3 }] }, parseMask('sheets.b'))).toEqual({
    sheets: [{ b: 2 }, { b: 3 }],
  });
});

test('fields missing in the source are cleared, fields outside the mask stay', () => {
  expect(
    overwrite({ a: 1, b: { c: 2, d: 3 } } as object, { b: { d: 4 } } as object, parseMask('a,b.d')),
  ).toEqual({
    b: { c: 2, d: 4 },
  });
});
