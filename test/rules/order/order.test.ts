import { yesNo } from '../../../src/rules/data.ts';
import { orderFrom } from '../../../src/rules/order/order.ts';

test.each(['constructor', 'toString', '__proto__'])(
  'no field can be called %s, which every object has',
  (key) => {
    const fields = JSON.parse(`{ "${key}": null }`) as Record<string, ReturnType<typeof yesNo>>;
    Object.defineProperty(fields, key, { value: yesNo({ title: 'Yes?' }) });
    expect(() => orderFrom(fields)).toThrow(`A field cannot be called ${key}`);
  },
);
