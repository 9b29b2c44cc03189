import { applyMutant, mutantsOf } from '../../tools/mutate.ts';

const changed = (source: string, file = 'file.ts') =>
  mutantsOf(file, source).map((mutant) => applyMutant(source, mutant));

describe('the mutants of a source', () => {
  test.each([
    ['a < b;', [';', 'a <= b;']],
    ['x = !a ? 1 : 2;', [';', 'x = (a) ? 1 : 2;', 'x = !a ? 2 : 2;', 'x = !a ? 1 : 3;']],
    ['if (a) f();', ['if (!(a)) f();', 'if (a) ;']],
    ['const a = b ?? c;', ['const a = c;']],
    ['const a = [...b, ...c];', ['const a = [...[], ...c];', 'const a = [...b, ...[]];']],
    ['const a = { ...b };', ['const a = { ...{} };']],
    ['const a = b.filter(c).some(d);', ['const a = b.some(d);', 'const a = b.filter(c).every(d);']],
    ["const a = '';", ["const a = 'other';"]],
    ['const a = true as boolean;', ['const a = false as boolean;']],
  ])('%s', (source, mutants) => {
    expect([...changed(source)].sort()).toEqual([...mutants].sort());
  });

  test('leave types, imports, names and the looks of elements alone', () => {
    expect(changed("import { a } from 'b'; export * from 'c'; interface D { readonly e: 'f' | 1 }")).toEqual(
      [],
    );
    expect(changed("const a = { 'b c': d };")).toEqual([]);
    expect(changed('const a = <p class="b">{c}</p>;', 'file.tsx')).toEqual([]);
  });

  test('name the place that they change', () => {
    expect(mutantsOf('file.ts', 'const a =\n  1;')).toMatchObject([
      { line: 2, column: 3, before: '1', text: '2' },
    ]);
  });
});
