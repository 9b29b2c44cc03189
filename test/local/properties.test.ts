import { hostOf, outcome, run } from './bundle.ts';

const STORE = 'PropertiesService.getDocumentProperties()';

test('a property holds 9 kB, counted in bytes', () => {
  const set = `${STORE}.setProperty('k', a); return 'kept';`;
  expect(outcome(set, 'x'.repeat(9 * 1024 - 1))).toBe('kept');
  expect(outcome(set, 'x'.repeat(9 * 1024))).toContain('too large');
  expect(outcome(set, 'é'.repeat(5000))).toContain('too large');
});

test('all of them hold 500 kB', () => {
  const host = hostOf(`for (let i = 0; i < a; i++) ${STORE}.setProperty('k' + i, 'x'.repeat(9000));`);
  expect(run(host, 56).error).toBeUndefined();
  expect(run(host, 57).error?.message).toContain('property storage quota');
});

test('only text is taken, and a missing key gives null', () => {
  expect(outcome(`${STORE}.setProperty('k', 1)`)).toContain('is no string');
  expect(outcome(`return ${STORE}.getProperty('k')`)).toBeNull();
});

test('properties outlive calls, and belong to the workbook', () => {
  const host = hostOf(
    `const p = ${STORE}; const had = p.getProperty('k'); p.setProperty('k', 'v'); return had;`,
  );
  expect([run(host).value, run(host).value]).toEqual([null, 'v']);
  host.activate(host.makeWorkbook('Other', 'host@example.com'));
  expect(run(host).value).toBeNull();
});
