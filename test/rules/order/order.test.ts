import { yesNo } from '../../../src/rules/data.ts';
import { orderFrom } from '../../../src/rules/order/order.ts';

test('a field may be called as a property that every object has: it is absent unless it was sent', () => {
  const { read, judge } = orderFrom({ toString: yesNo({ title: 'Yes?' }) });
  const info = { seats: [], names: [], options: {} };
  const purse = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };
  const refuse = () => {
    throw new Error('nothing is bad here');
  };
  const judged = (raw: Record<string, unknown>) =>
    judge(info, {} as never, 0, purse, raw, refuse, {} as never);
  expect(read(info, {})).toEqual({});
  expect(judged({}).order.toString).toBe(false);
  expect(judged({ toString: true }).order.toString).toBe(true);
});
