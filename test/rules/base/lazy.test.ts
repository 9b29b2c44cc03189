import { lazy } from '../../../src/rules/base/lazy.ts';

test('makes its value when it is first asked, and only once, even where the value is undefined', () => {
  for (const value of [{}, undefined]) {
    const make = jest.fn(() => value);
    const get = lazy(make);
    expect(make).not.toHaveBeenCalled();
    expect([get(), get()]).toEqual([value, value]);
    expect(make).toHaveBeenCalledTimes(1);
  }
});
