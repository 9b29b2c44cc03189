import { makeMemo } from '../../../src/sheets/google/memo.ts';

/** Properties in memory, and how often they were read, and several written at once. */
function makeProperties() {
  const store: Record<string, string> = { tabs: '[]' };
  const counts = { all: 0, written: 0 };
  const properties = {
    getProperties: () => {
      counts.all++;
      return { ...store };
    },
    setProperty: (key: string, value: string) => {
      store[key] = value;
      return properties;
    },
    setProperties: (texts: Record<string, string>) => {
      counts.written++;
      Object.assign(store, texts);
      return properties;
    },
    deleteProperty: (key: string) => {
      delete store[key];
      return properties;
    },
  };
  return { store, counts, properties: properties as never };
}

test('reads all notes in one call, and knows what it wrote itself', () => {
  const { store, counts, properties } = makeProperties();
  const memo = makeMemo(properties);
  expect([memo.get('tabs'), memo.get('log'), memo.get('constructor')]).toEqual(['[]', undefined, undefined]);
  memo.set('log', '1 abc');
  memo.set('tabs', undefined);
  expect([memo.get('log'), memo.get('tabs')]).toEqual(['1 abc', undefined]);
  expect(store).toEqual({ log: '1 abc' });
  expect(counts.all).toBe(1);
});

test('writes several notes in one call, and leaves the others', () => {
  const { store, counts, properties } = makeProperties();
  const memo = makeMemo(properties);
  memo.get('tabs');
  memo.setAll({ log: '1 abc', version: '2' });
  expect([memo.get('log'), memo.get('version'), memo.get('tabs')]).toEqual(['1 abc', '2', '[]']);
  expect([store, counts.written]).toEqual([{ tabs: '[]', log: '1 abc', version: '2' }, 1]);
});

test('a note that was written before the first read is read too', () => {
  const { properties } = makeProperties();
  const memo = makeMemo(properties);
  memo.set('log', '1 abc');
  expect([memo.get('log'), memo.get('tabs')]).toEqual(['1 abc', '[]']);
});

test('what others wrote is seen once the notes are forgotten', () => {
  const { store, counts, properties } = makeProperties();
  const memo = makeMemo(properties);
  memo.get('tabs');
  store.tabs = '[1]';
  expect(memo.get('tabs')).toBe('[]');
  memo.forget();
  expect(memo.get('tabs')).toBe('[1]');
  expect(counts.all).toBe(2);
});
